export const id = 2776;
export const ids = [2776,4367];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 65309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ut: () => (/* binding */ configText),
  j: () => (/* binding */ givenSettings),
  m0: () => (/* binding */ rawSettings),
  K2: () => (/* binding */ resolvedSettings)
});

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js



/** Converts flags, which the parser has read, to raw settings. The names have no dashes. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}
/**
 * Defaults for a command from environment variables, as raw settings. The command's own settings take precedence. In a
 * workflow only inputs count.
 * @param variable reads a variable. An empty variable counts as absent.
 */
function fromVariables(variable, face) {
    return (0,schema/* settingsOf */.f5)(face).flatMap(([name, { hasVariable }]) => {
        const value = hasVariable === true ? variable((0,setting/* variableOf */.Qn)(name)) : undefined;
        return value === undefined ? [] : [{ name, value, origin: (0,setting/* variableOf */.Qn)(name), isDefault: true }];
    });
}

// EXTERNAL MODULE: ./lib/settings/recorded.js
var settings_recorded = __webpack_require__(6173);
// EXTERNAL MODULE: ./lib/settings/resolve.js + 2 modules
var resolve = __webpack_require__(39898);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js









const maxBytes = 1024 ** 2;
/**
 * Finds a command's settings in the flags, the config file and the environment, in this order. Null if the user only
 * wanted to print them.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, places = {}) {
    const raw = await rawSettings(face, flags, variable, places);
    const found = resolvedSettings(raw, face, variable);
    if (!found.settings["print-config"])
        return found;
    const last = new Map(raw.map((each) => [each.name, each]));
    await given_settings_print([...last.values()], face, flags["json"] === true);
    return null;
}
/**
 * A command's settings as they were given. If a name occurs twice, the later value counts.
 * @throws like `givenSettings`.
 */
async function rawSettings(face, flags, variable, { recorded = null, readUnnamed = readHere } = {}) {
    const { json: _, ...rest } = flags;
    const variables = fromVariables(variable, face);
    const given = fromFlags(face === "audit" || face === "prove" || face === "doctor" || face === "conformance" ? rest : flags);
    const config = recorded === null
        ? await (0,settings_config/* readConfig */.Xg)([...variables, ...given], {
            face,
            read: (path, isBelieved) => (isBelieved ? readByPerson(path) : readUnnamed(path)),
            isOwners: false,
            onIgnored: tellIgnored,
        })
        : (0,settings_recorded/* recordedSettings */.Mp)(recorded.given, { given, variables }, recorded.folder);
    return [...variables, ...config, ...given];
}
/** @throws AgentExecError `settings-invalid` that names every problem. */
function resolvedSettings(raw, face, variable) {
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face);
    const last = new Map(raw.map((each) => [each.name, each]));
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]) };
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec ignores these options. You did not name the settings file, so it must not raise a limit or weaken a verification:\n${all.join("")}  next: to use these options, read the file, then add --config ${settings_config/* usualConfig */.lz}\n`);
}
async function readHere(path) {
    const here = process.cwd();
    if ((await (0,safe_files/* kindOf */.I)(here, path)) === "none")
        return null;
    return new TextDecoder().decode(await (0,safe_files/* readRegular */.VX)(here, path, maxBytes));
}
async function readByPerson(path) {
    try {
        return await (0,named_file/* readNamed */.Mk)(path, maxBytes);
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
}
/** Prints the settings that are worth keeping in a file. */
async function given_settings_print(given, face, isJson) {
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(given.filter(isKept).map(({ name, value }) => [name, value])));
    const head = `Settings given to agent-exec ${face}. All other settings have defaults. To use these settings again, save this text as ${settings_config/* usualConfig */.lz}.`;
    (0,print/* printOutput */.jP)(await configText(given, head));
}
/** A config file with the same settings, except output options and settings of a single run. */
async function configText(given, head) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    return printConfig(given.filter(isKept), head);
}
function isKept({ name }) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 99597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  conformance: () => (/* binding */ conformance)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
;// CONCATENATED MODULE: ./lib/conformance/attempt.js

/**
 * Runs a case. Returns how it failed, or null if it passed. Throws if the case did not start, and if the signal aborts.
 */
async function attempt(stage, test, { caseTimeoutMs, signal }) {
    signal?.throwIfAborted();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(overdue("the test", caseTimeoutMs)), caseTimeoutMs);
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
    finally {
        clearTimeout(timer);
    }
}
/**
 * The time limit for the clean-up of a case in milliseconds. Without it, one case that never ends would block the
 * others.
 */
const endTimeoutMs = 10_000;
async function endInTime(ending, caseTimeoutMs) {
    const timeoutMs = Math.min(endTimeoutMs, caseTimeoutMs);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(overdue("the clean-up after the test", timeoutMs)), timeoutMs);
    await (0,src/* raceSignal */.W)(ending, late.signal).finally(() => clearTimeout(timer));
}
function overdue(what, timeoutMs) {
    return new Error(`${what} did not end within ${timeoutMs / 1000} s`);
}

;// CONCATENATED MODULE: ./lib/conformance/conformance.js


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
    throw new errors/* AgentExecError */.r("settings-invalid", `No contract test has the name ${JSON.stringify(unknown)}.`, {
        nextStep: "Correct or remove this name in your list of known differences. `agent-exec conformance` shows the names of all contract tests.",
    });
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
function expectThat(holds, { what, expected, seen }) {
    if (!holds)
        fail({ what, expected, seen, words: expected });
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
function fail(unmet) {
    const { what, expected, seen, words = inWords(expected) } = unmet;
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
/** Runs one block. Default: a limit of 10 s and no abort. */
function execute(session, what, options = {}) {
    return session.execute(what, { timeoutMs: 10_000, signal: new AbortController().signal, ...options });
}
/** Runs one verification, with the same defaults. */
function verify(session, command, options = {}) {
    return session.verify(command, { timeoutMs: 10_000, signal: new AbortController().signal, ...options });
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
        expectEqual(told, {
            links: { "sub/up": "deep/b.txt", "sub/deep/far": "../../nothing/there", folder: "sub" },
            leftOut: { root: leadsOut, above: leadsOut, around: mayLeadOut, git: leadsOut },
        }, "links and what was left out");
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
        const seen = await python(session, tree_py);
        expectEqual(JSON.parse(seen), {
            "a.txt/in": "a folder now\n",
            old: "a file now\n",
            "sub/deep/b.txt": "b\n",
            "sub/run.sh": "false\n",
            "sub/up": "-> deep",
        }, "what the code found");
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
        expectEqual(await collect(session), {
            files: { "a.txt": "new\n", added: "xy" },
            leftOut: {},
            links: { "sub/up": "deep" },
            deleted: ["old/c"],
        }, "what came out");
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
        expectEqual(files, { "out/deep/data.txt": "data", "out/run.sh": "true", "kept.sh": "true", empty: "", private: "p" }, "the files that came out");
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
        for (const word of ["python", "py", "python3", "Python"]) {
            expectPass(await execute(session, session_calls_block(word, `print("${word}")\n`)), `${word}\n`, `a block of ${word}`);
        }
        for (const word of ["sh", "shell"]) {
            expectPass(await execute(session, session_calls_block(word, `echo ${word}\n`)), `${word}\n`, `a block of ${word}`);
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
            const unrun = {
                ending: "not-run",
                notRun: "language",
                exitCode: null,
                file: null,
                durationMs: 0,
            };
            const what = `a block of the language ${JSON.stringify(word)}`;
            expectExecution(execution, unrun, what);
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
        expectBetween(stdout.text.length, [head.length + tail.length, 1024 * 1024 + 100], "characters that were kept");
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
        expectBetween(execution.durationMs, [0, 3000], "milliseconds of the block, whose child sleeps for 30,000");
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
        const thrown = await expectRejection(open().start({ signal: AbortSignal.abort(reason) }), "the start");
        expectSame(thrown, reason, "what the start rejects with");
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
 *
 * ```js
 * const { cases, close } = executorConformance(() => myExecutor());
 * for (const { name, run } of cases) test(name, run);
 * after(close);
 * ```
 *
 * @param open Returns an executor with the same settings each time. The executor's sandbox needs sh and python3, and must keep 1 MiB of a block's output, the default.
 */
function executorConformance(open, options = {}) {
    return conformanceOf(groups, new ExecutorStage(open), options);
}
/**
 * Runs the contract's cases against an executor, one after the other, and yields each result at once. If no session
 * can start, every case fails after a single try.
 * @throws AgentExecError `settings-invalid` if a known difference names no case; `image-unsuitable` if the sandbox lacks
 *   python3; on abort the signal's reason.
 */
function checkExecutor(open, options = {}) {
    return check(executorConformance(open, options), options);
}

// EXTERNAL MODULE: ./lib/executors/index.js + 15 modules
var executors = __webpack_require__(9484);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/workspace/source/base-files.js
var base_files = __webpack_require__(44904);
;// CONCATENATED MODULE: ./lib/compose/conformance.js






/**
 * Runs the contract tests on the executor in the settings, one after the other.
 * @throws AgentExecError `settings-invalid` if the executor runs nothing or cannot be loaded. If the signal aborts, the
 * error is the signal's reason.
 */
async function* conformance_conformanceOf(options) {
    const { settings, variable, signal } = options;
    const descriptor = (0,executors/* findExecutor */.b4)(settings.executor);
    if (descriptor.runsNothing === true) {
        throw new errors/* AgentExecError */.r("settings-invalid", `The executor \`${settings.executor}\` runs no code, so it cannot be tested.`, { nextStep: "Choose an executor that runs code, or give the path of your own module." });
    }
    const runId = `conformance-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
    const files = (0,base_files/* baseFiles */.H)({ kind: "folder" }, { here: ".", runFolder: ".agent-exec" });
    const asked = {
        settings,
        face: "conformance",
        variable,
        runId,
        baseFiles: files,
        clock: system_clock/* systemClock */.m,
    };
    const executor = await descriptor.load(asked);
    const knownDifferences = (await descriptor.knownDifferences?.(asked)) ?? {};
    yield* checkExecutor(() => executor, { knownDifferences, signal });
}

// EXTERNAL MODULE: ./lib/format/duration.js
var duration = __webpack_require__(27939);
// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 1 modules
var given_settings = __webpack_require__(65309);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/machine/conformance.js
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









/**
 * Runs the contract tests against an executor. Resolves with the exit code.
 * @throws AgentExecError for bad settings.
 */
async function conformance({ executor, flags, isJson }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (executor !== undefined && flags["executor"] !== undefined)
            throw namedTwice();
        const { variable } = (0,env/* readEnvironment */.Q)();
        const given = executor === undefined ? flags : { ...flags, executor };
        const found = await (0,given_settings/* givenSettings */.j)("conformance", isJson ? { ...given, json: true } : given, variable);
        if (found === null)
            return 0;
        const { settings } = found;
        const stop = __addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        const style = (0,print/* outputStyle */.l4)();
        const cases = [];
        try {
            for await (const result of conformance_conformanceOf({ settings, variable, signal: stop.signal })) {
                const isNewGroup = cases.at(-1)?.group !== result.group;
                cases.push(result);
                if (!isJson)
                    (0,print/* printOutput */.jP)(`${isNewGroup ? `\n${style.bold(result.group)}\n` : ""}${line(result, style)}`);
            }
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped, and removed everything that the test had started.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
        const [holds, differs, fails] = ["holds", "differs", "fails"].map((status) => cases.filter((each) => each.status === status).length);
        if (isJson)
            (0,print/* printJson */.Q2)({ version: 1, executor: settings.executor, holds, differs, fails, cases });
        else
            (0,print/* printOutput */.jP)(`\n${holds} passed, ${differs} failed as expected, ${fails} failed.\n`);
        return fails === 0 ? 0 : outcomes/* outcomes */.KI.failed.exitCode;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function line({ name, status, reason, durationMs }, style) {
    const mark = { holds: style.good("✓"), differs: style.warn("~"), fails: style.bad("✗") }[status];
    const lines = reason === undefined ? [] : (0,visible/* showHidden */.U)(reason).split("\n");
    const why = lines.map((each) => `    ${each.trim()}\n`).join("");
    return `  ${mark} ${name} ${style.dim(`(${(0,duration/* formatDuration */.a)(durationMs)})`)}\n${status === "holds" ? "" : style.dim(why)}`;
}
function namedTwice() {
    return new errors/* AgentExecError */.r("settings-invalid", "You named two executors: one as an argument, one with --executor.", { nextStep: "Name only one executor." });
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
        advice: "Make the code open fewer netlink sockets, and read the kernel's answers from these sockets.",
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

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ openPlain),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   VX: () => (/* binding */ readRegular),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g8: () => (/* binding */ hasPlainParents),
/* harmony export */   i4: () => (/* binding */ readBeginning),
/* harmony export */   lf: () => (/* binding */ openRegular),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   yO: () => (/* binding */ entriesBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Reads files below a folder that may contain a stranger's links, pipes and devices, such as a checkout of a stranger's
 * branch or a run's folder. It follows no link, waits for no pipe, and does not read files of any size into memory.
 * `safe-changes.ts` writes to such folders. Code that reads runs must use these functions (scripts/imports.mjs).
 */
/** Larger than any file of a run except its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading. Null for anything else, and if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading if its folders are trusted. Null for a link or anything else. It looks before it
 * opens, because opening a device may have effects, and opening a pipe may wait.
 * @throws the file system's own error if the file is missing or cannot be read.
 */
async function openPlain(path) {
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
        return null;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    return null;
}
/**
 * The beginning of a regular file, at most `maxBytes`. Null like `openRegular`. It is synchronous, which is twenty
 * times faster for the many small files of a tree.
 */
function readBeginning(root, path, maxBytes) {
    const target = inside(root, path);
    try {
        if (!parentsOf(root, target).every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()))
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).isFile())
            return null;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile() ? readUpTo(file, maxBytes) : null;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        return null;
    }
}
function readUpTo(file, maxBytes) {
    const buffer = Buffer.allocUnsafe(maxBytes);
    let read = 0;
    for (let more = -1; more !== 0 && read < maxBytes; read += more)
        more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, read, maxBytes - read, null);
    return buffer.subarray(0, read);
}
/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
async function readRegular(root, path, maxBytes = usualMaxBytes) {
    const handle = await openRegular(root, path);
    if (handle === null)
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    try {
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
    }
    finally {
        await handle.close();
    }
}
async function kindOf(root, path) {
    if (!(await hasPlainParents(root, path)))
        return "none";
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(inside(root, path)).catch(() => null);
    if (stats === null)
        return "none";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}
/**
 * The names in a folder. Empty if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** All entries below a folder, except folders. */
async function entriesBelow(root) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })).map((entry) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
            .join("/"),
        isFile: entry.isFile(),
        isFolder: entry.isDirectory(),
    }));
    return {
        files: entries
            .filter(({ isFile }) => isFile)
            .map(({ path }) => path)
            .toSorted(),
        others: entries
            .filter(({ isFile, isFolder }) => !isFile && !isFolder)
            .map(({ path }) => path)
            .toSorted(),
    };
}
/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
function inside(root, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path);
    if (target.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return target;
    throw new Error(`${JSON.stringify(path)} leaves the folder`);
}
/** Whether every folder between a root and a file exists and is no link. */
async function hasPlainParents(root, path) {
    for (const folder of parentsOf(root, inside(root, path))) {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(folder).catch(() => null);
        if (stats?.isDirectory() !== true)
            return false;
    }
    return true;
}
/** The folders between a root and a file, outermost first, without the root. */
function parentsOf(root, target) {
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .filter((part) => part !== "");
    return parts.map((_, index) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ...parts.slice(0, index + 1)));
}


/***/ }),

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder),
/* harmony export */   y: () => (/* binding */ temporaryFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/** Creates a temporary folder, which the caller removes. @throws AgentExecError `storage-failed`. */
async function createTemporaryFolder(prefix, above = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(above, prefix));
    }
    catch (cause) {
        const { code = "unknown" } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("storage-failed", `The folder for temporary files, ${above}, cannot be written: ${reasons[code] ?? code}.`, { nextStep: "Set TMPDIR to a folder that you can write to and that has free space.", cause });
    }
}
/** Creates a temporary folder that is removed on disposal. */
async function temporaryFolder(prefix) {
    const path = await createTemporaryFolder(prefix);
    return { path, [Symbol.asyncDispose]: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true }) };
}
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


/***/ }),

/***/ 90566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   r: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var _truncate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96065);

const maxNames = 20;
/** A file's name for a Markdown sentence: in backticks, on one line, with at most 200 UTF-16 units. */
function named(path) {
    return `\`${(0,_truncate_js__WEBPACK_IMPORTED_MODULE_0__/* .truncateEnd */ .S)(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}
/** Lists the first 20 things. @param all the number of all things. Default: the number of `parts`. */
function listed(parts, all = parts.length) {
    const shown = parts.slice(0, maxNames);
    return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
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

/***/ 91219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   VR: () => (/* binding */ maxDocumentBytes),
/* harmony export */   rZ: () => (/* binding */ readInJob),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51196);
/* harmony import */ var _files_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52278);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9668);






/** Room for several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux also follows this many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(inWords);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Words for two common faults, without names of system calls. */
function inWords(error) {
    if (error.code === "ENOENT")
        throw new Error("there is no such file", { cause: error });
    if (error.code === "EACCES")
        throw new Error("you have no permission to read it", { cause: error });
    throw error;
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE) it follows no links. A stranger's
 * branch may contain links, for example to the runner's environment.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable, folder = "." }) {
    const checkouts = await Promise.all([folder, ".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, path), checkouts).catch(inWords);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_5__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** Reads the whole stream as text. @throws Error for too many bytes. In that case the stream is closed. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_content_js__WEBPACK_IMPORTED_MODULE_3__/* .bytesWithin */ .$2)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/**
 * Reads UTF-8, and UTF-16 with a byte order mark, as Windows writes it.
 * @throws Error if it is not text.
 */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in a checkout. */
async function placeOf(path, checkouts) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    let place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(target).root;
    const ahead = partsOf(target.slice(place.length));
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        const next = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, part);
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(next)).isSymbolicLink()) {
            place = next;
            continue;
        }
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(checkout, place)))
            throw new Error(`${part} is a link, and agent-exec follows no link in the checkout`);
        links += 1;
        if (links > maxLinks)
            throw new Error("its path leads through too many links");
        const leadsTo = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(next);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(leadsTo))
            place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(leadsTo).root;
        ahead.unshift(...partsOf(leadsTo));
    }
    return place;
}
function partsOf(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((part) => part !== "" && part !== ".");
}
async function realPath(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
}


/***/ }),

/***/ 50159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** When this process began, on the machine's clock. */
const begin = Date.now() - performance.now();
const systemClock = {
    // Durations and deadlines must not change if somebody sets the machine's clock while agent-exec runs.
    now: () => Math.round(begin + performance.now()),
    async sleep(ms, { signal }) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal });
        }
        catch (thrown) {
            throw signal.aborted ? signal.reason : thrown;
        }
    },
};


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Km: () => (/* binding */ asFlags),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66695);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);
/* harmony import */ var _format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67402);






/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/**
 * The settings for a verification from a transcript that has only parsed values. It leaves out values that mean
 * something else when they are parsed again, such as a duration in milliseconds.
 */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** The given settings that a transcript keeps, by name, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .h)(each, [...variables, ...given]) !== true || (JSON.stringify(each.value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.map(asFlags);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} used these options: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`, {
        nextStep: `If you agree with ${unsure.length === 1 ? "it" : "them"}, add to the command: ${flags.join(" ")}`,
    });
}
/** A setting as a person types it on the command line. */
function asFlags({ name, value }) {
    const each = [value].flat();
    return each.map((one) => (one === true ? `--${name}` : `--${name} ${(0,_format_shell_word_js__WEBPACK_IMPORTED_MODULE_5__/* .readableWord */ .Vu)(String(one))}`)).join(" ");
}


/***/ }),

/***/ 14367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ linkFaults)
/* harmony export */ });
const out = "leads out of the workspace";
const tooMany = "leads in a circle or through too many others";
/** Linux also gives up after this many links. */
const maxLinks = 40;
/**
 * Finds out where links lead from their texts alone, without reading anything. Links may pass through other links.
 * @param links each link's target, by the link's path in the workspace
 * @returns a function that says why a link does not lead to a place in the workspace, whether the place exists or not.
 * It returns null if the link does.
 */
function linkFaults(links) {
    const root = treeOf(links);
    const known = new Map();
    const follow = (link, folder, before) => {
        const place = known.get(link) ?? placeOf(link.target, folder, before);
        // Too many links may come from the links before this one, so the result is not remembered.
        if (place !== tooMany)
            known.set(link, place);
        return place;
    };
    const placeOf = (target, folder, before) => {
        if (before >= maxLinks)
            return tooMany;
        if (target.startsWith("/"))
            return out;
        let way = [...folder];
        let followed = 1;
        for (const part of target.split("/")) {
            if (part === "" || part === ".")
                continue;
            if (part === "..") {
                if (way.length === 0)
                    return out;
                way.pop();
                continue;
            }
            const above = way.length === 0 ? root : way.at(-1);
            const name = above?.below.get(part) ?? null;
            if (name === null || name.target === null) {
                way.push(name);
                continue;
            }
            const place = follow(name, way, before + followed);
            if (typeof place === "string")
                return place;
            followed += place.followed;
            if (before + followed > maxLinks)
                return tooMany;
            way = [...place.way];
        }
        return { way, followed };
    };
    return (path) => {
        const way = path.split("/").reduce((names, part) => {
            return [...names, (names.at(-1) ?? root).below.get(part)];
        }, []);
        const place = follow(way.at(-1), way.slice(0, -1), 0);
        return typeof place === "string" ? place : null;
    };
}
function treeOf(links) {
    const root = { below: new Map(), target: null };
    for (const [path, target] of links) {
        let name = root;
        for (const part of path.split("/")) {
            const below = name.below.get(part) ?? { below: new Map(), target: null };
            name.below.set(part, below);
            name = below;
        }
        name.target = target;
    }
    return root;
}


/***/ }),

/***/ 44904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ baseFiles)
/* harmony export */ });
/* unused harmony export buildBefore */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _commit_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65211);
/* harmony import */ var _git_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11044);
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





/** No repository from which images are built has more. Sending files has limits of its own. */
const maxFiles = 1_000_000;
/** Chooses the files. Nothing is read yet. */
function baseFiles(choice, { here, runFolder }) {
    switch (choice.kind) {
        case "folder":
            return new FolderFiles(choice.path ?? here, runFolder, choice.path !== undefined);
        case "commit":
            return (0,_commit_files_js__WEBPACK_IMPORTED_MODULE_3__/* .commitFiles */ .z)({ folder: here, ...choice });
        case "unknown":
            return unknownFiles(choice.reason);
    }
}
/**
 * The files of a folder, as for a workspace. In a repository these are the files that git lists. Elsewhere these are
 * all files except those that look like secrets.
 */
class FolderFiles {
    here;
    runFolder;
    takesAll;
    origin = "the current folder";
    #source = null;
    constructor(here, runFolder, takesAll) {
        this.here = here;
        this.runFolder = runFolder;
        this.takesAll = takesAll;
    }
    async list() {
        const entries = new Map();
        for await (const entry of this.#entries()) {
            const { kind, path } = entry;
            if (kind === "link")
                entries.set(path, { kind, target: entry.target });
            else
                entries.set(path, { kind, bytes: entry.bytes, isExecutable: entry.isExecutable });
        }
        return entries;
    }
    async *read(paths) {
        for await (const entry of this.#entries())
            if (paths.has(entry.path))
                yield entry;
    }
    async *#entries() {
        this.#source ??= this.#open();
        for await (const entry of (await this.#source).files())
            if (entry.kind !== "left-out")
                yield entry;
    }
    async #open() {
        const { here, runFolder, takesAll } = this;
        const isRepository = !takesAll && (await isCheckout(here));
        const name = isRepository ? "repo" : ".";
        const { workspaceSource } = await Promise.all(/* import() */[__webpack_require__.e(4711), __webpack_require__.e(8405)]).then(__webpack_require__.bind(__webpack_require__, 4711));
        const source = await workspaceSource({ name, here, runFolder, maxFiles });
        return isRepository || takesAll ? source : withoutSecrets(source);
    }
}
/** Leaves out secrets. Without git, the user has no `git add` to choose a file. */
async function withoutSecrets(source) {
    const { isSecretName } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 27509));
    return {
        ...source,
        async *files() {
            for await (const entry of source.files())
                if (!isSecretName(entry.path))
                    yield entry;
        },
    };
}
async function isCheckout(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const isHere = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")).catch(() => null)) !== null;
        if (isHere)
            return true;
        const repository = __addDisposableResource(env_1, await _git_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .Repository */ .L.open(folder).catch(() => null), true);
        return repository !== null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function unknownFiles(reason) {
    const refusal = () => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("settings-invalid", reason, { nextStep: buildBefore });
    return {
        origin: "an unknown person",
        list: () => Promise.reject(refusal()),
        read() {
            throw refusal();
        },
    };
}
/** This is always possible, even if the repository's own files are unknown. */
const buildBefore = "Build the image in an earlier step and set `image` to its name.";


/***/ }),

/***/ 65211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ commitFiles),
  E: () => (/* binding */ listCommit)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/workspace/git/blobs.js

/** The reader may send the content over a slow line, so this is long. */
const timeoutMs = 1_800_000;
/**
 * Yields the contents of git's objects in the order of the hashes, with a single git process. Ends early if an object
 * is missing.
 * @throws AgentExecError `settings-invalid` if git fails.
 */
async function* readBlobs(hashes, repository) {
    if (hashes.length === 0)
        return;
    const input = hashes.map((hash) => `${hash}\n`);
    const chunks = repository.run(["cat-file", "--batch"], { input, maxBytes: Infinity, timeoutMs });
    try {
        const reader = new Reader(chunks);
        for (const _hash of hashes) {
            // The line is `<hash> blob <size>` or `<hash> missing`.
            const [, kind, size] = (await reader.line()).split(" ");
            if (kind !== "blob")
                return;
            const bytes = Number(size);
            const content = reader.take(bytes);
            yield { bytes, content };
            for await (const _rest of content)
                ;
            await reader.line();
        }
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `git could not read ${repository.folder}: ${cause.message}`, { nextStep: "Check the repository with `git fsck`.", cause });
    }
    finally {
        await chunks.return(undefined);
    }
}
class Reader {
    chunks;
    #rest = Buffer.alloc(0);
    constructor(chunks) {
        this.chunks = chunks;
    }
    /** Reads to the next line end. Lines of git itself are short. */
    async line() {
        for (;;) {
            const end = this.#rest.indexOf(10);
            if (end !== -1) {
                const line = this.#rest.subarray(0, end).toString("latin1");
                this.#rest = this.#rest.subarray(end + 1);
                return line;
            }
            this.#rest = Buffer.concat([this.#rest, await this.#next()]);
        }
    }
    async *take(bytes) {
        for (let left = bytes; left > 0;) {
            if (this.#rest.byteLength === 0)
                this.#rest = await this.#next();
            const piece = this.#rest.subarray(0, left);
            this.#rest = this.#rest.subarray(piece.byteLength);
            left -= piece.byteLength;
            yield piece;
        }
    }
    async #next() {
        const { value, done } = await this.chunks.next();
        if (done === true)
            throw new Error("git stopped before it had finished");
        return value;
    }
}

// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 2 modules
var git_repository = __webpack_require__(11044);
// EXTERNAL MODULE: ./lib/workspace/names/link-targets.js
var link_targets = __webpack_require__(14367);
// EXTERNAL MODULE: ./lib/workspace/names/path-names.js
var path_names = __webpack_require__(4838);
// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
;// CONCATENATED MODULE: ./lib/workspace/source/commit-files.js
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







/**
 * The files of a commit from git's own store. Files on the disk do not matter. Bytes are as committed: no filter runs,
 * and git LFS files are pointers. Submodules are not included.
 */
function commitFiles(options) {
    const { commit, words } = options;
    let listing = null;
    const listed = () => (listing ??= listCommit(options));
    return {
        origin: `${words}, commit ${commit.slice(0, 12)}`,
        list: listed,
        async *read(paths) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const wanted = [...(await listed())].filter(([path]) => paths.has(path));
                const files = wanted.flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, ...entry }] : []));
                let next = 0;
                const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(options.folder), true);
                for await (const { content } of readBlobs(files.map(hashOf), repository)) {
                    const { kind, path, bytes, isExecutable } = files[next];
                    yield { kind, path, bytes, isExecutable, content };
                    next += 1;
                }
                if (next < files.length)
                    throw missing(files[next].path, options);
                for (const [path, entry] of wanted)
                    if (entry.kind === "link")
                        yield { kind: entry.kind, path, target: entry.target };
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
function hashOf({ hash }) {
    return hash;
}
/** A commit's files and links by path, each with the hash of its content. */
async function listCommit(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, commit } = options;
        const repository = __addDisposableResource(env_2, await git_repository/* Repository */.L.open(folder), true);
        await requireCommit(repository, options);
        const records = await repository.records(["ls-tree", "-r", "-z", "-l", commit]);
        const found = records
            .filter(({ text, isText }) => isText && text.includes("\t"))
            .map(({ text }) => treeEntry(text))
            .filter(({ path }) => (0,path_names/* isPlainPath */.qW)(path));
        const targets = await targetsOf(found.filter(({ mode }) => mode === linkMode), { ...options, repository });
        const faultOf = (0,link_targets/* linkFaults */.m)(targets);
        return new Map(found.flatMap(({ path, mode, hash, bytes }) => {
            const target = targets.get(path);
            if (target !== undefined)
                return faultOf(path) === null ? [[path, { kind: "link", target, hash }]] : [];
            if (!mode.startsWith("100"))
                return [];
            return [[path, { kind: "file", bytes, isExecutable: mode === "100755", hash }]];
        }));
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
const linkMode = "120000";
/** Reads a line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line) {
    const tab = line.indexOf("\t");
    const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
    return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}
async function targetsOf(links, { repository, ...options }) {
    const targets = [];
    for await (const { content } of readBlobs(links.map(hashOf), repository))
        targets.push((await (0,files_content/* bytesOf */.$$)(content)).toString("utf8"));
    if (targets.length < links.length)
        throw missing(links[targets.length].path, options);
    return new Map(links.map(({ path }, index) => [path, targets[index]]));
}
/** Checks that the commit is there. By default, actions/checkout fetches only one commit. */
async function requireCommit(repository, { commit, words }) {
    const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
    const isHere = (await repository.text(args, { expected: [0, 1, 128] })).trim() === commit;
    if (isHere)
        return;
    throw new errors/* AgentExecError */.r("settings-invalid", `Commit ${commit.slice(0, 12)}, ${words}, is missing. agent-exec builds images only from this commit.`, {
        nextStep: "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and set `image` to its name.",
    });
}
function missing(path, { commit }) {
    return new errors/* AgentExecError */.r("settings-invalid", `git does not have all of ${(0,listed/* named */.r)(path)} of commit ${commit.slice(0, 12)} here.`, { nextStep: "Check out without a `filter`, so that git has every file." });
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
