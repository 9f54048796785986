"""Texts that would do something if a page took them for more than text."""

CALLS = [
    "<script>CALL</script>", "</script><script>CALL</script>", "<ScRiPt>CALL</sCrIpT>", "<script/x>CALL</script>", "<script\n>CALL</script>", "<<script>CALL//<</script>", "<script src=data:,CALL></script>",
    "<script type=module>CALL</script>", "<img src=x onerror=CALL>", "<img src=x onerror='CALL'>", "<img src=x onerror=\"CALL\">", "<img src=`x` onerror=CALL>", "<img/src=x/onerror=CALL>", "<img src=x\nonerror=CALL>",
    "<IMG SRC=x ONERROR=CALL>", "<img src=x onerror=CALL//", "\"><img src=x onerror=CALL>", "'><img src=x onerror=CALL>", "`><img src=x onerror=CALL>", "-->\n<img src=x onerror=CALL>", "]]><img src=x onerror=CALL>",
    "</title><img src=x onerror=CALL>", "</textarea><img src=x onerror=CALL>", "</style><img src=x onerror=CALL>", "</pre></code><img src=x onerror=CALL>", "</samp><img src=x onerror=CALL>", "</option></select><img src=x onerror=CALL>",
    "</template><img src=x onerror=CALL>", "</noscript><img src=x onerror=CALL>", "<svg/onload=CALL>", "<svg onload=CALL>", "<svg><script>CALL</script></svg>", "<svg><animate onbegin=CALL attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:CALL><text>x</text></a></svg>", "<svg><use href=data:image/svg+xml,<svg/onload=CALL>>", "<math><mtext><script>CALL</script></mtext></math>", "<math href=javascript:CALL>x</math>",
    "<body onload=CALL>", "<html onmouseover=CALL>", "<iframe src=javascript:CALL></iframe>", "<iframe srcdoc='<script>parent.CALL</script>'></iframe>", "<object data=javascript:CALL></object>", "<embed src=javascript:CALL>",
    "<a href=javascript:CALL>x</a>", "<a href=\"java\tscript:CALL\">x</a>", "<a href=\"&#106;avascript:CALL\">x</a>", "<a href=\"jav&#x0A;ascript:CALL\">x</a>", "<a href=\" javascript:CALL\">x</a>", "<a href=vbscript:CALL>x</a>",
    "<a href=data:text/html,<script>CALL</script>>x</a>", "[x](javascript:CALL)", "![x](x\" onerror=\"CALL)", "<form action=javascript:CALL><button>x</button></form>", "<button formaction=javascript:CALL>x</button>",
    "<input autofocus onfocus=CALL>", "<select autofocus onfocus=CALL>", "<textarea autofocus onfocus=CALL>", "<details open ontoggle=CALL>", "<video><source onerror=CALL></video>", "<audio src=x onerror=CALL>",
    "<marquee onstart=CALL>x</marquee>", "<base href=//evil.example/>", "<meta http-equiv=refresh content=0;url=javascript:CALL>", "<link rel=stylesheet href=data:,*{color:red}>", "<style>@import 'data:,x'</style>",
    "<div style=background:url(javascript:CALL)>x</div>", "<xss onpointerenter=CALL tabindex=1 autofocus onfocus=CALL>x</xss>", "<template shadowrootmode=open><img src=x onerror=CALL></template>", "<play-ground example=\"x\"></play-ground>",
    "<live-overlay></live-overlay>", "<code-editor></code-editor>", "<img id=document name=token src=x>", "<form id=main><input name=children></form>", "<meta name=reprise-token content=evil>", "<!--><img src=x onerror=CALL>-->",
    "<!doctype html><img src=x onerror=CALL>", "<?xml version='1.0'?><img src=x onerror=CALL>", "<![CDATA[<img src=x onerror=CALL>]]>", "{{constructor.constructor('CALL')()}}", "${CALL}", "{{#say}}<img src=x onerror=CALL>{{/say}}",
    "&lt;img src=x onerror=CALL&gt;", "&#60;img src=x onerror=CALL&#62;", "%3Cimg src=x onerror=CALL%3E", "\\u003cimg src=x onerror=CALL\\u003e", "\\x3cimg src=x onerror=CALL\\x3e", "+ADw-img src=x onerror=CALL+AD4-",
    "\u2028CALL//\u2029", "\u202e<img src=x onerror=CALL>", "\ufeff<script>CALL</script>", "\u00bcscript\u00beCALL\u00bc/script\u00be", "javascript:CALL", "';CALL//", "\";CALL//", "`;CALL//", "*/CALL/*", "$&<img src=x onerror=CALL>$`",
]

TEXTS = [text.replace("CALL", f"alert({number})") for number, text in enumerate(CALLS)]
