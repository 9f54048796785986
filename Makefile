# The commands of this project: `make site`, `make test`; `make help` lists the others.
#
# They install the system packages that are missing, where there is apt, and need nothing else
# but a Swift toolchain.

# The compiler's driver leaves a folder in the temporary one at each of its calls: they are kept together,
# and removed by the next command.
SCRATCH = $(CURDIR)/.build/scratch
SWIFT = env TMPDIR=$(SCRATCH) swift

# Debug, in which Package.swift has what waits longest optimized: an optimized build of everything takes
# three times as long. `--use-integrated-swift-driver` would save 35 s of the first build's 235, but later
# builds would compile everything again. With the engine compiled as a whole module the first build would need
# 45 s of a processor less (68 and not 112), but each change of a line in the engine would take 46 s. Without the
# index store compiling takes about a twentieth less, but everything would be compiled again after a plain `swift build`.
SWIFT_BUILD = $(SWIFT) build --configuration debug
REPRISE = .build/debug/reprise

# Without the benchmarks, which `make test-all` builds.
TESTS_BUILD = env REPRISE_PARTS=tests $(SWIFT_BUILD)

# What the build and examples need, and what only the fuzzing and the tests need, as package=file to look for.
BUILD_PACKAGES = \
  libcmark-gfm-dev=/usr/include/cmark-gfm.h \
  libcmark-gfm-extensions-dev=/usr/include/cmark-gfm-core-extensions.h \
  bubblewrap=/usr/bin/bwrap \
  util-linux=/usr/bin/prlimit
FUZZ_PACKAGES = python3=python3
LINT_PACKAGES = python3=python3 python3-venv=/usr/share/doc/python3-venv
TEST_PACKAGES = \
  chromium-headless-shell=$(or $(REPRISE_CHROMIUM),/usr/bin/chromium-headless-shell) \
  default-jre-headless=java \
  libxml2-utils=xmllint \
  nginx-light=/usr/sbin/nginx \
  python3=python3 \
  python3-venv=/usr/share/doc/python3-venv \
  libjs-codemirror=/usr/share/javascript/codemirror

# The finished site, and one of guides made for the tests, in a real browser.
BROWSER = $(CURDIR)/.build/browser
BROWSER_TESTS = Tests/Browser
PYTEST = $(BROWSER)/python/bin/pytest -q -p no:cacheprovider --numprocesses 2 --dist worksteal
WITH_SITES = env REPRISE_SITE=$(BROWSER)/site REPRISE_TEST_SITE=$(BROWSER)/guides
TEST_PAGES = $(WITH_SITES) REPRISE_SKIPPED_LOG=$(TESTED)/pages-skipped.log \
  $(PYTEST) --junitxml $(TESTED)/pages.xml $(BROWSER_TESTS)/Pages
TEST_TOOL = $(WITH_SITES) REPRISE_SKIPPED_LOG=$(TESTED)/tool-skipped.log REPRISE=$(CURDIR)/$(REPRISE) \
  $(PYTEST) --junitxml $(TESTED)/tool.xml $(BROWSER_TESTS)/Tool

# Where `make screenshots` puts them.
SCREENSHOTS = $(CURDIR)/.build/screenshots

# Where the tests of a run note which facts they pin, and what is made of that.
FACTS_LOG = $(CURDIR)/.build/facts.log
FACTS_TABLE = $(FACTS_LOG).table.md

.PHONY: help site build dist test test-all test-all-parts start-of-tests swift-test run-swift-tests optimized-engine package-test verify browser-test \
  browser-test-all browser-sites screenshots facts bench bench-serve bench-shards soak fuzz lint words \
  packages fuzz-packages lint-packages test-packages test-attacks attacks programs apps methods mutants mutants-again clean
.NOTPARALLEL:

help: ## lists these targets
	@sed -nE 's/^([a-z-]+):.* ## (.*)/  make \1|\2/p' Makefile | column -t -s '|'

site: build ## builds the tool, runs every example, writes the site into _site/
	$(REPRISE) build

# The first build has two steps. The optimized targets are each compiled by one processor, one after the other: what the first
# of them depends on is built first, so that they are compiled beside the engine, which takes longest, and not after it.
build: packages ## builds the tool and the engine
	test -x $(REPRISE) || REPRISE_PARTS=tool $(SWIFT_BUILD) --target GuideMarkup
	REPRISE_PARTS=tool $(SWIFT_BUILD)

# For machines with the same toolchain and libcmark-gfm: `bin/reprise` in it works from any folder.
DIST = $(CURDIR)/.build/dist
dist: build ## packs the tool to be copied to other machines: .build/dist/reprise-*.tar.gz
	rm -rf $(DIST)
	mkdir -p $(DIST)
	Distribution/dist.sh .build/debug $(DIST)/reprise
	cd $(DIST) && tar czf reprise-swift-$$(cat reprise/tool/swift-version)-$$(uname -m).tar.gz reprise

test: start-of-tests lint swift-test verify browser-test ## the tests that a change must pass
	@python3 Tests/Tiers/report.py $(TESTED)

test-all: ## everything: each page, width, attack, kill and edit
	$(MAKE) test-all-parts; status=$$?; \
	python3 Tests/Tiers/report.py --result $(TESTED) > Tests/Tiers/last-run.md; exit $$status

# Nothing is left out because it passed before.
test-all-parts: TIER = all
test-all-parts: TESTS_BUILD = $(SWIFT_BUILD)
test-all-parts: export AGAIN = 1
test-all-parts: start-of-tests lint swift-test optimized-engine package-test verify attacks browser-test-all
	@python3 Tests/Tiers/report.py $(TESTED)

# Which tier of the tests in Swift runs.
TIER = one

# What a run of the tests notes: how long each part and each test took, and what is left to the other tier.
TESTED = $(CURDIR)/.build/tested
PART = python3 Tests/Tiers/part.py $(TESTED)/parts.log

start-of-tests: test-packages
	@mkdir -p $(TESTED) && rm -f $(TESTED)/parts.log

swift-test: test-packages ## the tests in Swift, and which facts about UIKit they pin
	$(PART) "building the tests" $(TESTS_BUILD) --build-tests
	$(PART) "building the tool" $(TESTS_BUILD)
	$(PART) "the tests in Swift" --inputs $(SWIFT_INPUTS) -- $(MAKE) --no-print-directory run-swift-tests TIER=$(TIER)

run-swift-tests:
	rm -f $(FACTS_LOG) $(FACTS_TABLE) $(TESTED)/swift-skipped.log $(TESTED)/swift*.xml
	REPRISE_TESTS=$(TIER) REPRISE_SKIPPED_LOG=$(TESTED)/swift-skipped.log REPRISE_FACTS_LOG=$(FACTS_LOG) \
	  REPRISE_PARTS=tests python3 Tests/Tiers/swift_tests.py $(TESTED)/swift.log \
	  swift test --skip-build --xunit-output $(TESTED)/swift.xml
	REPRISE_FACTS_OF_RUN=$(FACTS_LOG) REPRISE_PARTS=tests swift test --skip-build --filter FactTableTests
	@test -s $(FACTS_TABLE) || { echo "FactTableTests did not run: no test checked the facts" >&2; exit 1; }

# The optimizer refuses what a debug build lets pass; the benchmarks and release builds of other packages need it.
optimized-engine:
	$(PART) "the engine, optimized" $(SWIFT_BUILD:debug=release) --product RepriseEngine

# The package that shows how others test with the engine, built as theirs: it compiles the engine once more.
EXAMPLE_PACKAGE = Content/reference/package
package-test:
	$(PART) "the example package" $(SWIFT) test --package-path $(EXAMPLE_PACKAGE) --scratch-path .build/package

# All that these tests depend on. Where none of it has changed since they passed, they are not run again; `AGAIN=1`
# runs them all the same.
SWIFT_INPUTS = action.yml Distribution Dockerfile $(BUILT) .build/debug/reprise-fuzz .build/debug/ReprisePackageTests.xctest Sources Content Site .github \
  Package.swift $(filter-out Tests/Browser Tests/README.md Tests/Words,$(wildcard Tests/*))
BUILT = $(REPRISE) .build/debug/reprise-supervisor .build/debug/reprise-launcher .build/debug/reprise-parser-trial .build/debug/libRepriseEngine.so .build/debug/libRepriseForkServer.so

verify:
	$(PART) "verify" $(REPRISE) verify --warnings-as-errors

# Opens a page of every kind in Chromium, and serves guides: what is read, found, pressed and refused there.
browser-test: browser-sites ## a page of every kind in Chromium, and serve
	@$(PART) "the pages in a browser" --inputs $(PAGE_INPUTS) -- $(TEST_PAGES)
	@$(PART) "serve in a browser" --inputs $(TOOL_INPUTS) -- $(TEST_TOOL)

# The same with every page, width, attack and program.
browser-test-all: browser-sites
	$(PART) "the pages in a browser" $(TEST_PAGES) --all
	$(PART) "serve in a browser" $(TEST_TOOL) --all

# Public programs with scenes, which are fetched, come back as their users left them.
programs: build ## runs public programs that restore scenes, as they are
	python3 Tests/Programs/programs.py --reprise $(REPRISE) --programs .build/programs

# Apps of a list of one's own, whose checkouts are in a folder: see Tests/Programs/apps.py.
LIST = .build/apps.list
APPS = .build/apps
apps: build ## runs many apps of a list as they are, and writes how far each comes
	python3 -B Tests/Programs/apps.py --reprise $(REPRISE) --list $(LIST) --apps $(APPS) --table Tests/Programs/apps.md

# What programs in guides get of the machine, in each isolation, as root and as another user.
test-attacks: build attacks ## try to break out of the sandbox: a table of what each attempt got
attacks:
	@mkdir -p $(TESTED)
	$(PART) "attacks" python3 Tests/Attacks/attacks.py $(REPRISE) .build/attacks.md \
	  --page Content/reference/isolation.md

# The two sites that the tests open.
browser-sites: test-packages $(BROWSER)/python/installed
	rm -rf $(BROWSER)/site $(BROWSER)/guides $(BROWSER)/looks
	mkdir -p $(BROWSER)/looks
	cp -r Site/templates Site/styles Site/findings Site/scripts Site/serve $(BROWSER)/looks
	$(PART) "the site" $(REPRISE) build --output $(BROWSER)/site
	$(REPRISE) build --content $(BROWSER_TESTS)/Guides --site $(BROWSER)/looks --output $(BROWSER)/guides

# Another build of the tool or of the engine that makes the same pages leaves the tests of pages as they were.
SHARED_BROWSER_INPUTS = $(filter-out $(BROWSER_TESTS)/Pages $(BROWSER_TESTS)/Tool,$(wildcard $(BROWSER_TESTS)/*)) Site
PAGE_INPUTS = $(BROWSER)/site $(BROWSER)/guides $(BROWSER_TESTS)/Pages $(SHARED_BROWSER_INPUTS)
TOOL_INPUTS = $(BUILT) $(BROWSER_TESTS)/Tool $(SHARED_BROWSER_INPUTS)

# Pictures of chosen pages in four widths and two schemes, and on paper, for a person to look at.
screenshots: test-packages $(BROWSER)/python/installed build ## pictures of chosen pages in four widths, light and dark
	rm -rf $(SCREENSHOTS)
	$(REPRISE) build --output $(BROWSER)/site
	REPRISE_SITE=$(BROWSER)/site $(BROWSER)/python/bin/python $(BROWSER_TESTS)/screenshots.py $(SCREENSHOTS)

$(BROWSER)/python/installed: $(BROWSER_TESTS)/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# The other implementation of Cassowary, beside which ours is measured. The benchmark says so where it cannot be installed.
KIWI = $(CURDIR)/.build/kiwi
$(KIWI)/installed: Tests/ConstraintSolverTests/Kiwi/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

# Release builds of what is measured alone.
bench: packages ## what saving, restoring, solving constraints, verify, large sites and serve cost
	$(SWIFT) build --configuration release --product reprise-bench
	.build/release/reprise-bench
	$(SWIFT) build --configuration release --product reprise-bench-constraints
	-$(MAKE) $(KIWI)/installed
	.build/release/reprise-bench-constraints --python $(KIWI)/bin/python
	$(SWIFT) build --configuration release --product RepriseEngine
	$(SWIFT) build --configuration release --product reprise-supervisor
	$(SWIFT) build --configuration release --product RepriseForkServer
	$(SWIFT) build --configuration release --product reprise-launcher
	$(SWIFT) build --configuration release --product reprise-dialect-bench
	.build/release/reprise-dialect-bench
	$(SWIFT) build --configuration release --product reprise-bench-verify
	$(SWIFT) build --configuration release --product reprise
	.build/release/reprise-bench-verify
	$(SWIFT) build --configuration release --product reprise-bench-site
	.build/release/reprise-bench-site
	.build/release/reprise build --output $(BROWSER)/site
	python3 $(BROWSER_TESTS)/weights.py $(BROWSER)/site
	$(MAKE) bench-serve REPRISE=.build/release/reprise

# How long authors and readers wait for `reprise serve`, in Chromium.
bench-serve: test-packages $(BROWSER)/python/installed
	REPRISE=$(CURDIR)/$(REPRISE) REPRISE_SITE=$(BROWSER)/site $(BROWSER)/python/bin/python $(BROWSER_TESTS)/bench_serve.py

# The tool must be built. It takes the time of a cold verify, and ten shares with empty caches.
bench-shards: ## ten shares of verify with a filled cache server
	python3 -B Tests/CacheServer/bench_shards.py $(REPRISE)

# 1,000 runs and 200 edits in a row, and what they leave behind.
soak: test-packages $(BROWSER)/python/installed ## 1,000 runs and 200 edits of serve in a row
	REPRISE=$(CURDIR)/$(REPRISE) REPRISE_SITE=$(BROWSER)/site $(BROWSER)/python/bin/python $(BROWSER_TESTS)/soak_serve.py

fuzz: fuzz-packages ## damaged archives by the million
	$(SWIFT) build --configuration release --product reprise-fuzz
	$(SWIFT) build --configuration release --product reprise-parser-trial
	.build/release/reprise-fuzz

methods: packages ## writes the tables of UIKit's methods and of the driver's members from their declarations
	$(TESTS_BUILD) --product reprise-methods
	.build/debug/reprise-methods

# Tries changes of the sources in a clone of the last commit: each should make a test fail.
MUTANTS_SEED = 1
mutants: test-packages ## changes forty places of the sources, one at a time: do the tests notice?
	$(SWIFT_BUILD) --product reprise-mutants
	env TMPDIR=$(SCRATCH) python3 Tests/Mutants/mutants.py .build/debug/reprise-mutants --seed $(MUTANTS_SEED)

mutants-again: test-packages ## tries again the changes that no test noticed
	$(SWIFT_BUILD) --product reprise-mutants
	env TMPDIR=$(SCRATCH) python3 Tests/Mutants/mutants.py .build/debug/reprise-mutants --again

# Writes the table of the facts and their tests again, and reports what is wrong with it.
facts: test-packages ## writes the table of facts about UIKit and the tests that pin them
	$(SWIFT_BUILD) --build-tests
	$(SWIFT_BUILD)
	rm -f $(FACTS_LOG) $(FACTS_TABLE)
	REPRISE_FACTS_LOG=$(FACTS_LOG) swift test --skip-build --filter UIKitTests
	-REPRISE_FACTS_OF_RUN=$(FACTS_LOG) swift test --skip-build --filter FactTableTests
	cp $(FACTS_TABLE) Tests/UIKitTests/Facts/table.md

lint: words ## checks the format of the sources, their words and their spelling
	python3 -B Tests/Tiers/format_lint.py $(TESTED)/format.log Package.swift Sources Tests

# The words that this project does not use, and misspellings, in texts, messages and comments.
WORDS = $(CURDIR)/.build/words
words: lint-packages $(WORDS)/installed ## checks the words and the spelling of texts, messages and comments; seconds
	cd Tests/Words && python3 -B -m unittest --quiet test_words
	python3 -B Tests/Words/words.py
	$(WORDS)/bin/codespell --config Tests/Words/codespell.cfg .

$(WORDS)/installed: Tests/Words/requirements.txt
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

packages: WANTED = $(BUILD_PACKAGES)
fuzz-packages: WANTED = $(BUILD_PACKAGES) $(FUZZ_PACKAGES)
lint-packages: WANTED = $(LINT_PACKAGES)
test-packages: WANTED = $(BUILD_PACKAGES) $(TEST_PACKAGES)

packages fuzz-packages lint-packages test-packages:
	@rm -rf $(SCRATCH) && mkdir -p $(SCRATCH)
	@command -v swift >/dev/null || { echo "A Swift toolchain is needed: see swift.org/install" >&2; exit 1; }
	@missing=""; \
	for entry in $(WANTED); do \
	  package=$${entry%%=*}; evidence=$${entry#*=}; \
	  test -e "$$evidence" || command -v "$$evidence" >/dev/null || missing="$$missing $$package"; \
	done; \
	test -n "$$missing" || exit 0; \
	if ! command -v apt-get >/dev/null; then \
	  echo "Please install these packages, under the names they have on this system:$$missing" >&2; \
	  exit 1; \
	fi; \
	echo "Installing$$missing"; \
	root=""; test "$$(id -u)" = 0 || root=sudo; \
	$$root apt-get update -qq && \
	DEBIAN_FRONTEND=noninteractive $$root apt-get install -y -qq --no-install-recommends $$missing

clean: ## removes what was built
	rm -rf .build _site
