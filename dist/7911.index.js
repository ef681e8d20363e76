export const id = 7911;
export const ids = [7911];
export const modules = {

/***/ 29759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ testToolImports),
/* harmony export */   cv: () => (/* binding */ pythonModules),
/* harmony export */   o7: () => (/* binding */ testToolModules)
/* harmony export */ });
/** Modules of Python that a file beside the program can hide, because they are neither built in nor loaded earlier. */
const pythonModules = new Set(`argparse ast asyncio base64 bdb bisect bz2 cProfile calendar cmd code codeop collections colorsys compileall concurrent
  configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email
  enum filecmp fileinput fnmatch fractions ftplib functools getopt getpass gettext glob graphlib gzip hashlib heapq hmac html
  http imaplib importlib inspect ipaddress json keyword linecache locale logging lzma mailbox mimetypes multiprocessing numbers
  operator optparse pathlib pdb pickle pickletools pkgutil platform plistlib poplib pprint profile pty pydoc queue random re
  reprlib runpy sched secrets selectors shelve shlex shutil signal smtplib socket socketserver sqlite3 ssl statistics string
  struct subprocess sysconfig tarfile tempfile textwrap threading timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle types typing unittest urllib uuid venv wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile
  zoneinfo __future__ _aix_support _bootsubprocess _bz2 _compat_pickle _compression _contextvars _ctypes _curses _dbm _decimal
  _hashlib _json _lzma _markupbase _multiprocessing _osx_support _posixshmem _py_abc _pydecimal _pyio _queue _sqlite3 _ssl
  _strptime _threading_local _typing _uuid _weakrefset _zoneinfo asynchat asyncore distutils imp mmap netrc ntpath nturl2path opcode
  pstats py_compile pyclbr quopri readline rlcompleter sre_compile sre_constants sre_parse stringprep symtable tabnanny termios
  warnings`.split(/\s+/));
/** Modules of Python's test tools, which a file of the same name can hide. */
const testToolModules = new Set("pytest py _pytest pluggy iniconfig nose nose2 hypothesis coverage mock tox nox behave attr attrs exceptiongroup xdist pytest_cov".split(" "));
/** Further modules that test tools import if they exist. A verification as another user must not import the code's. */
const testToolImports = new Set("argcomplete backports colorama importlib_metadata packaging pkg_resources platformdirs pygments setuptools simplejson tomli typing_extensions zope".split(" "));


/***/ }),

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 67402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Um: () => (/* binding */ pathWord),
/* harmony export */   Vu: () => (/* binding */ readableWord),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/** Text as one word of a shell's command. */
function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}
/** The same for a command that people read: quotes only where the shell needs them. */
function readableWord(text) {
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : shellWord(text);
}
/** A relative path as a word that no program can mistake for an option. */
function pathWord(path) {
    return shellWord(`./${path}`);
}


/***/ }),

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ missesNetwork)
/* harmony export */ });
const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
/** Whether a program's output says that it had no network. */
function missesNetwork(output) {
    // Node often prints no more than this, also if a test's own server does not answer.
    const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
    return isUnfetched || unreached.test(output);
}


/***/ }),

/***/ 22503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ partsFrom),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   YM: () => (/* binding */ maxTestFileBytes),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   sV: () => (/* binding */ quoteEnd)
/* harmony export */ });
const languages = [
    [/\.py$/, "python"],
    [/\.[cm]?[jt]sx?$/, "javascript"],
    [/\.go$/, "go"],
    [/\.rs$/, "rust"],
    [/\.java$/, "java"],
    [/\.(?:sh|bash)$/, "shell"],
];
/** A file's language, by its name. Null if agent-exec does not parse it. */
function languageOf(path) {
    return languages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
/** Nobody writes a larger test file. Larger ones are not parsed. */
const maxTestFileBytes = 256 * 1024;
function linesOf(masked) {
    const lines = [];
    for (let at = 0; at < masked.length;) {
        const next = masked.indexOf("\n", at);
        const end = next === -1 ? masked.length : next;
        lines.push({ at, end, indent: masked.slice(at, end).search(/\S/) });
        at = end + 1;
    }
    return lines;
}
/** The same text with blanks instead of comments and multi-line strings, because these contain no statements. */
function masked(text, language) {
    const pieces = [];
    let from = 0;
    const blank = (at, end) => {
        pieces.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n]/g, " "));
        from = end;
    };
    const endOf = (mark, at) => {
        const found = text.indexOf(mark, at);
        return found === -1 ? text.length : found + mark.length;
    };
    const isHash = language === "python" || language === "shell";
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        const comment = isHash ? char === "#" : char === "/" && text[at + 1] === "/";
        const block = blockMark(text, at, language);
        if (comment)
            blank(at, Math.max(at, endOf("\n", at) - 1));
        else if (block !== null)
            blank(at, endOf(block.closes, at + block.opens));
        else if (char === '"' || char === "'")
            at = Math.max(at, quoteEnd(text, at));
        else if (char === "\\")
            at += 1;
        at = Math.max(at, from - 1);
    }
    return pieces.join("") + text.slice(from);
}
function blockMark(text, at, language) {
    if (language === "shell")
        return null;
    const three = text.slice(at, at + 3);
    if (language === "python")
        return three === '"""' || three === "'''" ? { closes: three, opens: 3 } : null;
    if (three.startsWith("/*"))
        return { closes: "*/", opens: 2 };
    return text[at] === "`" ? { closes: "`", opens: 1 } : null;
}
/** Where a quoted text ends. -1 if the line ends first. */
function quoteEnd(text, start) {
    const quote = text[start];
    for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
        if (text[at] === "\\")
            at += 1;
        else if (text[at] === quote)
            return at;
    }
    return -1;
}
/** A longer argument is a table and not a plain comparison. */
const maxPartsChars = 1_000;
/** Splits the text from here to its end (a bracket, line end, `;`, `#` or quote) at its commas. Null if too far. */
function partsFrom(text, from) {
    const parts = [];
    let depth = 0;
    let begin = from;
    const isCall = text[from - 1] === "(";
    const limit = Math.min(text.length, from + maxPartsChars);
    const closed = (end) => {
        const part = trimmed(text, { at: begin, end });
        if (part.at < part.end)
            parts.push(part);
        return { parts, end };
    };
    for (let at = from; at <= limit; at += 1) {
        const char = text[at];
        const isOutermost = depth === 0;
        if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#")))
            return isOutermost && !(isCall && char === undefined) ? closed(at) : null;
        if (char === "\\")
            at += 1;
        else if (char === '"' || char === "'" || char === "`") {
            const end = quoteEnd(text, at);
            // A quote around the whole code can end it, as in `python3 -c '…'`.
            if (end === -1)
                return isOutermost && !isCall ? closed(at) : null;
            at = end;
        }
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char)) {
            if (isOutermost)
                return closed(at);
            depth -= 1;
        }
        else if (char === "," && isOutermost) {
            closed(at);
            begin = at + 1;
        }
    }
    return null;
}
function trimmed(text, { at, end }) {
    const part = text.slice(at, end);
    const begin = at + (part.length - part.trimStart().length);
    return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
}


/***/ }),

/***/ 35428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80436);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90566);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** Yields those of the code's changes that count. */
async function* countedChanges(changes, { counting, given, onUndone }) {
    const undone = [];
    for await (const each of changes) {
        const { entry, content } = readable(each);
        const { path } = entry;
        const discount = await counting.discountOf({ path, content });
        if (discount === null) {
            yield entry;
            continue;
        }
        const original = (entry.kind === "left-out" ? below(path, given) : [path]).filter((one) => given.has(one));
        const putBack = original.map((one) => ({ path: one, how: "put-back", ...discount }));
        const isKeptOut = !given.has(path) && entry.kind !== "deleted";
        undone.push(...putBack, ...(isKeptOut ? [{ path, how: "kept-out", ...discount }] : []));
    }
    onUndone(undone.toSorted((one, other) => (one.path < other.path ? -1 : 1)));
}
/** Yields the files for a verification. Only the verification's own user may read the private ones. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
const maxReadBytes = 1024 ** 2;
/** The same entry. Its content can be read here before the entry is passed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const allowed = "if the task is about these files, list them in `allow-tool-config`";
/** The words for each kind of change that does not count. Files that tools create by themselves need no words. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
        what: "files that the code may not change",
        advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
        what: "workflow files",
        advice: "to allow these changes, list the files in `allow-workflow`",
    },
};
/** The undone changes, in sentences for people and the model. "" if there are none. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0
            ? []
            : `Before the verification, ${what} ${parts.join(", and others ")}${rest}.`;
    });
    const ignored = foldedNames(undone.filter(({ kind, how }) => kind === "ignored" && how === "kept-out"));
    if (ignored.length > 0)
        sentences.push(`The repository ignores these new files, so the verification ran without them, and the patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/** How many files of a folder have names in a list. A build leaves hundreds. */
const maxFolderNames = 3;
/** The names of files, and the names of top folders that contain many of them. */
function foldedNames(files) {
    const folders = new Map();
    for (const { path } of files) {
        const folder = path.slice(0, path.indexOf("/") + 1);
        const paths = folders.get(folder) ?? [];
        paths.push(path);
        folders.set(folder, paths);
    }
    return [...folders].flatMap(([folder, paths]) => folder === "" || paths.length <= maxFolderNames
        ? paths.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)
        : `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(folder)} (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("file", paths.length)})`);
}
/** A sentence about files that cannot be copied out of a sandbox, so a verification did not get them. "" for none. */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} (${reason})`);
    return `The verification ran without some files of the code, because these files could not be copied: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
}


/***/ }),

/***/ 26280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ generatesTests),
/* harmony export */   fx: () => (/* binding */ writtenTests),
/* harmony export */   hS: () => (/* binding */ isReadable),
/* harmony export */   uW: () => (/* binding */ mayMake),
/* harmony export */   xR: () => (/* binding */ makesTitles)
/* harmony export */ });
/* harmony import */ var _format_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36705);
/* harmony import */ var _test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93802);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22503);



/** How a test begins. One group contains its name or title. */
const beginnings = {
    python: /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)(?=\()/gm,
    javascript: /(?<![\w.$])(?:t\.test|x?(?:test|it)(?:\.(?:skip|only|todo|concurrent))?)\(\s{0,99}(?:"((?:[^"\\\n]|\\.){1,200})"|'((?:[^'\\\n]|\\.){1,200})'|`([^`$\\\n]{1,200})`)(?=[,)])/g,
    go: /^func (Test\w+)(?=\()/gm,
    rust: /#\[(?:\w{1,50}::)?test(?:\([^)\n]{0,200}\))?\]\s{0,99}(?:#\[[^\n#]{0,200}\]\s{0,99}){0,9}(?:pub |async ){0,2}fn (\w+)(?=\()/g,
};
/** Signs of a file that makes tests while it runs, such as one for each row of a table. */
const generators = {
    python: /\bparametrize\b|\bsub[tT]ests?\b/,
    javascript: /\.each\b|\bforEach\b|\bfor \(|\b(?:test|it)\(\s{0,99}(?:`|\w)/,
    go: /\.Run\(/,
    rust: /#\[(?:case|rstest)\b/,
};
/** What stands before a test's title in JavaScript. After `test.each`, this is the end of the table. */
const calls = /(?:(?<![\w.$])(?:t\.)?(?:test|it|specify)(?:\.\w{1,20})?|[)`])\(\s{0,99}/g;
const literal = /^(?:"((?:[^"\\\n]|\\.){0,200})"|'((?:[^'\\\n]|\\.){0,200})'|`((?:[^`\\{]|\\.|\$\{[\w.]{1,99}\}){0,200})`)\s{0,9}[,)]/;
const placeholder = /%[sdifjoOp#$]|\$\{[^}]{0,100}\}|\$\w[\w.]{0,99}/;
/** Whether a file of this path may make names or titles while it runs that are not in its text. */
function makesTitles(path) {
    return isReadable(path) && ["javascript", "rust"].includes((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
}
/** Whether a file may make a test with such a title while it runs. For example `slug of %s` makes `slug of A`. */
function mayMake(names, text, path) {
    if ((0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path) === "rust")
        return generatesTests(text, path);
    const titles = new Set();
    for (const call of text.matchAll(calls)) {
        const at = call.index + call[0].length;
        const found = literal.exec(text.slice(at, at + maxTitleChars));
        if (found !== null)
            titles.add(groupOf(found));
        else if (/^[\w`"']/.test(text.charAt(at)))
            return true;
    }
    return [...titles].some((title) => {
        const parts = title.replaceAll(/\\(.)/g, "$1").trim().split(placeholder);
        return parts.length > 1 && names.some((name) => hasInOrder(name, parts));
    });
}
const maxTitleChars = 300;
/** The only group that matched. */
function groupOf([, ...groups]) {
    return groups.find((group) => group !== undefined);
}
function hasInOrder(name, parts) {
    let at = 0;
    for (const part of parts) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return true;
}
/** Whether the number of a file's tests depends on more than their text. */
function generatesTests(text, path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language !== null && isReadable(path) && generators[language]?.test(text) === true;
}
function isReadable(path) {
    return (0,_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .mayContainTests */ .v)(path) && beginningIn(path) !== undefined;
}
function beginningIn(path) {
    const language = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path);
    return language === null ? undefined : beginnings[language];
}
/**
 * The names or titles of the tests that a file of this path contains, and how often each occurs. Tests in comments and
 * in multi-line strings do not count, and neither do tests in a form that is not parsed, such as `test.each`.
 */
function writtenTests(text, path) {
    const beginning = beginningIn(path);
    if (beginning === undefined)
        return new Map();
    const bare = (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .masked */ .Iv)(text, (0,_changed_values_text_js__WEBPACK_IMPORTED_MODULE_0__/* .languageOf */ .eX)(path));
    const written = [...text.matchAll(beginning)].filter((found) => {
        const at = found.index + found[0].search(/\S/);
        return bare[at] === text[at];
    });
    return (0,_format_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(written.map(groupOf));
}


/***/ }),

/***/ 91521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   grade: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75823);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39905);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30489);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81532);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
 */
async function grade(index, grading, changed = {}) {
    const passed = (await gradeOnce(index, grading, changed));
    const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
    if (!isHeld || !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPassed */ .Pc)(passed))
        return passed;
    const { workspace, policy } = grading;
    const command = policy.verify[index];
    const values = new _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ChangedValues */ .bB({
        command,
        tests: passed.tests,
        failedBefore: changed.failedBefore ?? null,
        given: workspace?.paths ?? [],
    });
    return (0,_changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__/* .withChangedValues */ .fJ)(passed, values, () => gradeOnce(index, grading, changed, values));
}
/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(index, { executor, workspace, counting, policy, maxCases, signal, onWarning }, { changes, before }, values) {
    const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
    let undone = [];
    const changed = new Map();
    const counted = () => changes === undefined || counting === undefined
        ? changes?.()
        : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .countedChanges */ .sA)(changes(), {
            counting,
            given: new Set(workspace?.paths),
            onUndone: (all) => (undone = all),
        });
    const start = () => executor.start({
        signal,
        purpose: "verification",
        ...(0,_verified_files_js__WEBPACK_IMPORTED_MODULE_6__/* .verifiedFiles */ .q)({
            files: workspace?.files(),
            changes: counted(),
            counting,
            values,
            onChanged: (path, text) => changed.set(path, text),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const limits = { signal, timeoutMs, ...(idleTimeoutMs !== undefined && { idleTimeoutMs }) };
        const read = (script) => session.verify(script, { ...limits, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const run = maxCases === undefined ? (script) => session.verify(script, limits) : read;
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
            originals: workspace && (() => workspace.files()),
            wantsNames: values === undefined,
            maxCases,
            run,
            read,
            async anew() {
                await session.stop();
                session = await start();
            },
            onWarning,
        });
        signal.throwIfAborted();
        if ((0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_0__/* .isInfrastructureEnding */ .Rc)(execution.ending))
            throw new Error(execution.evidence);
        const without = (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .undoneWords */ .jo)(undone);
        return { ...execution, ...(without !== "" && { without }) };
    }
    finally {
        await session.stop();
    }
}


/***/ }),

/***/ 34098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ verifiedFiles)
/* harmony export */ });
/* harmony import */ var _counted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35428);
/* harmony import */ var _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22503);
/* harmony import */ var _counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26280);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52278);




/** The files with which a verification's session starts. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, values, }) {
    const judged = files && (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged && (values?.given(judged) ?? judged);
    const heard = changes && hearing(changes, onChanged);
    const changed = heard && (values?.changes(heard) ?? heard);
    return { ...(given && { files: given }), ...(changed && { changes: changed }) };
}
/** The limit for all texts together. No task changes that many tests. */
const maxTestBytes = 16 * 1024 ** 2;
async function* hearing(changes, onChanged) {
    let left = maxTestBytes;
    for await (const entry of changes) {
        if (entry.kind === "file" && (0,_counted_tests_written_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isReadable */ .hS)(entry.path) && entry.bytes <= Math.min(left, _changed_values_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxTestFileBytes */ .YM)) {
            const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .bytesOf */ .$$)(entry.content);
            left -= bytes.byteLength;
            onChanged(entry.path, bytes.toString("utf8"));
            yield { ...entry, content: (0,_files_content_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(bytes) };
            continue;
        }
        if (entry.kind !== "left-out")
            onChanged(entry.path, entry.kind === "file" ? null : "");
        yield entry;
    }
}


/***/ })

};
