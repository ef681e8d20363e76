export const id = 3568;
export const ids = [3568];
export const modules = {

/***/ 24611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ deadlineAfter)
/* harmony export */ });
/**
 * A signal that fires after `ms` with a `TimeoutError`. Unlike the timer of `AbortSignal.timeout`, this timer keeps the
 * process alive, because what it limits may wait for nothing that Node knows. It also fires if only
 * `AbortSignal.any` holds the signal: Node 20 can collect a timeout's signal there. Disposing stops the timer.
 */
function deadlineAfter(ms) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException(`The operation took longer than ${ms} ms`, "TimeoutError")), ms);
    return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}


/***/ }),

/***/ 36439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readFindings)
});

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
;// CONCATENATED MODULE: ./lib/findings/reader.js
/** The place in a match, whose first groups are the file and the line. Null without a match. */
function placeIn(match) {
    return match === null ? null : { file: match[1], line: Number(match[2]) };
}
/** How many lines of a message to keep. The report has more. */
const messageLines = 12;
/** Joins a message's lines. It leaves out blank lines and the indentation that all lines share. */
function messageOf(lines) {
    const told = lines.filter((line) => line.trim() !== "").slice(0, messageLines);
    const indent = Math.min(...told.map(indentOf));
    return told.map((line) => line.slice(indent).trimEnd()).join("\n");
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}

;// CONCATENATED MODULE: ./lib/findings/readers/go.js

/** The limit for one message or one goroutine. */
const maxLines = 200;
/** Reads a message of a Go test, such as `    cart_test.go:8: want 3`, with the lines that are indented further. */
const readGoTest = (lines, at, { test }) => {
    const [, file, line, first] = /^ {4,40}([\w.-]{1,200}\.go):(\d{1,7}): (.*)$/.exec(lines[at]) ?? [];
    if (file === undefined || test === null)
        return null;
    const indent = indentOf(lines[at]);
    let next = at + 1;
    while (next < at + maxLines && indentOf(lines[next] ?? "") > indent)
        next += 1;
    const message = messageOf([first, ...lines.slice(at + 1, next).map((each) => each.trim())]);
    const places = [{ file, line: Number(line) }];
    return { found: [{ places, level: "error", title: test, message, goTest: test }], next };
};
/** Reads a panic with the frames of its goroutine, innermost first. */
const readGoPanic = (lines, at, { test }) => {
    const message = /^(?:panic|fatal error): (.+)$/.exec(lines[at])?.[1];
    if (message === undefined)
        return null;
    const places = [];
    let next = at + 1;
    let goroutines = 0;
    for (; next < at + maxLines && next < lines.length; next += 1) {
        const line = lines[next];
        if (line.startsWith("goroutine "))
            goroutines += 1;
        if (goroutines > 1 || line.startsWith("FAIL\t") || line.startsWith("exit status "))
            break;
        const place = placeIn(/^\t(.{1,1000}\.go):(\d{1,7})(?: \+0x[0-9a-f]{1,16})?$/.exec(line));
        if (place !== null)
            places.push(place);
    }
    if (goroutines === 0)
        return null;
    return { found: [{ places, level: "error", title: test ?? "panic", message }], next };
};

;// CONCATENATED MODULE: ./lib/findings/readers/headings.js
/** Lines with which tools name the test that a failure belongs to. */
const namesTest = [
    // unittest
    /^(?:FAIL|ERROR): (.+)$/,
    // Jest
    /^ {0,8}● (.+)$/,
    // Vitest
    /^ {0,4}FAIL {1,4}[^>]{1,300} > (.+)$/,
    // node --test
    /^ {0,40}✖ (.+) \([\d.]{1,20}ms\)$/,
    // go test
    /^ {0,40}(?:=== RUN {1,4}|--- FAIL: )(\S+)/,
    // cargo test
    /^---- (.+) stdout ----$/,
    // Gradle
    /^(\S.{0,300} > .{1,300}) FAILED$/,
    // Maven's Surefire
    /^(?:\[ERROR\] {1,4})?([\w.$]{1,300}(?:\([\w.$]{1,300}\))?)(?: --)? {1,4}Time elapsed: .{1,60} <<< (?:FAILURE|ERROR)!/,
];
/** A line after which the text is not about a test any more. */
const endsTest = /^(?:={20}|Ran \d{1,9} tests? in |Tests?:|Test Suites:|test result: |FAIL\t|ok {2}\t)/;
/** The test that a line names. Null: from this line on, no test is meant. Undefined: the line does not change this. */
function namedTest(lines, at) {
    const line = lines[at];
    let name;
    for (const pattern of namesTest)
        name ??= pattern.exec(line)?.[1];
    return name ?? (endsTest.test(line) ? null : mochaTest(lines, at));
}
/** Reads Mocha's form: `1) suite`, and in the next lines the suites in it and the test, with a colon at the end. */
function mochaTest(lines, at) {
    const first = /^ {2,40}\d{1,6}\) (.+)$/.exec(lines[at])?.[1];
    if (first === undefined)
        return undefined;
    const names = [first];
    for (let next = at + 1; next < at + 6 && !names.at(-1).endsWith(":"); next += 1)
        names.push((lines[next] ?? "").trim());
    return names.at(-1).endsWith(":") ? names.join(" › ").slice(0, -1) : first;
}

;// CONCATENATED MODULE: ./lib/findings/readers/lines.js
/**
 * Errors of compilers and linters that take one line: file, line, level, message. Compare the problem matchers of
 * actions/setup-node (tsc, eslint-stylish), setup-go, setup-python and setup-java (.github/ in each of them).
 */
const patterns = [
    // tsc, MSBuild: src/cart.ts(2,3): error TS2322: message
    /^ {0,8}(?<file>[^(]{1,1000})\((?<line>\d{1,7}),\d{1,7}\): (?<level>error|warning) (?<code>\w{1,20}): (?<message>.+)$/,
    // tsc on a terminal: src/cart.ts:2:3 - error TS2322: message
    /^(?<file>[^:]{1,1000}):(?<line>\d{1,7}):\d{1,7} - (?<level>error|warning) (?<code>\w{1,20}): (?<message>.+)$/,
    // Maven: [ERROR] /workspace/src/Cart.java:[5,20] message
    /^\[(?<level>ERROR|WARNING)\] (?<file>[^[]{1,1000}):\[(?<line>\d{1,7}),\d{1,7}\] (?<message>.+)$/,
    // A shell: run.sh: line 3: message, and ./run.sh: 3: message
    /^(?<file>[^:\s]{1,1000}): (?:line )?(?<line>\d{1,7}): (?<message>.+)$/,
    // GCC, Clang, javac, go, go vet, mypy, flake8, Ruff: cart.py:5:1: error: message
    /^(?:vet: )?(?<file>(?:[A-Za-z]:)?[^:\s][^:]{0,1000}):(?<line>\d{1,7})(?::\d{1,7})?: (?:(?<level>fatal error|error|warning|note): )?(?<message>.+)$/,
];
const readLine = (lines, at) => {
    for (const pattern of patterns) {
        const { file, line, level, code, message } = pattern.exec(lines[at])?.groups ?? {};
        if (file === undefined || message === undefined)
            continue;
        if (level === "note")
            return { found: [], next: at + 1 };
        const reported = { places: [{ file, line: Number(line) }], level: levelOf(level, message) };
        return { found: [{ ...reported, ...titled(code, message, reported.level) }], next: at + 1 };
    }
    return null;
};
/** Reads ESLint's form: the file's path on one line, then `  5:11  error  message  rule` for each problem. */
const readStylish = (lines, at) => {
    const file = lines[at];
    if (!stylish.test(lines[at + 1] ?? "") || !/^\S.{0,1000}\.\w{1,20}$/.test(file))
        return null;
    const found = [];
    let next = at + 1;
    for (; next < lines.length; next += 1) {
        const { line, level, message, rule } = stylish.exec(lines[next])?.groups ?? {};
        if (message === undefined)
            break;
        const places = [{ file, line: Number(line) }];
        found.push({ places, level: levelOf(level, ""), title: rule ?? "Error", message: message.trimEnd() });
    }
    return { found, next };
};
const stylish = /^ {1,8}(?<line>\d{1,7}):\d{1,7} {1,12}(?<level>error|warning) {1,8}(?<message>\S.{0,1000}?)(?: {2,200}(?<rule>[@\w/-]{1,100}))?$/;
function levelOf(level, message) {
    const isWarning = level?.toLowerCase() === "warning" || /^\w{0,60}Warning: /.test(message);
    return isWarning ? "warning" : "error";
}
/** A rule's name comes before the message (`F401 …`) or after it (`… [no-any-return]`). */
function titled(code, text, level) {
    const [, before, rest] = /^([A-Z]{1,5}\d{1,5}) (?:\[\*\] )?(.+)$/.exec(text) ?? [];
    const behind = / {1,2}\[([\w-]{1,60})\]$/.exec(text);
    const message = rest ?? (behind === null ? text : text.slice(0, behind.index));
    const title = code ?? before ?? behind?.[1] ?? (level === "warning" ? "Warning" : "Error");
    return { title, message };
}

;// CONCATENATED MODULE: ./lib/findings/readers/python.js

/** The limit for one traceback. Endless recursion prints about 1,000 frames. */
const python_maxLines = 2_000;
const python_frame = /^\s*File "([^"]{1,1000})", line (\d{1,7})/;
const chains = /^(?:During handling of the above exception|The above exception was the direct cause)/;
/**
 * Reads a traceback, or a syntax error, which has no heading. In a chain of exceptions, the last one ended the program,
 * but only the others may be in the repository's code.
 */
const readTraceback = (lines, at, heading) => {
    const places = [];
    let message = [];
    let next = at;
    for (let from = at; from < at + python_maxLines;) {
        const one = tracebackAt(lines, from);
        if (one === null)
            break;
        places.unshift(...one.places);
        message = one.message;
        // Another tool may print directly after the message.
        next = one.end + 1;
        // The sentence between two tracebacks has a blank line before and after it.
        const after = one.end + message.length;
        if (!chains.test(lines[after + 1] ?? ""))
            break;
        from = after + 3;
    }
    return places.length === 0 ? null : { found: [failure(places, message, heading)], next };
};
function tracebackAt(lines, at) {
    const head = lines[at] ?? "";
    const isHeaded = head.trimStart() === "Traceback (most recent call last):";
    if (!isHeaded && !python_frame.test(head))
        return null;
    const indent = indentOf(head) - (isHeaded ? 0 : 2);
    const places = [];
    let end = isHeaded ? at + 1 : at;
    for (; end < at + python_maxLines && indentOf(lines[end] ?? "") > indent; end += 1) {
        const place = placeIn(python_frame.exec(lines[end]));
        if (place !== null)
            places.unshift(place);
    }
    if (places.length === 0)
        return null;
    const message = linesUntil(lines, end, (line) => line.trim() === "" || /^[=_-]{3,}/.test(line));
    return { places, message, end };
}
const blockHead = /^_{3,} (.+) _{3,}$/;
const pytestFrame = /^(\S.{0,1000}?):(\d{1,7}): ?(?:in .{1,300}|[\w.]{0,300})$/;
/** Reads pytest's text about one failure, in any of pytest's styles. */
const readPytest = (lines, at) => {
    const name = blockHead.exec(lines[at])?.[1];
    if (name === undefined)
        return null;
    const block = linesUntil(lines, at + 1, (line) => blockHead.test(line) || /^={3,}/.test(line));
    const captured = block.findIndex((line) => /^-{3,} ?Captured /.test(line));
    const told = captured === -1 ? block : block.slice(0, captured);
    const next = at + 1 + block.length;
    const test = name.replace(/^ERROR (?:at \w{1,20} of|collecting) /, "");
    const own = told.flatMap((line) => placeIn(pytestFrame.exec(line)) ?? placeIn(python_frame.exec(line)) ?? []);
    const message = told.filter((line) => line.startsWith("E ")).map((line) => line.slice(1));
    if (own.length > 0 && message.length > 0)
        return { found: [failure(own.toReversed(), message, { test, at })], next };
    // With `--tb=native` the text is a traceback.
    const start = told.findIndex((line) => line.startsWith("Traceback "));
    return start === -1 ? null : readTraceback(lines, at + 1 + start, { test, at });
};
function failure(places, message, { test }) {
    const text = messageOf(message);
    return { places, level: "error", title: test ?? text.split(/[:\n]/, 1)[0], message: text };
}
function linesUntil(lines, from, isEnd) {
    let end = from;
    while (end < lines.length && end < from + python_maxLines && !isEnd(lines[end]))
        end += 1;
    return lines.slice(from, end);
}

;// CONCATENATED MODULE: ./lib/findings/readers/rust.js

/** The limit for one backtrace. */
const rust_maxLines = 200;
const panicked = /^thread '(.{1,300})' (?:\(\d{1,10}\) )?panicked at (?:'(.{1,1000})', )?(.{1,1000}?):(\d{1,7}):\d{1,7}:?$/;
/** Reads a panic, with its backtrace if there is one. Older versions of Rust print the message on the first line. */
const readRustPanic = (lines, at, { test }) => {
    const [, thread, quoted, file, line] = panicked.exec(lines[at]) ?? [];
    if (thread === undefined)
        return null;
    const places = [{ file: file, line: Number(line) }];
    const isEnd = (each) => each.trim() === "" || /^(?:stack backtrace:|note: )/.test(each);
    let next = at + 1;
    while (next < at + rust_maxLines && next < lines.length && !isEnd(lines[next]))
        next += 1;
    const message = quoted === undefined ? lines.slice(at + 1, next) : [quoted];
    for (; next < at + rust_maxLines && next < lines.length && lines[next].trim() !== ""; next += 1) {
        const place = placeIn(/^ {1,40}at (.{1,1000}?):(\d{1,7}):\d{1,7}$/.exec(lines[next]));
        if (place !== null)
            places.push(place);
    }
    const title = test ?? (thread === "main" ? "panic" : thread);
    return { found: [{ places, level: "error", title, message: messageOf(message) }], next };
};
const kind = /^(?:(error|warning|note|help)(?:\[(\w{1,20})\])?: |([A-Z]{1,10}\d{1,6}) (?:\[\*\] )?)(.+)$/;
/** Reads the form of rustc, Clippy and Ruff: the message, and then ` --> src/lib.rs:3:23`. */
const readArrow = (lines, at) => {
    const place = placeIn(/^ {1,12}--> (.{1,1000}?):(\d{1,7}):\d{1,7}$/.exec(lines[at]));
    const [, level, code, rule, message] = kind.exec(lines[at - 1] ?? "") ?? [];
    if (place === null || message === undefined)
        return null;
    if (level === "note" || level === "help")
        return { found: [], next: at + 1 };
    const isWarning = level === "warning";
    const title = code ?? rule ?? (isWarning ? "Warning" : "Error");
    const found = { places: [place], level: isWarning ? "warning" : "error", title, message };
    return { found: [found], next: at + 1 };
};

;// CONCATENATED MODULE: ./lib/findings/readers/stacks.js

/** The limit for one stack. Node prints 10 frames. Java prints 1,024, and also those of the causes. */
const stacks_maxLines = 1_000;
/**
 * Reads the stacks of Node, of its test tools and of Java. There is one line per frame, innermost first. Causes follow
 * with frames of their own, which may show a deeper place in the repository's code than the exception.
 */
const readStack = (lines, at, heading) => {
    if (!isFrame(lines[at]))
        return null;
    const places = [];
    let next = at;
    for (; next < at + stacks_maxLines && next < lines.length; next += 1) {
        const line = lines[next];
        if (!isFrame(line) && !betweenFrames.test(line) && !codeLine.test(line))
            break;
        places.push(...placesIn(line));
    }
    const told = linesBefore(lines, at, heading);
    places.push(...told.places);
    if (places.length === 0)
        return null;
    const message = messageOf(told.message);
    const [, name] = /^(?:Exception in thread "[^"]{0,300}" |Uncaught )?([\w.$]{1,300})/.exec(message) ?? [];
    const title = heading.test ?? name ?? "Error";
    return { found: [{ places, level: "error", title, message }], next };
};
function isFrame(line) {
    return /^\s*(?:at \S|❯ \S.*:\d)/.test(line);
}
function placesIn(line) {
    const frame = line.trim().replace(/^(?:at (?:async )?|❯ )/, "");
    const open = frame.endsWith(")") ? frame.lastIndexOf("(") : -1;
    const inner = open === -1 ? frame.slice(frame.lastIndexOf(" ") + 1) : frame.slice(open + 1, -1);
    const place = placeIn(/^(.{1,1000}?):(\d{1,7})(?::\d{1,7})?$/.exec(inner));
    return place === null ? [] : [{ ...place, file: javaFile(place.file, frame.slice(0, open)) }];
}
/** Java names only the file. Its folder is the class's package: `at java.base/shop.Cart.first(Cart.java:7)`. */
function javaFile(file, method) {
    if (!/^[\w$-]{1,200}\.(?:java|kt|scala|groovy)$/.test(file))
        return file;
    const names = method.slice(method.lastIndexOf("/") + 1).split(".");
    return [...names.slice(0, -2), file].join("/");
}
/** How many lines Jest may print between the message and the frames, for example code and differences. */
const maxBefore = 40;
const errorName = /^\s*(?:Exception in thread "|Uncaught |[\w.$]{0,300}(?:Error|Exception|Failure)\b)/;
const betweenFrames = /^\s*(?:\.\.\. \d{1,6} (?:more|common)|Caused by: |Suppressed: )/;
const codeLine = /^ {0,40}(?:> ?)? {0,8}\d{0,7} ?\||^ {0,400}\^{1,400}$/;
/** The place where Node threw. For a syntax error, no frame names it. */
const thrownAt = /^((?:file:\/\/)?\/.{1,1000}):(\d{1,7})$/;
function linesBefore(lines, at, heading) {
    const first = Math.max(0, at - maxBefore, heading.test === null ? 0 : heading.at + 1);
    let start = at;
    while (start > first && !(start < at && errorName.test(lines[start])))
        start -= 1;
    const isNamed = errorName.test(lines[start] ?? "") || heading.test !== null;
    const before = lines.slice(Math.max(0, start - 6), start).findLast((line) => thrownAt.test(line));
    const place = placeIn(thrownAt.exec(before ?? ""));
    const message = lines.slice(isNamed ? start : at - 1, at).filter((each) => !codeLine.test(each));
    return { message, places: place === null ? [] : [place] };
}

;// CONCATENATED MODULE: ./lib/findings/readers/tap.js

/** The limit for a failed test's YAML. */
const tap_maxLines = 500;
/** Reads a failed test of `node --test` in TAP. The message is YAML, and its frames have no `at`. */
const readTap = (lines, at) => {
    const test = /^\s*not ok \d{1,7} - (.+)$/.exec(lines[at])?.[1];
    if (test === undefined || lines[at + 1]?.trim() !== "---")
        return null;
    const end = lines.slice(at, at + tap_maxLines).findIndex((line) => line.trim() === "...");
    if (end === -1)
        return null;
    const yaml = lines.slice(at + 2, at + end);
    const next = at + end + 1;
    // The subtests have the reasons.
    if (tap_valueOf(yaml, "failureType")[0] === "'subtestsFailed'")
        return { found: [], next };
    const frames = [...tap_valueOf(yaml, "stack"), ...tap_valueOf(yaml, "location")];
    const place = /([^\s('"]{1,1000}):(\d{1,7}):\d{1,7}\)?'?$/;
    const places = frames.flatMap((frame) => placeIn(place.exec(frame)) ?? []);
    const message = messageOf(tap_valueOf(yaml, "error").map((line) => line.replace(/^(['"])(.*)\1$/, "$2")));
    return { found: [{ places, level: "error", title: test, message }], next };
};
/** The lines of a value: the one after its name, or the lines that are indented below it. */
function tap_valueOf(yaml, name) {
    const start = yaml.findIndex((line) => line.trimStart().startsWith(`${name}: `));
    if (start === -1)
        return [];
    const value = yaml[start].trimStart().slice(name.length + 2);
    if (!/^[|>]-?$/.test(value))
        return [value];
    const key = yaml[start].indexOf(name);
    const end = yaml.findIndex((line, index) => index > start && line.trim() !== "" && line.search(/\S/) <= key);
    return yaml.slice(start + 1, end === -1 ? undefined : end);
}

;// CONCATENATED MODULE: ./lib/findings/read-findings.js









/** All readers. Those that read several lines come first. */
const readers = [
    readPytest,
    readTraceback,
    readTap,
    readGoPanic,
    readGoTest,
    readRustPanic,
    readStack,
    readStylish,
    readArrow,
    readLine,
];
/** How much of a stream to read, from its beginning and its end. */
const maxChars = 4 * 1024 * 1024;
/** How many findings of a stream to keep. Nobody reads more. */
const maxReported = 1_000;
/** Longer lines are skipped. Tools do not write such lines, and lines of minified code tell nothing. */
const maxLineChars = 2_000;
/**
 * Reads what tools say in these texts about lines of the repository's files, each problem once. Warnings are returned
 * only if there is no error, because then they may be why the command failed.
 * @param tests the tests of a report. If the texts do not mention a failed test, the report's place counts.
 */
function readFindings(texts, files, tests = []) {
    const found = new Map();
    const told = texts.flatMap(reportedIn);
    const titles = new Set(told.map(({ title }) => title));
    for (const { places, within, level, title, message } of [...told, ...placedTests(tests, titles)]) {
        const place = places.find(({ file }) => files.find(file, within) !== null);
        if (place === undefined || place.line < 1)
            continue;
        const { file, line } = place;
        const path = files.find(file, within);
        const key = JSON.stringify([path, line, message]);
        if (!found.has(key))
            found.set(key, { path, startLine: line, endLine: line, level, title, message });
    }
    const all = [...found.values()];
    const errors = all.filter(({ level }) => level === "error");
    return errors.length > 0 ? errors : all;
}
function placedTests(tests, titles) {
    return tests.flatMap(({ name, place }) => {
        const own = name.slice(name.lastIndexOf(" › ") + 1).replace(/^› /, "");
        if (place === undefined || titles.has(name) || titles.has(own))
            return [];
        return [{ places: [place], level: "error", title: name, message: place.message }];
    });
}
function reportedIn(text) {
    const lines = (0,visible/* showHidden */.Ul)((0,truncate/* truncateMiddle */.k)(text, maxChars))
        .split("\n")
        .map((line) => (line.length > maxLineChars ? "" : line));
    let all = [];
    let heading = { test: null, at: 0 };
    for (let at = 0; at < lines.length && all.length < maxReported;) {
        const test = namedTest(lines, at);
        if (test !== undefined)
            heading = { test, at };
        let read = null;
        for (const reader of readers)
            read ??= reader(lines, at, heading);
        all.push(...(read?.found ?? []));
        all = ofGoPackage(all, lines[at]);
        at = read?.next ?? at + 1;
    }
    return all;
}
/**
 * `go test` names a test's files without their folder, and the package further below. With `-v`, passed tests print
 * lines too.
 */
function ofGoPackage(all, line) {
    const passed = /^ {0,40}--- (?:PASS|SKIP): (\S+)/.exec(line)?.[1];
    if (passed !== undefined)
        return all.filter((each) => each.goTest !== passed || each.within !== undefined);
    const within = /^(?:FAIL|ok {2})\t(\S+)\t/.exec(line)?.[1];
    if (within === undefined)
        return all;
    return all.map((each) => each.goTest === undefined || each.within !== undefined ? each : { ...each, within });
}


/***/ }),

/***/ 85358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ repositoryFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function repositoryFiles({ paths, folder, root }) {
    const all = new Set(paths);
    const byName = new Map();
    for (const path of all)
        byName.set(nameOf(path), [...(byName.get(nameOf(path)) ?? []), path]);
    const inFolder = (path) => {
        const whole = folder === "" ? path : `${folder}/${path}`;
        return all.has(whole) ? whole : null;
    };
    return {
        find(printed, within) {
            const path = plain(printed);
            if (path.startsWith("/"))
                return path.startsWith(`${root}/`) ? inFolder(path.slice(root.length + 1)) : null;
            const exact = inFolder(path);
            if (exact !== null && within === undefined)
                return exact;
            const ending = (byName.get(nameOf(path)) ?? []).filter((each) => `/${each}`.endsWith(`/${path}`));
            if (ending.length < 2)
                return ending[0] ?? null;
            const folderOf = (each) => each.slice(0, -path.length - 1);
            const there = ending.filter((each) => `/${within}`.endsWith(`/${folderOf(each)}`));
            // The file in the longest folder fits best. Two folders with the same length cannot both end the same path.
            return there.toSorted((one, other) => other.length - one.length)[0] ?? exact;
        },
    };
}
function plain(printed) {
    const path = withoutScheme(printed).replaceAll("\\", "/");
    const whole = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve("/", path);
    return path.startsWith("/") ? whole : whole.slice(1);
}
function withoutScheme(printed) {
    if (!printed.startsWith("file://"))
        return printed;
    try {
        return decodeURIComponent(new URL(printed).pathname);
    }
    catch {
        return printed;
    }
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}


/***/ }),

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/** The repository's folder for `repo` or `repo:sub/folder`. Null for a workspace without a repository. */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ })

};
