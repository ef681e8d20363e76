export const id = 4476;
export const ids = [4476];
export const modules = {

/***/ 39905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bB: () => (/* binding */ ChangedValues),
  j: () => (/* binding */ changedValuesFault),
  Hs: () => (/* binding */ changedValuesNotRun),
  fJ: () => (/* binding */ withChangedValues)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/files/checks.js
var checks = __webpack_require__(49274);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/format/shell-lines.js
var shell_lines = __webpack_require__(36879);
// EXTERNAL MODULE: ./lib/proof/changed-values/text.js
var changed_values_text = __webpack_require__(22503);
;// CONCATENATED MODULE: ./lib/proof/changed-values/deciding-commands.js


/**
 * The commands whose exit codes decide whether a script fails. Empty if this is not obvious: if the script has loops,
 * branches or functions.
 * @param isStrict whether the script ends at its first failure; otherwise its last command decides
 */
function decidingCommands(script, { isStrict }) {
    const commands = (0,shell_lines/* shellLines */.m)(script);
    if (commands === null || commands.some(({ bare }) => branching.test(bare)))
        return [];
    const last = commands.length - 1;
    return commands
        .filter(({ bare }, index) => {
        const single = index === last ? bare.replaceAll("&&", "") : bare;
        return (isStrict || index === last) && !/[|;&!]/.test(single);
    })
        .map(({ at, end, bare }) => ({ at, end, words: bare.split("&&", 1)[0].trim().split(/\s+/) }));
}
const branching = /^\s*(?:(?:if|for|while|until|case|select|function|\{)(?:\s|$)|\(|\}|\w+ ?\(\))/;
const interpreters = /^(?:python[\d.]*|node|sh|bash|dash|deno|bun|ruby|php|perl|tsx|ts-node)$/;
/** Flags with which Python does not run the program normally: it only inspects it, or skips its asserts. */
const notRun = /^(?:-m|-c|-e|-p|-n|-O+|--check|--test|--syntax-only)$/;
/** The files that these commands run as programs without arguments. The names are those in the commands. */
function programsRun(commands) {
    return commands.flatMap(({ words }) => {
        const [program, ...rest] = words.slice(words.findIndex((word) => !/^\w+=/.test(word)));
        if (program === undefined)
            return [];
        const at = interpreters.test(program) ? rest.findIndex((word) => !word.startsWith("-")) : -1;
        const called = at === -1 ? program : rest[at];
        const isWhole = at === -1 ? rest.length === 0 : at === rest.length - 1 && !rest.some((word) => notRun.test(word));
        return isWhole ? [called.replace(/^(?:\.\/)+/, "")] : [];
    });
}
/** Where Python statements begin in a shell script, and commands that read the code's output. */
function shellStarts(script, { isStrict }) {
    const commands = decidingCommands(script, { isStrict });
    const isSourcing = /^[ \t]*(?:\.|source) \S/m.test(script);
    return commands.flatMap((command) => {
        const [program = ""] = command.words;
        if (isSourcing && ["test", "["].includes(program))
            return [{ at: command.at, language: "shell" }];
        return pythonStarts(script, command).map((at) => ({ at, language: "python" }));
    });
}
/** Commands that run a text as Python and do not skip its asserts. */
const python = /^[ \t]*(?:\w+=\S* )*python[\d.]*(?: -[BEIPsSuvx]+)* (?:-c (["'])|- ?<<-?\s*["']?\w+["']?[ \t]*\n|<<-?\s*["']?\w+["']?[ \t]*\n)/;
function pythonStarts(script, { at, end }) {
    const found = python.exec(script.slice(at, end));
    if (found === null)
        return [];
    const begin = at + found[0].length;
    const starts = [];
    let isStart = true;
    for (let place = begin; place < end; place += 1) {
        const char = script[place];
        if (isStart && char !== " ") {
            starts.push(place);
            isStart = false;
        }
        if (char === "\n")
            isStart = /^\S/.test(script.slice(place + 1, place + 2));
        else if (char === ";")
            isStart = true;
        else if (char === found[1])
            break;
        else if (char === "\\")
            place += 1;
        else if (char === '"' || char === "'")
            place = Math.max(place, (0,changed_values_text/* quoteEnd */.sV)(script, place));
    }
    return starts;
}

;// CONCATENATED MODULE: ./lib/proof/changed-values/expectations.js

/**
 * The same test with changed expected values, so that code that passed must now fail. Only statements that clearly
 * compare are changed. A statement that asserts without a comparison is negated. Null if there are no such statements.
 * @param other the new expected value. Its digits are so unusual that no right answer has them.
 */
function expectingElse(text, starts, other) {
    const found = starts.slice(0, maxStatements).flatMap(({ at, language }) => {
        const edits = finders[language].map((find) => find(text, at, other));
        return edits.find((edit) => edit !== null) ?? [];
    });
    const compared = found.filter(({ isClaim }) => !isClaim);
    const edits = compared.length > 0 ? compared : found;
    return edits.length === 0 ? null : edited(text, edits);
}
/** Nobody writes a test with more statements. */
const maxStatements = 2_000;
/** Where a program's top-level statements begin. Statements in a function, loop, branch or block do not count. */
function outermostStarts(text, language) {
    return (0,changed_values_text/* linesOf */.Dx)((0,changed_values_text/* masked */.Iv)(text, language))
        .filter(({ indent }) => indent === 0)
        .map(({ at }) => ({ at, language }));
}
const finders = {
    python: [pythonAssert, callOf(/self\.(assert(?:List|Dict|Tuple|Set|MultiLine)?Equals?|assertTrue)\(/y)],
    javascript: [
        callOf(/(?:assert\.|t\.)?(equal|strictEqual|deepEqual|deepStrictEqual|ok|is)\(/y),
        callOf(/(assert)\(/y),
        expectation,
        branchOf(/if \([^\n]{1,200}\([^\n]{0,200}\) !==? ("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9})\) ?\{?\s{0,20}(?:throw|process\.exit\([1-9])/dy),
    ],
    go: [
        branchOf(/if [^\n]{1,300} != ("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9}) \{\n[ \t]{0,40}t\.(?:Fatal|Error|Fail)/dy),
    ],
    rust: [callOf(/(assert_eq)!\(/y)],
    java: [
        branchOf(/if \(![^\n]{1,300}\.equals\(("[^"\\\n]{0,200}"|'[^'\\\n]{0,200}'|\d{1,9})\)\) ?\{?\s{0,20}throw/dy),
    ],
    shell: [
        branchOf(/(?:test|\[) [^\n]{1,300} ==? ("[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s;|&"'\]]{1,200})(?: \])?[ \t]{0,9}(?:\n|$)/dy),
    ],
};
function pythonAssert(text, at, other) {
    if (!text.startsWith("assert", at) || !/[ (]/.test(text[at + 6] ?? ""))
        return null;
    const [condition] = (0,changed_values_text/* partsFrom */.$p)(text, at + 6)?.parts ?? [];
    if (condition === undefined)
        return null;
    return conditionEdit(text, unwrapped(text, condition), other);
}
/** Removes surrounding brackets. Null if they contain several values, because together these are always true. */
function unwrapped(text, condition) {
    if (text[condition.at] !== "(")
        return condition;
    const inner = (0,changed_values_text/* partsFrom */.$p)(text, condition.at + 1);
    if (inner?.end !== condition.end - 1)
        return condition;
    return inner.parts.length === 1 ? inner.parts[0] : null;
}
function conditionEdit(text, condition, other) {
    if (condition === null)
        return null;
    const right = comparedTo(text, condition);
    if (right === null)
        return claimed(text, condition, other);
    const left = text.slice(condition.at, right.at).replace(/===?\s*$/, "");
    const isSure = isPlainValue(left) && !isExpectedFirst(left, text.slice(right.at, right.end));
    return isSure ? expected(text, right, other) : turnedRound(text, condition);
}
/** Finds calls of unittest, node:assert, AVA, tap and Rust. The pattern's group is the name of the call. */
function callOf(pattern) {
    return (text, at, other) => {
        pattern.lastIndex = at;
        const [call, name] = pattern.exec(text) ?? [];
        if (call === undefined)
            return null;
        const { parts } = (0,changed_values_text/* partsFrom */.$p)(text, at + call.length) ?? { parts: [] };
        const [first, second] = parts;
        if (first === undefined)
            return null;
        if (["assertTrue", "ok", "assert"].includes(name))
            return conditionEdit(text, first, other);
        if (second === undefined)
            return null;
        const [one, two] = [first, second].map((part) => text.slice(part.at, part.end));
        const isFirst = (isLiteral(one) && !isLiteral(two)) || isExpectedFirst(one, two);
        if (!isPlainValue(isFirst ? two : one))
            return null;
        // Some functions take their message as the first argument.
        if (parts.length > 2 && /^["']/.test(text.slice(first.at)))
            return null;
        return expected(text, isFirst ? first : second, other);
    };
}
/** Finds `expect(a).toBe(b)`, as in Jest, Vitest and Chai. */
function expectation(text, at, other) {
    if (!text.startsWith("expect(", at))
        return null;
    const actual = (0,changed_values_text/* partsFrom */.$p)(text, at + "expect(".length);
    if (actual === null)
        return null;
    const matcher = /\)\.(?:toBe|toEqual|toStrictEqual|to\.equal|to\.eql|to\.deep\.equal)\(/y;
    matcher.lastIndex = actual.end;
    const [call] = matcher.exec(text) ?? [];
    const [value] = (call === undefined ? null : (0,changed_values_text/* partsFrom */.$p)(text, actual.end + call.length))?.parts ?? [];
    return value === undefined ? null : expected(text, value, other);
}
/** Finds a comparison that leads directly to a failure. The pattern's group is the expected value. */
function branchOf(pattern) {
    return (text, at, other) => {
        pattern.lastIndex = at;
        const [begin, end] = pattern.exec(text)?.indices?.[1] ?? [];
        if (begin === undefined || end === undefined)
            return null;
        const head = text.slice(at, begin);
        return /\|\||&&|platform|process\.|GOOS|env|argv|typeof|version/i.test(head)
            ? null
            : expected(text, { at: begin, end }, other);
    };
}
function expected(text, { at, end }, other) {
    return { at, end, text: likeLiteral(text.slice(at, end), other), isClaim: false };
}
/** Compares a condition with a number, which a true value never equals, unless it is already negated. */
function claimed(text, { at, end }, other) {
    const claim = text.slice(at, end);
    return /^(?:not\b|!|False$|false$|None$|null$|undefined$|0$)/.test(claim)
        ? null
        : { at, end, text: `${other} == (${claim})`, isClaim: true };
}
/** The value after a condition's last `==`. Null unless the condition is a single comparison. */
function comparedTo(text, { at: from, end }) {
    if (/^not\b| or | if |\|\||\? /.test(text.slice(from, end)))
        return null;
    let depth = 0;
    let right = -1;
    for (let at = from; at < end; at += 1) {
        const char = text[at];
        if (char === "\\")
            at += 1;
        else if (char === '"' || char === "'" || char === "`") {
            const close = (0,changed_values_text/* quoteEnd */.sV)(text, at);
            if (close === -1)
                return null;
            at = close;
        }
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char))
            depth -= 1;
        else if (depth === 0 && /^===?(?!=)/.test(text.slice(at, at + 4)) && !/[=!<>]/.test(text[at - 1] ?? "")) {
            right = at + (text[at + 2] === "=" ? 3 : 2);
            at = right - 1;
        }
    }
    return right === -1 ? null : (0,changed_values_text/* trimmed */.dE)(text, { at: right, end });
}
/** Whether a value equals only itself. `mock.ANY` and matchers equal other values too. */
function isPlainValue(text) {
    return (!/\bANY\b|\b(?:any|approx|match|matching|matches|anything)\b|(?:^|[^\w"'])(?:Is|Has|Contains|Any|Match)\w*\s*\(/i.test(text.replace(/"[^"\n]*"|'[^'\n]*'/g, '""')) && !/^[A-Z_][A-Z\d_.]*$/.test(text.trim()));
}
/** Whether the expected value comes first: it is a name, and a call follows. In that case the value can be anything. */
function isExpectedFirst(one, two) {
    return /^[\w.]+$/.test(one.trim()) && !isLiteral(one.trim()) && /\w\(/.test(two);
}
function turnedRound(text, { at, end }) {
    const claim = text.slice(at, end);
    return /\band\b|&&/.test(claim) ? null : { at, end, text: `(${claim}) == 0.5`, isClaim: false };
}
function isLiteral(text) {
    return /^(?:"[^"\\\n]*"|'[^'\\\n]*'|-?[\d.]+)$/.test(text);
}
/** The replacement for a value. A string replaces a string, because compiled languages accept nothing else. */
function likeLiteral(text, other) {
    const [quote = ""] = /^["'](?=[^"'\\\n]*["']$)/.exec(text) ?? [];
    return `${quote}${other}${quote}`;
}
function edited(text, edits) {
    let from = 0;
    const pieces = [];
    for (const edit of edits.toSorted((one, two) => one.at - two.at)) {
        if (edit.at < from)
            continue;
        pieces.push(text.slice(from, edit.at), edit.text);
        from = edit.end;
    }
    return pieces.join("") + text.slice(from);
}

// EXTERNAL MODULE: ./lib/proof/changed-values/test-bodies.js
var test_bodies = __webpack_require__(85521);
;// CONCATENATED MODULE: ./lib/proof/changed-values/changed-values.js











/** Names that tools recognise as tests, even beside other files in a folder of tests. */
const namedTest = /(?:^|\/)(?:test_[^/]*\.py|[^/]*_test\.(?:py|go)|[^/]*[._](?:test|spec)\.\w+)$/;
/**
 * Changes the values that a verification expects, in its script and its files. It changes only values that are
 * certainly compared and decide the result. So a right solution must fail. In test files, only tests that failed before
 * and pass now are changed.
 */
class ChangedValues {
    script;
    #other = String((0,external_node_crypto_.randomInt)(100_000_000, 2 ** 31 - 1));
    #isKnown;
    #isOther;
    /** Files that the script runs as test programs. */
    #called;
    #tests;
    /** The tests that failed before and pass now, with all names that they can have in files. Undefined: unknown. */
    #newlyPassing;
    /** The changed files, by path, and whether each alone decides the result. They replace the original ones. */
    #altered = new Map();
    #unaltered = new Set();
    /** The tests that pass only now, by file: those with changed values and those without. */
    #named = new Map();
    constructor({ command, tests, failedBefore, given }) {
        const there = new Set(given);
        const run = programsRun(decidingCommands(command, { isStrict: true }));
        this.#isKnown = failedBefore !== null;
        this.#called = new Set(run.filter((path) => there.has(path) && (0,checks/* isCheckPath */.qW)(path)));
        this.#tests = tests;
        const before = failedBefore?.tests;
        const areNamed = before === undefined || before.cases !== undefined || before.passed === 0;
        this.#newlyPassing = tests?.cases && areNamed ? newlyPassingTests(tests, before) : undefined;
        const starts = this.#isKnown ? shellStarts(command, { isStrict: true }) : [];
        const script = expectingElse(command, starts, this.#other);
        this.script = script ?? command;
        this.#isOther = script !== null;
    }
    /** Whether there may be a value to change. This is asked before the files are read. */
    get mayAct() {
        return this.#isKnown && (this.#isOther || this.#called.size > 0 || this.#tests !== undefined);
    }
    /**
     * Whether all deciding tests have changed values. This is asked after the files are read. If the names are unknown,
     * any test may have run, so all tests must be changed. The same holds if an unchanged test has the same name.
     */
    get acts() {
        const files = [...this.#named.values()];
        const left = new Set(files.flatMap((file) => file.left));
        const areNamesSure = !files.some(({ altered }) => altered.some((name) => left.has(name)));
        const areSure = this.#newlyPassing === undefined ? this.#unaltered.size === 0 : areNamesSure;
        const decides = [...this.#altered.values()].includes("alone");
        return this.#isOther || decides || (this.#altered.size > 0 && areSure);
    }
    get where() {
        const files = [...this.#altered.keys()].toSorted().map(listed/* named */.r);
        return (0,listed/* listed */.K)([...(this.#isOther ? ["its own text"] : []), ...files]);
    }
    async *given(files) {
        for await (const file of files)
            yield file.kind === "file" ? await this.#alter(file) : file;
    }
    /** Yields the files with changed values. Tests that the code itself changed are included. */
    async *changes(entries) {
        for await (const entry of entries) {
            if (entry.kind === "deleted" || entry.kind === "link")
                this.#forget(entry.path);
            yield entry.kind === "file" ? await this.#alter(entry) : entry;
        }
    }
    async #alter(file) {
        const { path, bytes } = file;
        this.#forget(path);
        const isTest = this.#tests !== undefined && (0,checks/* isTestPath */.MQ)(path);
        const isMeant = isTest || this.#called.has(path);
        if (!isMeant || (0,changed_values_text/* languageOf */.eX)(path) === null || bytes > changed_values_text/* maxTestFileBytes */.YM) {
            if (isTest && namedTest.test(path))
                this.#unaltered.add(path);
            return file;
        }
        const whole = await (0,files_content/* bytesOf */.$$)(file.content);
        const altered = this.#otherwise(path, whole.toString("utf8"), isTest);
        if (altered === null)
            return { ...file, content: (0,files_content/* contentOf */.$E)(whole) };
        const content = Buffer.from(altered);
        // The file gets the newest time, so that tools build everything again that was built from it.
        return { ...file, bytes: content.byteLength, modifiedAt: Date.now(), content: (0,files_content/* contentOf */.$E)(content) };
    }
    #forget(path) {
        this.#altered.delete(path);
        this.#unaltered.delete(path);
        this.#named.delete(path);
    }
    #otherwise(path, text, isTest) {
        const language = (0,changed_values_text/* languageOf */.eX)(path);
        const { bodies, areAll } = (0,test_bodies/* testBodies */.Hh)(text, language);
        const altering = (starts) => expectingElse(text, starts, this.#other);
        if (isTest && this.#newlyPassing !== undefined) {
            const isNewlyPassing = (name) => this.#newlyPassing.get(name)?.some((told) => (0,test_bodies/* mayBeIn */.K_)(told, path)) === true;
            const named = (0,test_bodies/* mayBeNamed */.W_)(text, language);
            const newlyPassing = bodies.filter(({ name }) => isNewlyPassing(name) && named.get(name) === 1);
            const altered = altering(newlyPassing.flatMap(({ starts }) => starts));
            const names = altered === null ? [] : newlyPassing.map(({ name }) => name);
            const left = [...named.keys()].filter((name) => isNewlyPassing(name) && !names.includes(name));
            this.#named.set(path, { altered: names, left });
            return this.#kept(path, altered);
        }
        if (isTest && (bodies.length > 0 || !areAll)) {
            if (areAll && bodies.every(({ starts }) => altering(starts) !== null))
                return this.#kept(path, altering(bodies.flatMap(({ starts }) => starts)));
            this.#unaltered.add(path);
            return null;
        }
        if (isTest && namedTest.test(path))
            this.#unaltered.add(path);
        if (!this.#called.has(path))
            return null;
        const starts = language === "shell"
            ? shellStarts(text, { isStrict: isStrictShell(text) })
            : outermostStarts(text, language);
        return this.#kept(path, altering(starts), "alone");
    }
    #kept(path, altered, decides = "with-others") {
        if (altered !== null)
            this.#altered.set(path, decides);
        return altered;
    }
}
function newlyPassingTests(now, before) {
    const hadPassed = new Set(passing(before));
    const newlyPassing = new Map();
    for (const told of passing(now).filter((name) => !hadPassed.has(name)))
        for (const name of (0,test_bodies/* namesOf */.eZ)(told))
            newlyPassing.set(name, [...(newlyPassing.get(name) ?? []), told]);
    return newlyPassing;
}
function passing(run) {
    return (run?.cases ?? []).filter(({ status }) => status === "passed").map(({ name }) => name);
}
/** Whether the script ends at its first failing command. */
function isStrictShell(text) {
    return /^[ \t]*set -\w{0,9}e|^#!.{0,100}sh -\w{0,9}e/m.test(text);
}
/** Runs a passed verification again. If it passes again, the pass proves nothing. `run`: null if nothing changed. */
async function withChangedValues(passed, values, run) {
    const again = values.mayAct ? await run() : null;
    // If something stopped the second run, it shows nothing.
    const isStopped = (ending) => ["timed-out", "cancelled"].includes(ending) || (0,endings/* isInfrastructureEnding */.Rc)(ending);
    if (again === null || isStopped(again.ending))
        return passed;
    if (!(0,execution/* hasPassed */.Pc)(again))
        return { ...passed, failsOnChangedValues: true };
    return {
        ...passed,
        failsOnChangedValues: false,
        unproven: `the verification still passes after its expected values were changed (in ${values.where}), so the code ends the test process or fakes its result`,
    };
}
/** The warning's code if the second run was not possible. */
const changedValuesNotRun = "changed-values-not-run";
function changedValuesFault(command, thrown) {
    return `agent-exec could not find out whether the verification \`${command}\` still passes after its expected values were changed: ${(0,errors/* messageOf */.bD)(thrown)}`;
}


/***/ }),

/***/ 85521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ testBodies),
/* harmony export */   K_: () => (/* binding */ mayBeIn),
/* harmony export */   W_: () => (/* binding */ mayBeNamed),
/* harmony export */   eZ: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _format_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36705);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22503);


const headers = {
    // Long parameters may stand on several lines, as formatters write them.
    python: /^[ \t]*def (test\w+)\((?:[^\n]{0,200}|\n[^()]{0,600})\)(?:[ \t]{0,9}->[^\n:]{1,100})?:/,
    javascript: /^[ \t]*(?:test|it)\(\s*["']([^"'\n]{1,200})["'],[^\n]{0,100}=>(?: \{)?/,
    go: /^func (Test\w+)\([^\n]{0,100}\{/,
    rust: /^[ \t]*fn (\w+)\(\)[^\n]{0,100}\{/,
};
const naming = {
    python: /\bdef[ \t]{1,9}(\w+)/g,
    javascript: /(?:\(\s{0,99}|\bname: ?)(["'`])([^"'`\n]{1,200})\1\s{0,99}[,}\n]/g,
    go: /\bfunc (?:\([^)\n]{0,100}\) ?)?(\w+)/g,
    rust: /\bfn (\w+)/g,
};
/** All names in a file that may be a test's name, in any form, and how often each occurs. */
function mayBeNamed(text, language) {
    const form = naming[language];
    return (0,_format_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N)(form === undefined ? [] : [...text.matchAll(form)].map((found) => found.at(-1)));
}
/** Marks above a test that can make it pass for another reason, or skip it. */
const otherwise = /xfail|skip|should_panic|ignore|expectedFailure|flaky/i;
/**
 * The tests in a file, and whether these are certainly all. If two tests have the same name, neither is returned,
 * because it is unknown which one ran.
 */
function testBodies(text, language) {
    const header = headers[language];
    if (header === undefined)
        return { bodies: [], areAll: true };
    const bare = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .masked */ .Iv)(text, language);
    const lines = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(bare);
    const bodies = [];
    const names = [];
    for (const [index, line] of lines.entries()) {
        const [head, name] = header.exec(text.slice(line.at, line.end + maxHeadChars)) ?? [];
        if (name === undefined || line.indent === -1)
            continue;
        const begin = line.at + line.indent;
        // Ignores a test inside of a comment or a string.
        if (bare[begin] !== text[begin])
            continue;
        names.push(name);
        if (isSpecial(lines.slice(Math.max(0, index - maxMarks), index), bare, language))
            continue;
        const headEnd = line.at + head.length;
        const lastHead = lines.findIndex(({ end }) => end >= headEnd);
        const { end } = lines[lastHead];
        const body = lines.slice(lastHead + 1, lastHead + maxLines);
        const starts = startsOf([{ ...line, end }, ...body], headEnd, bare);
        bodies.push({ name, starts: starts.map((at) => ({ at, language })) });
    }
    const times = (0,_format_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N)(names);
    const single = bodies.filter(({ name }) => times.get(name) === 1);
    const other = others[language]?.test(bare) ?? false;
    return { bodies: single, areAll: !other && single.length === names.length };
}
const others = {
    python: /^[ \t]*async def test/m,
    javascript: /^[ \t]*(?:test|it)(?:\.\w+\b|\(\s*[^"'\s])|\b(?:test|it)\.each\b/m,
};
/** How many characters the rest of a test's head may have on later lines. */
const maxHeadChars = 800;
const maxLines = 500;
const maxMarks = 4;
function isSpecial(above, bare, language) {
    const lines = above.map(({ at, end }) => bare.slice(at, end).trim());
    const marks = lines.slice(lines.findLastIndex((line) => !/^[@#]/.test(line)) + 1);
    const isTest = language !== "rust" || marks.includes("#[test]");
    return !isTest || marks.some((mark) => otherwise.test(mark));
}
function startsOf([header, ...rest], headEnd, bare) {
    const inline = bare.slice(headEnd, header.end);
    if (inline.trim() !== "")
        return [headEnd + (inline.length - inline.trimStart().length)];
    const filled = rest.filter(({ indent }) => indent !== -1);
    const after = filled.findIndex(({ indent }) => indent <= header.indent);
    const body = after === -1 ? filled : filled.slice(0, after);
    const own = body[0]?.indent;
    // Nothing after a `return` is certain to run. The return may be for another platform, for example.
    const left = body.findIndex(({ at, end }) => /\b(?:return|yield)\b/.test(bare.slice(at, end)));
    const sure = left === -1 ? body : body.slice(0, left);
    return sure.filter(({ indent }) => indent === own).map(({ at, indent }) => at + indent);
}
/** The names that a test can have in a file, if the tool reports it by this name. */
function namesOf(told) {
    const method = unittestName.exec(told)?.[1];
    if (method !== undefined)
        return [method];
    const whole = told.split(" › ").at(-1);
    // pytest's name for a test with parameters, such as `test_a[1]`.
    const last = whole.endsWith("]") ? whole.split("[", 1)[0] : whole;
    const words = last.split(" ");
    // Jest writes the names of the groups before a test's name, and cargo the module's name.
    return [...words.map((_word, index) => words.slice(index).join(" ")), last.split("::").at(-1)];
}
/** Whether a test with this reported name can be in this file. Some tools report the module in the name. */
function mayBeIn(told, path) {
    if (!path.endsWith(".py"))
        return true;
    const owner = unittestName.exec(told)?.[2] ?? (told.includes(" › ") ? told.split(" › ")[0] : null);
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
    return owner === null || owner.split(".").includes(stem);
}
/** unittest's name, such as `test_a (tests.test_m.Class.test_a)`. */
const unittestName = /^(\w+) \(([\w.]+)\)$/;


/***/ }),

/***/ 31847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Z0: () => (/* binding */ ToldTests),
/* harmony export */   gQ: () => (/* binding */ statusOfWord)
/* harmony export */ });
/* harmony import */ var _facts_test_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89259);

const maxNameChars = 200;
/** These tests need about 100 MB of memory. The largest known suites have about as many. */
const maxTests = 1_000_000;
/** A test's name, preceded by the names of its suites. */
function nameOf(parts) {
    return parts
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .join(" › ")
        .slice(0, maxNameChars);
}
/**
 * Collects the tests of a report, each with its last status. If a failed test is reported again, it was repeated, and
 * the later result counts. A test that did not fail is not repeated. So another entry with its name is another test,
 * for example with other parameters.
 */
class ToldTests {
    #cases = [];
    #lastTries = new Map();
    add({ name, status, key, place, isNameUnique = false }) {
        const last = key === undefined ? undefined : this.#lastTries.get(key);
        const isTry = last !== undefined && (isNameUnique || this.#cases[last].status === "failed");
        const at = isTry ? last : this.#cases.length;
        if (at >= maxTests)
            throw new Error(`it has more than ${maxTests} tests`);
        this.#cases[at] = { name: nameOf(name), status, ...(place !== undefined && { place }) };
        if (key !== undefined)
            this.#lastTries.set(key, at);
    }
    get cases() {
        return this.#cases;
    }
}
const words = {
    passed: "passed pass success successful succeeded ok expected flaky",
    failed: "failed fail failure error errored broken unexpected timedout timeout crashed aborted",
    skipped: "skipped skip notrun notexecuted disabled suppressed ignored ignore pending todo focused filtered untested excluded",
};
const statuses = new Map((0,_facts_test_run_js__WEBPACK_IMPORTED_MODULE_0__/* .testStatus */ .h5)().options.flatMap((status) => words[status].split(" ").map((word) => [word, status])));
/** The status that a word means, in any tool's spelling, such as `not_run` or `timedOut`. Null for an unknown word. */
function statusOfWord(word) {
    return statuses.get(word.toLowerCase().replace(/[^a-z]/g, "")) ?? null;
}


/***/ }),

/***/ 30489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tL: () => (/* binding */ readReport),
  Ak: () => (/* binding */ readReportFiles),
  S7: () => (/* binding */ removeReportFiles),
  Jo: () => (/* binding */ reportOutputBytes)
});

// UNUSED EXPORTS: reportText

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/format/json.js
var json = __webpack_require__(93769);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
// EXTERNAL MODULE: ./lib/proof/counted-tests/formats/told-tests.js
var told_tests = __webpack_require__(31847);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/formats/go-json.js




const go_json_event = (0,described/* described */.WY)(() => schemas/* object */.Ikc({ Action: schemas/* string */.YjP(), Package: schemas/* string */.YjP().optional(), Test: schemas/* string */.YjP().optional() }));
const ends = { pass: "passed", fail: "failed", skip: "skipped" };
/** The tests in the output of `go test -json`, which has one JSON object per line. Null for other text. */
function casesOfGoJson(text) {
    const told = new told_tests/* ToldTests */.Z0();
    const failed = new Set();
    let isFirst = true;
    for (const line of text.split("\n")) {
        // Other lines are build errors, if both streams were written to one file.
        if (!line.startsWith("{"))
            continue;
        const parsed = go_json_event().safeParse((0,json/* parseJson */.q)(line));
        if (isFirst && !parsed.success)
            return null;
        isFirst = false;
        const { Action = "", Package = "", Test = "" } = parsed.data ?? {};
        const status = ends[Action];
        if (status === undefined)
            continue;
        if (Test !== "")
            told.add({ name: [Package, Test], status, key: `${Package}\0${Test}` });
        // Go reports a package after its tests. If it failed without a failed test, it crashed or could not be built.
        else if (status === "failed" && !failed.has(Package))
            told.add({ name: [Package], status });
        if (status === "failed")
            failed.add(Package);
    }
    return isFirst ? null : told.cases;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/formats/json-reports.js



/** Reads the tests of JSON that fits a schema. Null for other JSON. */
function reader(make, tell) {
    const schema = (0,described/* described */.WY)(make);
    return (value) => {
        const parsed = schema().safeParse(value);
        if (!parsed.success)
            return null;
        const told = new told_tests/* ToldTests */.Z0();
        tell(parsed.data, told);
        return told.cases;
    };
}
/** The Common Test Report Format. A test's `status` comes from its last try. */
const ctrf = reader(() => schemas/* object */.Ikc({
    results: schemas/* object */.Ikc({
        summary: schemas/* object */.Ikc({ failed: (0,described/* count */.U9)().optional().catch(undefined) })
            .optional()
            .catch(undefined),
        tests: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP(),
            status: schemas/* string */.YjP(),
            rawStatus: schemas/* string */.YjP().optional().catch(undefined),
            suite: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())])
                .optional()
                .catch(undefined),
        })),
    }),
}), ({ results: { tests, summary } }, told) => {
    for (const { name, status, rawStatus = "", suite = [] } of tests)
        told.add({ name: [...[suite].flat(), name], status: ctrfStatus(status, rawStatus) });
    const hasFailed = told.cases.some((each) => each.status === "failed");
    if ((summary?.failed ?? 0) > 0 && !hasFailed)
        told.add({ name: ["a failed test that only the summary counts"], status: "failed" });
});
/** If the format lacks a status, it says `other`, and the tool's own word decides. An unknown word is a failure. */
function ctrfStatus(status, rawStatus) {
    if (status === "other" && (0,told_tests/* statusOfWord */.gQ)(rawStatus) === "skipped")
        return "skipped";
    return (0,told_tests/* statusOfWord */.gQ)(status) ?? "failed";
}
const jest = reader(() => schemas/* object */.Ikc({
    testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
        name: schemas/* string */.YjP().optional(),
        status: schemas/* string */.YjP().optional(),
        assertionResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            fullName: schemas/* string */.YjP(),
            ancestorTitles: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
            title: schemas/* string */.YjP().optional(),
            status: schemas/* string */.YjP(),
        })),
    })),
}), ({ testResults }, told) => {
    for (const { name: file = "", status, assertionResults } of testResults) {
        let hasFailed = false;
        for (const each of assertionResults) {
            const as = (0,told_tests/* statusOfWord */.gQ)(each.status) ?? "failed";
            hasFailed ||= as === "failed";
            const { ancestorTitles: suites = [], title, fullName } = each;
            told.add({ name: title === undefined ? [fullName] : [...suites, title], status: as });
        }
        // Jest could not load the file, or its set-up failed.
        if (status === "failed" && !hasFailed)
            told.add({ name: [file], status: "failed" });
    }
});
/** Mocha's JSON. A failed hook counts as a failed test. */
const mocha = reader(() => {
    const tests = schemas/* array */.YOg(schemas/* object */.Ikc({ fullTitle: schemas/* string */.YjP() }));
    return schemas/* object */.Ikc({ stats: schemas/* object */.Ikc({}), passes: tests, failures: tests, pending: tests });
}, ({ passes, failures, pending }, told) => {
    for (const { fullTitle } of passes)
        told.add({ name: [fullTitle], status: "passed" });
    for (const { fullTitle } of failures)
        told.add({ name: [fullTitle], status: "failed" });
    for (const { fullTitle } of pending)
        told.add({ name: [fullTitle], status: "skipped" });
});
const playwrightSuite = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    specs: schemas/* array */.YOg(schemas/* object */.Ikc({
        title: schemas/* string */.YjP(),
        tests: schemas/* array */.YOg(schemas/* object */.Ikc({ status: schemas/* string */.YjP(), projectName: schemas/* string */.YjP().optional() })),
    })),
    suites: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
}));
/** Playwright's JSON. Each test counts once per project. */
const playwright = reader(() => schemas/* object */.Ikc({ config: schemas/* object */.Ikc({}), suites: schemas/* array */.YOg(schemas/* unknown */.L5J()), errors: schemas/* array */.YOg(schemas/* unknown */.L5J()) }), ({ suites: all, errors }, told) => {
    const left = all.map((each) => ({ given: each, above: [] }));
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const { title, specs, suites = [] } = playwrightSuite().parse(next.given);
        const path = [...next.above, title];
        for (const spec of specs)
            for (const { status, projectName = "" } of spec.tests)
                told.add({ name: [projectName, ...path, spec.title], status: (0,told_tests/* statusOfWord */.gQ)(status) ?? "failed" });
        left.unshift(...suites.map((given) => ({ given, above: path })));
    }
    for (const _ of errors)
        told.add({ name: ["an error outside of all tests"], status: "failed" });
});
/** The tests of a report in one of these formats. Null for other JSON. */
const casesOfJson = (value) => ctrf(value) ?? jest(value) ?? mocha(value) ?? playwright(value);

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/esm/index.js + 28 modules
var esm = __webpack_require__(62449);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/formats/junit.js


/** The size of the pieces for the parser, which keeps only one piece in memory. */
const partChars = 1024 * 1024;
/** The deepest accepted nesting, because deeper nesting slows the parser. Real suites are nested about a dozen deep. */
const maxDepth = 100;
/** The largest accepted number of attributes, because more would slow the parser. An element usually has about ten. */
const maxAttributes = 1_000;
/** The tests of a JUnit XML report, as any common tool writes it. Null for other XML. */
function casesOfJunit(text) {
    const reader = new JunitReader(text);
    const parser = new esm/* Parser */.iX(reader, { xmlMode: true });
    for (let at = 0; at < text.length && !reader.isOther; at += partChars)
        parser.write(text.slice(at, at + partChars));
    if (reader.isOther)
        return null;
    parser.end();
    return reader.cases;
}
/** Elements for one failed try. After `flaky…`, a later try passed. After `rerun…`, it failed again. */
const failures = new Set("failure error rerunFailure rerunError flakyFailure flakyError".split(" "));
/** Reads a report element by element, so that it keeps only the tests in memory. */
class JunitReader {
    text;
    #tests = new told_tests/* ToldTests */.Z0();
    #open = [];
    #suites = 0;
    #attributes = 0;
    #hasRoot = false;
    #parser;
    /** Whether the file is not JUnit XML. */
    isOther = false;
    constructor(text) {
        this.text = text;
    }
    get cases() {
        if (!this.#hasRoot)
            throw new Error("it ends before its first element");
        return this.#tests.cases;
    }
    onparserinit(parser) {
        this.#parser = parser;
    }
    onopentagname() {
        this.#attributes = 0;
    }
    onattribute() {
        this.#attributes += 1;
        if (this.#attributes > maxAttributes)
            throw new Error(`an element has more than ${maxAttributes} attributes`);
    }
    onprocessinginstruction(name, data) {
        if (/^!ENTITY/i.test(name) || (/^!DOCTYPE/i.test(name) && data.includes("[")))
            throw new Error("it declares its own XML entities, and agent-exec does not expand them");
    }
    onopentag(name, attributes) {
        if (this.#open.length >= maxDepth)
            throw new Error(`its elements are nested more than ${maxDepth} deep`);
        const parent = this.#open.at(-1);
        const local = name.slice(name.indexOf(":") + 1);
        if (parent === undefined && local !== "testsuites" && local !== "testsuite")
            this.isOther = true;
        this.#hasRoot = true;
        this.#open.push(this.#opened(local, attributes, parent));
    }
    #opened(name, attributes, parent) {
        if (name === "testsuite" || name === "testsuites")
            return this.#suite(name, attributes, parent);
        if (parent?.is === "suite") {
            if (name === "testcase")
                return { is: "test", attributes, children: new Set(), isTodo: false, message: "" };
            if (name === "failure" || name === "error")
                parent.hasFailed = true;
        }
        else if (parent?.is === "test") {
            parent.children.add(name);
            if (failures.has(name))
                parent.message ||= attributes["message"] ?? "";
            if (name === "skipped" && attributes["type"] === "todo")
                parent.isTodo = true;
        }
        return { is: "other" };
    }
    #suite(name, attributes, parent) {
        this.#suites += 1;
        const above = parent?.is === "suite" ? parent.path : [];
        const own = name === "testsuite" ? [attributes["name"] ?? ""] : [];
        const declared = numberOf(attributes["failures"]) + numberOf(attributes["errors"]);
        const isPytest = /^pytest\b/.test(attributes["name"] ?? "") || (parent?.is === "suite" && parent.isPytest);
        const path = [...above, ...own];
        return { is: "suite", path, id: this.#suites, isPytest, declared, found: 0, hasFailed: false };
    }
    onclosetag(name, isImplied) {
        // `isImplied` is also true for an element such as `<skipped/>`, which has an end.
        const isClosed = !isImplied || this.text[this.#parser.endIndex - 1] === "/";
        if (!isClosed && !this.isOther)
            throw new Error(`its element \`${name.slice(0, 100)}\` is not closed`);
        const closed = this.#open.pop();
        const parent = this.#open.at(-1);
        const suite = parent?.is === "suite" ? parent : null;
        if (closed?.is === "test" && suite !== null)
            this.#addTest(closed, suite);
        if (closed?.is !== "suite")
            return;
        const isFailed = closed.hasFailed || (closed.declared > 0 && closed.found === 0);
        if (isFailed)
            this.#tests.add({ name: closed.path, status: "failed" });
        if (suite !== null)
            suite.found += closed.found + Number(isFailed);
    }
    #addTest(test, suite) {
        const { attributes, children, isTodo } = test;
        const { name = "", classname = "", file = "", line = "" } = attributes;
        const status = isTodo ? "skipped" : statusOf(attributes, children);
        const tries = [...children].some((child) => failures.has(child));
        if (tries || status === "failed")
            suite.found += 1;
        const key = [suite.id, classname, name, file, line].join("\0");
        const place = status === "failed" ? placeOf(test, suite) : null;
        this.#tests.add({
            name: [classname, name],
            status,
            key,
            isNameUnique: suite.isPytest,
            ...(place !== null && { place }),
        });
    }
}
/** The longest path or message to keep. Nobody reads longer ones. */
const maxPlaceChars = 1_000;
/** The place of a failure. pytest counts lines from 0. */
function placeOf({ attributes, message }, { isPytest }) {
    const { file = "", line = "" } = attributes;
    if (file === "" || line === "")
        return null;
    const number = numberOf(line) + (isPytest ? 1 : 0);
    return { file: file.slice(0, maxPlaceChars), line: number, message: message.slice(0, maxPlaceChars) };
}
/** A status by child elements and by some tools' attributes, such as `status="notrun"` (GoogleTest, CTest). */
function statusOf(attributes, children) {
    if (children.has("failure") || children.has("error"))
        return "failed";
    if (children.has("skipped") || children.has("disabled") || children.has("ignored"))
        return "skipped";
    const told = ["status", "result", "outcome"].map((name) => (0,told_tests/* statusOfWord */.gQ)(attributes[name] ?? ""));
    if (attributes["executed"]?.toLowerCase() === "false" || told.includes("skipped"))
        return "skipped";
    return told.includes("failed") ? "failed" : "passed";
}
function numberOf(value) {
    return /^\d{1,9}$/.test(value ?? "") ? Number(value) : 0;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/formats/tap.js

/** The largest number of missing tests to list. Further ones count as one. */
const maxMissing = 1_000;
/**
 * The tests of a report in the Test Anything Protocol, versions 12 to 14. Null for text that has neither a version nor
 * a plan. Only the outermost level counts, as the protocol says, so a test stands for its subtests.
 */
function casesOfTap(text) {
    if (!/^(?:TAP version \d|1\.\.\d)/im.test(text))
        return null;
    const told = new told_tests/* ToldTests */.Z0();
    let [hasPlan, planned, points] = [false, 0, 0];
    const isOfProve = proveHeader.test(text);
    for (const raw of text.split("\n")) {
        const line = raw.trimEnd();
        const plan = /^1\.\.(\d{1,9})(?:\s*#(.*))?$/.exec(line);
        const bail = /^\s*Bail out!(.*)$/i.exec(line);
        const point = /^(not )?ok\b(.*)$/.exec(line);
        if (plan !== null) {
            hasPlan = true;
            planned += Number(plan[1]);
            if (plan[1] === "0" && plan[2] !== undefined)
                told.add({ name: [plan[2].trim()], status: "skipped" });
        }
        else if (bail !== null) {
            told.add({ name: [`Bail out!${bail[1]}`], status: "failed" });
            // After this line, no planned test runs.
            return told.cases;
        }
        else if (point !== null && !(isOfProve && line === "ok" && hasPlan && points >= planned)) {
            points += 1;
            told.add(pointOf(point[1] !== undefined, point[2]));
        }
    }
    if (!hasPlan)
        told.add({ name: ["the plan is missing, so the tests ended early"], status: "failed" });
    else if (points > planned)
        told.add({ name: [`tests beyond the plan of ${planned}`], status: "failed" });
    for (let number = points + 1; number <= Math.min(planned, points + maxMissing); number += 1)
        told.add({ name: [`test ${number} of the plan, which never ran`], status: "failed" });
    return told.cases;
}
/** `prove -v` prints this line before a file's tests, and a line `ok` after them. */
const proveHeader = /^\S.{0,300} \.{2,100}[ \t]{0,9}$/m;
/** Reads the text after `ok`: a number, a dash, the test's name, and perhaps a directive after an unescaped `#`. */
function pointOf(isNotOk, rest) {
    const directive = /(?:^|[^\\])#\s{0,9}(?:skip(?:ped|ping)?|todo)(?![\w-])/i.exec(rest);
    const words = directive === null ? rest : rest.slice(0, rest.indexOf("#", directive.index));
    const name = words
        .trim()
        .replace(/^\d{1,9}(?=\s|$)/, "")
        .trimStart()
        .replace(/^-(?=\s|$)/, "")
        .trim()
        .replace(/\\([#\\])/g, "$1");
    return { name: [name], status: directive !== null ? "skipped" : isNotOk ? "failed" : "passed" };
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/report-formats.js




/** The accepted formats, for messages. */
const reportFormats = "JUnit XML, CTRF, TAP, or JSON of Jest, Vitest, Mocha, Playwright or go test";
/**
 * The tests in a report, each with its last status. Null for text in none of the formats.
 * @throws Error if the text has one of these formats but cannot be read.
 */
function casesIn(report) {
    const start = report.replace(/^\uFEFF/, "").trimStart();
    if (start.startsWith("<"))
        return casesOfJunit(start);
    if (isGoEvent.test(start))
        return casesOfGoJson(start);
    if (start.startsWith("{"))
        return casesOfJson(JSON.parse(start));
    return casesOfTap(start);
}
/** How each line of `go test -json` begins. */
const isGoEvent = /^\{"(?:Time|Action|ImportPath)":/;

// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/report-files.js





/** The limit for all report files together. The largest known reports have 60 MB. */
const maxReportBytes = 64 * 1024 * 1024;
/** The reports' size in base64 with 76 characters per line. */
const maxBase64Bytes = Math.ceil((maxReportBytes / 57) * 77);
/** How much output to keep of a script that reads reports. */
const reportOutputBytes = maxBase64Bytes + 1024 * 1024;
/**
 * Reads the reports that paths, folders and globs name, from the workspace's root. If only a folder or glob names a
 * file, and the file is no report, it is left out.
 */
async function readReportFiles(patterns, read) {
    const paths = await pathsOf(patterns, read);
    const named = new Set(patterns.map(plain));
    const files = await contentsOf(paths.map(wordOf), read);
    return paths.flatMap((path, index) => {
        const told = toldBy(files[index]);
        return told === null || ("isOther" in told && !named.has(path)) ? [] : [{ path, ...told }];
    });
}
/** The content of the file that a shell word names. Null if the file is missing. */
async function readReport(word, read) {
    return toldBy((await contentsOf([word], read))[0]);
}
/** Removes reports of earlier runs. If a folder or glob also names other files, these stay. */
async function removeReportFiles(patterns, read) {
    if (patterns.length === 0)
        return;
    const files = patterns.filter((pattern) => !isGlob(pattern)).map(wordOf);
    const left = await pathsOf(patterns, read, files.length > 0 ? `rm -f -- ${files.join(" ")}; ` : "");
    const found = left.length > 0 ? await readReportFiles(left, read) : [];
    const reports = found.filter((file) => !("isOther" in file)).map(({ path }) => wordOf(path));
    if (reports.length > 0)
        await read(`rm -f -- ${reports.join(" ")}`);
}
function toldBy(file) {
    if (file === null || "fault" in file)
        return file;
    try {
        const cases = casesIn(reportText(file.bytes));
        return cases === null ? { fault: `is not ${reportFormats}`, isOther: true } : { cases };
    }
    catch (thrown) {
        return { fault: `could not be read: ${(0,errors/* messageOf */.bD)(thrown).slice(0, 200)}` };
    }
}
function isGlob(pattern) {
    return /[*?[\]{}]/.test(pattern);
}
function plain(path) {
    const inside = path.startsWith("./") ? path.slice(2) : path;
    let end = inside.length;
    while (inside[end - 1] === "/")
        end -= 1;
    return inside.slice(0, end);
}
function wordOf(path) {
    return (0,shell_word/* pathWord */.Um)(plain(path));
}
/** The largest number of files. Surefire and Gradle write one per class. */
const maxFiles = 10_000;
/** The files that the patterns name, sorted. A name without wildcards is kept even if the file is missing. */
async function pathsOf(patterns, read, before = "") {
    const names = patterns.map(plain);
    // A name without wildcards may be a folder, so one script lists both.
    const bases = new Set(names.map((name) => (isGlob(name) ? baseOf(name) : name)));
    const { stdout } = await read(before + listingOf([...bases]));
    const matches = picomatch([...names, ...names.map((name) => `${name}/**`)], { dot: true, nonegate: true });
    const found = stdout.text
        .split("\n")
        .map((line) => plain(line).replace(/\/{2,}/g, "/"))
        .filter((path) => path !== "" && (names.includes(path) || matches(path)));
    return [...new Set(found)].toSorted().slice(0, maxFiles);
}
function baseOf(glob) {
    const parts = glob.split("/");
    const first = parts.findIndex(isGlob);
    return parts.slice(0, first).join("/");
}
/** Lists files and follows links. Folders of packages and of Bazel's earlier tries hold other projects' files. */
function listingOf(bases) {
    const each = bases.map((base) => {
        const start = base === "" ? "." : wordOf(base);
        const folder = base === "" ? "." : `${start}/`;
        const skipped = ["node_modules", ".git", "test_attempts"].map((name) => `-name ${name}`).join(" -o ");
        return `if test -f ${start}; then echo ${start}; else find ${folder} \\( ${skipped} \\) -prune -o -type f -print; fi`;
    });
    return `{ ${each.join("; ")}; } 2>/dev/null`;
}
/** Lines that base64 does not use: a file begins, it is missing, it could not be read, the list is complete. */
const [begin, missing, unread, end] = ["-", "?", "!", "."];
async function contentsOf(words, read) {
    if (words.length === 0)
        return [];
    const one = `if test -f "$f"; then base64 <"$f" || echo '${unread}'; else echo '${missing}'; fi`;
    const all = `for f in ${words.join(" ")}; do echo ${begin}; ${one}; done; echo ${end}`;
    const { stdout } = await read(`{ ${all}; } 2>/dev/null | head -c ${maxBase64Bytes}`);
    const told = stdout.text.split(`${begin}\n`).slice(1);
    const isWhole = told.at(-1)?.endsWith(`${end}\n`) === true;
    return words.map((_, index) => {
        const lines = told[index];
        if (lines === undefined && told.length === 0)
            return { fault: unreadable };
        if (lines === undefined || (index === told.length - 1 && !isWhole))
            return { fault: tooLarge };
        if (lines.startsWith(missing))
            return null;
        if (lines.includes(unread))
            return { fault: unreadable };
        const bytes = Buffer.from(lines.replace(`${end}\n`, ""), "base64");
        return bytes.length > maxReportBytes ? { fault: tooLarge } : { bytes };
    });
}
const unreadable = "could not be read";
const tooLarge = "is larger than 64 MiB, so its tests were not counted";
/** Decodes a report's bytes in the declared or detected encoding. The default is UTF-8. */
function reportText(bytes) {
    return new external_node_util_.TextDecoder(encodingOf(bytes)).decode(bytes);
}
function encodingOf(bytes) {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
        return "utf-16le";
    if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
        return "utf-16be";
    const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
    const label = /^(?:\xEF\xBB\xBF)?<\?xml[^>]{0,100} encoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? "utf-8";
    // If the declaration can be read as ASCII, the text is not UTF-16, whatever the declaration says.
    return /^utf-?16/i.test(label) || !isKnown(label) ? "utf-8" : label;
}
function isKnown(label) {
    try {
        return new external_node_util_.TextDecoder(label).encoding !== "";
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 81532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ runVerification)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/proof/verification-script.js

/**
 * The script of a verification. It ends at the first failing command, so that no later line hides a failure. If the
 * shell supports `pipefail`, this includes commands in a pipe. A script that needs bash is run by bash,
 * if the image has it. Line numbers in the shell's errors are those of the user's script.
 * @param prepared commands to run first, without line ends, each ended by `;`. Default: none.
 */
function verificationScript(command, prepared = "") {
    const script = `${strict} ${command}`;
    const losesExitCode = loses.test(command) && !endsEarly.test(command);
    if (!losesExitCode && !needsBash.test(command))
        return prepared + script;
    const likeSh = losesExitCode ? "shopt -s inherit_errexit 2>/dev/null || :; " : "";
    return `${prepared}exec "$(command -v bash || echo sh)" -c ${(0,shell_word/* shellWord */.r7)(likeSh + script)} bash`;
}
/** A shell that does not know the option ends. So the option is tried in a separate shell first. */
const strict = "set -e; if (set -o pipefail) 2>/dev/null; then set -o pipefail; fi;";
/** Debian's `sh` knows none of these, or takes them for something else: `&>` starts a command in the background. */
const needsBash = /^#!.{1,100}\bbash\b|\bset [-+\w ]{1,40}o pipefail\b|(?:^|[;&|(]|\bthen|\bdo)[ \t]{0,40}source |(?:^|\s)\[\[ |&>|<<<|[<>]\(|\|&/m;
/** Debian's `sh` has no `pipefail`, so the exit code of a command that pipes into these is lost. */
const loses = /\|[ \t]{0,9}(?:tee|tail)\b/;
/** These may end before the command that pipes into them, or fail if they print nothing. `pipefail` refuses both. */
const endsEarly = /\|[ \t]{0,9}(?:head|[efz]?grep|rg|sed|awk|cmp|diff)\b/;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/additions.js

const pytestReport = "pytest.xml";
function additionsTo(command) {
    const token = `agent-exec-${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`;
    const folder = `"\${TMPDIR:-/tmp}/${token}"`;
    const isGo = /\bgo\s+test\b/.test(command);
    const callsPytest = /\b(?:pytest|py\.test)\b/.test(command);
    const pytest = appended("PYTEST_ADDOPTS", `--junitxml='$_told/${pytestReport}'`);
    const go = isGo ? ` ${appended("GOFLAGS", "-v")};` : "";
    return {
        folder,
        prepared: `_told=${folder}; { mkdir -m 700 "$_told" && ${pytest}; } 2>/dev/null || :;${go} unset _told; `,
        mayHaveBroken({ exitCode, stdout, stderr }, hasReport) {
            if (exitCode === 0)
                return false;
            const text = stdout.text + stderr.text;
            // Exit code 4 means that pytest does not know an option.
            if (hasReport || callsPytest || exitCode === 4 || text.includes(token))
                return true;
            return isGo && !/^FAIL\b|\[(?:build|setup) failed\]/m.test(text);
        },
    };
}
function appended(variable, value) {
    return `export ${variable}="\${${variable}:+$${variable} }${value}"`;
}

// EXTERNAL MODULE: ./lib/proof/counted-tests/faults.js
var faults = __webpack_require__(54154);
// EXTERNAL MODULE: ./lib/proof/test-files.js
var test_files = __webpack_require__(93802);
// EXTERNAL MODULE: ./lib/proof/changed-values/test-bodies.js
var test_bodies = __webpack_require__(85521);
// EXTERNAL MODULE: ./lib/proof/changed-values/text.js
var changed_values_text = __webpack_require__(22503);
// EXTERNAL MODULE: ./lib/proof/counted-tests/written-tests.js
var written_tests = __webpack_require__(26280);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/forged-names.js






/**
 * Why the reported names cannot be names of real tests. Null if they can. Names may change from run to run (a time, an
 * address, a random order, a row of a table), and a task may rename and move tests. So names count as forged only if no
 * earlier test is left, and no test file contains any of the new names or can make them while it runs.
 */
async function forgedNames(now, before, { changed, originals, read }) {
    const [told, were] = [functionsOf(now), functionsOf(before)];
    if (told.length === 0 || told.some((name) => were.includes(name)))
        return null;
    if (were.length === 0)
        return now.by === goOutput ? forgedGoNames(told, read) : null;
    const files = await filesWith(told, read);
    if (files === null || files.some(test_files/* mayContainTests */.v))
        return null;
    const names = (now.cases ?? []).slice(0, maxNames).map(({ name }) => name);
    for (const [path, text] of changed)
        if ((0,written_tests/* makesTitles */.xR)(path) && (text === null || (0,written_tests/* mayMake */.uW)(names, text, path)))
            return null;
    for await (const file of originals?.() ?? []) {
        if (file.kind !== "file" || !(0,written_tests/* makesTitles */.xR)(file.path) || changed.has(file.path))
            continue;
        if (file.bytes > changed_values_text/* maxTestFileBytes */.YM)
            return null;
        if ((0,written_tests/* mayMake */.uW)(names, (await (0,content/* bytesOf */.$$)(file.content)).toString("utf8"), file.path))
            return null;
    }
    return "none of the earlier tests ran, and the reported tests are in no test file";
}
const goOutput = "go's output";
/**
 * The same if no earlier test is known, for example because the run on the original files did not finish. Other
 * languages can make up names while they run, but all tests of Go are functions in files `*_test.go`.
 */
async function forgedGoNames(told, read) {
    const files = await filesWith(told, read);
    if (files === null || files.some((path) => path.endsWith("_test.go")))
        return null;
    return "the reported tests are in no test file";
}
/** The files that contain one of the names. Null if the files cannot be searched. */
async function filesWith(names, read) {
    const words = names.slice(0, maxWords).map((name) => `-e ${(0,shell_word/* shellWord */.r7)(name)}`);
    const { exitCode, stdout } = await read(`grep -rlFI ${words.join(" ")} . 2>/dev/null`);
    // grep's exit code 2 means that it failed or could not read a folder. 127 means that there is no grep.
    if (exitCode !== 0 && exitCode !== 1)
        return null;
    return stdout.text.split("\n").map((path) => path.replace(/^\.\//, ""));
}
/** How many names are compared with the titles in a file. One of them decides. */
const maxNames = 1_000;
/** A few names are enough, because finding one of them decides. */
const maxWords = 50;
function functionsOf(run) {
    return [...new Set((run?.cases ?? []).map(({ name }) => functionOf(name)))];
}
/** The beginning of a test's name. Generated names begin with text that is in a file. */
function functionOf(told) {
    const [name = ""] = (0,test_bodies/* namesOf */.eZ)(told);
    return name.split("::").at(-1).split(/[[/(]/, 1)[0].trim() || name;
}

// EXTERNAL MODULE: ./lib/format/tally.js
var tally = __webpack_require__(36705);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/unwritten-tests.js





/** What the patch removed from the text of the files of tests. */
async function unwrittenTests({ changed, originals, }) {
    const times = new Map();
    const count = (text, path, sign) => {
        for (const [name, many] of (0,written_tests/* writtenTests */.fx)(text, path))
            times.set(name, (times.get(name) ?? 0) + sign * many);
    };
    const narrowed = new Set();
    for (const [path, text] of changed) {
        count(text ?? "", path, -1);
        if (runsOnlySome(text ?? "", path))
            narrowed.add(path);
    }
    const generating = [];
    let [lines, changesData] = [0, false];
    for await (const file of originals?.() ?? []) {
        const now = changed.get(file.path);
        changesData ||= now !== undefined && isData(file.path);
        const isKnown = file.kind === "file" && (0,written_tests/* isReadable */.hS)(file.path) && typeof now === "string";
        if (!isKnown || file.bytes > changed_values_text/* maxTestFileBytes */.YM)
            continue;
        const text = (await (0,content/* bytesOf */.$$)(file.content)).toString("utf8");
        if (runsOnlySome(text, file.path))
            narrowed.delete(file.path);
        count(text, file.path, 1);
        if (!(0,written_tests/* generatesTests */.YR)(text, file.path))
            continue;
        generating.push(file.path);
        lines += goneLines(text, now);
    }
    // The missing tests may be there still, but do not run.
    if (narrowed.size > 0)
        return { fewer: 0, times: new Map(), lines: 0, changesData: false, names: [] };
    const names = [...times].filter(([, many]) => many > 0).map(([name]) => name);
    const fewer = [...times.values()].reduce((sum, many) => sum + many, 0);
    return { fewer, times, lines, changesData, names: names.length > 0 ? names : generating };
}
/** Whether a file of JavaScript marks tests so that only these run. */
function runsOnlySome(text, path) {
    const only = /(?<![\w.$])(?:test|it|describe|context|suite|specify)(?:\.\w{1,20}){0,2}\.only\b/;
    return (0,changed_values_text/* languageOf */.eX)(path) === "javascript" && only.test(text) && only.test((0,changed_values_text/* masked */.Iv)(text, "javascript"));
}
function isData(path) {
    return ((0,test_files/* mayContainTests */.v)(path) &&
        (0,changed_values_text/* languageOf */.eX)(path) === null &&
        !/\.snap$|(?:^|\/)(?:README|CHANGELOG)[^/]*$|^\.github\//.test(path));
}
/** How many lines a text lost, without blank ones. */
function goneLines(before, now) {
    const linesOf = (text) => text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const left = (0,tally/* tally */.N)(linesOf(now));
    return linesOf(before).filter((line) => {
        const many = left.get(line) ?? 0;
        left.set(line, many - 1);
        return many < 1;
    }).length;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/gone-tests.js







/**
 * The tests that ran on the original files but do not run now. It returns them only if the patch probably removed them:
 * their file was changed or deleted and contains them less often than before, or they run with fewer cases. Null if a
 * test is missing for another reason, or for an unknown one.
 */
async function goneTests(now, before, options) {
    const { changed, read } = options;
    const fewer = (0,faults/* totalOf */.e)(before) - (0,faults/* totalOf */.e)(now);
    if (now.failed > 0 || ![...changed.keys()].some(test_files/* mayContainTests */.v))
        return null;
    const isNamed = now.cases !== undefined && before.cases !== undefined;
    const times = timesOf(now);
    const gone = [...timesOf(before)]
        .filter(([name, count]) => (times.get(name) ?? 0) < count)
        .map(([name]) => name);
    if (isNamed && gone.length === 0)
        return null;
    const unwritten = await unwrittenTests(options);
    if (!isNamed)
        return unwritten.fewer < fewer && unwritten.lines < fewer ? null : unwritten.names;
    const isRemovable = (path) => changed.has(path) && (0,test_files/* mayContainTests */.v)(path);
    const isUnwritten = (name) => [functionOf(name), ...(0,test_bodies/* namesOf */.eZ)(name)].some((each) => (unwritten.times.get(each) ?? 0) > 0);
    // Another file may have a test of the same name.
    if (unwritten.fewer >= fewer && gone.every(isUnwritten))
        return gone;
    const standing = gone.length > gone_tests_maxNames ? null : await standingIn(gone.map(functionOf), read);
    if (standing === null)
        return null;
    const running = new Set([...times.keys()].map(functionOf));
    const isRemoved = (name) => {
        const own = functionOf(name);
        const paths = (standing.get(own) ?? []).filter((path) => (0,test_files/* mayContainTests */.v)(path) && (0,test_bodies/* mayBeIn */.K_)(name, path));
        return paths.length === 0
            ? [...changed.keys()].some((path) => isRemovable(path) && (0,test_bodies/* mayBeIn */.K_)(name, path))
            : running.has(own) && (unwritten.changesData || paths.every(isRemovable));
    };
    return gone.every(isRemoved) ? gone : null;
}
/** The largest number of names to search. A task removes only a few tests, and a shell accepts no longer script. */
const gone_tests_maxNames = 200;
/** How often each test ran or was skipped. Its parameters do not matter. */
function timesOf({ cases = [] }) {
    return (0,tally/* tally */.N)(cases.map(({ name }) => (name.endsWith("]") ? name.split("[", 1)[0] : name)));
}
/** How a test can begin in a file: a function with this name, or its title in quotes. */
const beginnings = ["def %(", "func %(", "fn %(", "void %(", '"%"', "'%'", "`%`"];
/** The files that contain each of these tests. Null if the files cannot be searched. */
async function standingIn(functions, read) {
    const found = new Map();
    const owners = new Map(functions.flatMap((name) => beginnings.map((each) => [each.replace("%", () => name), name])));
    const words = [...owners.keys()].map((word) => `-e ${(0,shell_word/* shellWord */.r7)(word)}`);
    const { exitCode, stdout } = await read(`grep -roFIH ${words.join(" ")} . 2>/dev/null`);
    if ((exitCode !== 0 && exitCode !== 1) || stdout.truncated)
        return null;
    for (const line of stdout.text.split("\n")) {
        const colon = line.indexOf(":");
        const path = line.slice(line.startsWith("./") ? 2 : 0, Math.max(0, colon));
        const owner = owners.get(line.slice(colon + 1));
        if (owner !== undefined)
            found.set(owner, [...(found.get(owner) ?? []), path]);
    }
    return found;
}

// EXTERNAL MODULE: ./lib/proof/counted-tests/report-files.js + 5 modules
var report_files = __webpack_require__(30489);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/counted.js
function counted(cases) {
    const of = (status) => cases.filter((each) => each.status === status).length;
    return { passed: of("passed"), failed: of("failed"), skipped: of("skipped"), cases };
}

// EXTERNAL MODULE: ./lib/proof/counted-tests/formats/told-tests.js
var told_tests = __webpack_require__(31847);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/node-output.js

/** Reads the output of `node --test`: the last summary, and the names if the output lists equally many tests. */
const nodeTests = ({ stdout: { text } }) => {
    const sums = nodeSums(text).at(-1);
    if (sums === undefined)
        return null;
    const { passed, failed, skipped } = sums;
    const told = /^(?: {4})*(?:not )?ok \d/m.test(text) ? tapCases(text) : specCases(text);
    const cases = told.find((each) => each.length === passed + failed + skipped) ?? null;
    return { passed, failed, skipped, cases };
};
/** The summaries of node's test runner, in each of its formats. A summary has one line per kind, `tests` first. */
function nodeSums(text) {
    return text
        .split(/^(?=(?:ℹ|#) tests \d)/m)
        .filter((part) => part.slice(2).startsWith("tests "))
        .map((part) => {
        const lines = part.split("\n");
        const of = (word) => Number(lines.find((line) => line.slice(2).startsWith(`${word} `))?.slice(word.length + 3) ?? 0) || 0;
        return {
            passed: of("pass"),
            failed: of("fail") + of("cancelled"),
            skipped: of("skipped") + of("todo"),
        };
    });
}
/** Each test, without suites. */
function tapCases(text) {
    const points = [];
    for (const line of text.split("\n")) {
        const [, indent, not, rest] = /^((?: {4})*)(not )?ok \d+(?: - (.*))?$/.exec(line.trimEnd()) ?? [];
        if (indent !== undefined) {
            const [name = "", directive = ""] = (rest ?? "").split(/(?<!\\) # /, 2);
            const status = /^(?:SKIP|TODO)/i.test(directive) ? "skipped" : not === undefined ? "passed" : "failed";
            points.push({ depth: indent.length / 4, name: name.replaceAll("\\#", "#"), status, isSuite: false });
        }
        else if (/^ {2,}type: 'suite'$/.test(line) && points.length > 0)
            points.at(-1).isSuite = true;
    }
    return [casesOf(points.toReversed(), "down").toReversed()];
}
/** Newer versions also print a line for a suite, like a test's. The list with the right number of tests counts. */
function specCases(text) {
    const points = [];
    const body = text.split(/^ℹ tests \d/m, 1)[0];
    for (const line of body.split("\n")) {
        const [, indent, mark, words] = /^((?: {2})*)([✔✖﹣⚠▶]) (.+)$/.exec(line.trimEnd()) ?? [];
        if (indent === undefined)
            continue;
        const [, name = words, isSkipped] = /^(.*?)(?: \([\d.]+ms\))?( # .*)?$/.exec(words) ?? [];
        const status = mark === "﹣" || isSkipped ? "skipped" : mark === "✖" ? "failed" : "passed";
        points.push({ depth: indent.length / 2, name, status, isSuite: mark === "▶" });
    }
    const whole = points.filter(({ isSuite }) => !isSuite);
    const begun = points.filter(({ isSuite }) => isSuite).map(({ name, depth }) => `${depth} ${name}`);
    const tests = whole.filter(({ name, depth }) => !begun.includes(`${depth} ${name}`));
    return [casesOf(tests, "flat"), casesOf(whole, "flat")];
}
/** @param order `down` if a suite's line comes before its tests */
function casesOf(points, order) {
    const around = [];
    const cases = [];
    for (const { depth, name, status, isSuite } of points) {
        around.length = Math.min(depth, around.length);
        if (!isSuite)
            cases.push({ name: (0,told_tests/* nameOf */.Vb)(order === "down" ? [...around, name] : [name]), status });
        around[depth] = name;
    }
    return cases;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/tool-output.js



/** unittest's last summary, with names if `-v` lists equally many. A test with failed subtests counts once. */
const unittestTests = ({ stderr: { text } }) => {
    const ran = lastOf(text, /^Ran (\d+) tests? in /gm);
    if (ran === null)
        return null;
    const verdict = lastOf(text.slice(ran.index), /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)\n]*)\))?$/gm)?.[1] ?? "";
    const sums = new Map(verdict.split(", ").map((each) => each.split("=", 2)));
    const of = (word) => Number(sums.get(word) ?? 0);
    const failures = of("failures") + of("errors") + of("unexpected successes");
    // If a class or module cannot be set up, unittest counts an error without a test.
    const setUps = [...text.matchAll(setUpError)].slice(0, of("errors"));
    const total = Number(ran[1]) + setUps.length;
    const skipped = Math.min(total, of("skipped") + of("expected failures"));
    const failed = failures === 0 ? 0 : Math.max(1, Math.min(failures, total - skipped));
    const cases = [
        ...unittestCases(text).filter(({ name }) => !setUp.test(name)),
        ...setUps.map(([, name]) => ({ name: (0,told_tests/* nameOf */.Vb)([name]), status: "failed" })),
    ];
    return {
        passed: Math.max(0, total - failed - skipped),
        failed,
        skipped,
        cases: cases.length === total ? cases : null,
    };
};
const setUp = /^(?:setUp|tearDown)(?:Class|Module) \(/;
const setUpError = /^ERROR: ((?:setUp|tearDown)(?:Class|Module) \([^)\n]{1,300}\))$/gm;
/** Reads unittest's tests. A docstring, warnings and logs can come between a test's name and its status. */
function unittestCases(text) {
    return text.split(/^(?=[\w.]{1,200} \([^)\n]{1,300}\)(?:$| \.\.\. ))/m).flatMap((part) => {
        const [name] = /^[\w.]{1,200} \([^)\n]{1,300}\)/.exec(part) ?? [];
        const [told = ""] = part.split(/^={70}$|^-{70}$/m, 1);
        const word = lastOf(told, /(?:^| \.\.\. )(ok$|FAIL$|ERROR$|skipped |expected failure$|unexpected success$)/gm)?.[1];
        return name === undefined || word === undefined
            ? []
            : [{ name: (0,told_tests/* nameOf */.Vb)([name]), status: unittestStatuses[word] ?? "failed" }];
    });
}
const unittestStatuses = {
    ok: "passed",
    "skipped ": "skipped",
    "expected failure": "skipped",
};
const goStatuses = { PASS: "passed", FAIL: "failed", SKIP: "skipped" };
const goTests = ({ stdout: { text, truncated } }) => {
    // Without one of these lines, the failure came before any test.
    if (truncated || !/^(?:ok|FAIL|\?)\s|^ {0,40}--- /m.test(text))
        return null;
    const lines = [...text.matchAll(/^ {0,40}--- (PASS|FAIL|SKIP): (\S{1,300}) \(/gm)];
    return counted(lines.map(([, word, name]) => ({
        name: (0,told_tests/* nameOf */.Vb)([name]),
        status: goStatuses[word],
    })));
};
/** Reads the output of `cargo test`: one summary for each test program, and one line for each test. */
const cargoTests = ({ stdout: { text } }) => {
    const sums = [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
    if (sums.length === 0)
        return null;
    const of = (column) => sums.reduce((sum, each) => sum + Number(each[column]), 0);
    const [passed, failed, skipped] = [of(1), of(2), of(3)];
    const lines = [...text.matchAll(/^test (\S.{0,300}?) \.\.\. (ok|FAILED|ignored)/gm)];
    const cases = lines.map(([, name, word]) => ({
        // A test in a comment has its line's number, which changes with the lines above it.
        name: (0,told_tests/* nameOf */.Vb)([name.replace(/ \(line \d{1,9}\)/, "")]),
        status: word === "ok" ? "passed" : word === "ignored" ? "skipped" : "failed",
    }));
    return { passed, failed, skipped, cases: cases.length === passed + failed + skipped ? cases : null };
};
/** Reads the summary lines of pytest, Jest, Vitest and Mocha. They contain only numbers. */
function lineTests(isOne) {
    return ({ stdout, stderr }) => {
        const sums = lineSums(`${stdout.text}\n${stderr.text}`, isOne);
        return sums.length === 0 ? null : { ...sumOf(sums), cases: null };
    };
}
const pytestSums = lineTests((line) => pytestLine.test(line));
const jestSums = lineTests((line) => jestLine.test(line));
/** Reads the summaries of any test tools in a verification's output. */
const anyTests = (execution) => {
    const { stdout, stderr } = execution;
    const text = `${stdout.text}\n${stderr.text}`;
    const all = [
        ...unittestSums(text),
        ...lineSums(text, (line) => [pytestLine, jestLine, mochaLine].some((each) => each.test(line))),
        ...nodeSums(text),
    ];
    const cargo = cargoTests({ stdout: { ...stdout, text }, stderr });
    // Without `-v`, go lists the failed tests alone: once they pass, it would seem that the tests are gone.
    const go = text.includes("=== RUN ") ? goTests({ stdout: { ...stdout, text }, stderr }) : null;
    if (cargo !== null)
        all.push(cargo);
    if (go !== null && go.passed + go.failed + go.skipped > 0)
        all.push(go);
    if (all.length === 0)
        return null;
    const sums = sumOf(all);
    return { ...sums, cases: all.length === 1 ? namesIn(text, sums) : null };
};
function namesIn(text, { passed, failed, skipped }) {
    const output = { ...empty, text };
    const told = [unittestTests, nodeTests, cargoTests, goTests].map((read) => read({ stdout: output, stderr: output }));
    const isSame = (each) => each?.passed === passed && each.failed === failed && each.skipped === skipped;
    return told.find((each) => isSame(each) && each.cases !== null)?.cases ?? null;
}
function sumOf(all) {
    const sum = (of) => all.reduce((total, each) => total + each[of], 0);
    return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
function unittestSums(text) {
    const parts = text.split(/^(?=Ran \d+ tests? in )/m).filter((part) => part.startsWith("Ran "));
    return parts.flatMap((part) => unittestTests({ stdout: empty, stderr: { ...empty, text: part } }) ?? []);
}
const empty = { text: "", bytes: 0, truncated: false };
/** For example `== 3 passed, 1 failed in 0.1s ==`. Quiet runs print a shorter line. */
const pytestLine = /^=* ?(?:\d{1,9} (?:passed|failed|skipped|error|xfailed|xpassed|deselected)|no tests ran).{0,200} in [\d.]{1,20}s\b/;
/**
 * For example `Tests: 1 failed, 5 passed, 6 total` or `Tests  1 failed | 5 passed (6)`. PHPUnit prints
 * `Tests: 2, Assertions: 2` if a test failed, and `Tests` nowhere if all passed.
 */
const jestLine = /^ {0,9}Tests:? {1,20}\d{1,9} (?:passed|failed|skipped|todo|total)\b/;
const mochaLine = /^\s{0,9}\d{1,9} (?:passing|failing|pending)\b/;
const summaryWords = /(\d{1,9}) (passed|passing|failed|failing|errors?|skipped|pending|xfailed|xpassed|todo)\b/g;
function lineSums(text, isOne) {
    const lines = text.split("\n").filter((line) => line.length < 300 && isOne(line));
    return lines.map((line) => {
        const sums = [...line.matchAll(summaryWords)];
        const of = (...words) => sums
            .filter(([, , word]) => words.includes(word))
            .reduce((total, [, number]) => total + Number(number), 0);
        return {
            passed: of("passed", "passing", "xpassed"),
            // A test that failed and whose clean-up failed too is in both numbers, but it is one test.
            failed: Math.max(of("failed", "failing"), of("error", "errors")),
            skipped: of("skipped", "pending", "xfailed", "todo"),
        };
    });
}
function lastOf(text, pattern) {
    return [...text.matchAll(pattern)].at(-1) ?? null;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/test-tools.js


const tools = [
    {
        name: "pytest",
        call: /^(?:python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m )?(?:pytest|py\.test)(?= |$)/,
        unless: /--junit-?xml|--collect-only|--co(?= |$)|-o junit|--(?:help|version|fixtures|markers)|-p no:/,
        readOutput: pytestSums,
    },
    {
        name: "unittest",
        call: /^python[\d.]{0,5}(?: -[a-zA-Z]{1,5}){0,5} -m unittest(?: discover)?(?= |$)/,
        unless: / (?:-h|--help)(?= |$)/,
        readOutput: unittestTests,
        // `-v` must come after `discover`.
        naming: (head, rest) => `${head} -v${rest}`,
    },
    {
        name: "node",
        call: /^node(?: -[^ ]{1,100}){0,9} --test(?= |$)/,
        unless: /--test-reporter/,
        readOutput: nodeTests,
    },
    {
        name: "jest",
        call: /^(?:npx )?jest(?= |$)/,
        unless: /--json|--outputFile|--listTests/,
        readOutput: jestSums,
        naming: (head, rest, report) => `${head}${rest} --json --outputFile=${report}`,
    },
    {
        name: "vitest",
        call: /^(?:npx )?vitest run(?= |$)/,
        unless: /--reporter|--outputFile/,
        readOutput: jestSums,
        naming: (head, rest, report) => `${head} --reporter=json --outputFile.json=${report}${rest}`,
    },
    { name: "go", call: /^go test(?= |$)/, unless: / -json| -list| -c(?: |$)/, readOutput: goTests },
    { name: "cargo", call: /^cargo test(?= |$)/, unless: / --no-run| --list/, readOutput: cargoTests },
];
/** A line that is more than one plain command. It is unclear which of its tools decides. */
const notPlain = /[|&;<>()$`\\#!{}]/;
/** The tool that a script's last line calls as one plain command. Null for any other script. */
function calledTool(script) {
    const whole = script.trimEnd();
    const at = whole.lastIndexOf("\n") + 1;
    const line = whole.slice(at);
    if (notPlain.test(line))
        return null;
    const [variables] = /^\s*(?:[A-Za-z_]\w*=\S*\s+)*/.exec(line);
    const words = line.slice(variables.length).trim();
    const tool = tools.find(({ call }) => call.test(words));
    if (tool === undefined || tool.unless?.test(words) === true)
        return null;
    // The user's own options would replace agent-exec's.
    if (/PYTEST_ADDOPTS=/.test(variables) || (/GOFLAGS=/.test(variables) && !/ -v(?= |$)/.test(words)))
        return null;
    const { name, readOutput, naming, call } = tool;
    if (naming === undefined)
        return { name, readOutput };
    const [head] = call.exec(words);
    const [before, rest] = [whole.slice(0, at) + variables, words.slice(head.length)];
    return { name, readOutput, naming: (report) => before + naming(head, rest, report) };
}

// EXTERNAL MODULE: ./lib/files/checks.js
var checks = __webpack_require__(49274);
// EXTERNAL MODULE: ./lib/output/unreached.js
var unreached = __webpack_require__(49746);
// EXTERNAL MODULE: ./lib/files/shadowed-module.js
var shadowed_module = __webpack_require__(29759);
;// CONCATENATED MODULE: ./lib/proof/counted-tests/untested.js




/**
 * Why a verification failed without a failed test: its tool is missing, was called wrongly or found no test. Null for
 * any other failure. For example, a missing program or module may be what the code still has to write.
 */
function untestedWords({ ending, exitCode, stdout, stderr }, tests) {
    if (ending !== "exited" || exitCode === 0 || exitCode === null)
        return null;
    const text = (0,external_node_util_.stripVTControlCharacters)(`${stdout.text}\n${stderr.text}`);
    if ((tests?.passed ?? 0) > 0)
        return null;
    const module = missingModule(text);
    if (module !== null)
        return `the test tool's Python module ${module} is missing`;
    const broken = brokenTest(text, exitCode);
    if (broken !== null)
        return broken;
    if (namesNoModule(text, tests))
        return foundNone;
    if ((tests?.failed ?? 0) > 0)
        return null;
    if (isOffline.test(text) || ((0,unreached/* missesNetwork */.X)(text) && downloads.test(text)))
        return "packages that it needs could not be downloaded";
    if (unloaded.some((pattern) => pattern.test(text)))
        return null;
    const program = missingProgram(text, exitCode);
    if (program !== null)
        return program;
    const usage = usageErrors.find(([pattern]) => pattern.test(text));
    if (usage !== undefined)
        return usage[1];
    const isEmpty = tests !== undefined || noTests.test(text);
    return isEmpty ? foundNone : null;
}
const foundNone = "the test tool found no test";
/**
 * The tests exist but could not be loaded or built, because the code that they test is missing. Tasks often begin in
 * this way. Other tools than these count it as a failed test. Go names a package by its path in the module. Without a
 * module, Go names it as the command did.
 */
const unloaded = [
    /^[ \t]{0,9}● Test suite failed to run$/m,
    /^FAIL\t[^.\s]\S{0,500} \[(?:build|setup) failed\]$/m,
];
/** What package managers print if they cannot download: npm, cargo, go, pip, uv. */
const downloads = /^(?:npm (?:ERR!|error) (?:code E(?:NOTFOUND|AI_AGAIN|NETUNREACH|CONNREFUSED|TIMEDOUT)\b|network )|error: failed to get `[^`\n]{1,200}` as a dependency of |(?:go|\S{1,300}\.go:\d{1,9}:\d{1,9}): .{0,300}Get "https?:|ERROR: Could not find a version that satisfies the requirement |.{0,40}Failed to fetch: `?https?:)/m;
/** Maven's words for a package that is missing without a network. */
const isOffline = / in offline mode and the artifact \S{1,300} has not been downloaded /;
/** Whether unittest counted a missing test module as a failed test. */
function namesNoModule(text, tests) {
    const named = [...text.matchAll(/^ImportError: Failed to import test module: (\w+)$/gm)];
    const missing = [...text.matchAll(/^ModuleNotFoundError: No module named '([\w.]+)'$/gm)];
    const isSame = named.every(([, module], at) => missing[at]?.[1].split(".").at(-1) === module);
    return isSame && named.length > 0 && named.length === tests?.failed;
}
/** What tools print about wrong options. The exit codes alone could also come from the tested code. */
const wrongOptions = [
    [/^ERROR: usage: \S*(?:pytest|py\.test|__main__\.py)\b|^\S*(?:pytest|py\.test): error: /m, "pytest"],
    [/^(?:python[\d.]* -m unittest|\S*unittest): error: /m, "unittest"],
    [/^(?:\S*\/)?node: bad option: /m, "node"],
    [/^● Unrecognized CLI Parameter/m, "Jest"],
    [/^CACError: Unknown option/m, "Vitest"],
    [/^error: unexpected argument .{0,200}\n(?:.{0,200}\n){0,4}Usage: cargo /m, "cargo"],
];
const usageErrors = [
    ...wrongOptions.map(([said, tool]) => [said, `${tool} got an option that it does not know`]),
    [/^npm (?:ERR!|error) Missing script: /m, "npm has no such script"],
    [
        /^npm (?:ERR!|error) could not determine executable to run/m,
        "npm could not download a program that is not installed",
    ],
    // A missing prerequisite does not count, because the task may be about it.
    [
        /^make: \*\*\* (?:No rule to make target '[^'\n]{0,200}'\.|No targets specified)/m,
        "make has no such target",
    ],
    [
        /^flag provided but not defined: .{0,200}\n(?:.{0,200}\n)?usage: go test/m,
        "go test got a flag that it does not know",
    ],
];
/** In this order: pytest, unittest (twice), Jest, Vitest, go, Mocha, `node --test`, cargo. */
const noTests = /^(?:=* ?no tests ran in |NO TESTS RAN$|ImportError: Start directory is not importable: |No tests found, exiting with code 1$|No test files found, exiting with code 1$|no packages to test$|Error: No test files found: |error: no test target named `)|^\s{0,9}Could not find '[^'\n]{1,500}'\s{0,9}$(?![^])/m;
function missingModule(text) {
    const [, name] = /No module named '?(\w+)(?:\.\w+)*'?$/m.exec(text) ?? [];
    return name !== undefined && shadowed_module/* testToolModules */.o7.has(name) ? name : null;
}
/** pytest could not load a test (exit code 2). If the test has a syntax error, only its change can help. */
function brokenTest(text, exitCode) {
    if (exitCode !== 2 || !/^!+ Interrupted: \d+ errors? during collection !+$/m.test(text))
        return null;
    const causes = [...text.matchAll(/^E\s+(?:File "([^"\n]+)", line \d+|(\w+(?:Error|Exception))\b)/gm)];
    const errors = causes.flatMap(([, , error]) => error ?? []);
    const [, path] = causes.findLast(([, path]) => path !== undefined) ?? [];
    const isOfTest = errors.every((error) => /^(?:Syntax|Indentation|Tab)Error$/.test(error));
    return isOfTest && path !== undefined && (0,checks/* isTestPath */.MQ)(path) ? "a test file has a syntax error" : null;
}
/** A missing program. One with a path belongs into the workspace, and the code may still have to write it. */
function missingProgram(text, exitCode) {
    const [, name, why] = /^(?:\S+: )?(?:line )?\d+: (?:eval: )?([^:\n]{1,100}): (?:command )?(not found|Permission denied)$/m.exec(text) ?? [];
    const isByShell = exitCode === 127 || exitCode === 126 || /^make: .{0,300}Error 12[67]$/m.test(text);
    const isScript = /^(?:\S{0,200}\/)?(?:ba|z)?sh: (?:line \d{1,9}: )?[^\n:]{1,300}: No such file or directory$/m.test(text);
    if (!isByShell || name?.includes("/") === true || isScript)
        return null;
    if (name === undefined)
        return `a program that the verification calls cannot be started (exit code ${exitCode})`;
    return why === "not found" ? `the program ${name} is missing` : `the program ${name} is not executable`;
}

;// CONCATENATED MODULE: ./lib/proof/counted-tests/tested-verification.js














/**
 * Runs a verification's unchanged command, and counts its tests. If it ended with 0 but did not run the expected tests,
 * it is `unproven`. If it failed although no test failed, it is `untested`.
 */
async function runVerification(command, how) {
    const ran = await ranVerification(command, how);
    const { tests, ...untold } = ran;
    if (tests === undefined || (tests.cases?.length ?? 0) <= (how.maxCases ?? maxCases))
        return ran;
    const { cases: _tooMany, ...sums } = tests;
    return { ...untold, tests: sums };
}
async function ranVerification(command, how) {
    const { reports, before } = how;
    if (reports !== undefined) {
        await (0,report_files/* removeReportFiles */.S7)(reports, how.read);
        const ran = await how.run(verificationScript(command));
        if (ran.ending !== "exited")
            return ran;
        if (reports.length === 0)
            return judged(ran, nothing, before);
        return heldAgainstBefore(ran, await toldByReports(reports, how), how);
    }
    const additions = additionsTo(command);
    const tool = calledTool(command);
    const ran = await how.run(verificationScript(command, additions.prepared));
    if (ran.ending !== "exited")
        return ran;
    const isAlone = !command.trim().includes("\n");
    // Each reading is a process in the sandbox. Another tool that is the only command calls no pytest.
    const mayReport = !isAlone || tool === null || tool.name === "pytest";
    const file = mayReport ? await (0,report_files/* readReport */.tL)(`${additions.folder}/${pytestReport}`, how.read) : null;
    const report = file !== null && "cases" in file ? counted(file.cases) : null;
    // If a verification never reported tests, an unreadable report does not matter.
    const told = file !== null && "fault" in file && before?.by === byPytest
        ? unreadable(`${byPytest} ${file.fault}`, how)
        : toldByItself({ ran, report, tool, before, isAlone });
    const hasFailed = "tests" in told && told.tests.failed > 0;
    if (!hasFailed && additions.mayHaveBroken(ran, report !== null))
        return asWritten(command, how);
    // Some projects prevent pytest from writing reports. In such a project there was no report before any change either.
    const mustReport = tool?.name === "pytest" && before?.by !== byPytestsOutput;
    const hasFolder = async () => (await how.read(`test -d ${additions.folder}`)).exitCode === 0;
    if (mustReport && file === null && (0,execution/* hasPassed */.Pc)(ran) && (await hasFolder()))
        return judged(ran, { fault: "pytest ended before it reported its tests" }, before);
    const all = tool === null ? told : await withNames({ ran, told, tool, additions }, how);
    return heldAgainstBefore(ran, all, how);
}
/** Compares the names of tests, if known. Are any tests gone? Are the names real? */
async function heldAgainstBefore(ran, told, how) {
    const { before } = how;
    // Unchanged code forges nothing.
    const isOriginal = before === undefined && how.changed.size === 0;
    if (!(0,execution/* hasPassed */.Pc)(ran) || isOriginal || !("tests" in told))
        return judged(ran, told, before);
    const { tests } = told;
    const fewer = before === undefined ? 0 : (0,faults/* totalOf */.e)(before) - (0,faults/* totalOf */.e)(tests);
    const gone = fewer > 0 ? await goneTests(tests, before, how) : null;
    const all = judged(ran, told, before, gone !== null);
    if (!(0,execution/* hasPassed */.Pc)(all))
        return all;
    const forged = await forgedNames(tests, before, how);
    if (forged !== null)
        return { ...all, unproven: forged };
    if (gone !== null)
        how.onWarning({
            code: "tests-removed",
            message: `${(0,format/* count */.U9)("test", fewer)} fewer than before any change: the code changed or deleted tests (${(0,listed/* listed */.K)(gone.map(listed/* named */.r))}).`,
        });
    return all;
}
/** Runs the unchanged command in a fresh sandbox, because the addition may have caused the failure. */
async function asWritten(command, how) {
    await how.anew();
    const ran = await how.run(verificationScript(command));
    if (ran.ending !== "exited")
        return ran;
    if (ran.exitCode === 0)
        how.onWarning({ code: "tests-not-counted", message: brokenByCounting(command) });
    const { before } = how;
    const told = toldByItself({ ran, report: null, tool: calledTool(command), before, isAlone: false });
    return heldAgainstBefore(ran, "fault" in told ? nothing : told, how);
}
function brokenByCounting(command) {
    return `To count the tests, agent-exec sets PYTEST_ADDOPTS or GOFLAGS, but then the verification \`${command}\` fails. agent-exec ran the verification again without counting, and this second run decides.`;
}
const nothing = { fault: null };
/** An unreadable report. It may be about something else, unless it reported tests on the original files. */
function unreadable(fault, { before, onWarning }) {
    if (before !== undefined)
        return { fault };
    const message = `Not all tests of the verification were counted: ${fault}.`;
    onWarning({ code: "tests-not-counted", message });
    return nothing;
}
function judged(ran, told, before, mayBeFewer = false) {
    const tests = "tests" in told ? told.tests : undefined;
    const fault = "fault" in told ? told.fault : (0,faults/* faultOf */.K)(told.tests, before, mayBeFewer);
    const untested = untestedWords(ran, tests);
    return {
        ...ran,
        ...(tests !== undefined && { tests }),
        ...((0,execution/* hasPassed */.Pc)(ran) && fault !== null && { unproven: fault }),
        ...(untested !== null && { untested }),
    };
}
function printedBy({ stdout, stderr }) {
    const plain = (output) => ({ ...output, text: (0,external_node_util_.stripVTControlCharacters)(output.text) });
    return { stdout: plain(stdout), stderr: plain(stderr) };
}
const byPytest = "pytest's report";
const byPytestsOutput = "pytest's output";
/** The tests that pytest's report has, unless the output lists more, for example from several calls. */
function toldByItself({ ran, report, tool, before, isAlone }) {
    const isCut = ran.stdout.truncated || ran.stderr.truncated;
    const plain = printedBy(ran);
    const printed = tool?.readOutput(plain) ?? (isCut ? null : anyTests(plain));
    const isWhole = printed === null || (isAlone && tool !== null) || isCut || (0,faults/* totalOf */.e)(report ?? printed) >= (0,faults/* totalOf */.e)(printed);
    if (report !== null && isWhole)
        return { tests: asRun(byPytest, report) };
    if (printed === null && tool !== null)
        return { fault: isCut ? null : `${tool.name} ended before it reported its tests` };
    if (before !== undefined && (printed === null || (before.by === byPytest && report === null))) {
        const tests = (0,format/* count */.U9)("test", (0,faults/* totalOf */.e)(before));
        return { fault: isCut ? null : `it reported ${tests} before any change, and now reports none` };
    }
    if (printed === null)
        return nothing;
    return { tests: asRun(tool === null ? "its output" : `${tool.name}'s output`, printed) };
}
/** The longest verification that runs a second time for names. For long ones, this takes too much time. */
const maxNamedMs = 30_000;
/**
 * Adds the tests' names by a second run of the tool, if needed. Only the first run decides. The names count only if
 * both runs report equally many tests. A tool that printed nothing must write a report.
 */
async function withNames({ ran, told, tool, additions }, how) {
    if (tool.naming === undefined || !how.wantsNames)
        return told;
    const isCounted = "tests" in told;
    if (!isCounted && !(0,execution/* hasPassed */.Pc)(ran))
        return told;
    if (isCounted && (ran.durationMs > maxNamedMs || told.tests.cases !== undefined))
        return told;
    if (isCounted && (0,faults/* totalOf */.e)(told.tests) > (how.maxCases ?? maxCases))
        return told;
    const file = `${additions.folder}/names.json`;
    const naming = tool.naming(file);
    const again = await how.read(verificationScript(naming));
    // Some tools print the names and write no file.
    const report = naming.includes(file) ? await (0,report_files/* readReport */.tL)(file, how.read) : null;
    // If the second run failed, it says nothing about the first.
    if (again.exitCode !== ran.exitCode)
        return isCounted ? told : nothing;
    const isReport = report !== null && "cases" in report;
    const names = isReport ? counted(report.cases) : tool.readOutput(printedBy(again));
    if (names === null)
        return told;
    const tests = asRun(`${tool.name}'s output`, names);
    const isSame = isCounted && ["passed", "failed", "skipped"].every((each) => tests[each] === told.tests[each]);
    return isSame || !isCounted ? { tests } : told;
}
/**
 * Counts the tests in report files. If a report cannot be read, there is a warning, and the exit code decides, because
 * the report may be about something else. But if it reported tests on the original files, it must do so again.
 */
async function toldByReports(patterns, how) {
    const files = await (0,report_files/* readReportFiles */.Ak)(patterns, how.read);
    if (files.length === 0)
        return { fault: how.isReportNeeded ? `it left no report ${(0,listed/* listed */.K)(patterns.map(listed/* named */.r))}` : null };
    const faults = files.flatMap((file) => ("fault" in file ? [`${(0,listed/* named */.r)(file.path)} ${file.fault}`] : []));
    const told = faults.length > 0 ? unreadable(`its report ${(0,listed/* listed */.K)(faults)}`, how) : nothing;
    if (told.fault !== null)
        return told;
    const found = files.filter((file) => "cases" in file);
    if (found.length === 0)
        return { fault: null };
    const by = (0,listed/* listed */.K)(found.map(({ path }) => path));
    return { tests: asRun(by, counted(found.flatMap(({ cases }) => cases))) };
}
const maxCases = 1_000;
function asRun(by, { passed, failed, skipped, cases }) {
    const isNamed = cases !== null && cases.length > 0;
    return { by, passed, failed, skipped, ...(isNamed && { cases: [...cases] }) };
}


/***/ })

};
