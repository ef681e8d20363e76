export const id = 7832;
export const ids = [7832,2975];
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

/***/ 6514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ givenSettings)
});

// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/process/named-file.js
var named_file = __webpack_require__(91219);
// EXTERNAL MODULE: ./lib/settings/config.js
var settings_config = __webpack_require__(35903);
// EXTERNAL MODULE: ./lib/rows/origin.js
var origin = __webpack_require__(21303);
;// CONCATENATED MODULE: ./lib/settings/from-flags.js

/** Parsed flags, by their names without dashes, as raw settings. */
function fromFlags(flags) {
    return Object.entries(flags)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, value, origin: origin/* origins */.kt.flag(name) }));
}

// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/settings/schema.js + 11 modules
var schema = __webpack_require__(66695);
;// CONCATENATED MODULE: ./lib/settings/from-variables.js


/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
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
// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/given-settings.js











/** 1 MiB of settings. */
const maxBytes = 1024 ** 2;
/**
 * Resolves a command's settings: flags, then config file, then environment. Null if it printed them as requested.
 * @throws AgentExecError `settings-invalid`.
 */
async function givenSettings(face, flags, variable, { recorded = null, readUnnamed = readHere } = {}) {
    const { json, ...rest } = flags;
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
    const raw = [...variables, ...config, ...given];
    const settings = (0,resolve/* resolveSettings */.Mo)(raw, face, told/* withoutSecrets */.cT);
    const last = new Map(raw.map((each) => [each.name, each]));
    if (settings["print-config"]) {
        await given_settings_print([...last.values()], face, json === true);
        return null;
    }
    const origins = Object.fromEntries([...last.values()].map(({ name, origin }) => [name, origin]));
    return { settings, secrets: (0,secrets/* secretsOf */.F)(raw, variable), origins, given: (0,settings_recorded/* givenForRecord */.qs)([...last.values()]) };
}
function tellIgnored(ignored) {
    const all = ignored.map(({ value, origin }) => `  ${origin} ${[value].flat().map(String).join(", ")}\n`);
    (0,print/* printError */.yJ)(`agent-exec ignores these options: a settings file that you did not name must not raise a limit or weaken a verification:\n${all.join("")}  next: to use them, read the file, then add --config ${settings_config/* usualConfig */.lz}\n`);
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
/** Prints the settings that are worth saving, without output options and those of a single run. */
async function given_settings_print(given, face, isJson) {
    const { printConfig } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2154)]).then(__webpack_require__.bind(__webpack_require__, 12154));
    const kept = given.filter(({ name }) => isKept(name));
    if (isJson)
        return (0,print/* printJson */.Q2)(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    const head = `Settings given to agent-exec ${face}; all others have defaults. Save this as ${settings_config/* usualConfig */.lz} to use it again.`;
    (0,print/* printOutput */.jP)(printConfig(kept, head));
}
function isKept(name) {
    return name !== "json" && name !== "quiet" && (0,settings_config/* isOfSetUp */.hS)(schema/* table */.tp[name]);
}


/***/ }),

/***/ 81581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prove: () => (/* binding */ prove_prove)
});

// EXTERNAL MODULE: ./lib/workspace/source/commit-files.js + 1 modules
var commit_files = __webpack_require__(65211);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 2 modules
var git_repository = __webpack_require__(11044);
;// CONCATENATED MODULE: ./lib/workspace/source/compared-commits.js
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
 * What a head changes since it left its base.
 * @throws AgentExecError `settings-invalid` for a name that git does not know, or for more than can be compared.
 */
async function compareCommits({ folder, ...refs }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder), true);
        const [from, head] = [await commitOf(repository, refs.base), await commitOf(repository, refs.head)];
        const printed = await repository.text(["merge-base", from, head], { expected: [0, 1] });
        const base = printed.trim();
        if (base === "") {
            const isShallow = (await repository.text(["rev-parse", "--is-shallow-repository"])).trim() === "true";
            return { unrelated: { base: from, head, isShallow } };
        }
        return {
            base,
            head,
            changes: await changesOf(folder, base, head),
            renames: await renamesOf(repository, base, head),
        };
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
async function commitOf(repository, ref) {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
    const commit = (await repository.text(args, { expected: [0, 1, 128] })).trim();
    if (/^[0-9a-f]{40,64}$/.test(commit))
        return commit;
    throw new errors/* AgentExecError */.r("settings-invalid", `Git finds no commit ${(0,listed/* named */.r)(ref)} here.`, {
        nextStep: "Name a branch, tag or commit that is here. In a workflow, give actions/checkout `fetch-depth: 0`.",
    });
}
/** 256 MiB: all changed files are kept in memory. */
const maxBytes = 256 * 1024 ** 2;
async function changesOf(folder, base, head) {
    const commits = [base, head].map((commit) => ({ folder, commit, words: "a compared commit" }));
    const [before, after] = await Promise.all(commits.map((each) => (0,commit_files/* listCommit */.E)(each)));
    const isSame = (path) => {
        const [one, other] = [before.get(path), after.get(path)];
        const isProgram = (entry) => entry?.kind === "file" && entry.isExecutable;
        return one?.kind === other?.kind && one?.hash === other?.hash && isProgram(one) === isProgram(other);
    };
    const paths = new Set([...before.keys(), ...after.keys()].filter((path) => !isSame(path)));
    const sizes = [before, after].flatMap((list) => [...paths].map((path) => sizeOf(list.get(path))));
    const bytes = sizes.reduce((sum, each) => sum + each, 0);
    if (bytes > maxBytes)
        throw new errors/* AgentExecError */.r("settings-invalid", `The changed files have ${(0,format/* formatBytes */.z3)(bytes)}. agent-exec compares at most ${(0,format/* formatBytes */.z3)(maxBytes)}.`, { nextStep: "Split the change, or keep large files in Git LFS." });
    const [old, current] = await Promise.all(commits.map((each) => statesOf(each, paths)));
    return [...paths].toSorted().map((path) => ({
        path,
        before: old.get(path) ?? null,
        after: current.get(path) ?? null,
    }));
}
function sizeOf(entry) {
    return entry?.bytes ?? 0;
}
async function statesOf(commit, paths) {
    const states = new Map();
    for await (const entry of (0,commit_files/* commitFiles */.z)(commit).read(paths)) {
        if (entry.kind === "link") {
            states.set(entry.path, { kind: "link", target: entry.target });
            continue;
        }
        const pieces = [];
        for await (const piece of entry.content)
            pieces.push(piece);
        states.set(entry.path, {
            kind: "file",
            content: Buffer.concat(pieces),
            isExecutable: entry.isExecutable,
        });
    }
    return states;
}
async function renamesOf(repository, base, head) {
    const args = ["diff-tree", "-r", "-z", "-M", "--relative", "--name-status", "--diff-filter=R", base, head];
    const records = await repository.records(args);
    const renames = new Map();
    for (let at = 0; at + 2 < records.length; at += 3)
        renames.set(records[at + 2].text, records[at + 1].text);
    return renames;
}

;// CONCATENATED MODULE: ./lib/compose/change.js


/** @throws AgentExecError `settings-invalid` if they cannot be compared. */
async function openChange(base, head) {
    const compared = await compareCommits({ folder: ".", base, head });
    const readOfBase = async (path) => ("unrelated" in compared ? null : readText(compared.base, path));
    return { base, head, compared, readOfBase };
}
async function readText(commit, path) {
    for await (const entry of (0,commit_files/* commitFiles */.z)({ folder: ".", commit, words: "the base" }).read(new Set([path])))
        if (entry.kind === "file")
            return new TextDecoder().decode(await allOf(entry.content));
    return null;
}
async function allOf(content) {
    const pieces = [];
    for await (const piece of content)
        pieces.push(piece);
    return Buffer.concat(pieces);
}
/** Why two commits cannot be compared, and what to do. */
function unrelatedWords({ base, head }, { isShallow }) {
    const what = `\`${base}\` and \`${head}\` have no common commit here.`;
    return isShallow
        ? `${what} The checkout has only a part of the history: set \`fetch-depth: 0\` for actions/checkout, or run \`git fetch --unshallow\`.`
        : `${what} Name the branch that the change started from.`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./lib/prove/hints.js


const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
const dependencies = /^(?:requirements[\w.-]{0,50}\.(?:txt|in)|pyproject\.toml|setup\.py|Pipfile(?:\.lock)?|package(?:-lock)?\.json|.{1,30}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|Cargo\.toml|Gemfile|pom\.xml|build\.gradle(?:\.kts)?)$/;
/** Why no test may have passed though the change is not to blame, in a sentence; "" for nothing that is known. */
function hintAt({ changes, network, hasSetup }) {
    const manifests = changes
        .filter(({ path }) => dependencies.test((0,posix_.basename)(path)))
        .map(({ path }) => (0,listed/* named */.r)(path));
    return ({ failed }) => {
        if (failed === null)
            return "";
        const { ending, stdout, stderr } = failed.execution;
        if (ending === "timed-out")
            return "If the tests need more time, raise --timeout.";
        if (ending === "out-of-memory")
            return "If the tests need more memory, raise --memory.";
        if (network === "none" && unreached.test(stdout.text + stderr.text))
            return "The tests seem to need a network, but have none. Set --network, or leave these tests out.";
        if (hasSetup && manifests.length > 0)
            return `The change edits ${(0,listed/* listed */.K)(manifests)}, but --setup installs what the base needs. Install it in --verify instead.`;
        return "";
    };
}

// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
;// CONCATENATED MODULE: ./lib/prove/observed.js

function treeRun(commands, executions) {
    const statuses = new Map();
    const add = (name, status) => {
        const known = statuses.get(name);
        if (known === undefined || rank[status] > rank[known])
            statuses.set(name, status);
    };
    for (const [index, execution] of executions.entries()) {
        const { cases = [] } = execution.tests ?? {};
        for (const { name, status } of cases)
            add(name, status);
        const isExplained = cases.some(({ status }) => status === "failed");
        if (cases.length === 0)
            add(commands[index], (0,facts_execution/* hasPassed */.Pc)(execution) ? "passed" : "failed");
        else if (!(0,facts_execution/* hasPassed */.Pc)(execution) && !isExplained)
            add(commands[index], "failed");
    }
    const at = executions.findIndex((each) => !(0,facts_execution/* hasPassed */.Pc)(each));
    return {
        statuses,
        hasPassed: at === -1,
        isNamed: executions.some(({ tests }) => tests?.cases !== undefined),
        failed: at === -1 ? null : { command: commands[at], execution: executions[at] },
    };
}
/** Of two tests with one name the worse counts. */
const rank = { skipped: 0, passed: 1, failed: 2 };
/** The tests of one tree over all its runs. */
class Observed {
    runs;
    #runs;
    constructor(runs) {
        this.runs = runs;
        this.#runs = runs.map(readRun);
    }
    /** Whether all verifications passed in every run. */
    get hasPassed() {
        return this.runs.every((run) => run.hasPassed);
    }
    /** How many tests passed in the first run. */
    get passes() {
        return [...this.runs[0].statuses.values()].filter((each) => each === "passed").length;
    }
    /** The functions of all tests. */
    get functions() {
        return new Set(this.#runs.flatMap(({ functions }) => [...functions.keys()]));
    }
    /** The names of a function's tests in each run, as one text. */
    namesOf(own) {
        return this.#runs.map(({ names }) => (names.get(own) ?? []).toSorted().join("\n"));
    }
    /** @param label a test's name, or a function's */
    seen(label) {
        const all = new Set(this.#runs.map(({ statuses, functions }) => {
            return statuses.get(label) ?? functions.get(label) ?? "absent";
        }));
        return all.size === 1 ? [...all][0] : "unsteady";
    }
}
function readRun({ statuses }) {
    const functions = new Map();
    const names = new Map();
    for (const [name, status] of statuses) {
        const own = functionOf(name);
        const known = functions.get(own);
        if (known === undefined || rank[status] > rank[known])
            functions.set(own, status);
        names.set(own, [...(names.get(own) ?? []), name]);
    }
    return { statuses, functions, names };
}
/** A test without its parameters, which may hold the time of day. */
function functionOf(name) {
    return name.endsWith("]") ? name.split("[", 1)[0] : name;
}

// EXTERNAL MODULE: ./lib/proof/changed-values/test-bodies.js
var test_bodies = __webpack_require__(85521);
// EXTERNAL MODULE: ./lib/proof/changed-values/text.js
var changed_values_text = __webpack_require__(22503);
;// CONCATENATED MODULE: ./lib/prove/emptied-tests.js


/** Tells of a test's name or function whether the change removed all that it checks. */
function emptiedTests(changes, isTest) {
    const emptied = changes
        .filter(({ path }) => isTest(path))
        .flatMap(({ path, before, after }) => {
        const had = new Set(functionsOf(path, before, (statements) => statements > 0));
        return functionsOf(path, after, (statements) => statements === 0)
            .filter((name) => had.has(name))
            .map((name) => ({ path, name }));
    });
    return (label) => emptied.some(({ path, name }) => (0,test_bodies/* namesOf */.eZ)(label).includes(name) && (0,test_bodies/* mayBeIn */.K_)(label, path));
}
/** The tests of a file with so many statements that can fail. */
function functionsOf(path, state, fits) {
    const language = (0,changed_values_text/* languageOf */.eX)(path);
    if (language === null || state?.kind !== "file")
        return [];
    const text = Buffer.from(state.content).toString("utf8");
    return (0,test_bodies/* testBodies */.Hh)(text, language)
        .bodies.filter(({ starts }) => fits(starts.filter(({ at }) => !checksNothing.test(text.slice(at, at + 100))).length))
        .map(({ name }) => name);
}
const checksNothing = /^(?:pass\b|\.\.\.|return\b|assert True\b|[rRuU]?["']|[})])/;

;// CONCATENATED MODULE: ./lib/prove/findings.js
function findingsOf(trees, isEmptied = () => false) {
    const { baseWithTests, head, base, headWithoutTests } = trees;
    const found = {
        proof: new Set(),
        regressed: new Set(),
        removed: new Set(),
        skipped: new Set(),
        weakened: new Set(),
        emptied: new Set(),
        flaky: new Set(),
        unplaced: new Set(),
    };
    let guard = 0;
    // Where nobody ran it, the base alone shows what the base with the tests does.
    const before = (label) => (base ?? baseWithTests).seen(label);
    // A test whose file moved.
    const passedElsewhere = new Set([...(base?.functions ?? [])]
        .filter((own) => head.seen(own) === "absent" && base.seen(own) === "passed")
        .map(lastPart));
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
            else if (without === "absent" && !baseWithTests.hasPassed)
                found.proof.add(label);
        }
        else if (now === "failed" && old !== "failed")
            found.regressed.add(label);
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
    return { ...mapped(found), guard };
}
/** Each test by its name, if all runs of both trees tell the same names of its function; else the function. */
function labelsOf(one, other) {
    return [...new Set([...one.functions, ...other.functions])].flatMap((own) => {
        const all = new Set([...one.namesOf(own), ...other.namesOf(own)]);
        return all.size === 1 ? [...all][0].split("\n") : [own];
    });
}
/** A test's own name: the part that stays when its file moves. */
function lastPart(own) {
    return own.split(" › ").at(-1).split(" (", 1)[0];
}
function mapped(found) {
    const of = (key) => [...found[key]].toSorted();
    return {
        proof: of("proof"),
        regressed: of("regressed"),
        removed: of("removed"),
        skipped: of("skipped"),
        weakened: of("weakened"),
        emptied: of("emptied"),
        flaky: of("flaky"),
        unplaced: of("unplaced"),
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(63102);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base/* default */.A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./lib/prove/meaning.js
/** Documents and pictures: no test is expected to look at them. */
const documents = /(?:^|\/)(?:docs?|changelog\.d|newsfragments|\.github)\/|\.(?:md|mdx|rst|txt|adoc|png|jpe?g|gif|svg|ico|pdf|po|pot)$|(?:^|\/)(?:LICEN[CS]E|AUTHORS|CHANGELOG|CHANGES|CONTRIBUTORS|NOTICE|README|CODEOWNERS|\.gitignore|\.gitattributes|\.editorconfig)[^/]*$/i;
const python = /\.pyi?$/;
const script = /\.[cm]?[jt]sx?$/;
const braces = /\.(?:go|java|kt|rs|c|h|cc|cpp|hpp|cs|swift|scala|php|css|scss)$/;
const hashes = /\.(?:sh|bash|rb|pl|ya?ml|toml|ini|cfg|r|ex|exs)$|(?:^|\/)(?:Makefile|Dockerfile)$/;
/** Whether two texts of a file differ in comments, docstrings, blank lines or formatting alone, or are documents. */
function hasSameMeaning(path, one, other) {
    if (documents.test(path))
        return true;
    const read = readerOf(path);
    return read !== null && read(one) === read(other);
}
function readerOf(path) {
    if (python.test(path))
        return pythonMeaning;
    if (script.test(path))
        return (text) => bracesMeaning(text, true);
    if (braces.test(path))
        return (text) => bracesMeaning(text, false);
    if (hashes.test(path))
        return linesMeaning;
    return null;
}
/** Of languages in which a line is a statement: without comment lines, blank lines and spaces at the ends. */
function linesMeaning(text) {
    const lines = text.split("\n").map((line) => line.trimEnd());
    return lines.filter((line) => line !== "" && !/^\s*#(?!!)/.test(line)).join("\n");
}
const braceTokens = /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\w+|\s+|./gsu;
/** Without comments, white space and commas at the end of a list; two words stay apart. */
function bracesMeaning(text, isScript) {
    const tokens = [];
    for (const [token] of text.matchAll(braceTokens)) {
        if (/^(?:\s|\/\/|\/\*)/.test(token) || (isScript && token === ";"))
            continue;
        if (/^[)\]}]$/.test(token) && tokens.at(-1) === ",")
            tokens.pop();
        tokens.push(isScript ? plainQuotes(token) : token);
    }
    return tokens.join("\0");
}
/** `'a'` and `"a"` are the same text unless it has quotes or escapes. */
function plainQuotes(token) {
    return /^'[^'"\\]*'$/.test(token) ? `"${token.slice(1, -1)}"` : token;
}
const pythonTokens = /#[^\n]*|"""(?:\\.|[^\\"]|"(?!""))*"""|'''(?:\\.|[^\\']|'(?!''))*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\\\r?\n|\n|[^\S\n]+|\w+|./gsu;
/** Logical lines with their nesting, without comments, docstrings, blank lines and commas at the end of a list. */
function pythonMeaning(text) {
    const lines = [];
    const indents = [0];
    /** For each open bracket, whether it has a comma, or is a call's, where one more comma means nothing. */
    const open = [];
    let line = [];
    let indent = 0;
    const end = () => {
        const isText = line.every((token) => /^["']|^[rRuUbBfF]{1,2}$/.test(token));
        if (!isText) {
            while (indents.length > 1 && indent < indents.at(-1))
                indents.pop();
            if (indent > indents.at(-1))
                indents.push(indent);
            lines.push(`${indents.length}\0${line.join("\0")}`);
        }
        [line, indent] = [[], 0];
    };
    for (const [token] of text.matchAll(pythonTokens)) {
        if (token === "\n" && open.length === 0)
            end();
        else if (/^\s/.test(token)) {
            if (line.length === 0)
                indent = token.replaceAll("\t", "        ").length;
        }
        else if (!/^(?:#|\\\r?\n)/.test(token)) {
            if (/^[([{]$/.test(token))
                open.push(token !== "(" || /[\w)\]]$/.test(line.at(-1) ?? ""));
            else if (/^[)\]}]$/.test(token)) {
                if (open.pop() === true && line.at(-1) === ",")
                    line.pop();
            }
            else if (token === "," && open.length > 0 && isSecondComma(line))
                open[open.length - 1] = true;
            line.push(plainQuotes(token));
        }
    }
    end();
    return lines.join("\n");
}
/** Whether the innermost open bracket of a line has a comma already. */
function isSecondComma(line) {
    return line.lastIndexOf(",") > Math.max(...["(", "[", "{"].map((each) => line.lastIndexOf(each)));
}

;// CONCATENATED MODULE: ./lib/prove/hunks.js



/** The parts of the change outside of the tests. A file that is new, gone, renamed or binary is one part. */
function hunksOf({ changes, renames }, isTest) {
    const states = new Map(changes.map((change) => [change.path, change]));
    const moved = new Set(renames.values());
    return changes.flatMap((change) => {
        const { path, before, after } = change;
        if (isTest(path) || (after === null && moved.has(path)))
            return [];
        const source = states.get(renames.get(path) ?? "");
        if (source !== undefined && before === null)
            return [wholeFile(change, source)];
        const parts = textOf(before) === null || textOf(after) === null ? null : partsOf(change);
        return parts ?? [wholeFile(change)];
    });
}
/** @param source the file that it was before its name changed */
function wholeFile({ path, before, after }, source) {
    const [one, other] = [textOf(source?.before ?? before), textOf(after)];
    const isText = (state, text) => state === null || text !== null;
    const isHarmless = isText(source?.before ?? before, one) && isText(after, other)
        ? hasSameMeaning(path, one ?? "", other ?? "") && source === undefined
        : hasSameMeaning(path, "", "-");
    return {
        file: path,
        line: 1,
        lines: Math.max(linesIn(one), linesIn(other)),
        isHarmless,
        without: () => new Map([[path, before], ...(source === undefined ? [] : [[source.path, source.before]])]),
    };
}
function linesIn(text) {
    return text === null ? 0 : text.split("\n").length;
}
/** 2 lines: what lies as near belongs together. */
const nearLines = 2;
/** 2 s: git needs less for any file that a person wrote. */
const diffMs = 2_000;
/** 100 parts: in a file with more, only the file as a whole is looked at for harmless parts. */
const maxRead = 100;
/** Null where the file is too different to be compared by lines, or differs in its mode alone. */
function partsOf({ path, before, after }) {
    const [old, current] = [textOf(before), textOf(after)];
    const pieces = diffArrays(old.split("\n"), current.split("\n"), { timeout: diffMs });
    if (pieces === undefined || old === current)
        return null;
    const lines = current.split("\n");
    const isExecutable = after?.kind === "file" && after.isExecutable;
    const parts = groups(pieces);
    const isAllHarmless = hasSameMeaning(path, old, current);
    return parts.map(({ at, added, removed }) => {
        const text = () => [...lines.slice(0, at), ...removed, ...lines.slice(at + added)].join("\n");
        return {
            file: path,
            line: Math.min(at + 1, lines.length),
            lines: Math.max(added, removed.length),
            isHarmless: isAllHarmless || (parts.length <= maxRead && hasSameMeaning(path, text(), current)),
            without: () => new Map([[path, { kind: "file", content: Buffer.from(text()), isExecutable }]]),
        };
    });
}
function groups(pieces) {
    const parts = [];
    let at = 0;
    let same = [];
    let last = null;
    for (const { added, removed, value } of pieces) {
        if (!added && !removed) {
            at += value.length;
            same = value;
            continue;
        }
        if (last === null || at > last.at + last.added) {
            if (last !== null && same.length <= nearLines) {
                last.added += same.length;
                last.removed.push(...same);
            }
            else
                parts.push((last = { at, added: 0, removed: [] }));
        }
        if (added) {
            last.added += value.length;
            at += value.length;
        }
        else
            last.removed.push(...value);
    }
    return parts;
}
/** Null for a link, and for what is not text. */
function textOf(state) {
    if (state?.kind !== "file" || !(0,external_node_buffer_.isUtf8)(state.content) || state.content.includes(0))
        return null;
    return Buffer.from(state.content).toString("utf8");
}

// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/prove/tree-runs.js

/** The runs of the four trees. Trees that are the same share their runs. */
class TreeRuns {
    trees;
    run;
    #runs = new Map();
    constructor(trees, run) {
        this.trees = trees;
        this.run = run;
    }
    /** Runs each tree that the verdict depends on, once. */
    async observe() {
        const { base, baseWithTests, head, headWithoutTests, touchesTests } = this.trees;
        await this.#runOnce(head, baseWithTests, ...(touchesTests ? [headWithoutTests, base] : []));
        if (this.#dependsOnBase())
            await this.#runOnce(base);
        return this.observed();
    }
    observed() {
        const all = new Map([...this.#runs].map(([tree, runs]) => [tree, new Observed(runs)]));
        const { base, baseWithTests, head, headWithoutTests } = this.trees;
        return {
            baseWithTests: all.get(baseWithTests),
            head: all.get(head),
            base: all.get(base) ?? null,
            headWithoutTests: this.trees.touchesTests ? all.get(headWithoutTests) : null,
        };
    }
    /** Runs the trees again whose tests decide. */
    async repeat({ proof, regressed, weakened }, times) {
        const { base, baseWithTests, head, headWithoutTests } = this.trees;
        const deciding = new Set([
            ...(proof.length + regressed.length + weakened.length > 0 ? [head, baseWithTests] : []),
            ...(regressed.length > 0 ? [base] : []),
            ...(weakened.length > 0 ? [headWithoutTests] : []),
        ]);
        const again = [...deciding].filter((tree) => this.#runs.has(tree));
        for (let time = 0; time < times; time += 1)
            await this.#runAll(again);
        return this.observed();
    }
    /** If a test fails with the change, or the head's tests do not all load without it, only the base says what was there before. */
    #dependsOnBase() {
        const { head, baseWithTests } = this.observed();
        const missing = [...head.functions].some((own) => baseWithTests.seen(own) === "absent");
        return !head.hasPassed || missing;
    }
    async #runOnce(...trees) {
        await this.#runAll([...new Set(trees)].filter((tree) => !this.#runs.has(tree)));
    }
    async #runAll(trees) {
        const runs = await Promise.all(trees.map(async (tree) => (await this.run(tree))));
        const others = [...this.#runs.values()].flat();
        const isNamed = [...runs, ...others].some((run) => run.isNamed);
        await Promise.all(trees.map(async (tree, index) => {
            let run = runs[index];
            for (let left = isNamed ? maxNaming : 0; left > 0 && isWithoutNames(run); left -= 1)
                run = (await this.run(tree));
            this.#runs.set(tree, [...(this.#runs.get(tree) ?? []), run]);
        }));
    }
}
/** Two more runs: the names of some tools take a second run, which a flaky test makes end otherwise than the first. */
const maxNaming = 2;
/** Whether tests ran whose names are not told. */
function isWithoutNames({ isNamed, failed }) {
    const { passed = 0 } = failed?.execution.tests ?? {};
    return !isNamed && passed > 0;
}
/** Runs trees, at most so many at once. Null: it was not wanted any more when its turn came. */
function limited(run, atOnce) {
    const waiting = [];
    let running = 0;
    return async (tree, isWanted = () => true) => {
        if (running === atOnce)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return isWanted() ? await run(tree) : null;
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                running -= 1;
            else
                next();
        }
    };
}

;// CONCATENATED MODULE: ./lib/prove/no-test-passes.js




/** The verdict where no test passes with the change. @param hint a sentence about what may help; "" for none */
function noTestPasses({ head, base, baseWithTests }, hint) {
    const passes = (base ?? baseWithTests).passes;
    if (isWithoutNames(head.runs[0]) && (base ?? baseWithTests).runs[0].isNamed)
        return {
            verdict: "cannot-tell",
            reason: `The tests told their names in one run and not in another, so they cannot be compared. Look for a flaky test, or let the tests write a report and name it with --verify-report.`,
        };
    const why = whyFailed(head.runs[0]);
    if (passes === 0)
        return {
            verdict: "cannot-tell",
            reason: `No test passes with this change or without it. ${why} ${hint || install}`,
        };
    if (hint !== "")
        return { verdict: "cannot-tell", reason: `No test passes with this change. ${why} ${hint}` };
    return {
        verdict: "regressed",
        reason: `No test passes with this change, and ${(0,format/* count */.U9)("test", passes)} ${passes === 1 ? "passes" : "pass"} without it. ${why}`,
    };
}
const install = "Install what the tests need with --setup, or name an --image that has it.";
/** 200 UTF-16 units: a line that is longer says no more. */
const maxChars = 200;
const errorLine = /^(?:E {1,9})?[\w.]{0,80}(?:Error|Exception): \S|\berror: \S/;
/** How the verification ended, with its first error or else its last line. */
function whyFailed({ failed }) {
    if (failed === null)
        return "The verification ran no test.";
    const { command, execution } = failed;
    const { stdout, stderr, untested, unproven, evidence, ending, exitCode } = execution;
    // An error tells more than a tool's last line.
    const lines = `${stdout.text}\n${stderr.text}`.split("\n").filter((line) => /\w/.test(line));
    const how = ending === "exited" ? `ended with exit code ${exitCode}` : `did not end by itself (${evidence})`;
    const said = untested ??
        unproven ??
        (lines.length === 0
            ? null
            : (0,listed/* named */.r)((0,truncate/* truncateEnd */.S)((lines.find((line) => errorLine.test(line)) ?? lines.at(-1)).trim(), maxChars)));
    return `${(0,listed/* named */.r)(command)} ${how}${said === null ? "." : `: ${said}.`}`;
}

// EXTERNAL MODULE: ./lib/files/content-of.js
var content_of = __webpack_require__(81458);
;// CONCATENATED MODULE: ./lib/prove/trees.js

function treesOf(changes, isTest) {
    const of = (fits) => new Map(changes.filter(({ path }) => fits(path)).map(({ path, after }) => [path, after]));
    const base = new Map();
    const tests = of(isTest);
    const rest = of((path) => !isTest(path));
    const head = tests.size === 0 ? rest : rest.size === 0 ? tests : of(() => true);
    return {
        base,
        baseWithTests: tests.size === 0 ? base : tests,
        head,
        headWithoutTests: rest.size === 0 ? base : tests.size === 0 ? head : rest,
        touchesTests: changes.some(({ path, before }) => isTest(path) && before !== null),
    };
}
/** What to change in the base's files to get the tree. Deleted files come first. */
async function* entriesOf(tree) {
    for (const [path, state] of tree)
        if (state === null)
            yield { kind: "deleted", path };
    for (const [path, state] of tree) {
        if (state?.kind === "link")
            yield { kind: "link", path, target: state.target };
        if (state?.kind !== "file")
            continue;
        const { content, isExecutable } = state;
        const bytes = content.byteLength;
        yield { kind: "file", path, bytes, isExecutable, content: (0,content_of/* contentOf */.$)(content) };
    }
}

;// CONCATENATED MODULE: ./lib/prove/try-hunks.js

/** 30 parts, and 10 minutes: more than nearly all pull requests need. */
const maxHunks = 30;
const maxMs = 600_000;
/** Takes back each part of the change alone, the largest first. Harmless parts, and those beyond the bounds, are not tried. */
async function tryHunks(hunks, { head, observed, run, now, isOver }) {
    const end = now() + maxMs;
    const largest = hunks.filter(({ isHarmless }) => !isHarmless).toSorted((a, b) => b.lines - a.lines);
    const needed = new Map();
    await Promise.all(largest.slice(0, maxHunks).map(async (hunk) => {
        const found = await run(new Map([...head, ...hunk.without()]), () => now() < end && !isOver()).catch((thrown) => {
            if (isOver())
                return null;
            throw thrown;
        });
        if (found !== null)
            needed.set(hunk, notices(found, observed));
    }));
    return hunks.map((hunk) => ({ ...hunk, needed: needed.get(hunk) ?? null }));
}
/** Whether a test that passes on the head fails, or does not run any more because something else fails. */
function notices(run, head) {
    if (run.hasPassed)
        return false;
    const hasFailed = [...run.statuses].some(([name, status]) => status === "failed" && ["passed", "absent"].includes(head.seen(name)));
    const now = new Observed([run]);
    return (hasFailed || [...head.functions].some((own) => head.seen(own) === "passed" && now.seen(own) === "absent"));
}

;// CONCATENATED MODULE: ./lib/prove/verdict.js


/** What speaks for itself, before any part of the change is taken back; null: the parts decide. */
function verdictOf(findings) {
    const { proof, regressed, weakened, flaky, unplaced, guard } = findings;
    if (regressed.length > 0)
        return judged("regressed", `${fail(regressed)} with this change and did not before it: ${some(regressed)}.`);
    if (weakened.length > 0)
        return judged("weakened", weakenedWords(findings));
    if (proof.length > 0)
        return judged("proven", `${fail(proof)} without this change and ${proof.length === 1 ? "passes" : "pass"} with it. ${others(guard)}`);
    if (flaky.length > 0)
        return judged("flaky", `${(0,format/* count */.U9)("test", flaky.length)} ${flaky.length === 1 ? "passes" : "pass"} in one run and not in another on the same files, so nothing is proved: ${some(flaky)}.`);
    if (unplaced.length > 0)
        return judged("cannot-tell", `The change adds ${(0,format/* count */.U9)("test", unplaced.length)}, but no changed file has a usual name of a test file. Name the test files with --tests.`);
    return null;
}
function weakenedWords({ weakened, emptied }) {
    const isOne = weakened.length === 1;
    const tests = `${(0,format/* count */.U9)("test", weakened.length)} ${isOne ? "was" : "were"}`;
    return emptied.length === weakened.length
        ? `${tests} emptied and ${isOne ? "checks" : "check"} nothing any more: ${some(weakened)}.`
        : `${tests} changed or removed, and ${isOne ? "its" : "their"} earlier version fails with this change: ${some(weakened)}.`;
}
/** The verdict where no test failed without the change. */
function verdictOfHunks({ guard }, hunks) {
    if (guard === 0)
        return judged("cannot-tell", "No test passes on both sides, so there is nothing to compare.");
    const pass = `${(0,format/* count */.U9)("test", guard)} ${guard === 1 ? "passes" : "pass"} with and without this change`;
    const real = hunks.filter(({ isHarmless }) => !isHarmless);
    if (hunks.length === 0)
        return judged("guarded", `${pass}. The change touches only tests.`);
    if (real.length === 0)
        return judged("guarded", `${pass}. The change touches only comments, formatting or documents.`);
    const needed = real.filter((hunk) => hunk.needed === true).length;
    if (needed > 0)
        return judged("guarded", `${pass}, and tests fail if ${verdict_partsOf(needed, real.length)} undone.`);
    const untried = real.filter((hunk) => hunk.needed === null).length;
    if (untried === real.length)
        return judged("unproven", `${pass}, so no test notices the change.`);
    const rest = untried === 0 ? "" : ` ${(0,format/* count */.U9)("part", untried)} of it ${untried === 1 ? "was" : "were"} not tried.`;
    return judged("unproven", `${pass}, and no test fails if the change is undone.${rest}`);
}
function verdict_partsOf(needed, all) {
    if (all === 1)
        return "it is";
    return needed === all
        ? "any part of it is"
        : `${needed} of its ${all} parts ${needed === 1 ? "is" : "are"}`;
}
function judged(verdict, reason) {
    return { verdict, reason };
}
function fail(tests) {
    return `${(0,format/* count */.U9)("test", tests.length)} ${tests.length === 1 ? "fails" : "fail"}`;
}
function others(guard) {
    if (guard === 0)
        return "No other test passes on both sides.";
    return guard === 1 ? "1 other passes on both sides." : `${guard} others pass on both sides.`;
}
/** Three names say enough in a sentence. */
const maxNames = 3;
function some(tests) {
    const shown = tests.slice(0, maxNames).map(listed/* named */.r).join(", ");
    return tests.length > maxNames ? `${shown} and ${tests.length - maxNames} more` : shown;
}

;// CONCATENATED MODULE: ./lib/prove/prove.js









/** Finds out what the tests of a change show. @throws what `run` throws */
async function prove(options) {
    const { comparison, isTest, repeat, now, isOver, onProgress } = options;
    const run = limited(options.run, options.atOnce);
    const trees = treesOf(comparison.changes, isTest);
    const runs = new TreeRuns(trees, run);
    const hunks = hunksOf(comparison, isTest);
    const isEmptied = emptiedTests(comparison.changes, isTest);
    onProgress("running the tests without and with the change");
    let observed = await runs.observe();
    let findings = findingsOf(observed, isEmptied);
    if (decides(findings) && repeat > 0) {
        onProgress("running the tests again that decide");
        observed = await runs.repeat(findings, repeat);
        findings = findingsOf(observed, isEmptied);
    }
    const hint = options.hintAt(observed.head.runs[0]);
    const judged = observed.head.passes === 0 ? noTestPasses(observed, hint) : verdictOf(findings);
    if (judged !== null && judged.verdict !== "proven") {
        const own = await ownConfiguration(judged, findings, { ...options, run, head: trees.head });
        return { ...(own ?? judged), findings, hunks: hunks.map((hunk) => ({ ...hunk, needed: null })) };
    }
    if (hunks.some(({ isHarmless }) => !isHarmless))
        onProgress("taking back parts of the change");
    const tried = await tryHunks(hunks, { head: trees.head, observed: observed.head, run, now, isOver });
    return { ...(judged ?? verdictOfHunks(findings, tried)), findings, hunks: tried };
}
function decides({ proof, regressed, weakened }) {
    return proof.length + regressed.length + weakened.length > 0;
}
/** Tests that pass with the change's own configuration: a person has to look at it. Null: they do not, or it has none. */
async function ownConfiguration({ verdict }, { regressed }, { fromBase, head, run }) {
    if (fromBase.length === 0 || (verdict !== "regressed" && verdict !== "cannot-tell"))
        return null;
    const { statuses } = (await run(new Map([...head, ...fromBase.map(({ path, after }) => [path, after])])));
    const passes = [...statuses.values()].includes("passed");
    if (!passes || regressed.some((name) => statuses.get(name) === "failed"))
        return null;
    const files = (0,listed/* listed */.K)(fromBase.map(({ path }) => (0,listed/* named */.r)(path)));
    return {
        verdict: "cannot-tell",
        reason: `The tests pass only with this change's own ${files}, which can decide how tests run. Review it, then run again with --allow-tool-config.`,
    };
}

;// CONCATENATED MODULE: ./lib/prove/result.js
/** Nothing ran. */
const noFindings = {
    proof: [],
    guard: 0,
    regressed: [],
    removed: [],
    skipped: [],
    weakened: [],
    emptied: [],
    flaky: [],
    unplaced: [],
};
/** The result as other tools read it. */
function resultOf({ base, head }, { verdict, reason, findings, hunks }) {
    const { unplaced: _unplaced, emptied: _emptied, ...tests } = findings;
    return {
        version: 1,
        verdict,
        reason,
        base,
        head,
        tests,
        hunks: hunks.map(({ file, line, needed }) => ({ file, line, needed })),
    };
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./lib/files/checks.js
var checks = __webpack_require__(49274);
;// CONCATENATED MODULE: ./lib/prove/test-files.js


/** Folders and names that hold tests, beyond the most common ones of `isTestPath`. */
const test_files_others = [
    // Also snapshots and data of tests; `integration-tests/`, `unit_tests/`.
    /(?:^|\/)(?:testdata|__snapshots__|__mocks__|specs|e2e)\//,
    /(?:^|\/)[\w.]{1,50}[-_](?:tests?|specs?)\//i,
    // Java, Kotlin, C#, PHP, Swift, Scala.
    /[a-z0-9](?:Tests?|Spec|IT)\.(?:java|kt|cs|php|swift|scala|groovy)$/,
    /\.snap$/,
];
/** Whether a path belongs to the tests: by the person's globs, or by the usual names of each language. */
function testFiles(globs) {
    if (globs.length > 0)
        return picomatch([...globs], { dot: true, nonegate: true });
    return (path) => (0,checks/* isTestPath */.MQ)(path) || test_files_others.some((pattern) => pattern.test(path));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/temporary-folder.js
var temporary_folder = __webpack_require__(36753);
;// CONCATENATED MODULE: ./lib/workspace/source/commit-folder.js




/** Writes a commit's files as git's store has them: no filter of the repository runs. */
async function commitFolder(options) {
    const path = await (0,temporary_folder/* createTemporaryFolder */.a)("agent-exec-commit-");
    const remove = () => (0,promises_.rm)(path, { recursive: true, force: true });
    try {
        const files = (0,commit_files/* commitFiles */.z)(options);
        const links = [];
        for await (const entry of files.read(new Set((await files.list()).keys()))) {
            const place = (0,external_node_path_.join)(path, entry.path);
            if (entry.kind === "link")
                links.push([entry.target, place]);
            else {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
                await (0,promises_.writeFile)(place, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644, flag: "wx" });
            }
        }
        // At the end, so that no file is written through a link.
        for (const [target, place] of links) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
            await (0,promises_.symlink)(target, place);
        }
        return { path, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/workspace/source/workspace-source.js + 5 modules
var workspace_source = __webpack_require__(10896);
// EXTERNAL MODULE: ./lib/compose/executor.js
var compose_executor = __webpack_require__(20063);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/uncounted.js
var uncounted_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var uncounted_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

/** The changes that could decide how tests run. Tests are changed for a purpose, and their earlier versions run too. */
async function uncounted(changes, { source, settings, isTest }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(6528)]).then(__webpack_require__.bind(__webpack_require__, 54147));
        const counting = uncounted_addDisposableResource(env_1, countingIn(source, (0,workspace/* countingOf */.d)(settings)), true);
        // What counts is found out against files that were handed out.
        for await (const file of source.files())
            if (file.kind === "file")
                for await (const _piece of file.content)
                    ;
        const found = [];
        for (const change of changes)
            if (await isUncounted(change, counting, isTest))
                found.push(change);
        return found;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = uncounted_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function isUncounted({ path, after }, counting, isTest) {
    const content = async () => (after?.kind === "file" ? after.content : null);
    const discount = await counting.discountOf({ path, content });
    if (discount === null || discount.kind === "workflow")
        return false;
    // A shell script that a verification calls is no test, wherever it lies.
    return discount.kind === "protected" || !isTest(path) || /\.(?:sh|bash)$/.test(path);
}

;// CONCATENATED MODULE: ./lib/compose/prove.js
var prove_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var prove_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Finds out what the tests of a change show.
 * @throws AgentExecError `settings-invalid` if nothing can begin; the signal's reason.
 */
async function composeProve(wiring) {
    const comparison = wiring.change.compared;
    if (wiring.settings.verify.length === 0)
        throw new errors/* AgentExecError */.r("settings-invalid", "There is no command that runs the tests.", {
            nextStep: "Name it with `verify`, for example `pytest`.",
        });
    if ("unrelated" in comparison)
        return untold(comparison.unrelated, unrelatedWords(wiring.change, comparison.unrelated));
    const deadline = AbortSignal.timeout(wiring.settings["total-timeout"]);
    try {
        return await proveComparison(comparison, { ...wiring, deadline });
    }
    catch (thrown) {
        wiring.signal.throwIfAborted();
        if (deadline.aborted)
            return untold(comparison, "The time for everything was over. Raise --total-timeout.");
        const error = (0,errors/* toAgentExecError */.Mq)(thrown);
        if ((0,outcomes/* outcomeOf */.sG)(error) === null)
            throw error;
        return untold(comparison, `${error.message} ${error.nextStep}`);
    }
}
async function proveComparison(all, wiring) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, variable, deadline } = wiring;
        const signal = AbortSignal.any([wiring.signal, deadline]);
        const commit = { folder: ".", commit: all.base, words: "the base" };
        const folder = prove_addDisposableResource(env_1, await commitFolder(commit), true);
        const source = await (0,workspace_source.workspaceSource)({
            name: folder.path,
            here: folder.path,
            runFolder: ".agent-exec",
            maxFiles: settings["max-files"],
        });
        const isTest = testFiles(wiring.tests);
        const fromBase = await uncounted(all.changes, { source, settings, isTest });
        const changes = all.changes.filter((change) => !fromBase.includes(change));
        const runId = `prove-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const executor = await (0,compose_executor/* composeExecutor */.w2)({ settings, face: "prove", variable, base: { kind: "commit", ...commit } }, runId);
        executor.checkRoom?.(source.size);
        const policy = { ...(0,compose_policy/* policyOf */.U)(settings, { hasWriter: false }), verifyChangedValues: "off" };
        const grading = {
            executor,
            workspace: source,
            policy,
            signal,
            maxCases: Infinity,
            onWarning: () => undefined,
        };
        const run = async (tree) => {
            const executions = [];
            for (const index of policy.verify.keys())
                executions.push(await (0,grade.grade)(index, grading, { changes: () => entriesOf(tree) }));
            return treeRun(policy.verify, executions);
        };
        const proved = await prove({
            comparison: { ...all, changes },
            fromBase,
            isTest,
            run,
            atOnce: Math.min(maxAtOnce, (0,external_node_os_.availableParallelism)()),
            repeat: wiring.repeat,
            now: () => system_clock/* systemClock */.m.now(),
            isOver: () => deadline.aborted,
            onProgress: wiring.onProgress,
            hintAt: hintAt({ changes, network: settings.network, hasSetup: settings.setup.length > 0 }),
        });
        return {
            result: resultOf(all, proved),
            hunks: proved.hunks,
            fromBase: fromBase.map(({ path }) => path),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = prove_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** 4: each sandbox may take as much memory as `memory` says. */
const maxAtOnce = 4;
function untold({ base, head }, reason) {
    const proved = { verdict: "cannot-tell", reason, findings: noFindings, hunks: [] };
    return { result: resultOf({ base, head }, proved), hunks: [], fromBase: [] };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/prove-result.js


/** What the tests of a change show, and all that each verdict means outside. */
// prettier-ignore
const verdicts = (0,described/* tableOf */.c_)()({
    proven: { icon: "✅", tone: "good", title: "Proven", exitCode: 0, conclusion: "success" },
    guarded: { icon: "🛡️", tone: "good", title: "Guarded", exitCode: 0, conclusion: "success" },
    unproven: { icon: "❔", tone: "warn", title: "Unproven", exitCode: 1, conclusion: "failure" },
    regressed: { icon: "❌", tone: "bad", title: "Regressed", exitCode: 1, conclusion: "failure" },
    weakened: { icon: "❌", tone: "bad", title: "Weakened", exitCode: 1, conclusion: "failure" },
    flaky: { icon: "⚠️", tone: "warn", title: "Flaky", exitCode: 1, conclusion: "failure" },
    "cannot-tell": { icon: "⚠️", tone: "warn", title: "Cannot tell", exitCode: 3, conclusion: "failure" },
});
const names = (0,described/* described */.WY)(() => schemas/* array */.YOg((0,described/* text */.Qq)()));
/** What `prove` found out about a change. Names of tests and files are hostile, to be shown escaped. */
const proveResult = (0,described/* described */.WY)(() => schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    verdict: (0,described/* wordOf */.aG)(verdicts),
    /** One or two sentences. */
    reason: (0,described/* text */.Qq)(),
    /** The commit that the change starts from, in hex. */
    base: (0,described/* text */.Qq)(),
    /** In hex. */
    head: (0,described/* text */.Qq)(),
    tests: schemas/* object */.Ikc({
        /** They fail without the change and pass with it. */
        proof: names(),
        /** How many pass on both sides. */
        guard: (0,described/* count */.U9)(),
        /** They fail with the change, and did not fail before it. */
        regressed: names(),
        /** They are gone with the change. */
        removed: names(),
        /** They are skipped with the change, and ran before it. */
        skipped: names(),
        /** The change made them pass on both sides, and as they were they fail with it. */
        weakened: names(),
        /** They pass and fail on the same files. */
        flaky: names(),
    }),
    hunks: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: (0,described/* text */.Qq)(),
        /** The first line of the change in the head's file, from 1. */
        line: (0,described/* count */.U9)(),
        /** Whether a test fails if this part of the change is taken back; null: not tried. */
        needed: schemas/* boolean */.zMY().nullable(),
    })),
}));

// EXTERNAL MODULE: ./lib/output/visible.js
var visible = __webpack_require__(14647);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/cli/given-settings.js + 2 modules
var given_settings = __webpack_require__(6514);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/prove.js
var cli_prove_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var cli_prove_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Finds out what the tests of a change show. Resolves with the verdict's exit code. @throws AgentExecError before it
 * begins.
 */
async function prove_prove({ flags: given }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { base, head = "HEAD", tests = [], repeat = "1", "fail-on": failOn, json, ...flags } = given;
        const isJson = json === true;
        const { variable } = (0,env/* readEnvironment */.Q)();
        if (typeof base !== "string")
            throw invalid("Say what the change started from.", "For example `--base origin/main`.");
        const change = await openChange(base, String(head));
        // A change must not configure how it is proved.
        const found = await (0,given_settings/* givenSettings */.j)("prove", isJson ? { ...flags, json: true } : flags, variable, {
            readUnnamed: change.readOfBase,
        });
        if (found === null)
            return 0;
        const failing = failingOf(failOn);
        const stop = cli_prove_addDisposableResource(env_1, (0,stop_signals/* listenForStopSignals */.OV)(), false);
        try {
            const proved = await composeProve({
                settings: found.settings,
                variable,
                change,
                tests: tests,
                repeat: repeatOf(String(repeat)),
                signal: stop.signal,
                onProgress: (text) => (isJson ? undefined : (0,print/* printError */.yJ)(`agent-exec: ${text}\n`)),
            });
            if (isJson)
                (0,print/* printJson */.Q2)(proved.result);
            else
                (0,print/* printOutput */.jP)(screenOf(proved, (0,print/* outputStyle */.l4)()));
            return exitCodeOf(proved.result.verdict, failing);
        }
        catch (error) {
            if (!stop.signal.aborted)
                throw error;
            (0,print/* printError */.yJ)("agent-exec: stopped. The results of unfinished tests are lost.\n");
            return outcomes/* outcomes */.KI.cancelled.exitCode;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        cli_prove_disposeResources(env_1);
    }
}
function exitCodeOf(verdict, failing) {
    const { exitCode } = verdicts[verdict];
    if (failing === null)
        return exitCode;
    return failing.has(verdict) ? exitCode || outcomes/* outcomes */.KI.failed.exitCode : 0;
}
/** Null: each verdict has its own exit code. */
function failingOf(given) {
    if (given === undefined)
        return null;
    const words = given.flatMap((each) => each.split(/[\s,]+/)).filter((each) => each !== "");
    const unknown = words.find((word) => word !== "none" && !Object.hasOwn(verdicts, word));
    if (unknown !== undefined)
        throw invalid(`--fail-on: there is no verdict \`${unknown}\`.`, `Choose from ${Object.keys(verdicts).join(", ")}, or none.`);
    return new Set(words);
}
/** 10: a test that flaps more rarely is not found by repeating. */
const maxRepeat = 10;
function repeatOf(given) {
    const number = /^\d{1,2}$/.test(given) ? Number(given) : Infinity;
    if (number <= maxRepeat)
        return number;
    throw invalid(`--repeat must be a number from 0 to ${maxRepeat}, not \`${given}\`.`, "For example `--repeat 2`.");
}
function invalid(message, nextStep) {
    return new errors/* AgentExecError */.r("settings-invalid", message, { nextStep });
}
/** At most so many names or lines of one kind. */
const maxShown = 10;
function screenOf({ result, hunks, fromBase }, style) {
    const { icon, tone, title } = verdicts[result.verdict];
    const needless = hunks.filter(({ needed }) => needed === false);
    const untried = hunks.filter(({ needed, isHarmless }) => needed === null && !isHarmless).length;
    const wasTried = hunks.some(({ needed }) => needed !== null);
    return [
        `${icon} ${style[tone](title)}. ${(0,visible/* showHidden */.U)(result.reason)}\n`,
        ...Object.entries(kinds).flatMap(([kind, words]) => named(words, result.tests[kind], style)),
        ...shown(needless.map(({ file, line, lines }) => `   ${style.warn("⚠")} ${(0,visible/* showHidden */.U)(file)}:${line}: no test notices if ${lines === 0 ? "this file is" : lines === 1 ? "this line is" : `these ${lines} lines are`} undone.\n`)),
        ...(wasTried && untried > 0 ? [`   ${(0,format/* count */.U9)("part", untried)} of the change not tried.\n`] : []),
        ...(fromBase.length > 0
            ? [
                `   ${(0,format/* count */.U9)("file", fromBase.length)} used in the version of the base, because they decide how tests run: ${fromBase.slice(0, maxShown).map(visible/* showHidden */.U).join(", ")}\n`,
            ]
            : []),
    ].join("");
}
const kinds = {
    proof: "Tests that fail without the change and pass with the change",
    regressed: "Tests that fail with the change",
    weakened: "Weakened",
    removed: "Removed",
    skipped: "Skipped now",
    flaky: "Flaky",
};
function named(words, names, style) {
    if (names.length === 0)
        return [];
    return [`   ${words}:\n`, ...shown(names.map((name) => `     ${style.dim((0,visible/* showHidden */.U)(name))}\n`))];
}
function shown(lines) {
    const more = lines.length - maxShown;
    return more > 0 ? [...lines.slice(0, maxShown), `     and ${more} more\n`] : lines;
}


/***/ }),

/***/ 53080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _rows_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83647);
/* harmony import */ var _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67349);


/** The rules of the run, from its settings. */
function policyOf(settings, { hasWriter, decidesApart = false }) {
    const until = hasWriter ? (0,_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .untilOf */ .g)(settings) : "pass";
    const { decision } = settings;
    return {
        ...(0,_rows_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOf */ .cz)(_rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .policyRows */ .Ob, settings),
        maxTurns: settings["max-turns"] ?? _rows_policy_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultTurns */ .a5[until],
        until,
        ...(until === "done" && { doneWord: "TERMINATE" }),
        decision: decidesApart && decision === "combined" ? "separate" : decision,
        maxInfrastructureRetries: 2,
        hasWriter,
    };
}


/***/ }),

/***/ 77301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ countingOf),
  O: () => (/* binding */ openWorkspace)
});

;// CONCATENATED MODULE: ./lib/workspace/counting/counting-in-empty.js
/** In a new workspace all changes count but Python's caches, which Python could load in place of a source. */
const countingInEmpty = {
    told: [],
    warnings: [],
    discountOf: async ({ path }) => /(?:^|\/)__pycache__\/|\.py[co]$/.test(path) ? { kind: "cache", reason: "it is a tool's cache" } : null,
    async [Symbol.asyncDispose]() { },
};

;// CONCATENATED MODULE: ./lib/compose/workspace.js

/** Decides which changes count, from the settings. */
function countingOf(settings) {
    return {
        protect: settings.protect,
        onlyChange: settings["only-change"],
        allowToolConfig: settings["allow-tool-config"],
        allowWorkflow: settings["allow-workflow"],
        verifiesAsOther: settings["verify-user"] === "other",
        verify: settings.verify,
    };
}
/**
 * The files for the code, and the owner's instructions about them. @throws AgentExecError `settings-invalid` if the
 * files cannot be read or do not fit into the sandbox.
 */
async function openWorkspace(asked, { executor, counting, ...owner }) {
    if (asked.name === "empty")
        return { source: null, instructions: null, counting: countingInEmpty };
    // Loaded only if there are files. All of it is loaded before the code runs, because code without isolation could
    // change agent-exec's own files.
    const { workspaceSource } = await __webpack_require__.e(/* import() */ 896).then(__webpack_require__.bind(__webpack_require__, 10896));
    const source = await workspaceSource({ ...asked, here: "." });
    executor.checkRoom?.(source.size);
    const { readOwnerInstructions } = await __webpack_require__.e(/* import() */ 6284).then(__webpack_require__.bind(__webpack_require__, 96284));
    const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(4147)]).then(__webpack_require__.bind(__webpack_require__, 54147));
    return {
        source,
        instructions: await readOwnerInstructions(source, owner),
        counting: countingIn(source, counting),
    };
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
/** More exact causes of an ending, with their own words or advice. */
const causes = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** For `timed-out`: no output for too long. Absent: the block's own deadline, or the run's. */
    idle: {
        words: "timed out as idle",
        advice: "Make the code print its progress, or raise `idle-timeout`.",
    },
    /** For `out-of-memory`: memory that the kernel uses for the sockets. */
    sockets: {
        words: "out of memory",
        advice: "Make the code open fewer netlink sockets, and read the kernel's answers on them.",
    },
});
/** Why a block did not run. */
const notRunReasons = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)()({
    /** The block names no language, or one that never runs. */
    language: { isHarmless: true, by: "executor" },
    /** The sandbox lacks the language's program. */
    "no-program": { isHarmless: true, by: "executor" },
    /** The user wants nothing to run. */
    "nothing-runs": { isHarmless: true, by: "executor" },
    /** The author marked the block as not to be run. */
    marked: { isHarmless: true, by: "loop" },
    /** The block shows a session with prompts, but names another language. */
    prompts: { isHarmless: false, by: "loop" },
    /** The block is empty. */
    empty: { isHarmless: true, by: "loop" },
    /** The block's path leaves the workspace. */
    refused: { isHarmless: false, by: "executor" },
    /** `before-block` refused the block, or could not be asked. */
    "hook-refused": { isHarmless: false, by: "hook" },
    /** An earlier block failed. */
    "earlier-failed": { isHarmless: false, by: "loop" },
    /** Only the last block of a reply may run, and this is not the last. */
    "not-last": { isHarmless: true, by: "loop" },
});
/** Whether a part of the block ran, or changed a file. */
function hasRun({ ending }) {
    return ending !== "not-run" && ending !== "misfit";
}
/** The endings after which a fresh session is tried. */
function isInfrastructureEnding(ending) {
    return endings[ending].fault === "engine";
}
/** Whether an attempt can pass although this block did not run. */
function isHarmlesslyUnrun({ notRun }) {
    return notRun !== undefined && notRunReasons[notRun].isHarmless;
}
/** The words and advice for an ending, or for its cause if that has its own. */
function rowOf(ended) {
    return ended.cause === undefined ? endings[ended.ending] : causes[ended.cause];
}
/** An ending whose exit code is always the same. */
function endedBy(ending, evidence) {
    const { exitCode } = endings[ending];
    return { ending, exitCode: typeof exitCode === "number" ? exitCode : null, evidence };
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ caveatOf),
/* harmony export */   Hn: () => (/* binding */ testedWords),
/* harmony export */   Nd: () => (/* binding */ refusedExecution),
/* harmony export */   Pc: () => (/* binding */ hasPassed),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   n6: () => (/* binding */ networkDecision),
/* harmony export */   n7: () => (/* binding */ execution),
/* harmony export */   xp: () => (/* binding */ unrunExecution),
/* harmony export */   z6: () => (/* binding */ whyUntested)
/* harmony export */ });
/* unused harmony export shownResult */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);
/* harmony import */ var _endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _test_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89259);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80436);





/** One stream of a block's output: shortened text, and complete counts. */
const output = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * Valid UTF-8 in which U+FFFD replaces invalid bytes. The beginning and the end, with a line between them that says
     * how much was left out.
     */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The number of all bytes that the block wrote. */
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Whether the text is shortened. */
    truncated: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /**
     * The number of all lines that the block wrote, if the text is shortened. A line ends with a line feed. Absent if
     * the text is complete, and in older transcripts.
     */
    lines: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** How many U+FFFD in `text` replace bytes that are not UTF-8. Absent: none. */
    replaced: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
/**
 * At this point, `chars` UTF-16 units of the stream's `text` arrived. All these entries together give the order of both
 * streams.
 */
const outputRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ stream: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(["stdout", "stderr"]), chars: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() }));
/**
 * The decision about a host that the code asked for, once for all requests. An allowed host may still be unreachable.
 * Then the reason says why.
 */
const networkDecision = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /**
     * The host's name, at most 254 UTF-16 units, or what the code wrote instead. Text from a stranger. `*` stands for
     * all hosts beyond the limit.
     */
    host: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** 0 if the port could not be read. */
    port: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    allowed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** The rule in a few words: "listed as *.example.com", "not listed in allow-host". */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    count: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /**
     * Present if the host was allowed but not reached: its name does not resolve, or nobody answers. Absent otherwise,
     * for `*`, and in older transcripts.
     */
    unreached: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** A result that a block displayed in addition to its output: a picture, a table, a formula. */
const shownResult = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** A file name that is unique for this content: `shown_8c1f….png`. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** `image/png`, `image/svg+xml`, `text/html`, `application/json`, `text/latex` and so on. */
    type: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** The result as plain text, cut at 300 UTF-16 units. Absent if there is none. */
    caption: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** One block's run. A program that fails is a value of this type, never an error. */
const execution = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    ending: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endings */ .V1),
    /** The more exact cause of the ending. Absent if the ending says everything. */
    cause: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .causes */ .ps).exactOptional(),
    /** The exit code that the engine reports, or the fixed one of the ending. Null if unknown, never 0. */
    exitCode: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nullable(),
    /** Milliseconds from the moment the process got the code until its end. */
    durationMs: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .amount */ .vj)(),
    stdout: output(),
    stderr: output(),
    order: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(outputRun()),
    /** The file with the code, relative to the workspace. Null if no file was written. */
    file: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The proof of the ending, in one sentence: "oom_kill rose from 0 to 1", "the block ran longer than 120 s". */
    evidence: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /**
     * Present if ending the code's processes also ended the session, or if the code took all of its memory. The
     * workspace's files are gone, and the next block needs a fresh session. This is the code's fault, whatever the
     * ending.
     */
    isSessionSpent: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /**
     * The decisions about the network since the last execution. Absent if there were none. At most 100 entries, and two
     * that count the rest.
     */
    network: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(networkDecision()).exactOptional(),
    /** The displayed results, in order. Absent if there are none. */
    shown: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(shownResult()).exactOptional(),
    /** How many more results the block displayed. Absent if all are kept. */
    shownLeftOut: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Present if the variables of earlier blocks are gone, because the kernel had to be restarted. */
    isStateFresh: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
    /** The name of the file, if the block was saved instead of run. Absent otherwise. */
    saved: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** The paths of the files that an edit changed. Absent for other blocks. */
    edited: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), kind: (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChangeKind */ .pe)() })).exactOptional(),
    /** The tests that a verification ran. Absent for other executions, and if unknown. */
    tests: (0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testRun */ .sA)().exactOptional(),
    /** Present if a verification ended with 0 but proves nothing. Says why, as a part of a sentence. */
    unproven: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Present if a verification failed although no test failed, for example because its tool is missing. Says why, as a
     * part of a sentence.
     */
    untested: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * Whether a passed verification fails with changed expected values, as it should. Absent for other executions, and
     * if not tried.
     */
    failsOnChangedValues: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().exactOptional(),
    /** Why the block did not run, if the ending is `not-run`. Absent otherwise. */
    notRun: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .wordOf */ .aG)(_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .notRunReasons */ .m).exactOptional(),
}));
/**
 * Whether a verification failed as it should before a task is done: by its own exit code, or by a crash. A verification
 * that did not end, or lacked its tool, says nothing about the code.
 */
function hasFailed({ ending, exitCode, untested, }) {
    return ["exited", "signalled"].includes(ending) && exitCode !== 0 && untested === undefined;
}
/**
 * Why a verification neither passed nor failed as it should before a task is done, as a part of a sentence. Null if it
 * did one of them.
 */
function whyUntested(execution) {
    if (execution.exitCode === 0 || hasFailed(execution))
        return null;
    return execution.untested ?? execution.evidence;
}
/**
 * What the exit code of a verification does not show, as a part of a sentence after "but". Null if it shows everything.
 */
function caveatOf({ unproven, untested }) {
    return unproven ?? (untested === undefined ? null : `no test failed: ${untested}`);
}
/** What a verification reported about its tests, and what its exit code does not show. Empty if neither is known. */
function testedWords(execution) {
    const { tests } = execution;
    const caveat = caveatOf(execution);
    const ran = tests === undefined ? 0 : tests.passed + tests.failed + tests.skipped;
    return [
        ...(tests === undefined || (ran === 0 && caveat !== null) ? [] : [(0,_test_run_js__WEBPACK_IMPORTED_MODULE_2__/* .testsWords */ .hX)(tests)]),
        ...(caveat === null ? [] : [`but ${caveat}`]),
    ];
}
/** Whether the block or the verification passed: it ended with exit code 0, and this pass counts. */
function hasPassed({ ending, exitCode, unproven, }) {
    return ending === "exited" && exitCode === 0 && unproven === undefined;
}
/** The result of a block that did not run. */
function refusedExecution(notRun, evidence) {
    return { ...unrunExecution("not-run", evidence), notRun };
}
/** The result of a block that ran nothing. */
function unrunExecution(ending, evidence) {
    const nothing = { text: "", bytes: 0, truncated: false };
    return {
        ...(0,_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .mr)(ending, evidence),
        durationMs: 0,
        stdout: nothing,
        stderr: nothing,
        order: [],
        file: null,
    };
}


/***/ }),

/***/ 80436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ unnamedPath),
/* harmony export */   IR: () => (/* binding */ countRefused),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Rn: () => (/* binding */ workspaceChanges),
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   pe: () => (/* binding */ fileChangeKind)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


/** A file or a change that agent-exec does not copy out of the sandbox. */
const refused = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path that the sandbox reported. It may be hostile, so escape it. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** "a symbolic link", "larger than 100 MiB", "a workflow file, …", "protected by `test/**`" */
    reason: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    /** How many entries this one stands for, if there were too many to name. Absent: one. */
    entries: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
}));
const leftOut = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("left-out"),
    ...refused().shape,
    /** Present if others without an entry were left out too: there were too many, or they came after this one. */
    hidesMore: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** Replaces the path for entries that are not named. */
const unnamedPath = "…";
/** How many were left out or refused, including those without a name. */
function countRefused(refused) {
    return refused.reduce((sum, { entries = 1 }) => sum + entries, 0);
}
/** A file that the run left and that agent-exec saved. */
const artifact = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    bytes: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** In hex. */
    sha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
}));
const fileChangeKind = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["added", "changed", "deleted"]));
/** A file or link in a patch. */
const changedFile = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The path in the workspace, like an artifact's. */
    path: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    kind: fileChangeKind(),
    /** Lines. 0 for a binary file, and if only the mode changed. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    isBinary: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(),
}));
/** The content of a patch in numbers and names. */
const diffStat = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The first 1,000 paths. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedFile()),
    /** How many files of each kind there are, with or without a name here. */
    added: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    changed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deleted: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Lines in all files. */
    insertions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    deletions: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** The beginning of the patch: whole lines, at most 256 Ki UTF-16 units. Absent in older transcripts. */
    text: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
}));
/** The difference between the code's files and the original files. */
const workspaceChanges = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name of the patch in the run's folder. Null if nothing changed, or if the patch could not be made. */
    patch: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().nullable(),
    /** The hash of the patch, in hex. Absent if there is none, and in older transcripts. */
    patchSha256: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Why there is no patch although something changed, without a full stop. Absent: the patch is complete. */
    patchFault: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /** Present if there is a patch, except in older transcripts. */
    diff: diffStat().exactOptional(),
    /** The commit of the workspace, in hex. Absent if there was none. */
    base: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)().exactOptional(),
    /**
     * How many new files are not in the patch, because the repository ignores them or they are caches of tools. Absent:
     * none.
     */
    ignored: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)().exactOptional(),
    /** Changes that a verification used but the patch does not contain, sorted by path. Absent: none. */
    withheld: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /** The deleted files. */
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /** Protected files that the code changed, deleted or replaced. Absent: none, or an older transcript. */
    tampered: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()).exactOptional(),
    /**
     * Files in the patch that programs run automatically, such as workflows and hooks. A person must read them first.
     */
    acting: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg((0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    /**
     * Changes that are neither in the patch nor among the artifacts, with reasons. Also the patch itself, if it could
     * not be made or has changed. Absent: none.
     */
    refused: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(refused()).exactOptional(),
}));


/***/ }),

/***/ 89259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h5: () => (/* binding */ testStatus),
/* harmony export */   hX: () => (/* binding */ testsWords),
/* harmony export */   sA: () => (/* binding */ testRun)
/* harmony export */ });
/* unused harmony export testCase */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _described_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30100);


const testStatus = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed", "skipped"]));
const testCase = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The name that the test tool gives, at most 200 UTF-16 units. It may be hostile, so escape it. */
    name: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    status: testStatus(),
}));
/** The tests of a verification. */
const testRun = (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The source of these numbers: `pytest's report`, `unittest's output`, `report.xml`. */
    by: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
    passed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Failed tests, errors included. */
    failed: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    skipped: (0,_described_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    /** Each test. Absent if there are more than 1,000, or if the tool gives no names. */
    cases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testCase()).exactOptional(),
}));
/** `12 tests passed, 1 failed, 2 skipped`. */
function testsWords({ passed, failed, skipped, }) {
    const more = [
        [failed, "failed"],
        [skipped, "skipped"],
    ];
    const head = `${passed} ${passed === 1 ? "test" : "tests"} passed`;
    return [head, ...more.filter(([sum]) => sum > 0).map(([sum, word]) => `${sum} ${word}`)].join(", ");
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
 * Reads files below a folder that may contain others' links, pipes and devices: a checkout of a stranger's branch, or
 * a run's folder from somebody. It follows no link, waits for no pipe, and reads no file of unlimited size into
 * memory. `safe-changes.ts` writes there. Rooms that read runs must use these functions (scripts/imports.mjs).
 */
/** 256 MiB: larger than any file of a run but its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;
/** Opens a regular file for reading; null for anything else, or if a parent folder is a link. */
async function openRegular(root, path) {
    if (!(await hasPlainParents(root, path)))
        return null;
    return openPlain(inside(root, path)).catch(() => null);
}
/**
 * Opens a regular file for reading, if its folders are trusted; null for a link or anything else. It looks before it
 * opens, because opening a device may have effects and opening a pipe may wait.
 * @throws the file system's own error if there is nothing, or it cannot be read.
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
 * The beginning of a regular file, at most `maxBytes`; null like `openRegular`. It is synchronous, for the many small
 * files of a tree: that takes a twentieth of the time.
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
 * The names in a folder; none if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
async function namesIn(root, path) {
    if (path === undefined)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root);
    return (await kindOf(root, path)) === "folder" ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(inside(root, path)) : [];
}
/** Everything below a folder, except folders. */
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

/***/ 29759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SB: () => (/* binding */ isModuleOfPython),
/* harmony export */   eP: () => (/* binding */ isModuleOfTestTool),
/* harmony export */   iX: () => (/* binding */ isImportedByTestTool)
/* harmony export */ });
/** Python's own modules that a file beside the program can hide: neither built in nor loaded earlier. */
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
/** Other modules that test tools import if installed. A verification that runs as another user must not import the code's. */
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

/***/ 36753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder)
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
const reasons = {
    ENOENT: "the folder does not exist",
    ENOTDIR: "the path is not a folder",
    EACCES: "you cannot write there",
    EROFS: "the disk is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "your quota there is used up",
};


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
/* harmony import */ var _files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21010);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);






/** 64 MiB of a script or Markdown: several of the longest possible replies. */
const maxDocumentBytes = 64 * 1024 ** 2;
/** Linux follows as many links in a row. */
const maxLinks = 40;
/**
 * Reads a file that a user names on their own machine. Follows links, and reads a pipe (`<(…)`) to its end.
 * @throws Error for a folder, and for too many bytes.
 */
async function readNamed(path, maxBytes) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        if ((await handle.stat()).isDirectory())
            throw new Error("it is a folder");
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/**
 * Reads a regular file that a workflow names. In the checkout (GITHUB_WORKSPACE), a stranger's branch may contain
 * links, for example to the runner's environment, so it follows none there.
 * @throws Error for anything else, and for too many bytes.
 */
async function readInJob(path, { maxBytes, variable }) {
    const checkouts = await Promise.all([".", variable("GITHUB_WORKSPACE") ?? "."].map(realPath));
    const place = await placeOf(path, checkouts);
    const handle = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlain */ .Hu)(place);
    if (handle === null)
        throw new Error("it is not a regular file");
    try {
        return await readText(handle.createReadStream({ end: maxBytes, autoClose: false }), maxBytes);
    }
    finally {
        await handle.close();
    }
}
/** The whole stream as text. @throws Error for too many bytes; the stream is closed then. */
async function readText(stream, maxBytes) {
    const bytes = await (0,_files_bytes_within_js__WEBPACK_IMPORTED_MODULE_5__/* .bytesWithin */ .$)(stream, maxBytes);
    if (bytes === null)
        throw new Error(`it has more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(maxBytes)}`);
    return decoded(bytes);
}
/** Also reads UTF-16 with a byte order mark, as Windows writes it. @throws Error if it is not text. */
function decoded(bytes) {
    const mark = bytes.subarray(0, 2).toString("hex");
    const encoding = mark === "fffe" ? "utf-16le" : mark === "feff" ? "utf-16be" : "utf-8";
    const text = new TextDecoder(encoding).decode(bytes);
    if (text.includes("\0"))
        throw new Error("it is not text in UTF-8, or in UTF-16 with a byte order mark");
    return text;
}
/** Resolves a path part by part. @throws Error for a link in one of the checkouts. */
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
        if (checkouts.some((checkout) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .U)(checkout, place)))
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

/***/ 35428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   XY: () => (/* binding */ judgedFiles),
/* harmony export */   jo: () => (/* binding */ undoneWords),
/* harmony export */   sA: () => (/* binding */ countedChanges)
/* harmony export */ });
/* harmony import */ var _facts_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80436);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** What the code changed, as far as it counts. */
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
/** The files of a verification, of which those are private that are the judge's alone. */
async function* judgedFiles(files, { isHidden = () => false } = {}) {
    for await (const file of files)
        yield file.kind === "file" && isHidden(file.path) ? { ...file, isPrivate: true } : file;
}
/** 1 MiB: a manifest that is larger is none that anybody reads. */
const maxReadBytes = 1024 ** 2;
/** The same entry, whose content may be looked at before it is handed on. */
function readable(entry) {
    if (entry.kind !== "file" || entry.bytes > maxReadBytes)
        return { entry, content: async () => null };
    let read = null;
    const content = () => (read ??= allOf(entry.content));
    const again = async function* () {
        if (read === null)
            yield* entry.content;
        else
            yield await read;
    };
    return { entry: { ...entry, content: again() }, content };
}
async function allOf(content) {
    const chunks = [];
    for await (const chunk of content)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function below(path, given) {
    return [...given].filter((each) => each === path || each.startsWith(`${path}/`));
}
const allowed = "if the task is about these files, list them in `allow-tool-config`";
/** What is told of each kind, but for what tools make by themselves. */
const told = {
    protected: { what: "protected files" },
    "in-the-way": { what: "files in the place of protected files" },
    judging: { what: "files that a verification calls", advice: allowed },
    steering: { what: "files that configure tools", advice: allowed },
    shadowing: { what: "files that replace a module of Python or of a test tool", advice: allowed },
    compiled: { what: "compiled files", advice: allowed },
    outside: {
        what: "files that the task may not change",
        advice: "to allow these changes, list the files in `only-change`",
    },
    workflow: {
        what: "workflow files",
        advice: "to allow these changes, list the files in `allow-workflow`",
    },
};
/** What was undone, in sentences for people and for the writer; "" for nothing. */
function undoneWords(undone) {
    const namesOf = (kind, how) => undone.filter((each) => each.kind === kind && each.how === how).map(({ path }) => (0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path));
    const sentences = Object.entries(told).flatMap(([kind, { what, advice }]) => {
        const putBack = namesOf(kind, "put-back");
        const keptOut = namesOf(kind, "kept-out");
        const parts = [
            ...(putBack.length === 0 ? [] : [`were restored: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(putBack)}`]),
            ...(keptOut.length === 0 ? [] : [`were removed: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(keptOut)}`]),
        ];
        const rest = advice === undefined ? "" : ` (${advice})`;
        return parts.length === 0
            ? []
            : [`Before the verification, ${what} ${parts.join(", and others ")}${rest}.`];
    });
    const ignored = namesOf("ignored", "kept-out");
    if (ignored.length > 0)
        sentences.push(`The verification ran without new files that the repository ignores, because a patch leaves them out: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(ignored)}.`);
    return sentences.join(" ");
}
/**
 * What of the code's files a verification did not get because it has no way out of a sandbox, in one sentence; "" for
 * nothing.
 */
function leftOutWords(leftOut) {
    if (leftOut.length === 0)
        return "";
    const each = leftOut.map(({ path, reason }) => `${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r)(path)} (${reason})`);
    return `The verification did not get all files that the code left. Missing: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(each, (0,_facts_files_js__WEBPACK_IMPORTED_MODULE_0__/* .countRefused */ .IR)(leftOut))}.`;
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
/* harmony import */ var _counted_tests_report_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63808);
/* harmony import */ var _counted_tests_tested_verification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65591);
/* harmony import */ var _verified_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34098);







/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. With changes,
 * a pass is tried again with changed expected values if the policy says so.
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
/** Null if nothing in the files expects a value that can be changed. */
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

/** What the session of a verification begins with. */
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


/***/ }),

/***/ 83647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cs: () => (/* binding */ keptShape),
/* harmony export */   cz: () => (/* binding */ optionsOf)
/* harmony export */ });
/* unused harmony export namesOf */
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);

function namesOf(rows) {
    const named = Object.entries(rows).map(([name, { value }]) => [`${(0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .optionName */ .fS)(name)}${value.unit}`, name]);
    return Object.fromEntries(named);
}
/** @param settings parsed; those of other rows are left out. */
function optionsOf(rows, settings) {
    const all = Object.entries(namesOf(rows));
    const there = all
        .map(([option, name]) => [option, settings[name]])
        .filter(([, value]) => value !== undefined);
    return Object.fromEntries(there);
}
/** For each option the schema of its parsed value, as a record keeps it. */
function keptShape(rows) {
    const all = Object.entries(namesOf(rows));
    return Object.fromEntries(all.map(([option, name]) => [option, rows[name].value.kept()]));
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ givenFromParsed),
/* harmony export */   Mp: () => (/* binding */ recordedSettings),
/* harmony export */   SC: () => (/* binding */ withoutAsking),
/* harmony export */   qs: () => (/* binding */ givenForRecord)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90566);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35903);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66695);
/* harmony import */ var _trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12843);





/** Without the settings that say who is asked, and how: a record answers instead. */
function withoutAsking(given) {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}
function asks(name) {
    const { asks, needs } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name]?.description ?? {};
    return asks === true || needs?.includes("model") === true;
}
/**
 * The settings for a verification that a record has as they were parsed, of a run that did not keep how they were given. What does not
 * mean the same when it is read again, such as a duration in milliseconds, is left out.
 */
function givenFromParsed(settings) {
    return Object.fromEntries((0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsOf */ .f5)("run")
        .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
        .map(([name]) => [name, settings[name]])
        .filter(([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value)));
}
/** How often and how long a model is asked has no part in it. */
function countsForVerification({ needs = [] }, group) {
    return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}
function meansTheSame(name, value) {
    const { data } = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.safeParse(value);
    const [again, absent] = [data, _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name].value.absent].map((each) => JSON.stringify(each));
    return again === JSON.stringify(value) && again !== absent;
}
/** What a record keeps of what was given, by the settings' names, for a run that is resumed. */
function givenForRecord(raw) {
    return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}
function isKept(name) {
    const row = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name];
    return row !== undefined && (row.description.isRecorded ?? (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfSetUp */ .hS)(row));
}
/**
 * The settings that a run's record holds, but for those that are given now. A folder may be a stranger's: its record is taken
 * for no more than a config file that came with one, and a secret that it had to hide it cannot tell.
 * @param given what is given now, as flags
 * @param variables what variables of the environment say
 * @throws AgentExecError `settings-invalid` that names what is to be given again.
 */
function recordedSettings(recorded, { given, variables }, folder) {
    const now = new Set(given.map(({ name }) => name));
    const raw = Object.entries(recorded)
        .filter(([name]) => isKept(name) && !now.has(name))
        .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true }));
    const unsure = raw.filter((each) => (0,_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .trustOf */ .A)(each, [...variables, ...given]) !== true || (JSON.stringify(each.value) ?? "").includes("***"));
    if (unsure.length === 0)
        return raw;
    const all = unsure.map(({ name, value }) => `--${name} ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .named */ .r)([value].flat().join(", "))}`);
    const flags = unsure.flatMap(({ name, value }) => [value].flat().map((each) => (each === true ? `--${name}` : `--${name} ${inShell(each)}`)));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `The run in ${folder} used options that agent-exec does not accept from a folder, which may be a stranger's: ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(all)}.`, {
        nextStep: `If you agree with ${unsure.length === 1 ? "it" : "them"}, add to the command: ${flags.join(" ")}`,
    });
}
/** As a person types it, or copies it. */
function inShell(value) {
    const text = String(value);
    return /^[\w.,:/@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 63102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
