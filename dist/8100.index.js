export const id = 8100;
export const ids = [8100];
export const modules = {

/***/ 49274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ isTestPath),
/* harmony export */   pK: () => (/* binding */ checksCalled),
/* harmony export */   qW: () => (/* binding */ isCheckPath)
/* harmony export */ });
/** Whether a path is in a folder for tests or named like a test, in the languages with probes. */
function isTestPath(path) {
    return /(?:^|\/)(?:tests?|__tests__|spec)\/|(?:^|\/)(?:test_[^/]*|[^/]*[._](?:test|spec))\.\w+$|(?:^|\/)tests?\.\w+$/i.test(path);
}
/** Whether a file is named like a check or its data. */
function isCheckPath(path) {
    const word = /(?:^|[/_.-])(?:tests?|specs?|checks?|verif\w{0,20}|expect\w{0,20}|golden)(?:[/_.-]|$)/i;
    return word.test(path) || /[a-z](?:Test|Spec|Check)s?\.\w+$/.test(path);
}
/** Files that a script calls and that look like checks. Code that could change them would decide about itself. */
function checksCalled(scripts, given) {
    const words = scripts.flatMap((script) => script.split(/[\s'"`=:;&|<>()]+/));
    const paths = words.map((word) => word.replace(/^(?:\.\/)+/, ""));
    return new Set(paths.filter((path) => given.has(path) && isCheckPath(path)));
}


/***/ }),

/***/ 36705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
/** How often each word occurs. */
function tally(words) {
    const times = new Map();
    for (const word of words)
        times.set(word, (times.get(word) ?? 0) + 1);
    return times;
}


/***/ }),

/***/ 54154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf),
/* harmony export */   e: () => (/* binding */ totalOf)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);
/* harmony import */ var _format_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36705);



/**
 * Why passed tests prove nothing although the exit code is 0. Null if they do prove something.
 * @param mayBeFewer whether there is a known reason for fewer tests
 */
function faultOf(now, before, mayBeFewer = false) {
    if (ranIn(now) === 0)
        return now.skipped === 0 ? "no test ran" : "every test was skipped";
    if (now.failed > (before?.failed ?? 0))
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.failed)} failed, although the exit code was 0`;
    if (now.failed > 0 && now.passed <= before.passed)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.failed)} failed, as before any change, although the exit code was 0`;
    if (before === undefined)
        return null;
    if (totalOf(now) < totalOf(before) && !mayBeFewer)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", totalOf(now))} ran or ${totalOf(now) === 1 ? "was" : "were"} skipped, but ${totalOf(before)} before any change`;
    const skipped = newlySkipped(now, before);
    if (skipped.length > 0)
        return `skipped now, but not before any change: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(skipped.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r))}`;
    // New tests may be skipped. Without names, a test that failed before may be the skipped one.
    const areNew = before.failed === 0 || (now.cases !== undefined && before.cases !== undefined);
    return now.skipped > before.skipped && !(areNew && ranIn(now) >= ranIn(before))
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", now.skipped)} skipped, but only ${before.skipped} before any change`
        : null;
}
function ranIn({ passed, failed }) {
    return passed + failed;
}
function totalOf({ passed, failed, skipped }) {
    return passed + failed + skipped;
}
function newlySkipped({ cases: now = [] }, { cases: before = [] }) {
    // Tests of several files can have the same name.
    const times = (cases, isSkipped) => (0,_format_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(cases.filter(({ status }) => (status === "skipped") === isSkipped).map(({ name }) => name));
    const [ran, runs] = [times(before, false), times(now, false)];
    return [...times(now, true).keys()].filter((name) => (ran.get(name) ?? 0) > (runs.get(name) ?? 0));
}


/***/ }),

/***/ 93802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ testFiles),
/* harmony export */   v: () => (/* binding */ mayContainTests)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _files_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49274);


/** Folders and names of tests that `isTestPath` does not know, because they are less common. */
const others = [
    // Folders with tests, snapshots and test data, such as `integration-tests/` and `unit_tests/`.
    /(?:^|\/)(?:testdata|__snapshots__|__mocks__|specs|e2e)\//,
    /(?:^|\/)[\w.]{1,50}[-_](?:tests?|specs?)\//i,
    // Java, Kotlin, C#, PHP, Swift, Scala.
    /[a-z0-9](?:Tests?|Spec|IT)\.(?:java|kt|cs|php|swift|scala|groovy)$/,
    /\.snap$/,
];
/** Whether a file may contain tests or their data, by its path. Rust keeps tests in the same files as the code. */
function mayContainTests(path) {
    return isUsual(path) || (0,_files_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isCheckPath */ .qW)(path) || path.endsWith(".rs");
}
/** Tells whether a path belongs to the tests, by the user's globs or by each language's usual names. */
function testFiles(globs) {
    if (globs.length > 0)
        return picomatch__WEBPACK_IMPORTED_MODULE_1__([...globs], { dot: true, nonegate: true });
    return isUsual;
}
function isUsual(path) {
    return (0,_files_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestPath */ .MQ)(path) || others.some((pattern) => pattern.test(path));
}


/***/ }),

/***/ 60578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findingsOf),
/* harmony export */   _: () => (/* binding */ noFindings)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77824);


function byKind(of) {
    return {
        proof: of("proof"),
        regressed: of("regressed"),
        added: of("added"),
        stillFailing: of("stillFailing"),
        removed: of("removed"),
        skipped: of("skipped"),
        weakened: of("weakened"),
        emptied: of("emptied"),
        flaky: of("flaky"),
        unplaced: of("unplaced"),
    };
}
const noFindings = { ...byKind(() => []), guard: 0 };
/** @param isEmptied whether the change removed all checks of a test */
function findingsOf(trees, isEmptied = (_label) => false) {
    const { baseWithTests, head, base, headWithoutTests } = trees;
    const found = byKind(() => new Set());
    let guard = 0;
    // If a test did not run on the base with the new tests, its result on the unchanged base counts.
    const before = (label) => (base ?? baseWithTests).seen(label);
    // A test whose file was moved counts as the same test.
    const passedElsewhere = new Set([...(base?.functions ?? [])]
        .filter((own) => head.seen(own) === "absent" && base.seen(own) === "passed")
        .map(lastPart));
    const ofBase = new Set([...(base?.functions ?? [])].map(lastPart));
    const hasTwin = (label) => ofBase.has(lastPart((0,_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .functionOf */ .OA)(label)));
    // A tool reports a file that it cannot load under a name of its own.
    const isUnloaded = [...baseWithTests.functions].some((own) => baseWithTests.seen(own) === "failed" && head.seen(own) === "absent");
    for (const label of labelsOf(baseWithTests, head)) {
        const [without, now, old] = [baseWithTests.seen(label), head.seen(label), before(label)];
        if ([without, now, old].includes("unsteady")) {
            if (now !== "absent")
                found.flaky.add(label);
        }
        else if (now === "passed" && isEmptied(label)) {
            found.weakened.add(label);
            found.emptied.add(label);
        }
        else if (now === "passed") {
            if (without === "passed")
                guard += 1;
            else if (without === "failed")
                found.proof.add(label);
            else if (old === "passed" || passedElsewhere.has(lastPart(label)))
                guard += 1;
            else if (without === "absent" && baseWithTests === base)
                found.unplaced.add(label);
            else if (without === "absent" && isUnloaded)
                found.proof.add(label);
        }
        else if (now === "failed" && old !== "failed") {
            const isOld = (base ?? baseWithTests).isFailing(label);
            found[isOld ? "stillFailing" : "regressed"].add(label);
            // If a test file of the base does not load, nobody knows its tests.
            if (!isOld && base?.hasPassed === true && old === "absent" && !hasTwin(label))
                found.added.add(label);
        }
        else if (now === "skipped" && (old === "passed" || old === "failed"))
            found.skipped.add(label);
    }
    const moved = new Set([...head.functions].filter((own) => before(own) === "absent").map(lastPart));
    for (const own of (base ?? baseWithTests).functions) {
        const isGone = head.seen(own) === "absent" && ["passed", "failed"].includes(before(own));
        if (isGone && head.hasPassed && !moved.has(lastPart(own)))
            found.removed.add(own);
    }
    for (const label of base === null || headWithoutTests === null ? [] : labelsOf(base, headWithoutTests)) {
        if (base.seen(label) !== "passed" || headWithoutTests.seen(label) !== "failed")
            continue;
        const [now, without] = [head.seen(label), baseWithTests.seen(label)];
        if (now === "skipped" || (now === "absent" && !moved.has(lastPart(label))))
            found.weakened.add(label);
        else if (now === "passed" && without === "passed" && !found.weakened.has(label)) {
            found.weakened.add(label);
            guard -= 1;
        }
        else if (now === "passed" && without !== "unsteady")
            found.proof.add(label);
    }
    return { ...byKind((kind) => [...found[kind]].toSorted()), guard };
}
/** The label of each test: its name. If the names of its function differ between the runs, the function. */
function labelsOf(one, other) {
    return [...new Set([...one.functions, ...other.functions])].flatMap((own) => {
        const [first, ...others] = [...one.namesOf(own), ...other.namesOf(own)];
        return others.every((names) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(names, first)) ? first : [own];
    });
}
/** A test's own name, which stays the same when its file moves. */
function lastPart(own) {
    return own.split(" › ").at(-1).split(" (", 1)[0];
}


/***/ }),

/***/ 29159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ hasSameMeaning)
});

;// CONCATENATED MODULE: ./lib/prove/brackets.js
/** How strongly operators bind, in nearly all languages. A single word or string binds most strongly. */
const levels = {
    generator: -1,
    comma: 1,
    /** Beside a bracket or a comma. Without its own brackets, a tuple would become part of the list. */
    listed: 2,
    /** An operator inside of an expression, with a rank that differs between languages. */
    unknown: 3,
    choice: 4,
    /** Beside such an expression, only a single word or string needs no brackets. */
    tight: 99,
    alone: 100,
};
const ranks = [
    [0, "= := => -> : ; { } += -= *= /= return with del import for switch while elif yield async"],
    [levels.listed, "( [ , ) ] assert except case raise"],
    [levels.choice, "if else ?"],
    [5, "|| or ??"],
    [6, "&& and"],
    [7, "not"],
    [8, "== != === !== < > <= >= in is"],
    [9, "+ -"],
    [10, "* / % //"],
    [11, "**"],
];
/** The empty word stands for the beginning and the end of a text. */
const operators = new Map([
    ["", 0],
    ...ranks.flatMap(([level, words]) => words.split(" ").map((word) => [word, level])),
]);
const isWord = /^[\w"'`]/;
/** Words after which brackets contain names, as after the name of a call. */
const holdsNames = new Set(["import", "with", "del"]);
/** Whether brackets after this token belong to a call or contain names. In that case they are no tuple. */
function isCallBehind(token) {
    return holdsNames.has(token) || /^[)\]]$/.test(token) || (/\w$/.test(token) && !operators.has(token));
}
/** Removes round brackets around a whole expression, or around one that binds more strongly than its neighbours. */
function withoutNeedlessBrackets(tokens) {
    const needless = new Set();
    /** The index of each open bracket, and how weakly its parts are bound. */
    const open = [];
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (/^[([{]$/.test(token))
            open.push({ at, level: levels.alone });
        else if (/^[)\]}]$/.test(token)) {
            const own = open.pop();
            if (own === undefined || token !== ")" || own.at === at - 1)
                continue;
            const last = tokens[own.at - 1] ?? "";
            const isCall = isCallBehind(last) && !holdsNames.has(last);
            const around = Math.max(before(tokens, own.at), behind(tokens, at));
            // In Python, the names after `for` end at `in`, with or without brackets.
            const areNames = last === "for" && tokens[at + 1] === "in";
            if (!isCall && (own.level > around || areNames))
                needless.add(own.at).add(at);
        }
        else if (open.length > 0) {
            const own = open.at(-1);
            const { level, length } = inside(tokens, at);
            own.level = Math.min(own.level, level);
            at += length - 1;
        }
    }
    return tokens.filter((_, at) => !needless.has(at));
}
/** An operator of one or more tokens inside of an expression. */
function inside(tokens, at) {
    const of = (level) => ({ level, length: 1 });
    const token = tokens[at];
    if (token === ",")
        return of(levels.comma);
    if (token === "for")
        return of(levels.generator);
    if (token === ".")
        return of(levels.alone);
    if (isValue(token))
        return of(isValue(tokens[at + 1] ?? "") ? levels.unknown : levels.alone);
    const found = longest((length) => tokens.slice(at, at + length));
    return found === null ? of(levels.unknown) : { ...found, level: Math.max(levels.unknown, found.level) };
}
function isValue(token) {
    return isWord.test(token) && !operators.has(token);
}
function before(tokens, at) {
    const token = tokens[at - 1] ?? "";
    const level = isWord.test(token)
        ? operators.get(token)
        : longest((length) => tokens.slice(Math.max(0, at - length), at))?.level;
    // The expression after `if` or `else` is as long as possible.
    return level === levels.choice ? levels.listed : (level ?? levels.tight);
}
function behind(tokens, at) {
    const token = tokens[at + 1] ?? "";
    if (isWord.test(token))
        return operators.get(token) ?? 0;
    if (token === "(" || token === "[")
        return levels.tight;
    return longest((length) => tokens.slice(at + 1, at + 1 + length))?.level ?? levels.tight;
}
/** The longest known operator with up to three tokens. Null if there is none. */
function longest(partOf) {
    for (const length of [3, 2, 1]) {
        const part = partOf(length);
        const level = operators.get(part.join(""));
        if (level !== undefined)
            return { level, length: part.length };
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/prove/meaning.js

/** Documents and pictures. No test needs to notice their changes. */
const documents = /(?:^|\/)(?:docs?|changelog\.d|newsfragments|\.github)\/|\.(?:md|mdx|rst|txt|adoc|png|jpe?g|gif|svg|ico|pdf|po|pot)$|(?:^|\/)(?:LICEN[CS]E|AUTHORS|CHANGELOG|CHANGES|CONTRIBUTORS|NOTICE|README|CODEOWNERS|\.gitignore|\.gitattributes|\.editorconfig)[^/]*$/i;
/** How each language's files are read. */
const readers = [
    [/\.(?:pyi?|toml)$/, pythonMeaning],
    [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, (text) => bracesMeaning(text, true)],
    [
        /\.(?:go|java|kts?|rs|c|h|cc|cpp|hpp|cs|swift|scala|dart|php|s?css|less|json[c5]?)$/,
        (text) => bracesMeaning(text, false),
    ],
    [/\.(?:sh|bash|rb|pl|ya?ml|ini|cfg|r|ex|exs)$|(?:^|\/)(?:Makefile|Dockerfile)$/, linesMeaning],
];
/** Whether only comments, docstrings, blank lines or formatting differ, or the file is a document. */
function hasSameMeaning(path, one, other) {
    if (documents.test(path))
        return true;
    const [, read] = readers.find(([pattern]) => pattern.test(path)) ?? [];
    return read !== undefined && read(one) === read(other);
}
/** For languages in which each line is a statement: the text without comments, blank lines and blanks at line ends. */
function linesMeaning(text) {
    const lines = text.split("\n").map((line) => line.trimEnd());
    return lines.filter((line) => line !== "" && !/^\s*#(?!!)/.test(line)).join("\n");
}
/** A script's regular expression may contain quotes, which begin no string. It stands where a value begins. */
const braceTokens = /(?<=[=(,:!&|?{;[]\s{0,80}|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\w+|\s+|./gsu;
/** The text without comments, white space, needless brackets and a list's last comma. Words stay separate. */
function bracesMeaning(text, isScript) {
    const tokens = [];
    for (const [token] of text.matchAll(braceTokens)) {
        if (/^(?:\s|\/\/|\/\*)/.test(token) || (isScript && token === ";"))
            continue;
        if (/^[)\]}]$/.test(token) && tokens.at(-1) === ",")
            tokens.pop();
        // A union of types may begin with `|`, which means nothing.
        if (isScript && token === "|" && /^[=:<(,]$/.test(tokens.at(-1) ?? ""))
            continue;
        tokens.push(isScript ? plain(token) : token);
    }
    return withoutNeedlessBrackets(tokens).join("\0");
}
/** A string in one form, whatever its quotes and prefix letters are. A number in small letters. */
function plain(token) {
    if (token.startsWith("`"))
        return token.replaceAll("'", '"');
    if (/^\d/.test(token))
        return token.toLowerCase();
    const [, prefix, text] = /^(\w{0,2})(["'].*)$/s.exec(token) ?? [];
    if (prefix === undefined || text === undefined)
        return token;
    const quotes = text.startsWith('"""') || text.startsWith("'''") ? 3 : 1;
    const content = text.slice(quotes, -quotes).replace(/\\(["'])/g, "$1");
    return `${prefix.toLowerCase().replace("u", "").replace(/(.)r/, "r$1")}"${content}"`;
}
const pythonTokens = /#[^\n]*|[rbuft]{0,2}(?:"""(?:\\.|[^\\"]|"(?!""))*"""|'''(?:\\.|[^\\']|'(?!''))*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\\\r?\n|\n|[^\S\n]+|\w+|./gisu;
const blocks = /^(?:if|elif|else|for|while|with|try|except|finally|def|class|async)$/;
/** Python's logical lines with their nesting, without comments, docstrings, blank lines and needless brackets. */
function pythonMeaning(text) {
    const lines = [];
    const indents = [0];
    /** The commas in each open bracket. A call starts with one more, because one comma at its end means nothing. */
    const open = [];
    let line = [];
    /** A statement on the line of its `if x:` counts as indented further than any other. */
    let leastIndent = 0;
    let indent = 0;
    const end = () => {
        if (!line.every((token) => /^\w{0,2}"/.test(token))) {
            while (indents.length > 1 && indent < indents.at(-1))
                indents.pop();
            if (indent > indents.at(-1))
                indents.push(indent);
            lines.push(`${indents.length}\0${withoutNeedlessBrackets(line).join("\0")}`);
        }
        [line, indent] = [[], leastIndent];
    };
    for (const [token] of text.matchAll(pythonTokens)) {
        if (token === "\n" && open.length === 0) {
            leastIndent = 0;
            end();
        }
        else if (/^\s/.test(token)) {
            if (line.length === 0 && leastIndent === 0)
                indent = token.replaceAll("\t", "        ").length;
        }
        else if (!/^(?:#|\\\r?\n)/.test(token)) {
            if (/^[([{]$/.test(token))
                open.push(token === "(" && !isCallBehind(line.at(-1) ?? "") ? 0 : 1);
            else if (/^[)\]}]$/.test(token)) {
                if ((open.pop() ?? 0) > 1 && line.at(-1) === ",")
                    line.pop();
            }
            else if (token === "," && open.length > 0)
                open[open.length - 1] += 1;
            line.push(plain(token));
            if (token === ":" && open.length === 0 && blocks.test(line[0]) && !line.includes("lambda")) {
                leastIndent = 1_000;
                end();
            }
        }
    }
    end();
    return lines.join("\n");
}


/***/ }),

/***/ 77824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ functionOf),
/* harmony export */   ir: () => (/* binding */ treeRun),
/* harmony export */   lK: () => (/* binding */ Observed)
/* harmony export */ });
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6257);

function treeRun(commands, executions) {
    const statuses = new Map();
    for (const [index, execution] of executions.entries()) {
        const { cases = [] } = execution.tests ?? {};
        for (const { name, status } of cases)
            addWorst(statuses, name, status);
        const isExplained = cases.some(({ status }) => status === "failed");
        if (!(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(execution) && !isExplained)
            addWorst(statuses, commands[index], "failed");
        else if (cases.length === 0)
            addWorst(statuses, commands[index], "passed");
    }
    const failing = commands.filter((_, index) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(executions[index]));
    const at = executions.findIndex((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPassed */ .Pc)(each));
    return {
        statuses,
        hasPassed: at === -1,
        isNamed: executions.some(({ tests }) => tests?.cases !== undefined),
        failed: at === -1 ? null : { command: commands[at], execution: executions[at] },
        failing,
    };
}
/** If two tests have the same name, the worse result counts. */
function addWorst(statuses, name, status) {
    const known = statuses.get(name);
    if (known === undefined || rank[status] > rank[known])
        statuses.set(name, status);
}
const rank = { skipped: 0, passed: 1, failed: 2 };
/** The tests on one version of the files, in all runs. */
class Observed {
    runs;
    #runs;
    constructor(runs) {
        this.runs = runs;
        this.#runs = runs.map(readRun);
    }
    /** Whether some run reported the tests' names. */
    get isNamed() {
        return this.runs.some(({ isNamed }) => isNamed);
    }
    get hasPassed() {
        return this.runs.every((run) => run.hasPassed);
    }
    /** Whether the label is a verification that failed in some run, perhaps because of a test. */
    isFailing(label) {
        return this.runs.some(({ failing }) => failing.includes(label));
    }
    get passes() {
        return [...this.runs[0].statuses.values()].filter((each) => each === "passed").length;
    }
    get functions() {
        return new Set(this.#runs.flatMap(({ functions }) => [...functions.keys()]));
    }
    /** The names of a function's tests in each run, sorted. */
    namesOf(own) {
        return this.#runs.map(({ names }) => (names.get(own) ?? []).toSorted());
    }
    /** @param label the name of a test or of a function */
    seen(label) {
        const [first, ...others] = this.#runs.map(({ statuses, functions }) => statuses.get(label) ?? functions.get(label) ?? "absent");
        return others.every((each) => each === first) ? first : "unsteady";
    }
}
function readRun({ statuses }) {
    const functions = new Map();
    const names = new Map();
    for (const [name, status] of statuses) {
        const own = functionOf(name);
        addWorst(functions, own, status);
        names.set(own, [...(names.get(own) ?? []), name]);
    }
    return { statuses, functions, names };
}
/** The name of a test without its parameters, which may contain the time of day. */
function functionOf(name) {
    // In Go, the tested code may decide the names of subtests.
    if (/^Test\w*\/(?!.* › )/.test(name))
        return name.split("/", 1)[0];
    return name.endsWith("]") ? name.split("[", 1)[0] : name;
}


/***/ }),

/***/ 70563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ provenIfTried),
/* harmony export */   Kg: () => (/* binding */ verdictOfHunks),
/* harmony export */   Vj: () => (/* binding */ verdictOf)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_command_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49994);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);



/**
 * A verdict that needs no undone parts. Null if they decide.
 * @param commands the verifications whose tests nobody counted. Their exit code decides, and their command is their
 * name.
 */
function verdictOf(findings, commands = []) {
    const { proof, regressed, added, stillFailing, weakened, flaky, unplaced, guard } = findings;
    if (regressed.length > 0 && added.length === regressed.length)
        return judged("regressed", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("new test", added.length)} ${added.length === 1 ? "fails" : "fail"} with this change: ${some(added)}.`);
    if (regressed.length > 0)
        return judged("regressed", `${fail(regressed, commands)} with this change, but not without it${areTests(regressed, commands) ? `: ${some(regressed)}` : ""}.`);
    if (weakened.length > 0)
        return judged("weakened", weakenedWords(findings));
    if (stillFailing.length > 0) {
        const [now, their] = stillFailing.length === 1 ? ["fails", "its"] : ["fail", "their"];
        return judged("cannot-tell", `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(stillFailing.map(commandName))} ${now} with and without this change, although none of ${their} tests fails. Fix this failure first.`);
    }
    if (proof.length > 0)
        return judged("proven", `${fail(proof, commands)} without this change and ${proof.length === 1 ? "passes" : "pass"} with it.${areTests(proof, commands) ? ` ${others(guard)}` : ""}`);
    if (flaky.length > 0)
        return judged("flaky", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", flaky.length)} ${flaky.length === 1 ? "passes" : "pass"} in one run and not in another on the same files, so nothing is proved: ${some(flaky)}.`);
    if (unplaced.length > 0)
        return judged("cannot-tell", `The change adds ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", unplaced.length)}, but no changed file is named like a test file. List the test files in the setting \`tests\`.`);
    return null;
}
function weakenedWords({ weakened, emptied }) {
    const isOne = weakened.length === 1;
    const tests = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", weakened.length)} ${isOne ? "was" : "were"}`;
    return emptied.length === weakened.length
        ? `${tests} emptied and ${isOne ? "checks" : "check"} nothing any more: ${some(weakened)}.`
        : `${tests} changed or removed, and ${isOne ? "its" : "their"} earlier version fails with this change: ${some(weakened)}.`;
}
/**
 * The verdict if no test failed without the change.
 * @param uncounted the verifications whose tests nobody counted
 */
function verdictOfHunks({ guard }, hunks, uncounted = []) {
    if (guard === 0)
        return judged("cannot-tell", "No test passes both with and without this change. The comparison needs at least one such test.");
    const what = uncounted.length === 0 ? (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", guard) : (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(uncounted.map(commandName));
    const pass = `${what} ${guard === 1 ? "passes" : "pass"} with and without this change`;
    const real = hunks.filter(({ isHarmless }) => !isHarmless);
    if (hunks.length === 0)
        return judged("guarded", `${pass}. The change touches only tests.`);
    if (real.length === 0)
        return judged("guarded", `${pass}. The change touches only things that need no test, such as comments, formatting, documents and workflows.`);
    const needed = real.filter((hunk) => hunk.needed === true).length;
    if (needed > 0)
        return judged("guarded", `${pass}, and tests fail if ${partsOf(needed, real.length)} undone.${untriedWords(hunks)}`);
    const untried = real.filter((hunk) => hunk.needed === null).length;
    if (untried === real.length)
        return judged("unproven", `${pass}, so no test notices the change.`);
    return judged("unproven", `${pass}, and no test fails if the change is undone.`);
}
/** A change is proven only if agent-exec undid each of its parts. */
function provenIfTried({ verdict, reason }, hunks) {
    const untried = untriedWords(hunks);
    if (untried === "")
        return { verdict, reason };
    return judged("guarded", `${reason}${untried} To prove the whole change, split the change into smaller changes.`);
}
/** The parts that were not undone alone, in sentences after another one; "" if all were. */
function untriedWords(hunks) {
    const real = hunks.filter(({ isHarmless }) => !isHarmless);
    const untried = real.filter(({ needed }) => needed === null).length;
    const joint = real.filter(({ isJoint, needed }) => isJoint && needed !== null);
    const [differ, their] = joint.length === 1 ? ["differs", "its"] : ["differ", "their"];
    const files = (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(joint.map(({ file }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(file)));
    const were = `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("part", real.length)} ${untried === 1 ? "was" : "were"}`;
    const alone = untried === 0 ? "" : ` ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(untried)} of the change's ${were} not undone alone.`;
    if (joint.length === 0)
        return alone;
    return `${alone} ${files} ${differ} from the version before the change in so many lines that agent-exec undid ${their} parts together, not one by one.`;
}
function partsOf(needed, all) {
    if (all === 1)
        return "the change is";
    return needed === all
        ? "any part of the change is"
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(needed)} of the change's ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(all)} parts ${needed === 1 ? "is" : "are"}`;
}
function judged(verdict, reason) {
    return { verdict, reason };
}
/** For example `2 tests fail`. For verifications whose tests nobody counted, `make check` fails. */
function fail(labels, commands) {
    const tests = labels.filter((label) => !commands.includes(label)).length;
    const whole = labels.filter((label) => commands.includes(label)).map(commandName);
    const all = [...(tests === 0 ? [] : [(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)("test", tests)]), ...whole];
    return `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(all)} ${labels.length === 1 ? "fails" : "fail"}`;
}
function commandName(command) {
    return (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)((0,_format_command_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commandWords */ .B)(command));
}
function areTests(labels, commands) {
    return labels.some((label) => !commands.includes(label));
}
function others(guard) {
    if (guard === 0)
        return "There are tests that prove the change, but no test passes both with and without the change. So nothing shows that the old behaviour stays.";
    return guard === 1
        ? "1 other test passes both with and without the change."
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(guard)} other tests pass both with and without the change.`;
}
const maxNames = 3;
function some(tests) {
    const shown = tests.slice(0, maxNames).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r).join(", ");
    return tests.length > maxNames ? `${shown} and ${tests.length - maxNames} more` : shown;
}


/***/ })

};
