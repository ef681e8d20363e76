export const id = 6351;
export const ids = [6351];
export const modules = {

/***/ 33055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zn: () => (/* binding */ emptyWords),
  e5: () => (/* binding */ hasUncommitted),
  zJ: () => (/* binding */ openChange),
  av: () => (/* binding */ rootWords),
  CB: () => (/* binding */ textsOf),
  cP: () => (/* binding */ uncounted),
  ab: () => (/* binding */ unrelatedWords)
});

// EXTERNAL MODULE: ./lib/workspace/source/commit-files.js + 1 modules
var commit_files = __webpack_require__(65211);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/workspace/git/repository.js + 1 modules
var git_repository = __webpack_require__(59741);
// EXTERNAL MODULE: ./lib/workspace/source/checkout.js
var checkout = __webpack_require__(32295);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/files/content.js
var content = __webpack_require__(52278);
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
 * Finds the changes of a head since it left its base. Both are branches, tags or commits.
 * @param folder in a checkout. Files outside of it are not compared.
 * @throws AgentExecError `settings-invalid` if git does not know a name, or if there are too many changes.
 */
async function compareCommits(folder, baseRef, headRef) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder), true);
        const [from, head] = [await commitOf(repository, baseRef), await commitOf(repository, headRef)];
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
    throw new errors/* AgentExecError */.r("settings-invalid", `This clone has no commit ${(0,listed/* named */.r)(ref)}.`, {
        nextStep: "Give a branch, tag or commit of this clone. In a workflow, set `fetch-depth: 0` for actions/checkout.",
    });
}
/** The limit, because all changed files are kept in memory. */
const maxBytes = 256 * 1024 ** 2;
async function changesOf(folder, base, head) {
    const commits = [base, head].map((commit) => ({ folder, commit, words: "a compared commit" }));
    const [before, after] = await Promise.all(commits.map((each) => (0,commit_files/* listCommit */.E$)(each)));
    const isSame = (path) => {
        const [one, other] = [before.get(path), after.get(path)];
        const isProgram = (entry) => entry?.kind === "file" && entry.isExecutable;
        return one?.kind === other?.kind && one?.hash === other?.hash && isProgram(one) === isProgram(other);
    };
    const paths = new Set([...before.keys(), ...after.keys()].filter((path) => !isSame(path)));
    const files = [before, after].flatMap((list) => [...paths].flatMap((path) => list.get(path) ?? []));
    const bytes = files.reduce((sum, file) => sum + (file.kind === "file" ? file.bytes : 0), 0);
    if (bytes > maxBytes)
        throw new errors/* AgentExecError */.r("settings-invalid", `The changed files have ${(0,format/* formatBytes */.z3)(bytes)}. agent-exec compares at most ${(0,format/* formatBytes */.z3)(maxBytes)}.`, { nextStep: "Split the change, or keep large files in Git LFS." });
    const [old, current] = await Promise.all(commits.map((each) => statesOf(each, paths)));
    return [...paths].toSorted().map((path) => ({
        path,
        before: old.get(path) ?? null,
        after: current.get(path) ?? null,
    }));
}
async function statesOf(commit, paths) {
    const states = new Map();
    for await (const entry of (0,commit_files/* commitFiles */.zu)(commit).read(paths)) {
        const { kind, path } = entry;
        if (kind === "link")
            states.set(path, { kind, target: entry.target });
        else
            states.set(path, { kind, content: await (0,content/* bytesOf */.$$)(entry.content), isExecutable: entry.isExecutable });
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

// EXTERNAL MODULE: ./lib/compose/workspace.js + 1 modules
var workspace = __webpack_require__(77301);
;// CONCATENATED MODULE: ./lib/compose/change.js
var change_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var change_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Opens the two commits.
 * @throws AgentExecError `settings-invalid` if they cannot be compared.
 */
async function openChange(base, head, folder = ".") {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const compared = await compareCommits(folder, base, head);
        const repository = change_addDisposableResource(env_1, await git_repository/* Repository */.L.open(folder), true);
        const readOfBase = async (path) => {
            if ("unrelated" in compared)
                return null;
            const commit = { folder, commit: compared.base, words: "the base" };
            return (await textsOf(commit, [path])).get(path) ?? null;
        };
        return { folder, subfolder: repository.prefix, base, head, compared, readOfBase };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = change_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Whether a tracked file of the folder has changes that no commit has. */
async function hasUncommitted(folder) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = change_addDisposableResource(env_2, await git_repository/* Repository */.L.open(folder), true);
        return await (0,checkout/* hasChangesIn */.H)(repository);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = change_disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** Reads the texts of a commit's files at these paths. */
async function textsOf(commit, paths) {
    const texts = new Map();
    for await (const entry of (0,commit_files/* commitFiles */.zu)(commit).read(new Set(paths)))
        if (entry.kind === "file")
            texts.set(entry.path, new TextDecoder().decode(await (0,content/* bytesOf */.$$)(entry.content)));
    return texts;
}
/** Why a change without files cannot be proved, and what to do. */
function emptyWords({ base, head, subfolder }, isAction) {
    const where = subfolder === "" ? "" : ` in ${(0,listed/* named */.r)(subfolder)}`;
    const what = `${(0,listed/* named */.r)(head)} has no change${where} since ${(0,listed/* named */.r)(base)}.`;
    if (isAction)
        return `${what} Push a commit that changes a file.`;
    if (subfolder !== "")
        return `${what} ${rootWords}`;
    return `${what} Commit your change first, or give its branch with \`--head\`.`;
}
/** What may help if too few files are compared. */
const rootWords = "Run `prove` in the repository's root, so that `prove` uses all files.";
/** Why two commits cannot be compared, and what to do. */
function unrelatedWords({ base, head }, { isShallow }) {
    const what = `\`${base}\` and \`${head}\` have no common commit in this clone.`;
    return isShallow
        ? `${what} The checkout has only a part of the history: set \`fetch-depth: 0\` for actions/checkout, or run \`git fetch --unshallow\`.`
        : `${what} Give the branch that the change started from.`;
}
/**
 * The changes that could influence how tests run. Changed tests are not included, because people change them on
 * purpose, and their earlier versions run too.
 */
async function uncounted(changes, { source, settings, isTest }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { countingIn } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(998)]).then(__webpack_require__.bind(__webpack_require__, 998));
        const counting = change_addDisposableResource(env_3, countingIn(source, (0,workspace/* countingOf */.d)(settings)), true);
        // Reads the original files first, because a change is compared with them.
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
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = change_disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
async function isUncounted({ path, after }, counting, isTest) {
    const content = async () => (after?.kind === "file" ? after.content : null);
    const discount = await counting.discountOf({ path, content });
    if (discount === null || discount.kind === "workflow")
        return false;
    // A shell script that a verification calls is not a test, even in a folder of tests.
    return discount.kind === "protected" || !isTest(path) || /\.(?:sh|bash)$/.test(path);
}


/***/ }),

/***/ 40767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ composeProve)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/race-signal/dist/src/index.js
var src = __webpack_require__(65927);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/deadline.js
var lib_deadline = __webpack_require__(24611);
// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __webpack_require__(39269);
// EXTERNAL MODULE: ./lib/process/system-clock.js
var system_clock = __webpack_require__(50159);
// EXTERNAL MODULE: ./lib/proof/grade.js
var grade = __webpack_require__(91521);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./lib/output/unreached.js
var unreached = __webpack_require__(49746);
;// CONCATENATED MODULE: ./lib/prove/hints.js



const dependencies = /^(?:requirements[\w.-]{0,50}\.(?:txt|in)|pyproject\.toml|setup\.py|Pipfile(?:\.lock)?|package(?:-lock)?\.json|.{1,30}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|Cargo\.toml|Gemfile|pom\.xml|build\.gradle(?:\.kts)?)$/;
function hintAt({ changes, network, hasSetup }) {
    const manifests = changes
        .filter(({ path }) => dependencies.test((0,posix_.basename)(path)))
        .map(({ path }) => (0,listed/* named */.r)(path));
    return ({ failed }, passes) => {
        if (failed === null)
            return "";
        const { ending, stdout, stderr } = failed.execution;
        if (ending === "timed-out")
            return "If the tests need more time, raise `timeout`.";
        if (ending === "out-of-memory")
            return "If the tests need more memory, raise `memory`.";
        if (network === "none" && (0,unreached/* missesNetwork */.X)(stdout.text + stderr.text))
            return "The tests seem to need a network, but the sandbox has none. Set `network`, or leave out the tests that need a network.";
        // If only some tests fail, a missing package is rarely the reason.
        if (passes === 0 && hasSetup && manifests.length > 0)
            return (`The change edits ${(0,listed/* listed */.K)(manifests)}, but \`setup\` runs on the files from before the change. ` +
                "Install the change's new dependencies in `verify` instead.");
        return "";
    };
}

// EXTERNAL MODULE: ./lib/prove/observed.js
var observed = __webpack_require__(77824);
// EXTERNAL MODULE: ./lib/facts/prove-result.js
var prove_result = __webpack_require__(55191);
// EXTERNAL MODULE: ./lib/findings/read-findings.js + 8 modules
var read_findings = __webpack_require__(36439);
// EXTERNAL MODULE: ./lib/findings/repository-files.js
var repository_files = __webpack_require__(85358);
// EXTERNAL MODULE: ./lib/proof/changed-values/test-bodies.js
var test_bodies = __webpack_require__(85521);
;// CONCATENATED MODULE: ./lib/prove/annotations.js




const maxTests = 10;
const kinds = {
    regressed: ["error", "fails with this change, but not without it"],
    weakened: ["error", "was changed or removed, and its earlier version fails with this change"],
    removed: ["warning", "is gone with this change"],
    skipped: ["warning", "is skipped with this change, and ran before it"],
    flaky: ["warning", "passes in one run and not in another on the same files"],
};
/** Findings about tests and parts of the change, on lines of the new files. */
function annotationsOf({ findings, hunks, output, root }, texts) {
    const files = (0,repository_files/* repositoryFiles */.g)({ paths: texts.map(({ path }) => path), folder: "", root });
    const reported = texts.length === 0 ? [] : (0,read_findings/* readFindings */.R)(output, files);
    // A weakened test may be gone too.
    const weakened = new Set(findings.weakened);
    const ofTests = Object.entries(kinds).flatMap(([kind, [level, words]]) => findings[kind].slice(0, maxTests).flatMap((label) => {
        if (kind !== "weakened" && weakened.has(label))
            return [];
        const place = placeOf(label, texts, reported);
        if (place === null)
            return [];
        const isEmptied = findings.emptied.includes(label);
        const { path, line, said = "" } = place;
        const message = `This test ${isEmptied ? "no longer checks anything" : words}.\n\n${said}`.trim();
        return [{ path, startLine: line, endLine: line, level, title: label, message }];
    }));
    const ofHunks = hunks
        .filter(({ needed }) => needed === false)
        .map(({ file, line, lines }) => ({
        path: file,
        startLine: line,
        endLine: line + Math.max(0, lines - 1),
        level: "warning",
        title: "Not tested",
        message: `${(0,prove_result/* needlessWords */.LX)(lines).replace(/^./, (first) => first.toUpperCase())}.`,
    }));
    return [...ofTests, ...ofHunks];
}
/** The line to mark for a test: the line that the tool reports, or the test's own line. Null if its file is unknown. */
function placeOf(label, texts, reported) {
    const names = (0,test_bodies/* namesOf */.eZ)(label);
    const files = texts.filter(({ path }) => (0,test_bodies/* mayBeIn */.K_)(label, path));
    const places = files.flatMap(({ path, after }) => {
        const found = after === null ? null : bodyOf(after.split("\n"), names);
        if (found === null)
            return [];
        const { line, endLine } = found;
        const failure = reported.find((each) => each.path === path && each.startLine >= line && each.startLine <= endLine);
        return [{ path, line: failure?.startLine ?? line, ...(failure && { said: failure.message }) }];
    });
    if (places.length > 0)
        return places.length === 1 ? places[0] : null;
    const left = files.flatMap(({ path, before, after }) => {
        if (before === null || after === null)
            return [];
        const lines = before.split("\n");
        const found = bodyOf(lines, names);
        return found === null ? [] : [{ path, line: lineBefore(lines.slice(0, found.line - 1), after) }];
    });
    return left.length === 1 ? left[0] : null;
}
/** The text before and after a test's name in its declaration. */
const declarations = [
    ["def ", "("],
    ["func ", "("],
    ["fn ", "("],
    ["fun ", "("],
    ["function ", "("],
    ["void ", "("],
    ['("', '"'],
    ["('", "'"],
    ["(`", "`"],
];
/** The lines, from 1, of the test with one of these names. Null if no line declares it, or if several do. */
function bodyOf(lines, names) {
    const forms = names.flatMap((name) => declarations.map(([before, after]) => `${before}${name}${after}`));
    const found = [...lines.keys()].filter((at) => forms.some((form) => lines[at].includes(form)));
    if (found.length !== 1)
        return null;
    const at = found[0];
    const next = lines.findIndex((line, index) => index > at && /^\s*[\w@]/.test(line) && indentOf(line) <= indentOf(lines[at]));
    return { line: at + 1, endLine: next === -1 ? lines.length : next };
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
/** The number of the last of these lines that the text still contains. If there is none, 1. */
function lineBefore(lines, text) {
    const now = text.split("\n");
    const kept = lines.toReversed().find((line) => line.trim() !== "" && now.includes(line));
    return kept === undefined ? 1 : now.lastIndexOf(kept) + 1;
}

// EXTERNAL MODULE: ./lib/proof/changed-values/text.js
var changed_values_text = __webpack_require__(22503);
;// CONCATENATED MODULE: ./lib/prove/test-functions.js

/** The tests of a file. Languages that are not read here have none. */
function testFunctions(text, language) {
    const bare = (0,changed_values_text/* masked */.Iv)(text, language);
    if (language === "python")
        return pythonTests(text, bare);
    if (language === "javascript")
        return scriptTests(text, bare);
    const header = headers[language];
    if (header === undefined)
        return [];
    return [...bare.matchAll(header)].flatMap((found) => {
        const open = found.index + found[0].length - 1;
        const end = closingOf(bare, open);
        return end === -1 ? [] : [{ name: found[1], groups: [], body: bare.slice(open + 1, end) }];
    });
}
const headers = {
    go: /^func (?:\([^)\n]{0,100}\) )?(Test\w*)\([^\n]{0,100}\{/gm,
    rust: /^[ \t]{0,40}(?:pub )?(?:async )?fn (\w+)\(\)[^\n]{0,100}\{/gm,
};
// Formatters spread long parameters over several lines.
const pythonHeader = /^[ \t]*(?:async[ \t]{1,9})?def (test\w*)\((?:[^\n]{0,200}|\n[^()]{0,600})\)(?:[ \t]{0,9}->[^\n:]{1,100})?:/;
const pythonClass = /^[ \t]*class (\w+)/;
/** So many characters of a test's head may be on later lines. */
const maxHeadChars = 800;
function pythonTests(text, bare) {
    const lines = (0,changed_values_text/* linesOf */.Dx)(bare);
    const open = [];
    return lines.flatMap(({ at, end, indent }, index) => {
        if (indent === -1)
            return [];
        while (open.length > 0 && open.at(-1).indent >= indent)
            open.pop();
        const [, owner] = pythonClass.exec(bare.slice(at, end)) ?? [];
        if (owner !== undefined)
            open.push({ name: owner, indent });
        const [head, name] = pythonHeader.exec(text.slice(at, end + maxHeadChars)) ?? [];
        if (name === undefined || bare[at + indent] !== text[at + indent])
            return [];
        const from = at + head.length;
        const next = lines
            .slice(index + 1)
            .find((line) => line.at >= from && line.indent !== -1 && line.indent <= indent);
        const body = bare.slice(from, next?.at ?? bare.length);
        return [{ name, groups: open.map((each) => each.name), body }];
    });
}
/** The callee of a test or of a group: `it`, `t.test`, `test.each`, `Deno.test`. */
const scriptCall = /(?<![\w$])(?:[\w$]{1,40}\.){0,3}(test|it|specify|describe|suite|context)(?:\.\w{1,20})*/g;
/** The head of a function up to its body: `async function name(t) {`, `(t): void => {`, `t => `. */
const functionHead = /^(?:async\b\s{0,9})?(?:function\b\s{0,9}\*?\s{0,9}[\w$]{0,60}\s{0,9})?/;
function scriptTests(text, bare) {
    const calls = [...bare.matchAll(scriptCall)].flatMap(({ index, 0: callee, 1: word }) => {
        const call = scriptBody(text, bare, index + callee.length);
        return call === null ? [] : [{ ...call, isTest: !/^(?:describe|suite|context)$/.test(word) }];
    });
    return calls.flatMap(({ name, at, end, isTest }, index) => {
        if (!isTest)
            return [];
        const isGroup = calls.slice(index + 1).some((each) => each.at > at && each.end <= end);
        const groups = calls.filter((each) => each.at < at && each.end >= end).map((each) => each.name);
        return [{ name, groups, body: bare.slice(at, end), ...(isGroup && { isGroup }) }];
    });
}
/** @param from the bracket or quote after the callee */
function scriptBody(text, bare, from) {
    const space = (at) => at + /^\s*/.exec(bare.slice(at, at + maxHeadChars))[0].length;
    // The table of test.each`table` is blank here.
    let at = space(from);
    if (bare[at] !== "(")
        return null;
    let open = at + 1 + /^\s*/.exec(text.slice(at + 1, at + maxHeadChars))[0].length;
    if (!/["'`]/.test(text[open] ?? "")) {
        // `test.each(table)("name", …)`
        at = closingOf(bare, at) + 1;
        if (at === 0 || bare[at] !== "(")
            return null;
        open = at + 1 + /^\s*/.exec(text.slice(at + 1, at + maxHeadChars))[0].length;
    }
    const quote = text[open] ?? "";
    const close = quote === "`" ? text.indexOf("`", open + 1) : /["']/.test(quote) ? (0,changed_values_text/* quoteEnd */.sV)(text, open) : -1;
    if (close === -1)
        return null;
    const name = text.slice(open + 1, close).replace(/\\(["'`])/g, "$1");
    at = space(close + 1);
    if (bare[at] !== ",")
        return null;
    at = space(at + 1);
    // Options: `{ timeout: 5 },`.
    if (bare[at] === "{")
        at = space(closingOf(bare, at) + 1) + 1;
    at = space(at);
    at += functionHead.exec(bare.slice(at, at + 200))[0].length;
    if (bare[at] === "(") {
        at = closingOf(bare, at) + 1;
        if (at === 0)
            return null;
        at += /^\s{0,9}(?::[^={\n]{1,100}(?=[={]))?/.exec(bare.slice(at, at + 120))[0].length;
    }
    else
        at += /^[\w$]{0,60}\s{0,9}/.exec(bare.slice(at, at + 80))[0].length;
    if (bare.startsWith("=>", at))
        at = space(at + 2);
    const isBlock = bare[at] === "{";
    const end = isBlock ? closingOf(bare, at) : callEnd(bare, at);
    return end === -1 ? null : { name, at: isBlock ? at + 1 : at, end };
}
/** The index of the bracket that closes this one; -1 if there is none. */
function closingOf(bare, open) {
    return callEnd(bare, open + 1);
}
/** 100,000: more than any test that a person wrote. */
const maxBodyChars = 100_000;
/** The first closing bracket that has no opening one from here on; -1 if there is none. */
function callEnd(bare, from) {
    let depth = 0;
    const limit = Math.min(bare.length, from + maxBodyChars);
    for (let at = from; at < limit; at += 1) {
        const char = bare[at];
        if (char === '"' || char === "'")
            at = Math.max(at, (0,changed_values_text/* quoteEnd */.sV)(bare, at));
        else if (char === "\\")
            at += 1;
        else if ("([{".includes(char))
            depth += 1;
        else if (")]}".includes(char) && (depth -= 1) < 0)
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./lib/prove/emptied-tests.js



function emptiedTests(changes, isTest) {
    const emptied = changes
        .filter(({ path }) => isTest(path))
        .flatMap(({ path, before, after }) => {
        const language = (0,changed_values_text/* languageOf */.eX)(path);
        if (language === null)
            return [];
        const had = testsIn(before, language);
        const now = testsIn(after, language).filter(({ isGroup }) => isGroup !== true);
        return now
            .filter(({ name, groups, body }) => {
            const isSame = (each) => each.name === name && each.groups.join("\n") === groups.join("\n");
            return had.some((each) => isSame(each) && isEmptied(each.body, body, language));
        })
            .map((test) => ({
            ...test,
            path,
            isAlone: now.filter(({ name }) => name === test.name).length === 1,
        }));
    });
    return {
        names: emptied.map(({ name }) => name),
        has: (label) => emptied.some(({ path, name, groups, isAlone }) => (0,test_bodies/* mayBeIn */.K_)(label, path) &&
            [...(0,test_bodies/* namesOf */.eZ)(label), label.split("/").at(-1)].some((told) => fits(told, name)) &&
            (isAlone || groups.every((group) => holdsName(label, group)))),
    };
}
function testsIn(state, language) {
    if (state?.kind !== "file")
        return [];
    return testFunctions(Buffer.from(state.content).toString("utf8"), language);
}
function holdsName(label, name) {
    for (let at = label.indexOf(name); at !== -1; at = label.indexOf(name, at + 1))
        if (!/\w/.test(label[at - 1] ?? "") && !/\w/.test(label[at + name.length] ?? ""))
            return true;
    return false;
}
/** The values in a name of a test with parameters: `%i`, `$value`, `${value}`. */
const values = /%[a-zA-Z#]|\$\{[^}\n]{0,200}\}|\$[\w.#]{1,100}/;
/** Whether a reported name is this name, with any values in it. */
function fits(told, name) {
    const [first = "", ...others] = name.split(values);
    const last = others.pop();
    if (last === undefined)
        return told === name;
    let from = first.length;
    for (const part of others) {
        const at = told.indexOf(part, from);
        if (at === -1)
            return false;
        from = at + part.length;
    }
    return told.startsWith(first) && told.endsWith(last) && told.length - last.length >= from;
}
function isEmptied(before, after, language) {
    const [one, other] = [before, after].map((body) => body.replace(noCheck, "").replace(strings, '""'));
    if (isEmpty(other))
        return !isEmpty(one);
    const words = checks[language];
    if (words === undefined || !words.test(one) || words.test(other))
        return false;
    // New lines may check in another way, for example in a helper.
    const known = new Set(statementsOf(one));
    return statementsOf(other).every((line) => known.has(line) || failsNever.test(line));
}
function statementsOf(body) {
    return body.split(/[\n;]/).map((line) => line.trim());
}
const strings = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const noCheck = /\bassert (?:True|1|1 == 1)$|\bself\.assertTrue\(True\)|\b(?:t|assert)\.(?:pass|ok|true)\((?:true)?\)|\bexpect\(true\)\.(?:toBe\(true\)|toBeTruthy\(\))/gm;
function isEmpty(body) {
    return statementsOf(body).every((line) => failsNever.test(line));
}
/** Statements that cannot fail; of the test tool tape too, whose tests must say when they end. */
const failsNever = /^(?:pass|\.\.\.|return(?: None| null| undefined)?|t\.(?:end|plan|Parallel|Helper)\(\d?\)|done\(\)|null|undefined|[rRuU]?""|[{}()]{1,3})?$/;
/** Words of statements that check something. Helpers often have such names. */
const checks = {
    python: /assert|raise|warns|fail|check|verify|expect|should|validate|ensure|must|match/i,
    javascript: /assert|expect|should|throw|fail|check|verify|ensure|must|validate|equal|match|reject|snapshot|\bok\(|\bt\.(?!end|plan|test|comment|teardown|log)|[(,]\s?t\s?[,)]/i,
    // A test of Go fails only by its `t`, or by a panic.
    go: /\bt\.(?:Error|Fatal|Fail)|[(,]\s?t\s?[,)]|assert|require|expect|panic|\bs(?:uite)?\.\w+\(/i,
    rust: /assert|panic|unwrap|expect|check/,
};

// EXTERNAL MODULE: ./lib/prove/findings.js
var findings = __webpack_require__(60578);
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

// EXTERNAL MODULE: ./lib/prove/meaning.js + 1 modules
var meaning = __webpack_require__(29159);
;// CONCATENATED MODULE: ./lib/prove/hunks.js



/** The parts of the change outside of the tests. A new, deleted, renamed or binary file counts as one part. */
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
        const texts = [textOf(before), textOf(after)];
        if (texts.includes(null) || texts[0] === texts[1])
            return [wholeFile(change)];
        return partsOf(change) ?? [{ ...wholeFile(change), isJoint: true }];
    });
}
/** @param source the original file before it was renamed */
function wholeFile({ path, before, after }, source) {
    const [one, other] = [textOf(source?.before ?? before), textOf(after)];
    const isText = (state, text) => state === null || text !== null;
    const isHarmless = isText(source?.before ?? before, one) && isText(after, other)
        ? (0,meaning/* hasSameMeaning */.g)(path, one ?? "", other ?? "") && source === undefined
        : (0,meaning/* hasSameMeaning */.g)(path, "", "-");
    return {
        file: path,
        line: 1,
        lines: Math.max(linesIn(one), linesIn(other)),
        isHarmless,
        isJoint: false,
        without: () => new Map([[path, before], ...(source === undefined ? [] : [[source.path, source.before]])]),
    };
}
function linesIn(text) {
    return text === null ? 0 : linesOf(text).length;
}
/** Each line with its line break, as git counts them. */
function linesOf(text) {
    return text.split(/(?<=\n)/);
}
const nearLines = 2;
/** How many changed lines of a file are separated into parts. More take many seconds. */
const maxChanged = 4_000;
/** If a file has more parts, agent-exec checks only the whole file for harmless changes. */
const maxRead = 100;
/** The parts of a text's change. Null if too many lines differ. */
function partsOf({ path, before, after }) {
    const [old, current] = [textOf(before), textOf(after)];
    const lines = linesOf(current);
    const pieces = diffArrays(linesOf(old), lines, { maxEditLength: maxChanged });
    if (pieces === undefined)
        return null;
    const isExecutable = after?.kind === "file" && after.isExecutable;
    const parts = groups(pieces);
    const isAllHarmless = (0,meaning/* hasSameMeaning */.g)(path, old, current);
    return parts.map(({ at, added, removed }) => {
        const text = () => [...lines.slice(0, at), ...removed, ...lines.slice(at + added)].join("");
        return {
            file: path,
            line: Math.min(at + 1, lines.length),
            lines: Math.max(added, removed.length),
            isHarmless: isAllHarmless || (parts.length <= maxRead && (0,meaning/* hasSameMeaning */.g)(path, text(), current)),
            isJoint: false,
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
/** The text of a file. Null for a link, and for a file that is not text. */
function textOf(state) {
    if (state?.kind !== "file" || !(0,external_node_buffer_.isUtf8)(state.content) || state.content.includes(0))
        return null;
    return Buffer.from(state.content).toString("utf8");
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
;// CONCATENATED MODULE: ./lib/prove/tree-runs.js


/** The test runs on four versions of the files. Equal versions share their runs. */
class TreeRuns {
    trees;
    run;
    #runs = new Map();
    constructor(trees, run) {
        this.trees = trees;
        this.run = run;
    }
    /** Runs each version once, if the verdict depends on it. */
    async observe() {
        const { base, baseWithTests, head, headWithoutTests, touchesTests } = this.trees;
        await this.#runOnce(head, baseWithTests, ...(touchesTests ? [headWithoutTests, base] : []));
        if (this.#dependsOnBase())
            await this.#runOnce(base);
        return this.observed();
    }
    observed() {
        const all = new Map([...this.#runs].map(([tree, runs]) => [tree, new observed/* Observed */.lK(runs)]));
        const { base, baseWithTests, head, headWithoutTests } = this.trees;
        return {
            baseWithTests: all.get(baseWithTests),
            head: all.get(head),
            base: all.get(base) ?? null,
            headWithoutTests: this.trees.touchesTests ? all.get(headWithoutTests) : null,
        };
    }
    async repeat({ regressed, weakened }, times) {
        const { base, baseWithTests, head, headWithoutTests } = this.trees;
        const deciding = new Set([
            head,
            baseWithTests,
            ...(regressed.length > 0 ? [base] : []),
            ...(weakened.length > 0 ? [headWithoutTests] : []),
        ]);
        const again = [...deciding].filter((tree) => this.#runs.has(tree));
        for (let time = 0; time < times; time += 1)
            await this.#runAll(again);
        return this.observed();
    }
    /** If a test fails on the head, or cannot load without the change, only the base shows the earlier state. */
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
/** How often to run again for names. Some tools need a second run to report them, and a flaky test can spoil it. */
const maxNaming = 2;
/** Whether tests ran, but their names are missing. */
function isWithoutNames({ isNamed, failed }) {
    const { passed = 0 } = failed?.execution.tests ?? {};
    return !isNamed && passed > 0;
}
/** Limits how many versions run at once. Null: the result was no longer needed. */
function limited(run, atOnce) {
    const waiting = [];
    let running = 0;
    return async (tree, isWanted = () => true) => {
        if (running === atOnce)
            await new Promise((resolve) => waiting.push(resolve));
        else
            running += 1;
        try {
            return isWanted() ? await runTwice(run, tree) : null;
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
/** Runs again if the sandbox fails. A proof needs many sandboxes, and a busy engine may fail to answer once. */
async function runTwice(run, tree) {
    try {
        return await run(tree);
    }
    catch (thrown) {
        const isLost = (0,errors/* isAgentExecError */.TE)(thrown) && ["engine-unavailable", "session-lost"].includes(thrown.code);
        if (!isLost)
            throw thrown;
        return run(tree);
    }
}

;// CONCATENATED MODULE: ./lib/prove/no-test-passes.js




/**
 * The verdict if no test passes with the change.
 * @param hint a sentence about what may help. "" if there is none.
 * @param advice what helps most people, if there is no hint and no test passes without the change either
 */
function noTestPasses({ head, base, baseWithTests }, { hint, advice }) {
    const { passes, runs } = base ?? baseWithTests;
    const { isNamed } = runs[0];
    if (isWithoutNames(head.runs[0]) && isNamed)
        return {
            verdict: "cannot-tell",
            reason: `The test tool reported the tests' names in only some of the runs, so the runs cannot be compared. Look for a flaky test, or let the tests write a report and set \`verify-report\` to its path.`,
        };
    const why = whyFailed(head.runs[0]);
    if (passes === 0)
        return {
            verdict: "cannot-tell",
            reason: `No test passes, with or without this change. ${why} ${hint || advice}`,
        };
    if (hint !== "")
        return { verdict: "cannot-tell", reason: `No test passes with this change. ${why} ${hint}` };
    // A command whose tests are not counted is no test.
    const without = isNamed
        ? `No test passes with this change, and ${(0,format/* count */.U9)("test", passes)} ${passes === 1 ? "passes" : "pass"} without it.`
        : "The tests fail with this change, but not without it.";
    return { verdict: "regressed", reason: `${without} ${why}` };
}
const maxChars = 200;
const errorLine = /^not ok \d|^(?:E {1,9})?[\w.]{0,80}(?:Error|Exception): \S|\berror: \S/;
/** How the verification ended, with its first error or, if there is none, its last line. */
function whyFailed({ failed }) {
    if (failed === null)
        return "The verification ran no test.";
    const { command, execution } = failed;
    const { stdout, stderr, untested, unproven, evidence, ending, exitCode } = execution;
    // An error says more than a tool's last line.
    const lines = `${stdout.text}\n${stderr.text}`.split("\n").filter((line) => /\w/.test(line));
    const line = lines.find((each) => errorLine.test(each)) ?? lines.at(-1);
    const printed = line === undefined ? null : (0,listed/* named */.r)((0,truncate/* truncateEnd */.S)(line.trim(), maxChars));
    const said = untested?.replace(` (exit code ${exitCode})`, "") ?? unproven ?? printed;
    const how = ending === "exited" ? `ended with exit code ${exitCode}` : `did not end by itself (${evidence})`;
    return `${(0,listed/* named */.r)(command)} ${how}${said === null ? "." : `: ${said}.`}`;
}

// EXTERNAL MODULE: ./lib/files/content.js
var files_content = __webpack_require__(52278);
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
/** The changes that turn the base into this version. Deletions come first. */
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
        yield { kind: "file", path, bytes: content.byteLength, isExecutable, content: (0,files_content/* contentOf */.$E)(content) };
    }
}

;// CONCATENATED MODULE: ./lib/prove/try-hunks.js

/** Limits for the number of parts and the time. They are enough for nearly all pull requests. */
const maxHunks = 30;
const maxMs = 600_000;
/** Undoes each part alone, the largest first. Harmless parts, and parts above the limits, are not tried. */
async function tryHunks(hunks, { head, observed, run, now, isOver }) {
    const end = now() + maxMs;
    const largest = hunks.filter(({ isHarmless }) => !isHarmless).toSorted((a, b) => b.lines - a.lines);
    // Without its only part, the change is the base with the new tests, which ran already.
    const already = hunks.length === 1 ? observed.baseWithTests.runs[0] : null;
    const needed = new Map();
    await Promise.all(largest.slice(0, maxHunks).map(async (hunk) => {
        const undone = already ?? run(new Map([...head, ...hunk.without()]), () => now() < end && !isOver());
        const found = await Promise.resolve(undone).catch((thrown) => {
            if (isOver())
                return null;
            throw thrown;
        });
        if (found !== null)
            needed.set(hunk, notices(found, observed.head));
    }));
    return hunks.map((hunk) => ({ ...hunk, needed: needed.get(hunk) ?? null }));
}
/** Whether a test that passes on the head fails here, or does not run because something else fails. */
function notices(run, head) {
    if (run.hasPassed)
        return false;
    const hasFailed = [...run.statuses].some(([name, status]) => status === "failed" && ["passed", "absent"].includes(head.seen(name)));
    const now = new observed/* Observed */.lK([run]);
    return (hasFailed || [...head.functions].some((own) => head.seen(own) === "passed" && now.seen(own) === "absent"));
}

// EXTERNAL MODULE: ./lib/prove/verdict.js
var verdict = __webpack_require__(70563);
;// CONCATENATED MODULE: ./lib/prove/prove.js









/** Finds out what the tests of a change show. @throws the errors of `run` */
async function prove(options) {
    const { comparison, isTest, repeat, now, isOver, onProgress } = options;
    const run = limited(options.run, options.atOnce);
    const trees = treesOf(comparison.changes, isTest);
    const runs = new TreeRuns(trees, run);
    const hunks = hunksOf(comparison, isTest);
    const emptied = emptiedTests(comparison.changes, isTest);
    onProgress("running the tests without and with the change");
    let observed = await runs.observe();
    let findings = findingsIn(observed, emptied);
    const { proof, regressed, weakened } = findings;
    if (proof.length + regressed.length + weakened.length > 0 && repeat > 0) {
        onProgress("repeating the runs that decide");
        observed = await runs.repeat(findings, repeat);
        findings = findingsIn(observed, emptied);
    }
    const output = observed.head.runs.flatMap(({ failed }) => failed === null ? [] : [failed.execution.stdout.text, failed.execution.stderr.text]);
    const { passes, runs: ofHead } = observed.head;
    const hint = options.hintAt(ofHead[0], passes);
    const judged = passes === 0
        ? noTestPasses(observed, { hint, advice: options.advice })
        : hinted((0,verdict/* verdictOf */.Vj)(findings, options.commands), hint);
    if (judged !== null && judged.verdict !== "proven") {
        const own = await ownConfiguration(judged, findings, { ...options, run, head: trees.head });
        const untried = hunks.map((hunk) => ({ ...hunk, needed: null }));
        return { ...(own ?? judged), findings, hunks: untried, output };
    }
    if (hunks.some(({ isHarmless }) => !isHarmless))
        onProgress("undoing parts of the change");
    const tried = await tryHunks(hunks, { head: trees.head, observed, run, now, isOver });
    return {
        ...(judged === null
            ? (0,verdict/* verdictOfHunks */.Kg)(findings, tried, observed.head.isNamed ? [] : options.commands)
            : (0,verdict/* provenIfTried */.G1)(judged, tried)),
        findings,
        hunks: tried,
        output,
    };
}
/** Tests that need what the sandbox lacks also fail only with the change, if the change adds them. */
function hinted(judged, hint) {
    if (judged?.verdict !== "regressed" || hint === "")
        return judged;
    return { ...judged, reason: `${judged.reason} ${hint}` };
}
/** If nobody reports the tests by name, only the files show which of them check nothing any more. */
function findingsIn(observed, { names, has }) {
    const found = (0,findings/* findingsOf */.W)(observed, has);
    const { isNamed, hasPassed } = observed.head;
    if (!hasPassed || names.length === 0 || isNamed)
        return found;
    return { ...found, weakened: [...found.weakened, ...names], emptied: names };
}
/** The verdict if tests pass only with the change's own configuration, which a person must review. Null otherwise. */
async function ownConfiguration({ verdict }, { regressed }, { fromBase, head, run }) {
    if (fromBase.length === 0 || (verdict !== "regressed" && verdict !== "cannot-tell"))
        return null;
    const own = fromBase.map(({ path, after }) => [path, after]);
    const { statuses } = (await run(new Map([...head, ...own])));
    const passes = [...statuses.values()].includes("passed");
    if (!passes || regressed.some((name) => statuses.get(name) === "failed"))
        return null;
    const files = (0,listed/* listed */.K)(fromBase.map(({ path }) => (0,listed/* named */.r)(path)));
    return {
        verdict: "cannot-tell",
        reason: `The tests pass with this change's version of ${files}, but not with the version from before the change. agent-exec used the version from before the change, because these files can decide which tests run. Review the new version, then add ${files} to \`allow-tool-config\`.`,
    };
}

;// CONCATENATED MODULE: ./lib/prove/result.js
function resultOf({ base, head, verify }, { verdict, reason, findings, hunks }, annotations = []) {
    const { proof, guard, regressed, removed, skipped, weakened, flaky } = findings;
    return {
        version: 1,
        verdict,
        reason,
        base,
        head,
        verify,
        tests: { proof, guard, regressed, removed, skipped, weakened, flaky },
        hunks: hunks.map(({ file, line, lines, needed }) => ({ file, line, lines, needed })),
        annotations,
    };
}

// EXTERNAL MODULE: ./lib/proof/test-files.js
var test_files = __webpack_require__(93802);
// EXTERNAL MODULE: ./lib/workspace/source/commit-files.js + 1 modules
var commit_files = __webpack_require__(65211);
// EXTERNAL MODULE: ./lib/workspace/source/workspace-source.js + 3 modules
var workspace_source = __webpack_require__(72390);
// EXTERNAL MODULE: ./lib/compose/change.js + 1 modules
var change = __webpack_require__(33055);
// EXTERNAL MODULE: ./lib/compose/executor.js + 1 modules
var compose_executor = __webpack_require__(5777);
// EXTERNAL MODULE: ./lib/compose/policy.js
var compose_policy = __webpack_require__(53080);
;// CONCATENATED MODULE: ./lib/compose/prove.js
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
 * Finds out what the tests of a change show.
 * @throws AgentExecError `settings-invalid` if nothing can begin. If the signal aborts, the error is the signal's
 * reason.
 */
async function composeProve(wiring) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const comparison = wiring.change.compared;
        const { verify } = wiring.settings;
        if (verify.length === 0)
            throw (0,errors/* settingsInvalid */.DI)("There is no command that runs the tests.", "Set `verify` to the command that runs your tests, for example `pytest`.");
        if ("unrelated" in comparison)
            return untold({ ...comparison.unrelated, verify }, (0,change/* unrelatedWords */.ab)(wiring.change, comparison.unrelated));
        const proving = { ...comparison, verify };
        if (comparison.changes.length === 0)
            return untold(proving, (0,change/* emptyWords */.Zn)(wiring.change, wiring.action !== undefined));
        const own = comparison.changes.filter((change) => wiring.action?.decides(change));
        if (own.length > 0) {
            const files = (0,listed/* listed */.K)(own.map(({ path }) => (0,listed/* named */.r)(path)));
            return untold(proving, `This change edits ${files}. So the change could control how it is tested. Review these edits, and merge them first, in a separate pull request.`);
        }
        const late = __addDisposableResource(env_1, (0,lib_deadline/* deadlineAfter */.d)(wiring.settings["total-timeout"]), false);
        const deadline = late.signal;
        const stuck = __addDisposableResource(env_1, (0,stop_signals/* stuckAfter */.Xu)(AbortSignal.any([wiring.signal, deadline])), false);
        try {
            return await (0,src/* raceSignal */.W)(proveComparison(comparison, { ...wiring, deadline }), stuck.signal);
        }
        catch (thrown) {
            wiring.signal.throwIfAborted();
            if (deadline.aborted)
                return untold(proving, "The tests did not finish within `total-timeout`. Raise that limit.");
            const error = (0,errors/* toAgentExecError */.Mq)(thrown);
            if ((0,outcomes/* outcomeOf */.sG)(error) === null)
                throw error;
            // A message may end with a program's output.
            const message = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
            return untold(proving, `${message} ${error.nextStep}`);
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
async function proveComparison(all, wiring) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { settings, variable, deadline, action } = wiring;
        const signal = AbortSignal.any([wiring.signal, deadline]);
        const { folder: repository } = wiring.change;
        const commit = { folder: repository, commit: all.base, words: "the base" };
        const folder = __addDisposableResource(env_2, await (0,commit_files/* commitFolder */.sr)(commit), true);
        const place = { name: folder.path, here: folder.path, runFolder: ".agent-exec" };
        const source = await (0,workspace_source.workspaceSource)({ ...place, maxFiles: settings["max-files"] });
        const isTest = (0,test_files/* testFiles */.u)(settings.tests);
        const fromBase = await (0,change/* uncounted */.cP)(all.changes, { source, settings, isTest });
        const changes = all.changes.filter((change) => !fromBase.includes(change));
        const runId = `prove-${(0,external_node_crypto_.randomBytes)(4).toString("hex")}`;
        const face = action === undefined ? "prove" : "action";
        const base = { kind: "commit", ...commit };
        const cacheOwner = action?.cacheOwner;
        const executor = await (0,compose_executor/* composeExecutor */.w2)({ settings, face, variable, base, fetched: repository, cacheOwner }, runId);
        executor.checkRoom?.(source.size);
        const policy = { ...(0,compose_policy/* policyOf */.US)(settings, { hasWriter: false }), verifyChangedValues: "off" };
        const onWarning = () => undefined;
        const grading = { executor, workspace: source, policy, signal, maxCases: Infinity, onWarning };
        const run = async (tree) => {
            const executions = [];
            for (const index of policy.verify.keys())
                executions.push(await (0,grade.grade)(index, grading, { changes: () => entriesOf(tree) }));
            return (0,observed/* treeRun */.ir)(policy.verify, executions);
        };
        const proved = await prove({
            comparison: { ...all, changes },
            commands: policy.verify,
            fromBase,
            isTest,
            run,
            atOnce: Math.min(maxAtOnce, (0,external_node_os_.availableParallelism)()),
            repeat: wiring.repeat ?? 1,
            now: () => system_clock/* systemClock */.m.now(),
            isOver: () => deadline.aborted,
            onProgress: wiring.onProgress,
            advice: wiring.change.subfolder === "" ? install : change/* rootWords */.av,
            hintAt: hintAt({ changes, network: settings.network, hasSetup: settings.setup.length > 0 }),
        });
        const head = { folder: repository, commit: all.head, words: "the change" };
        const texts = await testTexts(proved, head, { changes, isTest });
        const annotations = annotationsOf({ ...proved, root: settings["workspace-path"] }, texts);
        const result = resultOf({ ...all, verify: settings.verify }, proved, annotations);
        return { result, hunks: proved.hunks, fromBase: fromBase.map(({ path }) => path) };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
/** What may help if no test passes. */
const install = "Install what the tests need in `setup`, or set `image` to an image that has everything.";
/** How many sandboxes run at once. Each may take as much memory as the setting `memory` says. */
const maxAtOnce = 4;
function untold(proving, reason) {
    const proved = { verdict: "cannot-tell", reason, findings: findings/* noFindings */._, hunks: [] };
    return { result: resultOf(proving, proved), hunks: [], fromBase: [] };
}
/** Limits for the test files to read. Nobody reads more. */
const maxTexts = 1_000;
const maxTextBytes = 1024 ** 2;
/** Reads the test files that findings may be about. Without such findings, it reads nothing. */
async function testTexts({ findings }, head, { changes, isTest }) {
    const { regressed, weakened, removed, skipped, flaky } = findings;
    if ([regressed, weakened, removed, skipped, flaky].every((each) => each.length === 0))
        return [];
    const paths = [...(await (0,commit_files/* commitFiles */.zu)(head).list())].flatMap(([path, entry]) => isTest(path) && entry.kind === "file" && entry.bytes <= maxTextBytes ? [path] : []);
    const now = await (0,change/* textsOf */.CB)(head, paths.slice(0, maxTexts));
    const before = new Map(changes.flatMap(({ path, before: state }) => state?.kind === "file" ? [[path, new TextDecoder().decode(state.content)]] : []));
    return [...now].map(([path, after]) => ({ path, before: before.get(path) ?? null, after }));
}


/***/ }),

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

/***/ 58451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ statsOf),
/* harmony export */   V6: () => (/* binding */ pointersAmong),
/* harmony export */   t5: () => (/* binding */ lookAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
/* harmony import */ var _names_link_targets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14367);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4838);






/** How many entries to look at, in 5 ms, before other work gets a turn. A turn after each takes four times as long. */
const atOnce = 1000;
/** Looks at each path without opening it. It follows no link, even in place of a folder. */
async function lookAt(folder, paths) {
    const files = new Map();
    const all = new Map();
    const unfit = new Map();
    const ways = new Ways(folder);
    for (const [index, path] of paths.entries()) {
        if (index % atOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const stats = ways.lead(path) ? statsOf(folder, path) : null;
        if (stats === null)
            continue;
        if (stats.isSymbolicLink()) {
            const target = (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { encoding: "buffer" }));
            if (target.isText)
                all.set(path, target.text);
            else
                unfit.set(path, "a symbolic link to a name that is not UTF-8");
        }
        else if (!stats.isFile())
            unfit.set(path, "not a regular file");
        else if (!mayBeRead(folder, path, stats))
            unfit.set(path, "a file that cannot be read");
        else
            files.set(path, stats.size);
    }
    const faultOf = (0,_names_link_targets_js__WEBPACK_IMPORTED_MODULE_5__/* .linkFaults */ .m)(all);
    const links = new Map();
    for (const [path, target] of all) {
        const fault = faultOf(path);
        if (fault === null)
            links.set(path, target);
        else
            unfit.set(path, `a symbolic link that ${fault}`);
    }
    return { files, links, unfit, folders: ways.count };
}
/** The facts about an entry. Null if there is none. */
function statsOf(folder, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false }) ?? null;
    }
    catch (error) {
        // A file stands in place of a folder, or a folder cannot be entered.
        if (["ENOTDIR", "EACCES"].includes(error.code ?? ""))
            return null;
        throw error;
    }
}
/** Looks at the folders above files, each only once. */
class Ways {
    root;
    #known = new Map();
    constructor(root) {
        this.root = root;
    }
    get count() {
        return this.#known.size;
    }
    /** Whether all folders above a path are real folders, not links. */
    lead(path) {
        const end = path.lastIndexOf("/");
        if (end === -1)
            return true;
        const folder = path.slice(0, end);
        const known = this.#known.get(folder);
        if (known !== undefined)
            return known;
        const isFolder = this.lead(folder) && (statsOf(this.root, folder)?.isDirectory() ?? false);
        this.#known.set(folder, isFolder);
        return isFolder;
    }
}
/** Whether a file can be read. A file that everybody may read needs no test. */
function mayBeRead(folder, path, { mode }) {
    if ((mode & 0o444) === 0o444)
        return true;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        return true;
    }
    catch {
        return false;
    }
}
const pointerStart = Buffer.from("version https://git-lfs.github.com/spec/v1\n");
/** The size of a pointer, which has one fixed line, a hash and a size: 126 to 140 bytes. */
const [leastBytes, mostBytes] = [120, 200];
/** Files that contain only a pointer of git LFS instead of their content. */
async function pointersAmong(folder, files) {
    const small = [...files].filter(([, bytes]) => bytes >= leastBytes && bytes <= mostBytes);
    const pointers = [];
    for (const [index, [path]] of small.entries()) {
        if (index % 200 === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        if ((0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readBeginning */ .i4)(folder, path, pointerStart.length)?.equals(pointerStart) === true)
            pointers.push(path);
    }
    return pointers;
}


/***/ })

};
