export const id = 9630;
export const ids = [9630];
export const modules = {

/***/ 69630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/init/answers.js
/** How runs start. Each way is a workflow file of its own, made from an example. */
const starts = {
    comment: {
        file: "agent-exec.yml",
        words: "Comment `/agent-exec TASK` on an issue or a pull request to start a run.",
    },
    label: { file: "agent-exec-label.yml", words: "Put the label `agent-exec` on an issue to start a run." },
    "failed-ci": { file: "agent-exec-fix-ci.yml", words: "A run starts when the CI of a pull request fails." },
    manual: {
        file: "agent-exec-manual.yml",
        words: 'Start a run by hand: choose "Propose a patch" on the Actions page, and type the task.',
    },
};
/** The defaults of the answers. */
const usual = {
    model: "gpt-5-mini",
    image: "python:3-slim",
    pullRequest: "yes",
};
/** The default number of jobs. Several jobs share artifacts, but GitHub Enterprise Server has no service for that. */
function usualJobs(place) {
    return isEnterpriseServer(place) ? "1" : "2";
}
function isEnterpriseServer({ origin }) {
    const host = origin?.host ?? "github.com";
    return host.includes(".") && host !== "github.com" && !host.endsWith(".ghe.com");
}

;// CONCATENATED MODULE: ./lib/init/checks.js

/** The ways to start, as the user typed them. */
function waysOf({ start = "comment" }) {
    return [...new Set(start.split(",").map((word) => word.trim()))];
}
/** What is wrong with one answer. The answer's name must precede these words. Null: nothing. */
function problemOf(name, given, place) {
    return checks[name]?.(given, place) ?? null;
}
/** All wrong answers, each with its flag. */
function problemsOf(given, place) {
    return Object.keys(checks).flatMap((name) => {
        const problem = problemOf(name, given, place);
        return problem === null
            ? []
            : [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${problem}`];
    });
}
const checks = {
    action({ action }) {
        if (action === undefined)
            return "an answer is needed, because agent-exec has no release yet";
        const isRight = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(action);
        return isRight ? null : `${action} is not OWNER/REPO@SHA with a full commit SHA (40 digits)`;
    },
    start(given, { ci }) {
        const ways = waysOf(given);
        const unknown = ways.find((word) => !Object.hasOwn(starts, word));
        if (unknown !== undefined)
            return `"${unknown}" is none of ${Object.keys(starts).join(", ")}`;
        const lacksCi = ways.includes("failed-ci") && ci.length === 0;
        return lacksCi ? "failed-ci does not work, because no workflow here runs on pull requests" : null;
    },
    baseUrl({ baseUrl, keyless }) {
        if (baseUrl === undefined)
            return null;
        if (keyless === true)
            return "only OpenAI works without a key";
        const isAddress = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol);
        return isAddress ? null : `${baseUrl} is not an address that begins with https:// or http://`;
    },
    model({ model, baseUrl }) {
        if (model !== undefined || baseUrl === undefined)
            return null;
        return `the server has no model ${usual.model}, so give the name of one of its models`;
    },
    keySecret({ keySecret }) {
        if (keySecret === undefined || /^[A-Za-z_]\w*$/.test(keySecret))
            return null;
        return `${keySecret} is not a valid secret name: use only letters, digits and _, and no digit at the start`;
    },
    pullRequest({ pullRequest = usual.pullRequest }) {
        return /^(?:yes|no)$/.test(pullRequest) ? null : `must be yes or no, not ${pullRequest}`;
    },
    jobs({ jobs }, place) {
        const number = jobs ?? usualJobs(place);
        if (!/^[123]$/.test(number))
            return `must be 1, 2 or 3, not ${number}`;
        return number === "1" || !isEnterpriseServer(place)
            ? null
            : `only 1 works on ${place.origin?.host}, because jobs there share no artifacts`;
    },
};
/** A warning if only the user's own machine or network can reach the address. Otherwise nothing. */
function localWords({ baseUrl }) {
    if (baseUrl === undefined || baseUrl === null || !isLocal(new URL(baseUrl).hostname))
        return [];
    return [
        `GitHub's own runners cannot reach ${baseUrl}. In the workflow file, set \`runs-on\` to a self-hosted runner that can reach ${baseUrl}.`,
    ];
}
function isLocal(host) {
    return (host === "[::1]" ||
        /^(?:localhost|.*\.(?:localhost|local|internal|lan))$/.test(host) ||
        /^(?:0\.0\.0\.0|(?:127|10)\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+)$/.test(host));
}

// EXTERNAL MODULE: ./lib/format/aligned.js
var aligned = __webpack_require__(79231);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/files/safe-changes.js
var safe_changes = __webpack_require__(9122);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/workspace/git/origin.js
var origin = __webpack_require__(59190);
// EXTERNAL MODULE: ./lib/workspace/git/find-repository.js
var find_repository = __webpack_require__(53912);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./lib/init/python-tests.js
const pytest = "python3 -m pytest";
/** A test file, and the command: pytest runs functions too, and unittest passes without tests. Null: no tests. */
async function pythonTests(folder) {
    const paths = await pythonFilesOf(folder, "", 3);
    const cases = [];
    for (const path of paths.filter((each) => /^test.*\.py$|_test\.py$/.test(nameOf(each)))) {
        const text = (await folder.text(path)) ?? "";
        if (writtenForPytest.test(text))
            return { from: path, verify: pytest };
        if (/\bTestCase\b/.test(text))
            cases.push(path);
    }
    const [from] = cases;
    if (from === undefined)
        return null;
    const start = ["", "tests/", "test/"].find((each) => cases.every((path) => isFoundFrom(each, path, paths)));
    if (start === undefined)
        return { from, verify: pytest };
    const where = start === "" ? "" : ` --start-directory ${start.slice(0, -1)}`;
    return { from, verify: `python3 -m unittest discover${where}` };
}
/** A test function, a class without `TestCase`, or an import of pytest. */
const writtenForPytest = /^(?:(?:async )?def test|class Test\w*:|class Test\w*\(\):|import pytest\b|from pytest\b)/m;
/** Whether `unittest discover` finds the file. It looks for `test*.py`, and only in packages below the start folder. */
function isFoundFrom(start, path, paths) {
    if (!path.startsWith(start) || !nameOf(path).startsWith("test"))
        return false;
    const folders = path.slice(start.length).split("/").slice(0, -1);
    return folders.every((_, index) => paths.includes(`${start}${folders.slice(0, index + 1).join("/")}/__init__.py`));
}
const notOwn = /^\.|^(?:__pycache__|node_modules|venv|env|build|dist|vendor|site-packages)$/;
async function pythonFilesOf(folder, path, depth) {
    const names = (await folder.names(path)).filter((name) => !notOwn.test(name)).toSorted();
    const found = names.filter((name) => name.endsWith(".py")).map((name) => path + name);
    if (depth > 0)
        for (const name of names.filter((each) => !each.includes(".")))
            found.push(...(await pythonFilesOf(folder, `${path}${name}/`, depth - 1)));
    return found;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}

// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/init/guess.js



/** The guess for the first kind of project whose files show how its tests run. Null: no kind is known. */
async function guessFrom(folder) {
    const guesses = [];
    for (const kind of [python, go, rust, node, make, pythonTestsAlone]) {
        const guess = await kind(folder);
        if (guess === null)
            continue;
        if (guess.verify !== null)
            return guess;
        guesses.push(guess);
    }
    return guesses[0] ?? null;
}
/** Changes a guess for a subfolder of the repository. The prefix ends with `/`. Empty: the repository itself. */
function inFolder(guess, prefix) {
    if (prefix === "")
        return guess;
    const inIt = (command) => `cd ${(0,shell_word/* shellWord */.r7)(prefix.slice(0, -1))}\n${command}`;
    const { from, setup, verify } = guess;
    return { ...guess, from: prefix + from, setup: setup && inIt(setup), verify: verify && inIt(verify) };
}
const pythonFiles = ["pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "pytest.ini", "tox.ini"];
const requirements = [
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-test.txt",
    "dev-requirements.txt",
];
async function python(folder) {
    const texts = await readAll(folder, [...pythonFiles, ...requirements, "conftest.py"]);
    const from = pythonFiles.find((name) => texts.has(name));
    if (from === undefined)
        return null;
    const usesPytest = texts.has("conftest.py") || [...texts.values()].some((text) => /\bpytest\b/.test(text));
    const found = usesPytest ? { from, verify: pytest } : await pythonTests(folder);
    const project = fieldsOf(texts.get("pyproject.toml") ?? "", smol_toml_dist/* parse */.qg);
    // An editable installation, so that the tests run the changed files and not an installed copy.
    const isPackage = texts.has("setup.py") || "build-system" in project || "project" in project;
    const extra = testNameIn(fieldsOf(project["project"])["optional-dependencies"]);
    const group = testNameIn(project["dependency-groups"]);
    const wanted = [
        ...requirements.filter((name) => texts.has(name)).map((name) => `--requirement ${name}`),
        ...(isPackage ? [`--editable ${extra === undefined ? "." : `'.[${extra}]'`}`] : []),
        ...(group === undefined ? [] : [`--group ${group}`]),
    ];
    return { ...ofPython(found?.verify ?? null, wanted), from: found?.from ?? from };
}
async function pythonTestsAlone(folder) {
    const tests = await pythonTests(folder);
    return tests && { ...ofPython(tests.verify, []), from: tests.from };
}
function ofPython(verify, needs) {
    const wanted = [...needs, ...(verify === pytest ? ["pytest"] : [])];
    return {
        image: "python:3-slim",
        setup: wanted.length === 0 ? null : `pip install --user ${wanted.join(" ")}`,
        env: null,
        verify,
    };
}
/** The usual name of a group with the packages for tests. */
function testNameIn(table) {
    const names = Object.keys(fieldsOf(table));
    return ["test", "tests", "testing", "dev"].find((name) => names.includes(name));
}
async function go(folder) {
    if ((await folder.text("go.mod")) === null)
        return null;
    const needs = (await folder.text("go.sum")) !== null;
    return {
        from: "go.mod",
        // The newest version also works for older modules.
        image: "golang:1",
        setup: needs ? "go mod download" : null,
        // Go needs another folder, because the image's own is read-only.
        env: needs ? "GOPATH=/tmp/go" : null,
        verify: "go test ./...",
    };
}
async function rust(folder) {
    if ((await folder.text("Cargo.toml")) === null)
        return null;
    return {
        from: "Cargo.toml",
        image: "rust:1-slim",
        setup: "cargo fetch",
        env: "CARGO_HOME=/tmp/cargo",
        verify: "cargo test --offline",
    };
}
const installers = [
    ["package-lock.json", "npm ci"],
    ["npm-shrinkwrap.json", "npm ci"],
    ["pnpm-lock.yaml", "npx --yes pnpm install --frozen-lockfile"],
    ["yarn.lock", "npx --yes yarn install --frozen-lockfile"],
];
async function node(folder) {
    const { scripts, ...manifest } = fieldsOf(await folder.text("package.json"));
    const { test } = fieldsOf(scripts);
    // `npm init` writes the second text, so it is no real test.
    if (typeof test !== "string" || /no test specified/.test(test))
        return null;
    const locks = await readAll(folder, installers.map(([lock]) => lock));
    const locked = installers.find(([lock]) => locks.has(lock))?.[1];
    const needs = ["dependencies", "devDependencies"].some((name) => manifest[name] !== undefined);
    return {
        from: "package.json",
        image: "node:lts-slim",
        setup: locked ?? (needs ? "npm install" : null),
        env: null,
        verify: "npm test",
    };
}
async function make(folder) {
    const text = (await folder.text("Makefile")) ?? "";
    const target = /^(test|check):/m.exec(text)?.[1];
    if (target === undefined)
        return null;
    const image = "buildpack-deps:stable";
    return { from: "Makefile", image, setup: null, env: null, verify: `make ${target}` };
}
async function readAll(folder, names) {
    const texts = await Promise.all(names.map(async (name) => [name, await folder.text(name)]));
    return new Map(texts.filter((each) => each[1] !== null));
}
/** The fields of an object, or of an object as text. Empty for anything else. */
function fieldsOf(value, parse = JSON.parse) {
    try {
        const parsed = typeof value === "string" ? parse(value) : value;
        return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./lib/init/place.js
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







const workflowFolder = ".github/workflows";
/** The path of a workflow. GitHub reads workflows only from this folder. */
function pathOf(file) {
    return `${workflowFolder}/${file}`;
}
async function lookAround(folder) {
    const found = await (0,find_repository/* findRepository */.W)(folder).catch(() => null);
    const root = found?.root ?? folder;
    return {
        root,
        isRepository: found !== null,
        origin: found && (await (0,origin/* originOf */.y)(found)),
        defaultBranch: found && (await (0,origin/* defaultBranchOf */.d)(found)),
        guess: await nearestGuess(root, found?.prefix ?? ""),
        ci: await workflowsOnPullRequests(root),
    };
}
/** Guesses in the given folder, and then in each folder above it, up to the repository's. */
async function nearestGuess(root, prefix) {
    const guess = await guessFrom({
        text: (path) => textOf(root, prefix + path),
        names: (path) => (0,safe_files/* namesIn */.wX)(root, (prefix + path).replace(/\/$/, "") || undefined),
    });
    if (guess !== null)
        return inFolder(guess, prefix);
    if (prefix === "")
        return null;
    const above = (0,posix_.dirname)(prefix);
    return nearestGuess(root, above === "." ? "" : `${above}/`);
}
async function workflowsOnPullRequests(root) {
    const files = (await (0,safe_files/* namesIn */.wX)(root, workflowFolder)).filter((name) => /\.ya?ml$/.test(name)).toSorted();
    const names = [];
    for (const path of files.map(pathOf)) {
        const { name = path, on } = place_fieldsOf((await textOf(root, path)) ?? "");
        const events = typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on ?? {});
        if (typeof name === "string" && events.includes("pull_request"))
            names.push(name);
    }
    return names;
}
function place_fieldsOf(text) {
    try {
        return (0,dist/* parse */.qg)(text) ?? {};
    }
    catch {
        return {};
    }
}
/** The text of an existing workflow, or null. */
async function textOf(root, path) {
    const isFile = (await (0,safe_files/* kindOf */.I)(root, path)) === "file";
    if (!isFile)
        return null;
    return (0,safe_files/* readRegular */.VX)(root, path).then((bytes) => Buffer.from(bytes).toString("utf8"), () => null);
}
/** Whether any entry exists at the path. */
async function isTaken(root, path) {
    return (await (0,safe_files/* kindOf */.I)(root, path)) !== "none";
}
/** Writes a new file. @throws the file system's own error if there is one already. */
async function writeNew(root, path, text) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        await (0,safe_changes/* createParents */.W5)(root, path);
        const file = __addDisposableResource(env_1, await (0,safe_changes/* createFile */.x3)(root, path), true);
        await file.writeFile(text);
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

;// CONCATENATED MODULE: ./lib/examples/attest.yml.js
/* harmony default export */ const attest_yml = ("# A run whose record is signed. The second job runs no code: it downloads the artifact, checks its files and results again,\n# and signs them with the workflow's identity. docs/verify-a-run.md shows how to check a signature.\n# Needs the repository secret OPENAI_API_KEY.\nname: Propose a patch, attested\n\non:\n  workflow_dispatch:\n    inputs:\n      task:\n        description: What to change, in words\n        type: string\n        required: true\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    # One run per person at a time. GitHub keeps one more waiting; a third replaces the one that waits.\n    concurrency:\n      group: ${{ github.workflow }}-${{ github.actor }}\n    permissions:\n      contents: read # the checkout\n    outputs:\n      artifact: ${{ steps.agent.outputs.artifact-id }}\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          persist-credentials: false\n      - id: agent\n        uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          task: ${{ inputs.task }}\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo\n          image: python:3-slim\n          protect: tests/**\n          verify: |\n            python3 -m unittest discover -s tests\n          artifact: always\n\n  attest:\n    name: Sign the record\n    needs: run\n    if: needs.run.outputs.artifact != ''\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    concurrency:\n      group: attest-${{ github.run_id }} # every run's record is signed\n    permissions:\n      actions: read # the artifact\n      attestations: write # kept on GitHub\n      id-token: write # the identity that signs\n    steps:\n      - uses: actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0\n        with:\n          artifact-ids: ${{ needs.run.outputs.artifact }}\n          path: run\n      - uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          mode: attest # signs what the first job did, and runs no code\n          out: run\n");

;// CONCATENATED MODULE: ./lib/examples/comment.yml.js
/* harmony default export */ const comment_yml = ("# Write `/agent-exec fix this` in a comment on an issue or a pull request, in a review or on a line of a diff.\n# Only people with write access can start a run. The report is a comment, a check run and an artifact.\n# On a pull request from a fork, write a comment below it: GitHub gives reviews no secrets there.\n# Needs the repository secret OPENAI_API_KEY.\nname: agent-exec\nrun-name: \"agent-exec on #${{ github.event.issue.number || github.event.pull_request.number }}\" # `cancel` finds runs by it\n\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] for zizmor, a linter: the action asks GitHub for the sender's permission\n    types: [created]\n  pull_request_review:\n    types: [submitted]\n  pull_request_review_comment:\n    types: [created]\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    # Other comments start no job. The action itself checks who may start a run.\n    if: contains(github.event.comment.body || github.event.review.body, '/agent-exec')\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    # One run per issue at a time, and only one for an event that GitHub sends twice. GitHub keeps one more waiting; a third\n    # replaces the one that waits. `cancel` does not wait.\n    concurrency:\n      group: agent-exec-${{ contains(github.event.comment.body || github.event.review.body, '/agent-exec cancel') && github.run_id || github.event.issue.number || github.event.pull_request.number }}\n    permissions:\n      issues: write # the comment on an issue\n      pull-requests: write # the comment on a pull request\n      checks: write # the check run on a pull request\n      contents: read # the repository's files, and the diff of a pull request\n      actions: write # `/agent-exec cancel`, and to read the files of a run for `approve`\n    steps:\n      - uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo # the code works on a copy of the repository\n          # verify: python3 -m unittest # your tests decide; `image` names a container that can run them\n");

;// CONCATENATED MODULE: ./lib/examples/fix-ci.yml.js
/* harmony default export */ const fix_ci_yml = ("# When the workflow CI fails on a pull request, the model reads the failed job's log and proposes a patch in a comment.\n# Forks start nothing, nor does a push by somebody without write access. After three runs, or with the label\n# `agent-exec:off`, only a comment starts another. Needs the repository secret OPENAI_API_KEY.\nname: Fix CI\n\non:\n  workflow_run: # zizmor: ignore[dangerous-triggers] for zizmor, a linter: the action asks GitHub for the sender's permission\n    workflows: [CI] # the name of your workflow\n    types: [completed]\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    if: >-\n      github.event.workflow_run.conclusion == 'failure' && github.event.workflow_run.event == 'pull_request'\n      && github.event.workflow_run.head_repository.full_name == github.repository\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    concurrency:\n      group: fix-ci-${{ github.event.workflow_run.head_branch }}\n      cancel-in-progress: true # only the newest push counts\n    permissions:\n      actions: read # the log of the failed job\n      contents: read # the files and the diff\n      pull-requests: write # the comment\n      checks: write # the check run\n    steps:\n      - uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          task: CI failed on this pull request. Find the cause in the log and fix it.\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo\n          image: python:3-slim\n          verify: |\n            python3 -m unittest discover\n");

;// CONCATENATED MODULE: ./lib/examples/issue.yml.js
/* harmony default export */ const issue_yml = ("# Add the label `agent-exec` to an issue: its title and text become the task. Read them before, because you answer for them.\n# Or open an issue with a line that begins with `/agent-exec`. Only people with write access can start a run.\n# The report is a comment on the issue. Needs the repository secret OPENAI_API_KEY.\nname: Work on issues\nrun-name: \"agent-exec on #${{ github.event.issue.number }}\" # `/agent-exec cancel` finds runs by it\n\non:\n  issues:\n    types: [opened, labeled]\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    # Other issues and labels start no job. The action itself checks who may start a run.\n    if: >-\n      github.event.label.name == 'agent-exec' ||\n      (github.event.action == 'opened' && contains(github.event.issue.body, '/agent-exec'))\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    # One run per issue at a time. GitHub keeps one more waiting; a third replaces the one that waits.\n    concurrency:\n      group: agent-exec-${{ github.event.issue.number }}\n    permissions:\n      issues: write # the comment\n      contents: read # the repository's files\n    steps:\n      - uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo # the code works on a copy of the repository\n          # verify: python3 -m unittest # your tests decide; `image` names a container that can run them\n          settings: |\n            label-trigger: agent-exec\n");

;// CONCATENATED MODULE: ./lib/examples/keyless.yml.js
/* harmony default export */ const keyless_yml = ("# Comment `/agent-exec fix this` on an issue or a pull request to start a run.\n# Only people with write access can start a run. The report is a comment, a check run and an artifact.\n# Needs no stored key: docs/models.md shows how OpenAI learns to trust the job's identity.\nname: agent-exec without a key\n\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] for zizmor, a linter: the action asks GitHub for the sender's permission\n    types: [created]\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    # Other comments start no job. The action itself checks who may start a run.\n    if: contains(github.event.comment.body, '/agent-exec')\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    # One run per issue at a time. GitHub keeps one more waiting; a third replaces the one that waits.\n    concurrency:\n      group: agent-exec-${{ github.event.issue.number }}\n    permissions:\n      issues: write # the comment on an issue\n      pull-requests: write # the comment on a pull request\n      checks: write # the check run on a pull request\n      contents: read # the repository's files, and the diff of a pull request\n      id-token: write # the job's identity for OpenAI\n    steps:\n      - uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          model: gpt-5-mini\n          workspace: repo # the code works on a copy of the repository\n          # verify: python3 -m unittest # your tests decide; `image` names a container that can run them\n          settings: |\n            identity-provider-id: idp_123 # yours, from OpenAI's settings\n            service-account-id: user-123 # yours\n");

;// CONCATENATED MODULE: ./lib/examples/patch.yml.js
/* harmony default export */ const patch_yml = ("# Works on the repository's own files and leaves `changes.patch` in the artifact. Nothing is pushed: you read the patch and\n# apply it. The repository's own tests decide whether it worked, in a container without a network.\n# Needs the repository secret OPENAI_API_KEY.\nname: Propose a patch\n\non:\n  workflow_dispatch:\n    inputs:\n      task:\n        description: What to change, in words\n        type: string\n        required: true\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    # One run per person at a time. GitHub keeps one more waiting; a third replaces the one that waits.\n    concurrency:\n      group: ${{ github.workflow }}-${{ github.actor }}\n    permissions:\n      contents: read # the checkout\n    steps:\n      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n        with:\n          persist-credentials: false\n      - id: agent\n        uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          task: ${{ inputs.task }}\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo\n          image: python:3-slim\n          verify: |\n            python3 -m unittest discover\n      - name: Say where the patch is\n        if: always() && steps.agent.outputs.artifact-url != ''\n        env:\n          FILES: ${{ steps.agent.outputs.artifact-url }}\n        run: echo \"changes.patch is among the files at $FILES\" >> \"$GITHUB_STEP_SUMMARY\"\n");

;// CONCATENATED MODULE: ./lib/examples/two-jobs.yml.js
/* harmony default export */ const two_jobs_yml = ("# Two jobs, so that no job has both the model's key and write permission. The first runs the task and may only read. The\n# second has no key and runs no code: it posts the comment, opens the pull request, and answers commands such as `cancel`.\n# Write `/agent-exec TASK` in a comment on an issue or a pull request. Needs the repository secret OPENAI_API_KEY, and\n# \"Allow GitHub Actions to create and approve pull requests\" under Settings → Actions → General.\n# The comment appears when the run ends.\nname: agent-exec in two jobs\nrun-name: \"agent-exec on #${{ github.event.issue.number || github.event.pull_request.number }}\" # `cancel` finds runs by it\n\non:\n  issue_comment: # zizmor: ignore[dangerous-triggers] for zizmor, a linter: the action asks GitHub for the sender's permission\n    types: [created]\n  pull_request_review:\n    types: [submitted]\n  pull_request_review_comment:\n    types: [created]\n\n# One run and its report per issue at a time, and only one for an event that GitHub sends twice. GitHub keeps one more\n# waiting; a third replaces the one that waits. `cancel` and other comments do not wait.\nconcurrency:\n  group: agent-exec-${{ contains(github.event.comment.body || github.event.review.body, '/agent-exec') && !contains(github.event.comment.body || github.event.review.body, '/agent-exec cancel') && (github.event.issue.number || github.event.pull_request.number) || github.run_id }}\n\npermissions: {}\n\njobs:\n  run:\n    name: Run the task\n    # Other comments start no job. The action itself checks who may start a run.\n    if: contains(github.event.comment.body || github.event.review.body, '/agent-exec')\n    runs-on: ubuntu-latest\n    timeout-minutes: 45\n    permissions:\n      contents: read # the repository's files\n      issues: read # the issue that the model sees\n      pull-requests: read # the pull request that the model sees\n      actions: read # the files of the run that waits for `/agent-exec approve`\n    outputs:\n      artifact: ${{ steps.agent.outputs.artifact-id }}\n    steps:\n      - id: agent\n        uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          api-key: ${{ secrets.OPENAI_API_KEY }}\n          model: gpt-5-mini\n          workspace: repo\n          verify: |\n            python3 -m unittest discover\n          comment: never\n          check-run: never\n          artifact: always\n\n  report:\n    name: Report\n    needs: run\n    # Even if the first job failed: somebody waits for the answer.\n    if: always() && needs.run.result != 'skipped'\n    runs-on: ubuntu-latest\n    timeout-minutes: 10\n    concurrency:\n      group: report-${{ github.run_id }} # every run is reported\n    permissions:\n      actions: write # the artifact, and `/agent-exec cancel`\n      contents: write # the branch of the pull request\n      issues: write # the comment on an issue\n      pull-requests: write # the pull request, and the comment on one\n      checks: write # the check run on a pull request\n    steps:\n      - if: needs.run.outputs.artifact != ''\n        uses: actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0\n        with:\n          artifact-ids: ${{ needs.run.outputs.artifact }}\n          path: run\n      - if: always() # the answer to the comment says if the download failed\n        uses: org/agent-exec@v1 # not released yet: use your fork, OWNER/agent-exec@COMMIT_SHA\n        with:\n          mode: report # posts what the first job did, answers commands, and runs no code\n          out: run\n          create-pull-request: ready # or draft\n");

;// CONCATENATED MODULE: ./lib/init/workflow.js









/** The examples. `init` takes one of them and changes it by the answers. */
const examples = {
    comment: comment_yml,
    label: issue_yml,
    "failed-ci": fix_ci_yml,
    manual: patch_yml,
};
/** Where the parts of a job stand in all examples. */
const run = ["jobs", "run"];
function workflowOf(start, given) {
    const answers = { ...given, jobs: isCounted(start) ? 1 : given.jobs };
    const example = (0,dist/* parseDocument */.Tp)(examples[start]);
    const workflow = answers.jobs === 1 ? example : inJobs(start, example, answers);
    const [asking] = inputsOf(workflow);
    for (const step of agentSteps(workflow))
        step.set("uses", new dist/* Scalar */.X5(answers.action));
    answer(asking, answers);
    if (start === "failed-ci")
        workflow.setIn(["on", "workflow_run", "workflows"], workflow.createNode(answers.ci, { flow: true }));
    if (answers.secret === null)
        grant(workflow, run, "id-token: write", keyless_yml);
    if (answers.jobs === 1 && answers.pullRequest)
        for (const scope of ["contents: write", "pull-requests: write"])
            grant(workflow, run, scope, two_jobs_yml);
    const [first] = workflow.contents.items;
    if (first !== undefined)
        first.key.commentBefore = headerOf(start, answers);
    const text = workflow.toString({ lineWidth: 0, flowCollectionPadding: false });
    // zizmor expects its comment on the trigger's own line.
    return text.replace(/:\n +(# zizmor: )/, ": $1").replace(`  ${verifyLine}\n`, `  # ${verifyLine}\n`);
}
/** A workflow without a verification has this line as a comment. A real command is always a block of lines. */
const missing = "COMMAND";
const verifyLine = `verify: ${missing}`;
/** Whether the action limits this workflow's runs: it counts the comments of its own job, so one job does all. */
function isCounted(start) {
    return start === "failed-ci";
}
function headerOf(start, { secret, pullRequest, jobs }) {
    const lines = [
        starts[start].words,
        "Only people with write access can start a run. `agent-exec init` wrote this file.",
        secret === null
            ? "OpenAI accepts the job's identity in place of a key (see agent-exec's docs/models.md)."
            : `Needs the repository secret ${secret}.`,
        ...(pullRequest ? ["A run that passed opens a pull request."] : []),
        ...(jobs > 1 ? ["No job has both the model's key and write permission."] : []),
    ];
    return lines.map((line) => ` ${line}`).join("\n");
}
/** Changes the example with several jobs, so that it starts like the other example. */
function inJobs(start, example, { jobs, pullRequest }) {
    const workflow = (0,dist/* parseDocument */.Tp)(two_jobs_yml);
    const scopes = permissionsOf(example, "run");
    for (const part of ["name", "run-name", "on"]) {
        if (example.has(part))
            workflow.set(part, example.get(part, true));
        else
            workflow.delete(part);
    }
    if (start !== "comment") {
        workflow.delete("concurrency");
        startAs(example, workflow);
    }
    const [like] = inputsOf(example);
    const [runs, reports] = inputsOf(workflow);
    for (const name of ["task", "settings"])
        if (like.has(name))
            runs.set(name, like.get(name, true));
    // A label starts a run only if the second job knows the label too.
    if (like.has("settings"))
        reports.set("settings", like.get("settings", true));
    workflow.getIn([...run, "permissions"]).items = [];
    // Check runs are only written, so no permission to read them is needed.
    const read = scopes.filter(([scope]) => scope !== "checks").map(([scope]) => `${scope}: read`);
    for (const scope of [...read, "contents: read"])
        grant(workflow, run, scope, examples[start], two_jobs_yml);
    const needed = new Set([
        "actions",
        ...scopes.filter(([, access]) => access === "write").map(([scope]) => scope),
        ...(pullRequest ? ["contents", "pull-requests"] : []),
    ]);
    for (const [scope] of permissionsOf(workflow, "report"))
        if (!needed.has(scope))
            workflow.deleteIn(["jobs", "report", "permissions", scope]);
    // A comment can cancel a run only if comments start runs.
    if (start !== "comment")
        grant(workflow, ["jobs", "report"], "actions: read", attest_yml);
    if (!pullRequest)
        reports.delete("create-pull-request");
    if (jobs === 3) {
        const [, pair] = (0,dist/* parseDocument */.Tp)(attest_yml).get("jobs").items;
        if (pair !== undefined)
            workflow.get("jobs").add(pair);
        if (pair !== undefined)
            pair.key.spaceBefore = true;
    }
    return workflow;
}
/** Copies the example's condition and concurrency, with their comments, to the first job. */
function startAs(example, workflow) {
    const [from, to] = [example, workflow].map((each) => each.getIn(run));
    to.delete("if");
    for (const [part, before] of [
        ["if", "runs-on"],
        ["concurrency", "permissions"],
    ]) {
        const pairs = from.items.filter(({ key }) => key.value === part);
        to.items.splice(to.items.findIndex(({ key }) => key.value === before), 0, ...pairs);
    }
}
/** Writes the answers into the step that asks the model. */
function answer(given, { model, baseUrl, secret, verify, jobs, pullRequest }) {
    const settings = [
        given.get("settings"),
        // The ids in the example without a key.
        secret === null ? String(inputsOf((0,dist/* parseDocument */.Tp)(keyless_yml))[0].get("settings")) : "",
        verify?.env ? `env: ${verify.env}\n` : "",
    ];
    const kept = ["task", "comment", "check-run", "artifact"].map((name) => [name, given.get(name, true)]);
    const ready = inputsOf((0,dist/* parseDocument */.Tp)(two_jobs_yml))[1].get("create-pull-request", true);
    const wanted = [
        kept[0],
        ["api-key", secret === null ? undefined : `\${{ secrets.${secret} }}`],
        ["model", model],
        ["base-url", baseUrl ?? undefined],
        ["workspace", "repo"],
        ["image", verify?.image],
        ["setup", verify?.setup ?? undefined],
        ["setup-network", verify?.setup ? "full" : undefined],
        ["verify", verify === null ? missing : block(`${verify.verify}\n`)],
        ["create-pull-request", jobs === 1 && pullRequest ? ready : undefined],
        ...kept.slice(1),
        ["settings", settings.join("") === "" ? undefined : block(settings.join(""))],
    ];
    given.items = [];
    // The example ends with a `verify` in a comment.
    delete given.comment;
    for (const [name, value] of wanted)
        if (value !== undefined)
            given.set(name, value);
}
function block(text) {
    const node = new dist/* Scalar */.X5(text);
    node.type = "BLOCK_LITERAL";
    return node;
}
/** The steps of all jobs that use the action. */
function agentSteps(workflow) {
    const jobs = workflow.get("jobs");
    const steps = jobs.items.flatMap(({ value }) => value?.get("steps")?.items ?? []);
    return steps.filter((step) => String(step.get("uses")).startsWith("org/agent-exec@"));
}
function inputsOf(workflow) {
    return agentSteps(workflow).map((step) => step.get("with"));
}
/** Adds a permission to a job, with the reason from the first example that has it. */
function grant(workflow, job, scope, ...reasons) {
    const [name = "", access = ""] = scope.split(": ");
    const node = new dist/* Scalar */.X5(access);
    const why = reasons.flatMap(permissionsIn).find((each) => each.scope === scope)?.why;
    if (why !== undefined)
        node.comment = ` ${why}`;
    workflow.setIn([...job, "permissions", name], node);
}
/** The purpose of each permission in a workflow, from its comments. */
function permissionsIn(text) {
    const workflow = (0,dist/* parseDocument */.Tp)(text);
    const jobs = Object.keys(workflow.toJS().jobs);
    return jobs.flatMap((job) => permissionsOf(workflow, job).map(([scope, access]) => {
        const node = workflow.getIn(["jobs", job, "permissions", scope], true);
        return { job, scope: `${scope}: ${access}`, why: (0,dist/* isScalar */.jn)(node) ? (node.comment ?? "").trim() : "" };
    }));
}
/** The permissions of a job, as pairs of scope and access. */
function permissionsOf(workflow, job) {
    return Object.entries(workflow.toJS().jobs[job]?.permissions ?? {});
}

;// CONCATENATED MODULE: ./lib/init/next-steps.js






/** The purpose of each job's permissions. A job with the same permissions in several files is listed once. */
function permissionLines(files) {
    const jobs = new Map();
    for (const { path, text } of files) {
        const permissions = permissionsIn(text);
        for (const job of new Set(permissions.map((each) => each.job))) {
            const ofJob = permissions.filter((each) => each.job === job);
            const lines = (0,aligned/* alignedLines */.W)(ofJob.map(({ scope, why }) => [scope, why]));
            const words = lines.map((line) => `    ${line}\n`).join("");
            const key = `${job}\n${words}`;
            jobs.set(key, [...(jobs.get(key) ?? []), path]);
        }
    }
    const parts = [...jobs].map(([key, paths]) => {
        const [job, ...lines] = key.split("\n");
        return `  Job \`${job}\` in ${(0,listed/* listed */.K)(paths)}\n${lines.join("\n")}`;
    });
    return `What the permissions of each job are for\n${parts.join("")}`;
}
/** The user's next steps, in order. */
function nextSteps(place, { ways, files, ...answers }) {
    const { root, isRepository, origin, defaultBranch } = place;
    const { action, secret, pullRequest, verify, jobs } = answers;
    const isHere = root === process.cwd();
    const branch = defaultBranch === null ? "the default branch" : `the default branch, \`${defaultBranch}\``;
    const paths = files.map(({ path }) => `${isHere ? "" : ":/"}${path}`).join(" ");
    const [repository, sha] = action.split("@");
    const steps = [
        !isRepository && "This folder is not a Git repository. Create one: git init",
        secret === null
            ? "In each workflow file, replace the two IDs under `settings`. agent-exec's `docs/models.md` says how to get these IDs."
            : `Save the model's key as a secret: gh secret set ${secret}`,
        ...localWords({ baseUrl: answers.baseUrl }),
        pullRequest &&
            'In Settings → Actions → General, turn on "Allow GitHub Actions to create and approve pull requests".',
        ways.includes("label") && "Create the label: gh label create agent-exec",
        verify === null &&
            `In the line \`# ${verifyLine}\`, write the command that decides whether the code is right, and remove the \`#\`. Without \`verify\`, nothing proves a change.`,
        jobs > 1 &&
            ways.some(isCounted) &&
            `\`${starts["failed-ci"].file}\` has only one job, with both the model's key and write permission. agent-exec limits the runs for each pull request, and counts the comments of this job for that.`,
        jobs > 1 &&
            ways.includes("comment") &&
            "With several jobs, the comment appears when the run ends. Until then, you see the run on the Actions page.",
        isEnterpriseServer(place) &&
            `Make sure that jobs on ${origin?.host} can use the actions that the workflow files name.`,
        `Read the files, then commit them and push them to ${branch}: git add ${paths} && git commit -m "Add agent-exec" && git push`,
        ...ways.map((way) => starts[way].words),
        `If a run does not work, copy https://github.com/${repository}/blob/${sha}/examples/doctor.yml to ${pathOf("doctor.yml")} and start the workflow. The workflow's summary says why.`,
    ];
    return steps.filter((step) => step !== false);
}

;// CONCATENATED MODULE: ./lib/init/questions.js



/** The flags for a typed answer. A model server may be given by its address or by a short word. */
function givenBy(name, answer) {
    if (answer === "" || (name === "baseUrl" && answer === "openai"))
        return {};
    return name === "baseUrl" && answer === "keyless" ? { keyless: true } : { [name]: answer };
}
/** Another model server has other models and needs a key of its own. */
const isOtherServer = ({ baseUrl, keyless }) => baseUrl !== undefined && keyless !== true;
/** The questions. The first is needless after a release. @param free the ways to start that have no file yet */
function questionsFor(place, free) {
    const { guess, ci } = place;
    const noCi = free.includes("failed-ci") && ci.length === 0
        ? " (failed-ci needs a workflow that runs on pull requests)"
        : "";
    return [
        {
            name: "action",
            words: "agent-exec has no release yet. Enter your fork and a commit that you have read, as " +
                "OWNER/agent-exec@SHA",
        },
        {
            name: "start",
            words: `1. How do runs start: ${free.join(", ")}?${noCi} Separate several with commas`,
            ...(free.includes("comment") ? { usual: "comment" } : {}),
        },
        {
            name: "baseUrl",
            words: "2. Which model server: openai, keyless (OpenAI without a stored key), or the address of another server?",
            usual: "openai",
            isAsked: ({ keyless, keySecret }) => keyless !== true && keySecret === undefined,
        },
        { name: "model", words: "   The model's name on the server", isAsked: isOtherServer },
        {
            name: "keySecret",
            words: "   The name of the repository secret that holds the model's key",
            usual: "MODEL_API_KEY",
            isAsked: isOtherServer,
        },
        {
            name: "verify",
            words: `3. Which command decides whether the code is right? ${verifyWords(guess)}`,
            usual: guess?.verify?.replaceAll("\n", " && ") ?? "none",
        },
        {
            name: "pullRequest",
            words: "4. May agent-exec open a pull request after a run that passed: yes, no?",
            usual: usual.pullRequest,
        },
        {
            name: "jobs",
            words: "5. How many jobs does the workflow have: 1, 2 or 3? With 2 or 3 jobs, no job has both the model's key and " +
                "write permission. With 3 jobs, the third job signs the run.",
            usual: usualJobs(place),
        },
    ];
}
function verifyWords(guess) {
    if (guess === null)
        return "agent-exec found no test tool in this folder's files; `none` leaves the command out";
    return guess.verify === null
        ? `agent-exec found no test file beside ${guess.from}; \`none\` leaves the command out`
        : `${guess.from} suggests the command in brackets, which runs in the image ${guess.image}`;
}
/** @throws AgentExecError `settings-invalid` that names every bad answer and its flag. */
function answersFrom(given, place) {
    const problems = problemsOf(given, place);
    if (problems.length > 0)
        throw new errors/* AgentExecError */.r("settings-invalid", problems.join("; "), {
            nextStep: given.action === undefined
                ? "Fork agent-exec, and pass --action YOUR-NAME/agent-exec@SHA with a commit that you have read. Nothing was written."
                : "Correct the options above. Nothing was written.",
        });
    const { action = "", model = usual.model, baseUrl = null, pullRequest = usual.pullRequest } = given;
    const answers = {
        action,
        model,
        baseUrl,
        secret: given.keyless === true
            ? null
            : (given.keySecret ?? (baseUrl === null ? "OPENAI_API_KEY" : "MODEL_API_KEY")),
        verify: verifyOf(given, place),
        pullRequest: pullRequest === "yes",
        jobs: Number(given.jobs ?? usualJobs(place)),
        ci: place.ci,
    };
    return { starts: waysOf(given), answers };
}
/** If the user names a command, the image and the setup still come from the guess. */
function verifyOf({ verify, image, setup }, { guess }) {
    const command = verify ?? guess?.verify ?? "none";
    if (command === "none")
        return null;
    return {
        image: image ?? guess?.image ?? usual.image,
        setup: setup ?? guess?.setup ?? null,
        env: guess?.env ?? null,
        verify: command,
    };
}

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/repository/init.js










/**
 * Writes workflows for the repository around this folder. Resolves with 0, or with 130 if the person leaves without an
 * answer.
 * @throws AgentExecError `settings-invalid` for a bad answer, without a terminal to ask, or if other files are there.
 */
async function init({ yes, dryRun, ...flags }) {
    const place = await lookAround(process.cwd());
    const given = yes === true ? flags : await asked(flags, place, dryRun === true);
    if (given === null) {
        (0,print/* printError */.yJ)("Nothing was written.\n");
        return outcomes/* outcomes */.KI.cancelled.exitCode;
    }
    const { starts: ways, answers } = answersFrom(given, place);
    const files = ways.map((way) => ({ path: pathOf(starts[way].file), text: workflowOf(way, answers) }));
    if (dryRun === true) {
        (0,print/* printOutput */.jP)(files.map(({ path, text }) => `# ${path}\n${text}`).join("\n"));
        return 0;
    }
    for (const { path, isNew } of await write(files, place.root))
        (0,print/* printOutput */.jP)(`${isNew ? "written " : "as it is"}  ${path}\n`);
    (0,print/* printOutput */.jP)(`\n${permissionLines(files)}\nNext\n`);
    const steps = nextSteps(place, { ...answers, ways, files });
    (0,print/* printOutput */.jP)(steps.map((step, index) => `  ${index + 1}. ${step}\n`).join(""));
    return 0;
}
/** Asks for missing answers. Null if the user left. @param isDry nothing is written, so existing files do not matter */
async function asked(flags, place, isDry) {
    const free = isDry ? allWays : await freeWays(flags, place);
    const questions = questionsFor(place, free);
    const isOpen = ({ name, isAsked }, given) => flags[name] === undefined && isAsked?.(given) !== false;
    if (questions.some((question) => isOpen(question, flags)) && !process.stdin.isTTY)
        throw new errors/* AgentExecError */.r("settings-invalid", "Cannot ask: standard input is not a terminal.", {
            nextStep: "Nothing was written. Add --yes, and a flag for each answer that differs from the default.",
        });
    let given = flags;
    for (const question of questions)
        if (given !== null && isOpen(question, given))
            given = await typed(question, given, { place, free });
    return given;
}
const allWays = Object.keys(starts);
/** The ways to start runs that have no file yet. Names the others first. @throws AgentExecError if none is left. */
async function freeWays({ start }, { root }) {
    const isThere = await Promise.all(allWays.map((way) => isTaken(root, pathOf(starts[way].file))));
    const taken = allWays.filter((_, index) => isThere[index]);
    const refused = start === undefined ? taken : taken.filter((way) => waysOf({ start }).includes(way));
    if (refused.length === allWays.length || (start !== undefined && refused.length > 0))
        throw exists(refused.map(fileOf));
    if (start === undefined && taken.length > 0)
        (0,print/* printError */.yJ)(`${alreadyThere(taken.map(fileOf))}. So \`init\` does not offer ${(0,listed/* listed */.K)(taken)}.\n`);
    return allWays.filter((way) => !taken.includes(way));
}
function fileOf(way) {
    return pathOf(starts[way].file);
}
/** Asks until the answer is valid. Null if the user left. */
async function typed({ name, words, usual }, given, { place, free }) {
    const prompt = usual === undefined ? `${words}: ` : `${words} [${usual}]: `;
    for (;;) {
        const answer = await (0,print/* answerTo */.oy)(prompt);
        if (answer === null)
            return null;
        const now = { ...given, ...givenBy(name, answer) };
        const taken = name === "start" ? waysOf(now).filter((way) => !free.some((each) => each === way)) : [];
        const problem = answer === "" && usual === undefined
            ? "an answer is needed"
            : (problemOf(name, now, place) ??
                (taken.length === 0 ? null : `the file of ${(0,listed/* listed */.K)(taken)} exists already`));
        if (problem === null) {
            if (name === "baseUrl")
                for (const line of localWords(now))
                    (0,print/* printError */.yJ)(`   ${line}\n`);
            return now;
        }
        (0,print/* printError */.yJ)(`   Please answer again: ${problem}.\n`);
    }
}
/** Writes all files or none. Existing files are never changed. */
async function write(files, root) {
    const found = await Promise.all(files.map(async (file) => ({
        ...file,
        isNew: !(await isTaken(root, file.path)),
        isSame: (await textOf(root, file.path)) === file.text,
    })));
    const others = found.filter(({ isNew, isSame }) => !isNew && !isSame);
    if (others.length > 0)
        throw exists(others.map(({ path }) => path));
    for (const { path, text, isNew } of found)
        if (isNew)
            await writeNew(root, path, text);
    return found;
}
function exists(paths) {
    return new errors/* AgentExecError */.r("settings-invalid", `${alreadyThere(paths)}.`, {
        nextStep: "Rename or delete these files, or print the new versions with --dry-run and compare. Nothing was written.",
    });
}
function alreadyThere(paths) {
    return `${(0,listed/* listed */.K)(paths)} ${paths.length === 1 ? "exists" : "exist"} already, and agent-exec changes no existing file`;
}


/***/ }),

/***/ 60795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   tc: () => (/* binding */ fromRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
function foldersOf(path) {
    const parts = path.split("/");
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
/** Whether a path is this folder or lies in it. The path and the folder are absolute. */
function isWithin(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, node_path__WEBPACK_IMPORTED_MODULE_0__.sep).startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
}
/** `./a.py` as `a.py`. */
function fromRoot(path) {
    return path.replace(/^(?:\.\/)+/, "");
}


/***/ }),

/***/ 9122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ removeWithFolders),
/* harmony export */   UQ: () => (/* binding */ fillFile),
/* harmony export */   W5: () => (/* binding */ createParents),
/* harmony export */   YT: () => (/* binding */ openToAppend),
/* harmony export */   b4: () => (/* binding */ removeEntry),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   mV: () => (/* binding */ moveFile),
/* harmony export */   vV: () => (/* binding */ createFolder),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _safe_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9668);





/**
 * Writes and removes files below a folder that may contain a stranger's links, pipes and devices. Nothing outside of
 * the folder changes. `safe-files.ts` reads from such folders.
 */
/** Writes a file and replaces any entry of its name, even a link. Creates folders. */
async function replaceFile(root, path, content, mode = 0o666) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createParents(root, path);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(target)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(draft, "wx", mode);
    try {
        await handle.writeFile(content);
        await handle.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(draft, target);
    }
    catch (error) {
        await handle.close().catch(() => undefined);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(draft, { force: true });
        throw error;
    }
}
/**
 * Creates a folder and its parents, one by one. Node 20's recursive `mkdir` never ends below folders such as /proc.
 * Follows links, because the user named the folder.
 */
async function createFolder(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => null))?.isDirectory() === true)
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await createFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile. Anything but a folder is an error.
        if (error.code !== "EEXIST" || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path)).isDirectory())
            throw error;
    });
}
/** Creates the folders that a file needs. @throws Error if one of them is a link or no folder. */
async function createParents(root, path, mode = 0o777) {
    const target = (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path);
    await createFolder(root);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, target)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { mode }).catch((error) => {
            if (error.code !== "EEXIST")
                throw error;
        });
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(folder)).isDirectory())
            throw new Error(`${folder} is a link or a file, not a folder`);
    }
}
/** Creates a new file in an existing folder. @throws the file system's own error if the name is taken. */
async function createFile(root, path, mode = 0o666) {
    await requirePlainParents(root, path);
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), flags, mode);
}
/** Writes a content to a new file and closes it, even if that fails. */
async function fillFile(handle, content) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    let bytes = 0;
    try {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.byteLength;
            await handle.appendFile(chunk);
        }
    }
    finally {
        await handle.close();
    }
    return { bytes, sha256: hash.digest("hex") };
}
/** Opens an existing regular file to append to it. @throws Error for anything else. */
async function openToAppend(root, path) {
    if ((await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(root, path)) !== "file")
        throw new Error(`${JSON.stringify(path)} is not a regular file`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
/** Renames a file below the same root, and replaces the target. */
async function moveFile(root, from, to) {
    await requirePlainParents(root, from);
    await requirePlainParents(root, to);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, from), (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, to));
}
/** Removes a file, a folder with its content, or a link but not its target. */
async function removeEntry(root, path) {
    if (await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)((0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path), { recursive: true, force: true });
}
/** Removes a file, if it exists, and folders that are then empty. */
async function removeWithFolders(root, path) {
    await removeEntry(root, path);
    for (const folder of (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(root, (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(root, path)).toReversed()) {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rmdir)(folder);
        }
        catch {
            // The folder is not empty, or is a link. So the folders above stay too.
            return;
        }
    }
}
async function requirePlainParents(root, path) {
    if (!(await (0,_safe_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPlainParents */ .g8)(root, path)))
        throw new Error(`the folder of ${JSON.stringify(path)} is a link or a file`);
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
/** At most `maxBytes` of a regular file, or null. Synchronous: twenty times faster for many small files. */
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await openRegular(root, path), true);
        if (handle === null)
            throw new Error(`${JSON.stringify(path)} is not a regular file`);
        if ((await handle.stat()).size > maxBytes)
            throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
        return await handle.readFile();
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
/** The kind of an entry. A link is "other", whatever its target is. */
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
/** The regular files below a folder, and the links, pipes, sockets and devices. Sorted, with `/` between folders. */
async function entriesBelow(root) {
    const [files, others] = [[], []];
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { recursive: true, withFileTypes: true })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath, entry.name).slice(root.length + 1);
        if (!entry.isDirectory())
            (entry.isFile() ? files : others).push(path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join("/"));
    }
    return { files: files.toSorted(), others: others.toSorted() };
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

/***/ 79231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ alignedLines)
/* harmony export */ });
/** Rows of a table as lines. Each column is as wide as its widest cell. */
function alignedLines(rows) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd());
}


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

/***/ 53912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60795);
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9668);
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




/** Finds the repository as git does, but ignores variables and configuration. @throws Error if there is none. */
async function findRepository(folder) {
    const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
    for (let root = here;; root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)) {
        const gitDir = await gitDirIn(root);
        if (gitDir !== null) {
            if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(gitDir, here))
                throw new Error("this operation must be run in a work tree");
            const commonDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, (await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, "commondir"))) ?? "");
            const head = await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, "HEAD"));
            const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, here).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
            return { root, prefix: way === "" ? "" : `${way}/`, gitDir, commonDir, head: `${head}\n` };
        }
        if (await isGitDir(root))
            throw new Error("it is a bare repository, so it has no files");
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) === root)
            throw new Error("not a git repository (or any of the parent directories): .git");
    }
}
/** The folder that a `.git` here means. Null if it is missing or invalid: then git looks in the folder above. */
async function gitDirIn(root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (stats === null)
        return null;
    if (stats.isDirectory())
        return (await isGitDir(path)) ? path : null;
    const target = /^gitdir: (.+)$/.exec((await lineOf(path)) ?? "")?.[1];
    if (target === undefined)
        throw new Error(`${path} does not name a repository`);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, target);
    if (await isGitDir(gitDir))
        return gitDir;
    throw new Error(`not a git repository: ${gitDir} (named in ${path})`);
}
async function isGitDir(path) {
    const head = await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"));
    if (head === null || !/^(?:ref: refs\/.+|[0-9a-f]{40,64})$/.test(head))
        return false;
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path, (await lineOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "commondir"))) ?? "");
    return (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, "objects"))) && (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, "refs")));
}
async function isFolder(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null))?.isDirectory() ?? false;
}
/** Paths are shorter. */
const maxBytes = 64 * 1024;
/** The first line of a small file. Null if it is not a regular file. */
async function lineOf(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handle = __addDisposableResource(env_1, await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_3__/* .openPlain */ .Hu)(path).catch(() => null), true);
        if (handle === null)
            return null;
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
        return buffer.subarray(0, bytesRead).toString("utf8").split("\n")[0].trimEnd();
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


/***/ }),

/***/ 59190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ defaultBranchOf),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _files_safe_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9668);

/** The address of the remote `origin`. Null if there is none, or if it names no repository on a server. */
async function originOf({ commonDir }) {
    const lines = (await textIn(commonDir, "config")).split("\n").map((line) => line.trim());
    const section = lines.indexOf('[remote "origin"]');
    const rest = section === -1 ? [] : lines.slice(section + 1);
    const end = rest.findIndex((line) => line.startsWith("["));
    const url = rest.slice(0, end === -1 ? undefined : end).find((line) => /^url *=/.test(line));
    const address = (url ?? "")
        .replace(/^url *= */, "")
        .replace(/\/$/, "")
        .replace(/\.git$/, "");
    const [, host, repository] = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/([^/]+\/[^/]+)$/.exec(address) ??
        /^(?:[^@/:]+@)?([^/:]+):([^/]+\/[^/]+)$/.exec(address) ??
        [];
    return host === undefined || repository === undefined ? null : { host, repository };
}
/** The server's default branch when the checkout was made. Null if git did not record it. */
async function defaultBranchOf({ commonDir, }) {
    const head = await textIn(commonDir, "refs/remotes/origin/HEAD");
    return /^ref: refs\/remotes\/origin\/(\S+)/.exec(head)?.[1] ?? null;
}
/** Reads a text file. Empty if it is missing. */
async function textIn(folder, path) {
    const bytes = await (0,_files_safe_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegular */ .VX)(folder, path, 1024 * 1024).catch(() => new Uint8Array());
    return Buffer.from(bytes).toString("utf8");
}


/***/ })

};
