export const id = 8203;
export const ids = [8203];
export const modules = {

/***/ 29759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SB: () => (/* binding */ isModuleOfPython),
/* harmony export */   eP: () => (/* binding */ isModuleOfTestTool),
/* harmony export */   iX: () => (/* binding */ isImportedByTestTool)
/* harmony export */ });
/** Modules of Python that a file beside the program can hide, because they are neither built in nor loaded earlier. */
const modules = new Set(`argparse ast asyncio base64 bdb bisect bz2 cProfile calendar cmd code codeop collections colorsys compileall concurrent
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
/** Modules of Python's test tools. */
const testTools = new Set("pytest py _pytest pluggy iniconfig nose nose2 hypothesis coverage mock tox nox behave attr attrs exceptiongroup xdist pytest_cov".split(" "));
/**
 * Further modules that test tools import if they are installed. A verification that runs as another user must not
 * import the code's version.
 */
const importedByTools = new Set("argcomplete backports colorama importlib_metadata packaging pkg_resources platformdirs pygments setuptools simplejson tomli typing_extensions zope".split(" "));
/** Whether a test tool imports a module of this name if it exists. */
function isImportedByTestTool(name) {
    return importedByTools.has(name);
}
/** Whether a module of this name can hide Python's own. */
function isModuleOfPython(name) {
    return modules.has(name);
}
/** Whether a module of this name can hide a test tool's. */
function isModuleOfTestTool(name) {
    return testTools.has(name);
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
/** Nobody writes a larger manifest. */
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
            : [`Before the verification, ${what} ${parts.join(", and others ")}${rest}.`];
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
/**
 * A sentence about files that a verification did not get, because they cannot be copied out of a sandbox. "" if there
 * are none.
 */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .named */ .r)(path)} (${reason})`);
    return `The verification ran without some files of the code, because these files could not be copied: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
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
/* harmony import */ var _changed_values_changed_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51118);
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41028);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65591);
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
    const changed = new Set();
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
            onChanged: (path) => changed.add(path),
        }),
    });
    let session = await start();
    try {
        if (values?.acts === false)
            return null;
        const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
        const kept = maxCases === undefined ? {} : { maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo };
        const run = (script) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
        const read = (script) => session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOutputBytes */ .Jo });
        const isReportNeeded = changes !== undefined && verify.length === 1;
        const execution = await (0,_counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__/* .runVerification */ .t)(values?.script ?? verify[index], {
            reports,
            isReportNeeded,
            before,
            changed,
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

/** The files with which a verification's session starts. */
function verifiedFiles({ files, changes, counting, onChanged = () => undefined, values, }) {
    const judged = files === undefined ? undefined : (0,_counted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedFiles */ .XY)(files, counting);
    const given = judged === undefined ? undefined : (values?.given(judged) ?? judged);
    const heard = changes === undefined ? undefined : hearing(changes, onChanged);
    const changed = heard === undefined ? undefined : (values?.changes(heard) ?? heard);
    return {
        ...(given !== undefined && { files: given }),
        ...(changed !== undefined && { changes: changed }),
    };
}
async function* hearing(changes, onChanged) {
    for await (const entry of changes) {
        if (entry.kind !== "left-out")
            onChanged(entry.path);
        yield entry;
    }
}


/***/ })

};
