export const id = 7162;
export const ids = [7162];
export const modules = {

/***/ 77162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkExecutor: () => (/* binding */ checkExecutor)
});

// UNUSED EXPORTS: executorConformance

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/conformance/conformance.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


/** @throws AgentExecError `settings-invalid` if a known difference names no case. */
function conformanceOf(groups, stage, options) {
    const { knownDifferences = {}, caseTimeoutMs = 60_000, signal } = options;
    checkNames(Object.keys(knownDifferences), Object.values(groups).flatMap(Object.keys));
    const cases = Object.entries(groups).flatMap(([group, members]) => Object.entries(members).map(([name, test]) => {
        const knownDifference = knownDifferences[name] ?? null;
        const run = async () => {
            const failure = await attempt(stage, test, { caseTimeoutMs, signal });
            if (knownDifference === null && failure !== null)
                throw failure.error;
            if (knownDifference !== null && failure === null) {
                throw new Error(`the test passes, but it is listed as a known difference (${knownDifference})`);
            }
        };
        return { group, name, knownDifference, run };
    }));
    const isChosen = ({ group }) => options.groups?.includes(group) ?? true;
    return {
        cases: cases.filter(isChosen),
        close: () => endInTime(stage.close(), caseTimeoutMs).catch(() => { }),
    };
}
/**
 * Runs all cases, one after the other, and then closes.
 * @throws AgentExecError `image-unsuitable` if the sandbox lacks python3. If the signal aborts, the error is the
 * signal's reason.
 */
async function* check({ cases, close }, { signal }) {
    try {
        for (const each of cases) {
            const result = await resultOf(each);
            signal?.throwIfAborted();
            yield result;
        }
    }
    finally {
        await close();
    }
}
async function resultOf({ group, name, knownDifference, run }) {
    const startedAt = performance.now();
    const end = (rest) => {
        return { group, name, ...rest, durationMs: Math.round(performance.now() - startedAt) };
    };
    try {
        await run();
        return end(knownDifference === null ? { status: "holds" } : { status: "differs", reason: knownDifference });
    }
    catch (error) {
        if ((0,errors/* isAgentExecError */.TE)(error) && error.code === "image-unsuitable")
            throw error;
        return end({ status: "fails", reason: (0,errors/* messageOf */.bD)(error) });
    }
}
function checkNames(named, names) {
    const unknown = named.find((name) => !names.includes(name));
    if (unknown === undefined)
        return;
    throw (0,errors/* settingsInvalid */.DI)(`No contract test has the name ${JSON.stringify(unknown)}.`, "Correct or remove this name in your list of known differences. `agent-exec conformance` shows the names of all contract tests.");
}
/**
 * Runs a case. Returns how it failed, or null if it passed. Throws if the case did not start, and if the signal aborts.
 */
async function attempt(stage, test, { caseTimeoutMs, signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        signal?.throwIfAborted();
        const late = __addDisposableResource(env_1, deadline("the test", caseTimeoutMs), false);
        const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
        const leave = (held) => endInTime(stage.leave({ held }), caseTimeoutMs);
        try {
            // Goes on even if the adapter does not react to the signal.
            const context = await (0,src/* raceSignal */.W)(stage.enter(over), over);
            const failure = await (0,src/* raceSignal */.W)(test(context), over).then(() => null, (error) => ({ error }));
            signal?.throwIfAborted();
            if (failure === null)
                await leave(true);
            else
                await leave(false).catch(() => { });
            return failure;
        }
        catch (error) {
            await leave(false).catch(() => { });
            throw error;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * The time limit for the clean-up of a case in milliseconds. Without it, one case that never ends would block the
 * others.
 */
const endTimeoutMs = 10_000;
async function endInTime(ending, caseTimeoutMs) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const late = __addDisposableResource(env_2, deadline("the clean-up after the test", Math.min(endTimeoutMs, caseTimeoutMs)), false);
        await (0,src/* raceSignal */.W)(ending, late.signal);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
function deadline(what, timeoutMs) {
    const late = new AbortController();
    const overdue = () => late.abort(new Error(`${what} did not end within ${timeoutMs / 1000} s`));
    const timer = setTimeout(overdue, timeoutMs);
    return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}

// EXTERNAL MODULE: external "node:assert"
var external_node_assert_ = __webpack_require__(34589);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/conformance/expectations.js



/** Throws unless both have the same names and values. Classes do not matter, and undefined counts as absent. */
function expectEqual(seen, expected, what) {
    if (!isLike(seen, expected, true))
        fail({ what, expected, seen });
}
/** Throws unless `seen` has all values of `part`. Further values do not matter. */
function expectPart(seen, part, what) {
    if (!isLike(seen, part, false))
        fail({ what, expected: part, seen: sameNames(seen, part) });
}
/** Like `expectPart`, but the message includes the executor's evidence and the block's standard error. */
function expectExecution(execution, part, what = "the block") {
    if (isLike(execution, part, false))
        return;
    const { ending, exitCode, evidence, stderr } = execution;
    const named = sameNames(execution, part);
    fail({ what, expected: part, seen: { ending, exitCode, ...named, evidence, stderr: stderr.text } });
}
/** Throws unless the block passed and wrote exactly this to standard output. */
function expectPass(execution, stdout, what) {
    const bytes = Buffer.byteLength(stdout);
    const part = { ending: "exited", exitCode: 0, stdout: { text: stdout, bytes, truncated: false } };
    expectExecution(execution, part, what);
}
function expectContains(seen, part, what) {
    expectThat(seen.includes(part), { what, expected: `text with ${inWords(part)} in it`, seen });
}
function expectBetween(seen, [from, to], what) {
    expectThat(seen >= from && seen <= to, { what, expected: `from ${from} to ${to}`, seen });
}
/** Throws unless both are the same object. */
function expectSame(seen, expected, what) {
    if (seen !== expected)
        fail({ what, expected, seen });
}
/** @param unmet `expected` is a description in words. */
function expectThat(holds, unmet) {
    if (!holds)
        fail({ ...unmet, words: unmet.expected });
}
/** Returns the error with which the call rejects. Throws if it does not reject. */
async function expectRejection(call, what) {
    let seen;
    try {
        seen = await call;
    }
    catch (error) {
        return error;
    }
    return fail({ what, expected: "a rejection", seen, words: "a rejection" });
}
/** Throws the assertion error that test frameworks know. It has both values, so that they can show the difference. */
function fail({ what, expected, seen, words = inWords(expected) }) {
    const message = `${what}: expected ${words}, saw ${inWords(seen)}`;
    throw new external_node_assert_.AssertionError({ message, expected, actual: seen, operator: "conforms", stackStartFn: fail });
}
/** Short enough for a line on a terminal. The assertion error has the whole values. */
function inWords(value) {
    const words = (0,external_node_util_.inspect)(value, { depth: 5, maxStringLength: 200, maxArrayLength: 20, breakLength: Infinity });
    return (0,truncate/* truncateMiddle */.k)(words, 600);
}
/**
 * Compares values. Node's own comparison is not used, because objects of another realm or of the executor's own classes
 * must count as plain ones.
 */
function isLike(seen, expected, isWhole) {
    if (!isObject(seen) || !isObject(expected))
        return Object.is(seen, expected);
    if (Array.isArray(seen) !== Array.isArray(expected))
        return false;
    const names = isWhole || Array.isArray(expected) ? [...namesOf(seen), ...namesOf(expected)] : namesOf(expected);
    return names.every((name) => isLike(seen[name], expected[name], isWhole));
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function namesOf(value) {
    return Object.keys(value).filter((name) => value[name] !== undefined);
}
function sameNames(seen, part) {
    if (!isObject(seen) || !isObject(part))
        return seen;
    return Object.fromEntries(Object.keys(part).map((name) => [name, seen[name]]));
}

// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
;// CONCATENATED MODULE: ./lib/conformance/session-calls.js


function session_calls_block(language, code, path = null) {
    return (0,block/* blockOf */.VN)({ language, code, path });
}
const bounded = (options = {}) => {
    return { timeoutMs: 10_000, signal: new AbortController().signal, ...options };
};
/** Runs one block. Default: a limit of 10 s and no abort. */
function execute(session, what, options) {
    return session.execute(what, bounded(options));
}
/** Runs one verification, with the same defaults. */
function verify(session, command, options) {
    return session.verify(command, bounded(options));
}
/** Runs shell code that must pass, and returns its standard output. */
function shell(session, code) {
    return mustPass(session, session_calls_block("sh", code));
}
/** Runs Python code that must pass, and returns its standard output. */
function python(session, code) {
    return mustPass(session, session_calls_block("python", code));
}
/** The content of a file in the sandbox. */
function readText(session, path) {
    return python(session, `print(open(${JSON.stringify(path)}).read(), end="")\n`);
}
/** A shell command that sleeps, because `sleep` may be missing. */
function sleep(seconds) {
    return `python3 -c 'import time; time.sleep(${seconds})'`;
}
async function mustPass(session, what) {
    const execution = await execute(session, what);
    if (execution.ending !== "exited" || execution.exitCode !== 0) {
        throw new Error(`${execution.ending} ${execution.exitCode} (${execution.evidence}): ${execution.stdout.text}${execution.stderr.text}`);
    }
    return execution.stdout.text;
}
async function collect(session) {
    const files = {};
    const leftOut = {};
    const links = {};
    const deleted = [];
    for await (const entry of session.files({ signal: new AbortController().signal })) {
        if (entry.kind === "file")
            files[entry.path] = (await (0,content/* bytesOf */.$$)(entry.content)).toString("utf8");
        else if (entry.kind === "left-out")
            leftOut[entry.path] = entry.reason;
        else if (entry.kind === "link")
            links[entry.path] = entry.target;
        else
            deleted.push(entry.path);
    }
    return {
        files,
        leftOut,
        ...(Object.keys(links).length > 0 && { links }),
        ...(deleted.length > 0 && { deleted: deleted.toSorted() }),
    };
}
async function* workspaceFiles(entries) {
    for await (const entry of workspaceChanges(entries))
        if (entry.kind !== "deleted")
            yield entry;
}
async function* workspaceChanges(entries) {
    for (const [path, entry] of Object.entries(entries)) {
        if (entry === null)
            yield { kind: "deleted", path };
        else if (typeof entry === "object")
            yield { kind: "link", path, ...entry };
        else {
            const bytes = Buffer.from(entry);
            const isExecutable = path.endsWith(".sh");
            yield { kind: "file", path, bytes: bytes.length, isExecutable, content: (0,content/* contentOf */.$E)(bytes) };
        }
    }
}
/** Both streams in order of arrival, as a terminal shows them. */
function inOrder(execution) {
    const position = { stdout: 0, stderr: 0 };
    return execution.order
        .map(({ stream, chars }) => {
        const start = position[stream];
        position[stream] += chars;
        return execution[stream].text.slice(start, start + chars);
    })
        .join("");
}

;// CONCATENATED MODULE: ./lib/conformance/programs/edits.py.js
/* harmony default export */ const edits_py = ("# One change of each kind.\nimport os\nopen(\"a.txt\", \"w\").write(\"1\\n\")\nos.chmod(\"sub/run.sh\", 0o644)\nopen(\"sub/new\", \"w\").write(\"n\")\nos.chmod(\"sub/new\", 0o755)\nopen(\"sub/empty\", \"w\").close()\nos.remove(\"empty\")\nos.remove(\"old/c\")\nos.remove(\"old/d\")\nos.rmdir(\"old\")\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/touches.py.js
/* harmony default export */ const touches_py = ("import os\nfor name in (\"a.txt\", \"empty\", \"sub/run.sh\"): os.utime(name)\ntext = open(\"sub/deep/b.txt\").read()\nos.remove(\"sub/deep/b.txt\")\nopen(\"sub/deep/b.txt\", \"w\").write(text)\nos.chmod(\"old/c\", 0o600)\ntarget = os.readlink(\"sub/up\")\nos.remove(\"sub/up\")\nos.symlink(target, \"sub/up\")\nos.mkdir(\"nothing\")\nprint(target)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/disguises.py.js
/* harmony default export */ const disguises_py = ("# The last file is written through a memory map. If the file system is in memory, this does not change the file's time.\nimport mmap, os\nfor name, text in {\"a.txt\": \"two\\n\", \"old/c\": \"x\\n\"}.items():\n    times = os.stat(name)\n    open(name, \"w\").write(text)\n    os.utime(name, ns=(times.st_atime_ns, times.st_mtime_ns))\nwith open(\"sub/deep/b.txt\", \"r+b\") as file:\n    memory = mmap.mmap(file.fileno(), 0)\n    if memory[0] == ord(\"b\"): memory[0] = ord(\"m\")\n    memory.close()\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/links.py.js
/* harmony default export */ const links_py = ("import os\ndef link(target, name):\n    if os.path.lexists(name): os.remove(name)\n    os.symlink(target, name)\nlink(\"deep/b.txt\", \"sub/up\")\nlink(\"../../nothing/there\", \"sub/deep/far\")\nlink(\"sub\", \"folder\")\nlink(\"/etc/passwd\", \"root\")\nlink(\"../x\", \"above\")\nlink(\"sub/deep/../../../x\", \"around\")\nlink(\".git/config\", \"git\")\nos.makedirs(\"old\", exist_ok=True)\nopen(\"old/up\", \"w\").write(\"a file\\n\")\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/swaps.py.js
/* harmony default export */ const swaps_py = ("import os, shutil\nshutil.rmtree(\"old\")\nos.remove(\"a.txt\")\nos.remove(\"sub/up\")\nopen(\"old\", \"w\").write(\"file\\n\")\nfor name, text in {\"a.txt/x\": \"x\\n\", \"sub/up/y\": \"y\\n\"}.items():\n    os.mkdir(os.path.dirname(name))\n    open(name, \"w\").write(text)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/tree.py.js
/* harmony default export */ const tree_py = ("# The workspace as JSON, without code files and the executor's own repository.\nimport json, os\nfound = {}\nfor folder, folders, names in os.walk(\".\"):\n    if \".git\" in folders: folders.remove(\".git\")\n    for name in folders + names:\n        path = os.path.relpath(os.path.join(folder, name))\n        if path.startswith(\"tmp_code_\"): continue\n        if os.path.islink(path): found[path] = \"-> \" + os.readlink(path)\n        elif os.path.isfile(path): found[path] = open(path).read()\nprint(json.dumps(found))\n");

;// CONCATENATED MODULE: ./lib/conformance/change-cases.js








const given = {
    "a.txt": "one\n",
    empty: "",
    "sub/deep/b.txt": "b\n",
    "sub/run.sh": "true\n",
    "sub/up": { target: "../a.txt" },
    "old/c": "c\n",
    "old/d": "d\n",
};
const leadsOut = "a symbolic link that leads out of the workspace";
const mayLeadOut = "a symbolic link that uses `..` after a folder, and may lead out of the workspace";
const changeCases = {
    "an untouched workspace has no changes": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        expectEqual(await readText(session, "sub/up"), "one\n", "what a link led to");
        await shell(session, "./sub/run.sh");
        expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
    },
    "changed, new and deleted files and changed executable bits are reported": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        await python(session, edits_py);
        const files = { "a.txt": "1\n", "sub/run.sh": "true\n", "sub/new": "n", "sub/empty": "" };
        const expected = { files, leftOut: {}, deleted: ["empty", "old/c", "old/d"] };
        expectEqual(await collect(session), expected, "what came out");
        expectEqual(await collect(session), expected, "what came out again");
        const bits = {};
        for await (const entry of session.files({ signal: new AbortController().signal }))
            if (entry.kind === "file")
                bits[entry.path] = entry.isExecutable;
        const executable = { "a.txt": false, "sub/run.sh": false, "sub/new": true, "sub/empty": false };
        expectEqual(bits, executable, "which of them are executable");
    },
    "a file that was written again with the same content is not reported": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        expectEqual(await python(session, touches_py), "../a.txt\n", "what a link held");
        expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
    },
    "a change that keeps size, time and name is reported": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        await python(session, disguises_py);
        const files = { "a.txt": "two\n", "old/c": "x\n", "sub/deep/b.txt": "m\n" };
        expectEqual(await collect(session), { files, leftOut: {} }, "what came out");
    },
    "changed links inside the workspace are reported, and links that lead out are listed as left out": async ({ start, }) => {
        const session = await start({ files: workspaceFiles({ ...given, kept: { target: "a.txt" } }) });
        await python(session, links_py);
        const { files, ...told } = await collect(session);
        expectEqual(files, { "old/up": "a file\n" }, "the files that came out");
        const inside = { "sub/up": "deep/b.txt", "sub/deep/far": "../../nothing/there", folder: "sub" };
        const leftOut = { root: leadsOut, above: leadsOut, around: mayLeadOut, git: leadsOut };
        expectEqual(told, { links: inside, leftOut }, "links and what was left out");
    },
    "a file can replace a folder, and a folder can replace a file or a link": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        await python(session, swaps_py);
        const files = { old: "file\n", "a.txt/x": "x\n", "sub/up/y": "y\n" };
        const deleted = ["a.txt", "old/c", "old/d", "sub/up"];
        expectEqual(await collect(session), { files, leftOut: {}, deleted }, "what came out");
    },
    "a change of one file among 12,000 is found": async ({ start }) => {
        const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`f${n % 100}/${n}.txt`, `${n}\n`]));
        const session = await start({ files: workspaceFiles(many) });
        await shell(session, "echo new >f77/11977.txt");
        const expected = { files: { "f77/11977.txt": "new\n" }, leftOut: {} };
        expectEqual(await collect(session), expected, "what came out");
    },
    "changes can be applied before the first block": async ({ start }) => {
        const changes = {
            empty: null,
            "a.txt": null,
            "old/c": null,
            "old/d": null,
            old: "a file now\n",
            "a.txt/in": "a folder now\n",
            "sub/run.sh": "false\n",
            "sub/up": { target: "deep" },
        };
        const session = await start({ files: workspaceFiles(given), changes: workspaceChanges(changes) });
        const seen = JSON.parse(await python(session, tree_py));
        const replaced = { "a.txt/in": "a folder now\n", old: "a file now\n" };
        const kept = { "sub/deep/b.txt": "b\n", "sub/run.sh": "false\n", "sub/up": "-> deep" };
        expectEqual(seen, { ...replaced, ...kept }, "what the code found");
    },
    "the changes of one sandbox, applied in another, give the same workspace": async ({ start }) => {
        const first = await start({ files: workspaceFiles(given) });
        await python(first, edits_py);
        await python(first, links_py);
        const { signal } = new AbortController();
        const second = await start({ files: workspaceFiles(given), changes: first.files({ signal }) });
        const [here, there] = [await python(first, tree_py), await python(second, tree_py)].map((text) => JSON.parse(text));
        const inside = Object.entries(here).filter(([path]) => !["root", "above", "around", "git"].includes(path));
        expectEqual(there, Object.fromEntries(inside), "what the second one found");
    },
};

;// CONCATENATED MODULE: ./lib/conformance/programs/answering.py.js
/* harmony default export */ const answering_py = ("# The background process answers as long as it lives, and ends after half a minute.\nimport subprocess, sys\nsubprocess.Popen([sys.executable, \"-c\", \"\"\"\nimport os, time\nend = time.monotonic() + 30\nwhile time.monotonic() < end and not os.path.exists(\"asked\"): time.sleep(0.02)\nopen(\"answer\", \"w\").close()\n\"\"\"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/asking.py.js
/* harmony default export */ const asking_py = ("import os, time\nopen(\"asked\", \"w\").close()\nend = time.monotonic() + 8\nwhile time.monotonic() < end and not os.path.exists(\"answer\"): time.sleep(0.02)\nprint(\"answered\" if os.path.exists(\"answer\") else \"silent\")\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/rewrites.py.js
/* harmony default export */ const rewrites_py = ("import os\ntimes = os.stat(\"a.txt\")\nopen(\"a.txt\", \"w\").write(\"2\\n\")\nos.utime(\"a.txt\", ns=(times.st_atime_ns, times.st_mtime_ns))\nopen(\"later\", \"w\").write(\"l\")\n");

;// CONCATENATED MODULE: ./lib/conformance/checkpoint-cases.js








/** Sessions without checkpoints pass these cases. Sessions with checkpoints must really fulfil them. */
const checkpointCases = {
    "`checkpoint` ends no process, and reports the same changes as `files`": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        await python(session, edits_py);
        await python(session, answering_py);
        const told = await read(session);
        if (told === null)
            return;
        const expected = { "a.txt": "1\n", "sub/run.sh": "true\n", "sub/new": "n", "sub/empty": "" };
        const gone = { empty: "deleted", "old/c": "deleted", "old/d": "deleted" };
        expectEqual(told, { ...expected, ...gone }, "what it told");
        expectEqual(await python(session, asking_py), "answered\n", "what ran in the background");
    },
    "`checkpoint` does not send the content of unchanged files again": async ({ start }) => {
        const session = await start({ files: workspaceFiles(given) });
        await python(session, edits_py);
        if ((await read(session)) === null)
            return;
        await python(session, rewrites_py);
        const second = await read(session);
        expectEqual(second?.["a.txt"], "2\n", "a file of the same size and times, written again");
        expectEqual(second?.["later"], "l", "a file that is new since");
        await read(session);
        const same = Object.values((await read(session)) ?? {}).filter((each) => each === "same");
        expectThat(same.length === 5, { what: "what was told as the same", expected: "5", seen: same.length });
    },
    "`checkpoint` includes changes that were applied at the start": async ({ start }) => {
        const changes = { "a.txt": "new\n", "sub/up": { target: "deep" }, "old/c": null, added: "x" };
        const session = await start({ files: workspaceFiles(given), changes: workspaceChanges(changes) });
        await python(session, 'open("added", "a").write("y")\n');
        const told = await read(session);
        if (told === null)
            return;
        const expected = { "a.txt": "new\n", "sub/up": "-> deep", "old/c": "deleted", added: "xy" };
        expectEqual(told, expected, "what the checkpoint told");
        const changed = { files: { "a.txt": "new\n", added: "xy" }, leftOut: {} };
        const rest = { links: { "sub/up": "deep" }, deleted: ["old/c"] };
        expectEqual(await collect(session), { ...changed, ...rest }, "what came out");
    },
};
/**
 * Maps each path to its content, `-> target`, `deleted`, `same`, or the reason why it was left out. Null without
 * checkpoints.
 */
async function read(session) {
    const entries = session.checkpoint?.({ signal: new AbortController().signal });
    if (entries === undefined)
        return null;
    const told = {};
    for await (const entry of entries)
        told[entry.path] = entry.kind === "same" ? "same" : await wordsOf(entry);
    return told;
}
async function wordsOf(entry) {
    if (entry.kind === "file")
        return (await (0,content/* bytesOf */.$$)(entry.content)).toString("utf8");
    if (entry.kind === "link")
        return `-> ${entry.target}`;
    return entry.kind === "deleted" ? "deleted" : entry.reason;
}

;// CONCATENATED MODULE: ./lib/conformance/programs/beating-grandchild.py.js
/* harmony default export */ const beating_grandchild_py = ("import os, time\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0:\n        for beat in range(600):\n            with open(\"next\", \"w\") as file: file.write(str(beat))\n            os.rename(\"next\", \"beat\")\n            time.sleep(0.1)\n    os._exit(0)\ntime.sleep(60)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/beats-twice.py.js
/* harmony default export */ const beats_twice_py = ("import time\ntime.sleep(0.3)\nprint(open(\"beat\").read())\ntime.sleep(0.5)\nprint(open(\"beat\").read())\n");

;// CONCATENATED MODULE: ./lib/conformance/ending-cases.js




const endingCases = {
    "the exit code is the program's own, even 124 to 127": async ({ session }) => {
        for (const exitCode of [0, 1, 2, 77, 124, 125, 126, 127]) {
            const execution = await execute(session, session_calls_block("sh", `exit ${exitCode}\n`));
            expectExecution(execution, { ending: "exited", exitCode }, `exit ${exitCode}`);
        }
    },
    "a signal is reported differently from an exit": async ({ session }) => {
        const killed = await execute(session, session_calls_block("sh", "kill -9 $$\n"));
        expectExecution(killed, { ending: "signalled", exitCode: 137 }, "a block that kills itself");
        const code = "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n";
        const crash = await execute(session, session_calls_block("python", code));
        expectExecution(crash, { ending: "signalled", exitCode: 139 }, "a block that crashes");
        expectContains(crash.evidence, "SIGSEGV", "the evidence of a crash");
    },
    "after a timeout, the output, the sandbox and the workspace are still there": async ({ session }) => {
        await shell(session, "echo kept >kept.txt");
        const slow = session_calls_block("python", "import time\nprint('before')\ntime.sleep(60)\n");
        // On a busy machine an interpreter needs a second to start.
        const execution = await execute(session, slow, { timeoutMs: 2000 });
        expectExecution(execution, { ending: "timed-out", exitCode: 124, stdout: { text: "before\n" } });
        expectBetween(execution.durationMs, [1990, 3000], "milliseconds of a block with a deadline of 2,000");
        expectEqual(await readText(session, "kept.txt"), "kept\n", "a file of before");
    },
    "the idle timeout ends a silent block and keeps its output": async ({ session }) => {
        const code = "import time\nfor n in range(1, 5):\n    print(n)\n    time.sleep(0.7)\ntime.sleep(60)\n";
        const execution = await execute(session, session_calls_block("python", code), { idleTimeoutMs: 1900 });
        expectExecution(execution, {
            ending: "timed-out",
            cause: "idle",
            exitCode: 124,
            stdout: { text: "1\n2\n3\n4\n" },
        });
        expectContains(execution.evidence, "no output for 1.9 s", "the evidence");
        expectBetween(execution.durationMs, [3850, 5350], "milliseconds until it had been silent for 1,900");
        expectEqual(await shell(session, "echo on"), "on\n", "the next block's output");
    },
    "a timeout ends a program that ignores TERM": async ({ session }) => {
        const code = `trap '' TERM HUP INT\necho ready\nwhile :; do ${sleep(1)}; done\n`;
        const execution = await execute(session, session_calls_block("sh", code), { timeoutMs: 1500 });
        expectExecution(execution, { ending: "timed-out", stdout: { text: "ready\n" } });
        // The limit is generous: on a busy machine, a kill took 1,100 ms. It still finds an executor that first sends TERM
        // and waits ten seconds.
        expectBetween(execution.durationMs, [0, 6500], "milliseconds of a block with a deadline of 1,500");
    },
    "a timeout kills a grandchild process that started its own session": async ({ session }) => {
        const execution = await execute(session, session_calls_block("python", beating_grandchild_py), { timeoutMs: 2000 });
        expectExecution(execution, { ending: "timed-out" });
        const [first, second] = (await python(session, beats_twice_py)).split("\n");
        expectThat(Number(first) > 1, { what: "the grandchild's beats", expected: "some", seen: first });
        expectEqual(second, first, "its beats half a second later");
    },
    "a cancelled block ends at once, and the sandbox can run more blocks": async ({ session }) => {
        const stop = new AbortController();
        let stoppedAt = Infinity;
        const execution = await execute(session, session_calls_block("sh", `echo one\n${sleep(60)}\n`), {
            signal: stop.signal,
            onOutput: () => {
                stoppedAt = performance.now();
                stop.abort(new Error("enough"));
            },
        });
        const endedAt = performance.now();
        expectExecution(execution, { ending: "cancelled", exitCode: 130, stdout: { text: "one\n" } });
        expectBetween(endedAt - stoppedAt, [0, 1100], "milliseconds from the signal to the end");
        expectEqual(await shell(session, "echo on"), "on\n", "the next block's output");
    },
    "a block that is cancelled before it starts does not run": async ({ session }) => {
        const execution = await execute(session, session_calls_block("sh", ": >ran\n"), { signal: AbortSignal.abort() });
        expectExecution(execution, { ending: "cancelled", exitCode: 130, file: null });
        expectEqual(await shell(session, "test -e ran || echo nothing"), "nothing\n", "what it left");
    },
};

;// CONCATENATED MODULE: ./lib/conformance/executor-stage.js


/** Starts the shared session when a case first needs it, and again after a failed case. */
class ExecutorStage {
    open;
    #shared;
    /** Why a start failed. It is not repeated, because each failing start may take the whole time of a case. */
    #failure;
    #own = [];
    constructor(open) {
        this.open = open;
    }
    async enter(signal) {
        const shared = this.#shared ?? (await this.#startShared(signal));
        return {
            session: until(signal, shared),
            start: async (options) => {
                const session = await this.#start({ signal, ...options });
                this.#own.push(session);
                return until(signal, session);
            },
            open: this.open,
            signal,
        };
    }
    async leave({ held }) {
        const over = this.#own.splice(0);
        if (!held && this.#shared !== undefined) {
            over.push(this.#shared);
            this.#shared = undefined;
        }
        await Promise.all(over.map((session) => session.stop()));
    }
    close() {
        return this.leave({ held: false });
    }
    async #startShared(signal) {
        if (this.#failure !== undefined)
            throw this.#failure;
        this.#failure = new Error("no session was started, because the start for an earlier test has not ended");
        try {
            this.#shared = await this.#start({ signal });
            this.#failure = await findMissingPython(this.#shared, signal);
            if (this.#failure === undefined)
                return this.#shared;
        }
        catch (error) {
            this.#failure = new Error(`no session was started: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
        }
        throw this.#failure;
    }
    async #start(options) {
        const session = await this.open().start(options);
        if (options.signal.aborted)
            await session.stop();
        options.signal.throwIfAborted();
        return session;
    }
}
/** An error if the sandbox lacks Python, which nearly all cases need. */
async function findMissingPython(session, signal) {
    const { exitCode } = await execute(session, session_calls_block("sh", "python3 -c ''\n"), { signal });
    if (exitCode !== 127)
        return undefined;
    return new errors/* AgentExecError */.r("image-unsuitable", "The contract tests run Python programs, but the executor's sandbox has no python3.", { nextStep: "Install python3 in the sandbox for this test, even if your own code does not need Python." });
}
/** A session whose calls also end when `over` fires. */
function until(over, session) {
    const both = (options) => {
        return { ...options, signal: AbortSignal.any([options.signal, over]) };
    };
    return {
        get facts() {
            return session.facts;
        },
        execute: (block, options) => session.execute(block, both(options)),
        verify: (command, options) => session.verify(command, both(options)),
        files: (options) => session.files(both(options)),
        ...(session.checkpoint && { checkpoint: (options) => session.checkpoint(both(options)) }),
        stop: () => session.stop(),
    };
}

;// CONCATENATED MODULE: ./lib/conformance/programs/all-kinds.py.js
/* harmony default export */ const all_kinds_py = ("import os\nos.makedirs(\"out/deep\")\nopen(\"out/deep/data.txt\", \"w\").write(\"data\")\nopen(\"out/run.sh\", \"w\").write(\"true\")\nos.chmod(\"out/run.sh\", 0o755)\nopen(\"empty\", \"w\").close()\nopen(\"line\\nend\", \"w\").close()\nos.symlink(\"/etc/passwd\", \"link\")\nos.symlink(\"out\", \"folder-link\")\nos.mkfifo(\"pipe\")\nopen(\"private\", \"w\").write(\"p\")\nos.chmod(\"private\", 0o600)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/git-folders.py.js
/* harmony default export */ const git_folders_py = ("import os\nfor folder in (\".git\", \"sub/.Git\"): os.makedirs(folder)\nfor path, text in {\".git/config\": \"a\", \"sub/.Git/config\": \"b\", \".gitignore\": \"c\\n\", \"sub/d\": \"d\\n\"}.items():\n    open(path, \"w\").write(text)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/rewriter.py.js
/* harmony default export */ const rewriter_py = ("# Leaves a process that rewrites a file fifty times a second for a minute.\nimport os, time\nif os.fork() == 0:\n    for stream in (1, 2): os.dup2(os.open(os.devnull, os.O_WRONLY), stream)\n    for count in range(1, 3000):\n        open(\"next\", \"w\").write(str(count))\n        os.rename(\"next\", \"rewritten\")\n        time.sleep(0.02)\n    open(\"late\", \"w\").close()\nwhile not os.path.exists(\"rewritten\"): time.sleep(0.05)\n");

;// CONCATENATED MODULE: ./lib/conformance/file-cases.js





const fileCases = {
    "a block is saved under its file name, even with folders, spaces and dashes": async ({ session }) => {
        const code = "import sys, os\nprint(os.path.relpath(sys.argv[0]))\n";
        for (const path of ["named.py", "a/b c/-c.py", "-c.py", "/workspace/absolute.py", "ünï.py"]) {
            const file = path.replace("/workspace/", "");
            const execution = await execute(session, session_calls_block("python", code, path));
            expectPass(execution, `${file}\n`, path);
            expectExecution(execution, { file }, path);
        }
    },
    "a file name outside the workspace is refused before anything is written": async ({ session }) => {
        for (const name of refusedNames) {
            const execution = await execute(session, session_calls_block("python", "print(1)\n", name));
            const refused = { ending: "not-run", notRun: "refused", exitCode: null, file: null };
            const what = `a block of the name ${JSON.stringify(name)}`;
            expectExecution(execution, { ...refused, stdout: { bytes: 0 } }, what);
            expectContains(execution.evidence, "the file name", `the evidence of ${what}`);
        }
    },
    "a generated file name contains the code's hash": async ({ session }) => {
        const code = session_calls_block("python", "print('hash')\n");
        const file = `tmp_code_${code.sha256.slice(0, 16)}.py`;
        expectExecution(await execute(session, code), { file });
    },
    "3 MB of code can run": async ({ session }) => {
        const code = `${`# ${"x".repeat(997)}\n`.repeat(3000)}print("end")\n`;
        expectPass(await execute(session, session_calls_block("python", code)), "end\n");
    },
    "a compiled program in the workspace can start": async ({ session }) => {
        // The copy keeps the program's name, because a program may depend on it.
        await python(session, 'import shutil\nshutil.copy(shutil.which("sh"), "sh")\n');
        expectEqual(await shell(session, "./sh -c 'echo started'"), "started\n", "the program's output");
    },
    "files and safe links are returned, and everything else is listed as left out, except generated code": async ({ start }) => {
        const session = await start();
        expectPass(await execute(session, session_calls_block("python", all_kinds_py)), "", "the block that makes them");
        await execute(session, session_calls_block("sh", "true", "kept.sh"));
        const { files, leftOut, links } = await collect(session);
        const kept = { "out/deep/data.txt": "data", "out/run.sh": "true", "kept.sh": "true" };
        expectEqual(files, { ...kept, empty: "", private: "p" }, "the files that came out");
        expectEqual(links, { "folder-link": "out" }, "the links that came out");
        expectEqual(leftOut, {
            link: "a symbolic link that leads out of the workspace",
            pipe: "a named pipe",
            "line\nend": "its name contains a line break or another control character",
        }, "what was left out");
    },
    "files in a `.git` folder are not returned, but listed as left out": async ({ start }) => {
        const session = await start();
        await python(session, git_folders_py);
        const { files, leftOut } = await collect(session);
        expectEqual(files, { ".gitignore": "c\n", "sub/d": "d\n" }, "the files that came out");
        const reason = "its name contains a name that Git treats as `.git`";
        expectEqual(leftOut, { ".git/config": reason, "sub/.Git/config": reason }, "what was left out");
    },
    "files are read only after all leftover processes are dead": async ({ start }) => {
        const session = await start();
        await python(session, rewriter_py);
        const { files } = await collect(session);
        const count = files["rewritten"];
        expectThat(Number(count) > 0, { what: "the file that is rewritten", expected: "a count", seen: count });
        await shell(session, sleep(0.3));
        expectEqual(await readText(session, "rewritten"), count, "the same file later");
        await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $! >pid`);
        const looked = await shell(session, 'read -r pid <pid; kill -0 "$pid" && echo alive');
        expectEqual(looked, "alive\n", "a child that was started afterwards");
    },
    "leftover processes are killed even if there is no file to read": async ({ start }) => {
        const session = await start();
        const pid = (await shell(session, `${sleep(60)} >/dev/null 2>&1 & echo $!`)).trim();
        expectThat(/^\d+$/.test(pid), { what: "a child's number", expected: "digits", seen: pid });
        expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
        const looked = await shell(session, `grep -qs '^State:.[^Z]' /proc/${pid}/status || echo dead`);
        expectEqual(looked, "dead\n", "the child");
    },
    "reading only a part of each file gives the right bytes": async ({ start, signal }) => {
        const session = await start();
        await python(session, "for n in '123': open(n, 'w').write(n * 300_000)\n");
        const starts = [];
        for await (const entry of session.files({ signal })) {
            if (entry.kind !== "file" || entry.path === "2")
                continue;
            for await (const chunk of entry.content) {
                starts.push(`${entry.path}:${String.fromCharCode(chunk[0] ?? 0)}`);
                break;
            }
        }
        expectEqual(starts.toSorted(), ["1:1", "3:3"], "files and their first bytes");
    },
};
const refusedNames = [
    "../x.py",
    "a/../../x.py",
    "/etc/x.py",
    "",
    ".",
    "..",
    "a//b",
    "a/",
    "x".repeat(300),
    ".git/config",
    "a/.GIT/config",
    "a\nb",
    "a\0b",
];

;// CONCATENATED MODULE: ./lib/conformance/language-cases.js


/** Code that prints 42 and a line end, by language. */
const answers = {
    python: "print(6 * 7)",
    sh: "echo $((6 * 7))",
    bash: 'a=(6 7); echo "$((a[0] * a[1]))"',
    javascript: "console.log(6 * 7)",
    typescript: "const answer: number = 6 * 7; console.log(answer);",
    ruby: "puts 6 * 7",
    perl: 'print 6 * 7, "\\n";',
    php: '<?php echo 6 * 7, "\\n";',
    r: 'cat(6 * 7, "\\n", sep = "")',
    julia: "println(6 * 7)",
    lua: "print(6 * 7)",
    powershell: "6 * 7",
    go: 'package main\nimport "fmt"\nfunc main() { fmt.Println(6 * 7) }',
    rust: 'fn main() { println!("{}", 6 * 7); }',
    java: "class Answer { public static void main(String[] words) { System.out.println(6 * 7); } }",
    c: '#include <stdio.h>\nint main(void) { printf("%d\\n", 6 * 7); }',
    "c++": "#include <iostream>\nint main() { std::cout << 6 * 7 << std::endl; }",
};
const languageCases = {
    "python and sh run under all of their names": async ({ session }) => {
        const { languages } = session.facts;
        const hasBoth = languages.includes("python") && languages.includes("sh");
        expectThat(hasBoth, { what: "the languages", expected: "python and sh among them", seen: languages });
        const programs = { python: "py", py: "py", python3: "py", Python: "py", sh: "sh", shell: "sh" };
        for (const [word, kind] of Object.entries(programs)) {
            const code = kind === "py" ? `print("${word}")\n` : `echo ${word}\n`;
            expectPass(await execute(session, session_calls_block(word, code)), `${word}\n`, `a block of ${word}`);
        }
    },
    "every language in the `facts` of the sandbox can run": async ({ session }) => {
        for (const language of session.facts.languages) {
            const answer = session_calls_block(language, answers[language] ?? "");
            // A compiler on a busy machine takes longer than other cases.
            expectPass(await execute(session, answer, { timeoutMs: 30_000 }), "42\n", language);
        }
    },
    "a block in an unknown language does not run and writes nothing": async ({ session }) => {
        for (const word of ["cobol", "", "pythonx;id", "../sh"]) {
            const execution = await execute(session, session_calls_block(word, "echo hello\n", "unrun.txt"));
            const unrun = { ending: "not-run", notRun: "language", exitCode: null, file: null };
            const what = `a block of the language ${JSON.stringify(word)}`;
            expectExecution(execution, { ...unrun, durationMs: 0 }, what);
            expectContains(execution.evidence, "languages here: ", `the evidence of ${what}`);
        }
        expectEqual(await shell(session, "test -e unrun.txt || echo nothing"), "nothing\n", "what was written");
    },
    "an empty block passes": async ({ session }) => {
        expectPass(await execute(session, session_calls_block("sh", "")), "", "an empty block of sh");
        expectPass(await execute(session, session_calls_block("python", "")), "", "an empty block of python");
    },
};

;// CONCATENATED MODULE: ./lib/conformance/output-cases.js


const outputCases = {
    "stdout and stderr are separate, and their order is known": async ({ session }) => {
        // The pauses are needed because a busy machine may swap output that comes close together.
        const code = `for n in 1 2 3; do echo out$n; ${sleep(0.2)}; echo err$n >&2; ${sleep(0.2)}; done\n`;
        const execution = await execute(session, session_calls_block("sh", code));
        const { stdout, stderr } = execution;
        expectEqual(stdout, { text: "out1\nout2\nout3\n", bytes: 15, truncated: false }, "standard output");
        expectEqual(stderr, { text: "err1\nerr2\nerr3\n", bytes: 15, truncated: false }, "standard error");
        expectEqual(inOrder(execution), "out1\nerr1\nout2\nerr2\nout3\nerr3\n", "both in order");
    },
    "bytes that are not UTF-8, and NUL bytes, do no harm": async ({ session }) => {
        const { stdout } = await execute(session, session_calls_block("sh", "printf 'a\\377\\376b\\000c'\n"));
        expectPart(stdout, { text: "a\uFFFD\uFFFDb\0c", bytes: 6, truncated: false }, "standard output");
    },
    "50,000 three-byte characters arrive undamaged, in the live output too": async ({ session }) => {
        let live = "";
        const { stdout } = await execute(session, session_calls_block("python", "print('€' * 50_000)\n"), {
            onOutput: (_stream, text) => (live += text),
        });
        const text = `${"€".repeat(50_000)}\n`;
        expectPart(stdout, { text, bytes: 150_001 }, "standard output");
        expectEqual(live, text, "what came live");
    },
    "long output is cut in the middle and counted correctly": async ({ session }) => {
        const code = 'for n in range(10_000): print(f"{n:0267}")\n';
        const { stdout } = await execute(session, session_calls_block("python", code));
        expectPart(stdout, { bytes: 2_680_000, truncated: true }, "10,000 lines of 268 bytes");
        const line = (n) => `${String(n).padStart(267, "0")}\n`;
        const [head, tail] = [line(0) + line(1) + line(2), line(9_998) + line(9_999)];
        expectEqual(stdout.text.slice(0, head.length), head, "the first lines");
        expectEqual(stdout.text.slice(-tail.length), tail, "the last lines");
        const kept = [head.length + tail.length, 1024 * 1024 + 100];
        expectBetween(stdout.text.length, kept, "characters that were kept");
    },
    "output is shown while the program runs": async ({ session }) => {
        const at = [];
        await execute(session, session_calls_block("sh", `echo one; ${sleep(1.5)}; echo two\n`), {
            onOutput: () => at.push(performance.now()),
        });
        const apartMs = (at.at(-1) ?? 0) - (at[0] ?? 0);
        const expected = "more than 300 ms apart";
        expectThat(apartMs > 300, { what: "two lines that were written 1.5 s apart", expected, seen: apartMs });
    },
    "an error in `onOutput` does not end the block": async ({ session }) => {
        const execution = await execute(session, session_calls_block("sh", `echo one; ${sleep(0.2)}; echo two\n`), {
            onOutput: () => {
                throw new Error("the watcher failed");
            },
        });
        expectPass(execution, "one\ntwo\n");
    },
    "standard input is empty": async ({ session }) => {
        const code = "import sys\nprint(repr(sys.stdin.read()))\n";
        expectPass(await execute(session, session_calls_block("python", code)), "''\n");
    },
};

;// CONCATENATED MODULE: ./lib/conformance/programs/server.py.js
/* harmony default export */ const server_py = ("# Listens on any free port, because a fixed one may be in use. The next block reads the port from a file.\nimport http.server, os\nserver = http.server.HTTPServer((\"127.0.0.1\", 0), http.server.SimpleHTTPRequestHandler)\nopen(\"port.txt\", \"w\").write(str(server.server_port))\nif os.fork() == 0:\n    server.serve_forever()\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/client.py.js
/* harmony default export */ const client_py = ("import urllib.request\nport = open(\"port.txt\").read()\nprint(urllib.request.urlopen(f\"http://127.0.0.1:{port}/served.txt\").read().decode(), end=\"\")\n");

;// CONCATENATED MODULE: ./lib/conformance/sequence-cases.js




const sequenceCases = {
    "blocks share the workspace but not their variables": async ({ session }) => {
        await shell(session, "x=1; export x; echo hello >shared.txt");
        const code = 'read -r line <shared.txt; echo "$line"; echo "${x-unset}"';
        expectEqual(await shell(session, code), "hello\nunset\n", "the file and the variable");
    },
    "a block runs its own code even if an earlier block left something under its file name": async ({ session, }) => {
        for (const [language, code] of Object.entries({
            python: "print('ran')\nimport sys; sys.exit(3)\n",
            sh: "echo ran; exit 3\n",
        })) {
            for (const trap of traps) {
                const later = session_calls_block(language, `${code}# ${trap}\n`);
                const ran = { ending: "exited", exitCode: 3, stdout: { text: "ran\n" } };
                const before = await execute(session, later);
                expectExecution(before, ran, `a block of ${language}`);
                // The executor does not say where the file is.
                if (before.file === null)
                    continue;
                await python(session, `import os\npath = ${JSON.stringify(before.file)}\nos.remove(path)\n${trap}\n`);
                const execution = await execute(session, later);
                expectExecution(execution, ran, `a block of ${language} after ${trap}`);
            }
        }
    },
    "a server that one block starts answers in the next block": async ({ session }) => {
        await shell(session, "echo served >served.txt");
        const started = await execute(session, session_calls_block("python", server_py));
        expectExecution(started, { ending: "exited", exitCode: 0 }, "the block that starts it");
        expectBetween(started.durationMs, [0, 3000], "milliseconds of the block that starts it");
        expectPass(await execute(session, session_calls_block("python", client_py)), "served\n", "the block that asks it");
    },
    "a background process that keeps the output open does not delay the end of the block": async ({ session, }) => {
        const execution = await execute(session, session_calls_block("sh", `${sleep(30)} &\necho done\n`));
        expectPass(execution, "done\n");
        const what = "milliseconds of the block, whose child sleeps for 30,000";
        expectBetween(execution.durationMs, [0, 3000], what);
    },
    "a block ends only when its program ends, even if the program closes its output": async ({ session }) => {
        const execution = await execute(session, session_calls_block("sh", `echo out\nexec >&- 2>&-\n${sleep(0.6)}\nexit 7\n`));
        expectExecution(execution, { ending: "exited", exitCode: 7, stdout: { text: "out\n" } });
        expectBetween(execution.durationMs, [500, Infinity], "milliseconds of a block that sleeps for 600");
    },
};
/** Ways in which a block can replace the file at `path`. */
const traps = [
    "os.symlink('/dev/null', path)",
    "os.symlink('elsewhere', path)",
    "os.mkfifo(path)",
    "os.mkdir(path); open(path + '/x', 'w').close()",
    "open(path, 'w').write('exit()'); os.chmod(path, 0)",
];

;// CONCATENATED MODULE: ./lib/conformance/session-cases.js


const sessionCases = {
    "code sees none of agent-exec's own environment variables": async ({ start }) => {
        process.env["AGENT_EXEC_CANARY"] = "canary-7f3a";
        try {
            const seen = await python(await start(), "import os\nprint(dict(os.environ))\n");
            expectContains(seen, "{", "the code's environment");
            const expected = "nothing of a variable of the client's";
            expectThat(!seen.includes("canary-7f3a"), { what: "the code's environment", expected, seen });
        }
        finally {
            delete process.env["AGENT_EXEC_CANARY"];
        }
    },
    "a sandbox starts with the given files": async ({ start }) => {
        const big = "x".repeat(1e6);
        const tool = "#!/bin/sh\necho tool\n";
        const session = await start({
            files: workspaceFiles({ "src/a.txt": "A", "tool.sh": tool, "big.txt": big }),
        });
        expectEqual(await readText(session, "src/a.txt"), "A", "a file in a folder");
        expectEqual(await shell(session, "./tool.sh"), "tool\n", "the output of a program");
        expectEqual(await readText(session, "big.txt"), big, "a file of 1 MB");
    },
    "a new sandbox is empty, whatever other sandboxes contain": async ({ session, start }) => {
        await shell(session, "echo old >old.txt");
        const fresh = await start();
        const seen = await shell(fresh, "echo *");
        const expected = "nothing, or the block's own file alone";
        expectThat(/^(\*|tmp_code_[0-9a-f]{16}\.sh)\n$/.test(seen), { what: "the workspace", expected, seen });
        expectEqual(await collect(fresh), { files: {}, leftOut: {} }, "what comes out");
    },
    "a sandbox does not start if the `signal` is already aborted": async ({ open }) => {
        const reason = new Error("too late");
        const start = open().start({ signal: AbortSignal.abort(reason) });
        try {
            expectSame(await expectRejection(start, "the start"), reason, "what the start rejects with");
        }
        finally {
            // If the sandbox started in spite of the signal, nobody else ends it.
            await start.then((session) => session.stop().catch(() => undefined), () => undefined);
        }
    },
    "a sandbox can be stopped twice, and then its files are gone": async ({ start }) => {
        const session = await start();
        await session.stop();
        await session.stop();
        const thrown = await expectRejection(collect(session), "reading its files");
        expectPart(thrown, { code: "session-lost" }, "reading its files");
    },
    "the executor's description is the same before and after a start": async ({ open, signal }) => {
        const executor = open();
        const before = executor.describe();
        const session = await executor.start({ signal });
        const after = executor.describe();
        await session.stop();
        expectEqual(after, before, "its description after a start");
        expectContains(before, "python", "its description");
    },
};

;// CONCATENATED MODULE: ./lib/conformance/programs/search-files.py.js
/* harmony default export */ const search_files_py = ("# The argument is the reversed text. So this program itself does not write the text into a file.\nimport os, sys\ntext = sys.argv[1][::-1].encode()\nfound = []\nfor at, _, names in os.walk(\".\"):\n    found += [name for name in names if text in open(os.path.join(at, name), \"rb\").read()]\nprint(found)\n");

;// CONCATENATED MODULE: ./lib/conformance/programs/add-to-parents.py.js
/* harmony default export */ const add_to_parents_py = ("# Adds `exit 0` to every file that its parent processes have open, and to every script nearby. Files of the Node process\n# that runs the tests are skipped. Without isolation, changing them would crash Node.\nimport glob, os\ndef parent_of(pid):\n    return int([line for line in open(f\"/proc/{pid}/status\") if line.startswith(\"PPid:\")][0].split()[1])\ndef add(path, flags=0):\n    try: os.write(os.open(path, os.O_WRONLY | os.O_APPEND | flags), b\"\\nexit 0\\n\")\n    except OSError: pass\npid = os.getppid()\nfor _ in range(2):\n    if pid < 2: break\n    try:\n        if \"node\" in os.path.basename(os.readlink(f\"/proc/{pid}/exe\")): break\n    except OSError: pass\n    for fd in (0, 3, 10, 11, 254, 255): add(f\"/proc/{pid}/fd/{fd}\", os.O_NONBLOCK)\n    pid = parent_of(pid)\nfor path in glob.glob(\"./*.sh\") + glob.glob(\"/run/*/*.sh\"): add(path)\n");

;// CONCATENATED MODULE: ./lib/conformance/verification-cases.js




const verificationCases = {
    "a verification runs with sh in the workspace, without input, and keeps its exit code": async ({ session, }) => {
        await shell(session, "echo left >left.txt");
        const command = `read -r line <left.txt; printf '%s|' "$line" '$0' '  \\t' $#
read -r more || echo end >&2
exit 3`;
        const ended = { ending: "exited", exitCode: 3, file: null };
        const said = { stdout: { text: "left|$0|  \\t|0|" }, stderr: { text: "end\n" } };
        expectExecution(await verify(session, command), { ...ended, ...said }, "the command");
        for (const nothing of ["", "# only a comment", "true\n\n"])
            expectPass(await verify(session, nothing), "");
    },
    "shell errors of a verification begin with `verify:`": async ({ session }) => {
        const execution = await verify(session, "no-such-program-4711");
        expectExecution(execution, { ending: "exited", exitCode: 127 });
        const seen = execution.stderr.text;
        const expected = "verify: …no-such-program-4711: …not found";
        const isNamed = /^verify: .*no-such-program-4711: .*not found\n$/.test(seen);
        expectThat(isNamed, { what: "standard error", expected, seen });
    },
    "no file in the workspace contains the verification": async ({ session }) => {
        await python(session, `open("look.py", "w").write(${JSON.stringify(search_files_py)})\n`);
        expectPass(await verify(session, ": marker-5081; python3 look.py 1805-rekram"), "[]\n");
    },
    "programs that a verification starts cannot add commands to it": async ({ session }) => {
        await python(session, `open("add.py", "w").write(${JSON.stringify(add_to_parents_py)})\n`);
        const execution = await verify(session, "python3 add.py\nread -r more && echo $more\nfalse");
        expectExecution(execution, { ending: "exited", exitCode: 1, stdout: { text: "" } });
    },
    "a verification ends at its deadline": async ({ session }) => {
        // On a busy machine a shell takes long to start.
        const execution = await verify(session, `echo begun; ${sleep(60)}`, { timeoutMs: 2000 });
        expectExecution(execution, { ending: "timed-out", exitCode: 124, stdout: { text: "begun\n" } });
    },
};

;// CONCATENATED MODULE: ./lib/conformance/executor-conformance.js











const groups = {
    languages: languageCases,
    endings: endingCases,
    output: outputCases,
    "several blocks": sequenceCases,
    "a verification": verificationCases,
    files: fileCases,
    changes: changeCases,
    "a checkpoint": checkpointCases,
    "a session": sessionCases,
};
/**
 * The contract of every executor, as cases for a test framework.
 * @param open Returns an executor with the same settings each time. The executor's sandbox needs sh and python3, and must keep 1 MiB of a block's output, the default.
 */
function executorConformance(open, options = {}) {
    return conformanceOf(groups, new ExecutorStage(open), options);
}
/** Runs the cases, one after the other. If no session can start, every case fails after a single try. @throws like `check`. */
function checkExecutor(open, options = {}) {
    return check(executorConformance(open, options), options);
}


/***/ }),

/***/ 59626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   VN: () => (/* binding */ blockOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75823);




/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
const codeBlock = (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ text: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(), line: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .notRunReasons */ .m), evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)() }).exactOptional(),
}));
/** Makes a block with the hash of its code. */
function blockOf(block) {
    return { ...block, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", block.code) };
}
/** The same block with new code. */
function withCode(block, code) {
    return blockOf({ ...block, code });
}
/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
function placeOf({ document, line }) {
    return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}


/***/ }),

/***/ 75823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   Rc: () => (/* binding */ isInfrastructureEnding),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   m: () => (/* binding */ notRunReasons),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   ps: () => (/* binding */ causes),
/* harmony export */   xH: () => (/* binding */ isHarmlesslyUnrun)
/* harmony export */ });
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);

/** All ways in which an execution can end. A new ending is one row, and a section in docs/endings.md. */
const endings = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    exited: { words: "ended by itself", exitCode: "the code", fault: "code" },
    signalled: { words: "ended by a signal", exitCode: "128 + the signal", fault: "code" },
    "timed-out": {
        words: "timed out",
        exitCode: 124,
        fault: "code",
        advice: "Make the code faster, or raise `timeout`.",
    },
    "out-of-memory": {
        words: "out of memory",
        exitCode: "137, the code, or none",
        fault: "code",
        advice: "Make the code use less memory, or raise `memory`.",
    },
    "process-limit": {
        words: "too many processes",
        exitCode: "the code",
        fault: "code",
        advice: "Make the code start fewer processes and threads, or raise `pids`.",
    },
    "disk-full": {
        words: "disk full",
        exitCode: "the code, or none",
        fault: "code",
        advice: "Make the code write less, or raise `workspace-size`. If /tmp (which contains HOME) or /dev/shm is full, raise `memory`.",
    },
    "output-limit": {
        words: "too much output",
        exitCode: 125,
        fault: "code",
        advice: "Make the code print less. agent-exec stops code that prints without end.",
    },
    "container-lost": {
        words: "the container was lost",
        exitCode: null,
        fault: "engine",
        code: "session-lost",
    },
    "daemon-lost": {
        words: "the engine was lost",
        exitCode: null,
        fault: "engine",
        code: "engine-unavailable",
    },
    misfit: {
        words: "did not fit",
        exitCode: null,
        fault: "code",
        advice: "Write the edit again so that it fits the files' current content.",
    },
    cancelled: { words: "cancelled", exitCode: 130, fault: "person" },
    "not-run": { words: "not run", exitCode: null, fault: "nobody" },
});
/** More exact causes of some endings. A cause has its own words or advice. */
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /**
     * For `timed-out`: the block printed nothing for too long. Absent: the block's or the run's time limit was reached.
     */
    idle: {
        words: "timed out as idle",
        advice: "Make the code print its progress, or raise `idle-timeout`.",
    },
    /** For `out-of-memory`: the kernel used the memory for sockets. */
    sockets: {
        words: "out of memory",
        advice: "The code must open fewer netlink sockets, and read the kernel's answers from each of them.",
    },
});
/** Why a block did not run. */
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** The block names no language, or one that never runs. */
    language: { isHarmless: true, by: "executor" },
    /** The document's language is most likely misspelt. */
    misspelt: { isHarmless: false, by: "executor" },
    /** The sandbox lacks the language's program. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The block only installs something, and the sandbox has no network. */
    "no-network": { isHarmless: true, by: "executor" },
    /** The settings say that nothing runs. */
    "nothing-runs": { isHarmless: true, by: "executor" },
    /** The author marked the block: do not run. */
    marked: { isHarmless: true, by: "loop" },
    /** The document gives the block an option that is wrong. */
    options: { isHarmless: false, by: "loop" },
    /** The block shows a terminal session with prompts, but its fence names another language. */
    prompts: { isHarmless: false, by: "loop" },
    /** The block is empty. */
    empty: { isHarmless: true, by: "loop" },
    /** The block's path leaves the workspace. */
    refused: { isHarmless: false, by: "executor" },
    /** `before-block` refused the block, or could not be asked. */
    "hook-refused": { isHarmless: false, by: "hook" },
    /** An earlier block failed. */
    "earlier-failed": { isHarmless: false, by: "loop" },
    /** Only the last block of a reply may run, and this is an earlier one. */
    "not-last": { isHarmless: true, by: "loop" },
});
/** Whether at least a part of the block ran, or the block changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** Whether agent-exec tries a fresh session after this ending. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether an attempt can pass although this block did not run. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** The words and advice for an ending. If it has a cause with its own words, those are used. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** The facts about an ending whose exit code is always the same. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ raceSignal)
/* harmony export */ });
/**
 * @packageDocumentation
 *
 * Pass a promise and an abort signal and await the result.
 *
 * @example Basic usage
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws an AbortError
 * const resolve = await raceSignal(promise, controller.signal)
 * ```
 *
 * @example Overriding errors
 *
 * By default the thrown error is the `.reason` property of the signal but it's
 * possible to override this behaviour with the `translateError` option:
 *
 * ```ts
 * import { raceSignal } from 'race-signal'
 *
 * const controller = new AbortController()
 *
 * const promise = new Promise((resolve, reject) => {
 *   setTimeout(() => {
 *     resolve('a value')
 *   }, 1000)
 * })
 *
 * setTimeout(() => {
 *   controller.abort()
 * }, 500)
 *
 * // throws `Error('Oh no!')`
 * const resolve = await raceSignal(promise, controller.signal, {
 *   translateError: (signal) => {
 *     // use `signal`, or don't
 *     return new Error('Oh no!')
 *   }
 * })
 * ```
 */
function defaultTranslate(signal) {
    return signal.reason;
}
function raceSignal(promise, signal, opts) {
    if (signal == null || promise == null) {
        return promise;
    }
    const translateError = opts?.translateError ?? defaultTranslate;
    if (signal.aborted) {
        // the passed promise may yet resolve or reject but the use has signalled
        // they are no longer interested so smother the error
        promise.catch(() => { });
        return Promise.reject(translateError(signal));
    }
    let listener;
    return Promise.race([
        promise,
        new Promise((resolve, reject) => {
            listener = () => {
                reject(translateError(signal));
            };
            signal.addEventListener('abort', listener);
        })
    ])
        .finally(() => {
        if (listener != null) {
            signal.removeEventListener('abort', listener);
        }
    });
}
//# sourceMappingURL=index.js.map

/***/ })

};
