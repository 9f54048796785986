// A field above the index of APIs that leaves only the entries with what is typed.

(() => {
  "use strict";

  const holder = document.querySelector("api-filter");
  const index = holder && document.getElementById(holder.dataset.of);
  if (!index) return;

  const field = element("input", {type: "search", spellcheck: "false"});
  const count = element("span", {role: "status"});
  holder.append(element("label", {}, say("Show only") + " ", field), " ", count);

  const types = [...index.querySelectorAll(".api-type")].map((section) => ({
    section,
    name: section.querySelector("h2").textContent.toLowerCase(),
    members: [...section.querySelectorAll(":scope > ul > li")].map((item) => ({
      item, name: item.querySelector("code").textContent.toLowerCase(),
    })),
  }));

  field.addEventListener("input", () => {
    const typed = field.value.trim().toLowerCase();
    let found = 0;
    for (const { section, name, members } of types) {
      const isType = name.includes(typed);
      let own = 0;
      for (const member of members) {
        const isShown = isType || (name + "." + member.name).includes(typed);
        member.item.hidden = !isShown;
        if (isShown) own += 1;
      }
      section.hidden = !isType && own === 0;
      if (!section.hidden) found += 1 + own;
    }
    count.textContent = !typed ? "" : found ? say("{count} found", {count: found}) : say("Nothing found.");
  });
})();
