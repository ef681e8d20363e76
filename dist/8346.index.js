export const id = 8346;
export const ids = [8346];
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

/***/ 88346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readJsonLines: () => (/* binding */ readJsonLines)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/batch/task.js
var batch_task = __webpack_require__(46691);
;// CONCATENATED MODULE: ./lib/tasks/humaneval.js
const fields = ["task_id", "prompt", "entry_point", "canonical_solution", "test"];
function isHumanEval(row) {
    return fields.every((name) => typeof row[name] === "string");
}
function humanEvalProblem(row) {
    const { task_id, prompt, entry_point, canonical_solution, test } = row;
    return {
        id: task_id.toLowerCase(),
        task: `Write solution.py.\n\n${prompt}`,
        solution: prompt + canonical_solution,
        wrong: `${prompt}    return None\n`,
        test: `${test}\ncheck(${entry_point})\n`,
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/tasks/mbpp.js

const mbppRow = schemas/* object */.Ikc({
    task_id: schemas/* number */.aig(),
    prompt: schemas/* string */.YjP(),
    code: schemas/* string */.YjP(),
    test_imports: schemas/* array */.YOg(schemas/* string */.YjP()),
    test_list: schemas/* array */.YOg(schemas/* string */.YjP()),
});
function isMbpp(row) {
    return mbppRow.safeParse(row).success;
}
function mbppProblem({ task_id, prompt, code, test_imports, test_list }) {
    const names = [...code.matchAll(/^def (\w+)/gm)].map(([, name]) => name);
    return {
        id: `mbpp/${task_id}`,
        task: `Write solution.py. ${prompt} It must satisfy:\n\n${test_list.join("\n")}`,
        solution: `${code}\n`,
        wrong: names.map((name) => `def ${name}(*_):\n    return None\n`).join("\n\n"),
        test: `${[...test_imports, ...test_list].join("\n")}\n`,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/markdown/fence.js
var fence = __webpack_require__(42328);
;// CONCATENATED MODULE: ./lib/tasks/check.py.js
/* harmony default export */ const check_py = ("# Decides whether solution.py is right, even if it ends the process or prints the text of a pass. A pass ends with a\n# random word, which the process gets only after it has loaded the module.\nimport os\nimport secrets\nimport subprocess\nimport sys\n\nchild = \"\"\"\nimport sys\nnames = {\"__name__\": \"solution\"}\nwith open(\"solution.py\", encoding=\"utf-8\") as file:\n    exec(compile(file.read(), \"solution.py\", \"exec\"), names)\nwith open(\"test.py\", encoding=\"utf-8\") as file:\n    test = file.read()\nword = sys.stdin.readline()\nexec(compile(test, \"test.py\", \"exec\"), names)\nsys.stdout.write(\"\\\\n\" + word)\n\"\"\"\n\nword = secrets.token_hex(16)\ntry:\n    done = subprocess.run(\n        [sys.executable, \"-I\", \"-c\", child],\n        input=word + \"\\n\",\n        capture_output=True,\n        text=True,\n        timeout=20,\n        cwd=os.path.dirname(os.path.abspath(__file__)),\n    )\nexcept subprocess.TimeoutExpired:\n    sys.exit(\"solution.py did not end within 20 s\")\nif done.returncode != 0 or done.stdout.strip().split(\"\\n\")[-1] != word:\n    sys.exit(done.stderr[-2000:] or \"solution.py is not right: it ended before its test did\")\n");

;// CONCATENATED MODULE: ./lib/tasks/problem.js




/** The settings for which a problem's test decides. */
const problemSettings = {
    protect: ["check.py", "test.py"],
    verify: ["python3 -I check.py"],
    until: "pass",
};
/** Makes a batch's task from a problem. If its id is wrong, returns the reason. */
function taskOfProblem({ id, task, solution, test }, origin) {
    if (!(0,batch_task/* isTaskId */.X)(id))
        return `the id ${JSON.stringify(id)} cannot name a folder`;
    const files = new Map([
        ["check.py", { content: check_py }],
        ["test.py", { content: test }],
    ]);
    const sha256 = (0,external_node_crypto_.hash)("sha256", check_py + test);
    return {
        id,
        origin,
        text: task,
        given: problemSettings,
        solution: `${(0,fence/* fence */.EU)(`# filename: solution.py\n${solution}`, "python")}\n`,
        files: { has: ["workspace"], sha256, read: async () => files },
    };
}

;// CONCATENATED MODULE: ./lib/tasks/json-lines.js





/** Reads one task per line: a JSON object with `id`, `task` and settings, or a problem of HumanEval or MBPP. */
function readJsonLines(text, path) {
    const tasks = [];
    const broken = [];
    const lines = text.replace(/^\uFEFF/, "").split("\n");
    for (const [at, line] of lines.entries()) {
        if (line.trim() === "")
            continue;
        const origin = `${path}:${at + 1}`;
        const read = taskIn(line, origin);
        if (typeof read === "string")
            broken.push(`${origin}: ${read}`);
        else
            tasks.push(read);
    }
    return { tasks, broken };
}
/** Reads a task from a line. If the line is wrong, returns the reason. */
function taskIn(line, origin) {
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        return `it is not JSON: ${(0,errors/* messageOf */.bD)(error)}`;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return "it is not a JSON object";
    const row = value;
    if (isHumanEval(row))
        return taskOfProblem(humanEvalProblem(row), origin);
    if (isMbpp(row))
        return taskOfProblem(mbppProblem(row), origin);
    const { id, task, ...given } = row;
    const name = typeof id === "number" ? String(id) : id;
    if (typeof name !== "string" || name === "")
        return "`id` is missing";
    if (!(0,batch_task/* isTaskId */.X)(name))
        return `the id ${JSON.stringify(name)} must be ${batch_task/* taskIdForm */.b}`;
    if (typeof task !== "string" || task.trim() === "")
        return "`task` is missing";
    const refused = Object.keys(given).filter((key) => ofWholeBatch.has(key));
    if (refused.length > 0)
        return `a task cannot set ${refused.join(", ")}; set this for the whole batch, on the command line`;
    return { id: name, origin, text: task, given: Object.fromEntries(Object.entries(given).map(asGiven)) };
}
/** Options that belong to the whole batch. */
const ofWholeBatch = new Set("out,json,quiet,models,config,print-config,task-file,thread,continue".split(","));
/** Writes lists and objects in the form of settings: `{"A": "1"}` becomes `["A=1"]`. */
function asGiven([name, value]) {
    if (Array.isArray(value))
        return [name, value.map(String)];
    if (typeof value === "object" && value !== null)
        return [name, Object.entries(value).map(([key, each]) => `${key}=${String(each)}`)];
    return [name, value];
}


/***/ })

};
