export const id = 7645;
export const ids = [7645];
export const modules = {

/***/ 46691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isTaskId),
/* harmony export */   b: () => (/* binding */ taskIdForm)
/* harmony export */ });
/** A part of an id: letters, digits and `._-`. File systems and URLs accept these. */
const idPart = /^[A-Za-z0-9_][\w.-]{0,99}$/;
/** Whether a text is a valid id for a task and its folder. */
function isTaskId(id) {
    return id.length <= 200 && id.split("/").every((part) => idPart.test(part));
}
const taskIdForm = "letters, digits, `.`, `_` and `-`, in parts with `/` between them";


/***/ }),

/***/ 17645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readHarborTasks: () => (/* binding */ readHarborTasks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/batch/task.js
var task = __webpack_require__(46691);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
;// CONCATENATED MODULE: ./lib/tasks/harbor-config.js



const seconds = schemas/* number */.aig().positive();
const variables = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({});
const environment = schemas/* looseObject */._H3({
    docker_image: schemas/* string */.YjP().optional(),
    os: schemas/* string */.YjP().default("linux"),
    cpus: schemas/* number */.aig().positive().optional(),
    memory_mb: schemas/* number */.aig().positive().optional(),
    memory: schemas/* string */.YjP().optional(),
    gpus: schemas/* number */.aig().default(0),
    mcp_servers: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
    env: variables,
    healthcheck: schemas/* unknown */.L5J().optional(),
    workdir: schemas/* string */.YjP().optional(),
});
const config = schemas/* looseObject */._H3({
    agent: schemas/* looseObject */._H3({ timeout_sec: seconds.default(600) }).prefault({}),
    verifier: schemas/* looseObject */._H3({
        timeout_sec: seconds.default(600),
        env: variables,
        environment: schemas/* unknown */.L5J().optional(),
        environment_mode: schemas/* string */.YjP().optional(),
    })
        .prefault({}),
    environment: environment.prefault({}),
    steps: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
});
/** Reads a task's configuration. `given`: settings by name. If agent-exec cannot run it, returns the reason. */
function harborConfig(toml) {
    let value;
    try {
        value = (0,smol_toml_dist/* parse */.qg)(toml);
    }
    catch (error) {
        return `task.toml is not TOML: ${(0,errors/* messageOf */.bD)(error).split("\n", 1)[0]}`;
    }
    const { data, error } = config.safeParse(value);
    if (data === undefined)
        return `task.toml: ${core_errors/* prettifyError */.S1(error).replaceAll("\n", " ")}`;
    const { agent, verifier, environment: place, steps } = data;
    const unsupported = [
        steps.length > 0 && "several steps",
        place.os.toLowerCase() !== "linux" && `os = "${place.os}"`,
        place.mcp_servers.length > 0 && "mcp_servers",
        place.healthcheck !== undefined && "healthcheck",
        place.gpus > 0 && "gpus",
        (verifier.environment !== undefined || verifier.environment_mode === "separate") &&
            "an environment of the verifier",
        Object.values({ ...place.env, ...verifier.env }).some((text) => text.includes("${")) &&
            "variables of this machine",
    ].filter((each) => each !== false);
    if (unsupported.length > 0)
        return `task.toml needs features that agent-exec does not support: ${unsupported.join(", ")}`;
    const memory = place.memory_mb === undefined ? place.memory?.toLowerCase() : `${place.memory_mb}m`;
    const env = Object.entries({ ...place.env, ...verifier.env }).map(([name, text]) => `${name}=${text}`);
    return {
        given: {
            timeout: `${verifier.timeout_sec}s`,
            "total-timeout": `${agent.timeout_sec + verifier.timeout_sec}s`,
            ...(place.cpus !== undefined && { cpus: place.cpus }),
            ...(memory !== undefined && { memory }),
            ...(env.length > 0 && { env }),
        },
        /** The image to start from. Undefined: the task's own Dockerfile. */
        image: place.docker_image,
        workdir: place.workdir,
    };
}

;// CONCATENATED MODULE: ./lib/tasks/harbor-verify.sh.js
/* harmony default export */ const harbor_verify_sh = ("# tests/test.sh, which must write the reward 1\nmkdir -p /tmp/tests /tmp/logs/verifier\nrm -f /logs/verifier/reward.txt /logs/verifier/reward.json\ncp -R .harbor-tests/. /tmp/tests/\nchmod -R u+rwx /tmp/tests\nshell=$(command -v bash || echo sh)\n\"$shell\" /tests/test.sh || true\nif [ -s /logs/verifier/reward.json ]; then\n  reward=$(tr -d ' \\t\\r\\n' </logs/verifier/reward.json | sed -n 's/.*\"reward\":\\([^,}]*\\).*/\\1/p')\nelse\n  reward=$(tr -d ' \\t\\r\\n' </logs/verifier/reward.txt 2>/dev/null || true)\nfi\necho \"reward: ${reward:-none}\"\ncase $reward in\n1 | 1.0 | 1.00 | 1.000) ;;\n*) exit 1 ;;\nesac\n");

// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/tasks/harbor.js
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










/** The largest file of a task. */
const maxFileBytes = 64 * 1024 ** 2;
const testsFolder = ".harbor-tests";
/** Reads all Harbor tasks in a folder. Each is a subfolder with a `task.toml`. */
async function readHarborTasks(root) {
    const { files } = await (0,safe_files/* entriesBelow */.yO)(root);
    const places = files
        .filter((path) => (0,external_node_path_.basename)(path) === "task.toml")
        .map((path) => path.slice(0, -"/task.toml".length));
    const tasks = [];
    const broken = [];
    for (const place of places) {
        const begin = place === "" ? "" : `${place}/`;
        const own = files.filter((path) => path.startsWith(begin)).map((path) => path.slice(begin.length));
        const origin = place === "" ? root : place;
        const id = place === "" ? (0,external_node_path_.basename)(root) : place;
        const task = await taskIn(new HarborFiles((0,external_node_path_.join)(root, place), own), id, origin).catch(errors/* messageOf */.bD);
        if (typeof task === "string")
            broken.push(`${origin}: ${task}`);
        else
            tasks.push(task);
    }
    return { tasks, broken };
}
/** Reads a task. If it cannot run, returns the reason. */
async function taskIn(files, id, origin) {
    if (!(0,task/* isTaskId */.X)(id))
        return `the folder's name must be ${task/* taskIdForm */.b}`;
    const missing = ["instruction.md", "tests/test.sh"].filter((name) => !files.has(name));
    if (missing.length > 0)
        return `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} missing`;
    const config = harborConfig(await files.text("task.toml"));
    if (typeof config === "string")
        return config;
    const composes = ["environment/docker-compose.yaml", "environment/docker-compose.yml"];
    const compose = composes.find((name) => files.has(name));
    if (compose !== undefined && hasServices(await files.text(compose)))
        return `${compose} starts several containers, which agent-exec does not support`;
    const dockerfilePath = "environment/Dockerfile";
    if (config.image === undefined && !files.has(dockerfilePath))
        return `${dockerfilePath} is missing`;
    const base = config.image === undefined ? await files.text(dockerfilePath) : `FROM ${config.image}\n`;
    const workdir = config.workdir ?? workdirOf(base);
    const dockerfile = `${base}\n${placesOf(workdir)}`;
    const build = async () => new Map([...(await files.below("environment")), ["Dockerfile", { content: dockerfile }]]);
    const workspace = async () => new Map([...(await files.below("tests"))].map(([path, file]) => [`${testsFolder}/${path}`, file]));
    return {
        id,
        origin,
        text: await files.text("instruction.md"),
        given: {
            ...config.given,
            "workspace-path": workdir,
            setup: ["cp -R /agent-exec-given/. ."],
            protect: [`${testsFolder}/**`],
            "verify-user": "other",
            verify: [harbor_verify_sh],
        },
        solution: files.has("solution/solve.sh") ? await solutionIn(files) : undefined,
        files: {
            has: ["workspace", "build"],
            sha256: hashOf([...(await build()), ...(await workspace())]),
            read: (folder) => (folder === "build" ? build() : workspace()),
        },
    };
}
/** The files of a task's folder. */
class HarborFiles {
    root;
    names;
    constructor(root, names) {
        this.root = root;
        this.names = names;
    }
    has(name) {
        return this.names.includes(name);
    }
    async text(name) {
        return new TextDecoder().decode((await this.#read(name)).content);
    }
    async below(folder) {
        const names = this.names.filter((name) => name.startsWith(`${folder}/`));
        const read = async (name) => [name.slice(folder.length + 1), await this.#read(name)];
        return new Map(await Promise.all(names.map(read)));
    }
    async #read(name) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, await (0,safe_files/* openRegular */.lf)(this.root, name), true);
            if (handle === null)
                throw new Error(`${name} is not a regular file`);
            const { size, mode } = await handle.stat();
            if (size > maxFileBytes)
                throw new Error(`${name} is larger than 64 MiB`);
            return { content: await handle.readFile(), isExecutable: (mode & 0o100) > 0 };
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
}
/**
 * A line that agent-exec adds to the Dockerfile. The sandbox's root is read-only, so Harbor's folders lead to `/tmp`.
 * The workspace hides the working folder, so `setup` copies its files into the workspace. The labels ask the Docker
 * executor for this, because each `RUN` would start a container.
 */
function placesOf(workdir) {
    const links = ["tests", "logs", "solution"].map((name) => `/${name}=/tmp/${name}`);
    return `LABEL agent-exec.links="${links.join(" ")}" agent-exec.copies="${workdir}=/agent-exec-given"\n`;
}
/** The last `WORKDIR` of a Dockerfile. */
function workdirOf(dockerfile) {
    const [, folder] = [...dockerfile.matchAll(/^[ \t]*WORKDIR[ \t]+"?(\/[^\s"]+)"?[ \t]*$/gim)].at(-1) ?? [];
    return folder?.replace(/\/$/, "") ?? "/app";
}
/** Whether a Compose file has more services than the task's own container. */
function hasServices(yaml) {
    const { services } = (0,dist/* parse */.qg)(yaml);
    return Object.keys(services ?? {}).some((name) => name !== "main");
}
/** A block that writes the solution's files and runs them, as Harbor's own oracle does. */
async function solutionIn(files) {
    const all = [...(await files.below("solution"))].map(([path, { content }]) => {
        const place = (0,shell_word/* shellWord */.r7)(`/tmp/solution/${path}`);
        return `mkdir -p "$(dirname ${place})" && base64 -d >${place} <<'END'\n${Buffer.from(content).toString("base64")}\nEND\n`;
    });
    const run = '"$(command -v bash || echo sh)" /solution/solve.sh';
    return `${(0,fence/* fence */.EU)(`mkdir -p /tmp/logs/agent\n${all.join("")}${run}\n`, "sh")}\n`;
}
function hashOf(files) {
    const hash = (0,external_node_crypto_.createHash)("sha256");
    for (const [path, { content, isExecutable = false }] of files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(`${path}\0${isExecutable}\0`).update(content).update("\0");
    return hash.digest("hex");
}


/***/ })

};
