export const id = 702;
export const ids = [702];
export const modules = {

/***/ 51702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/engine/outcomes.js
var outcomes = __webpack_require__(54269);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/settings/schema.js + 7 modules
var schema = __webpack_require__(95753);
;// CONCATENATED MODULE: ./lib/cli/flags.js


const headings = {
    task: "Task:",
    writer: "Writer:",
    sandbox: "Sandbox:",
    run: "Run:",
    report: "Report:",
};
/** Adds a face's settings to a command as flags; their values stay words until the settings are resolved. */
function addFlags(command, face) {
    for (const [name, description, group] of (0,schema/* settingsOf */.f5)(face)) {
        const { help, placeholder = "VALUE", defaultText, isFlag, isRepeatable } = description;
        const words = [
            help,
            isRepeatable === true ? "Repeatable." : "",
            defaultText === undefined ? "" : `[${defaultText}]`,
        ];
        const option = new esm/* Option */.c$(isFlag === true ? `--${name}` : `--${name} <${placeholder}>`, words.filter(Boolean).join(" "));
        option.helpGroup(headings[group]);
        if (isRepeatable === true)
            option.argParser((value, before) => [...(before ?? []), value]);
        command.addOption(option);
    }
    return command;
}
/** The flags that were given, by the settings' names. */
function givenFlags(command) {
    return Object.fromEntries(command.options
        .filter((option) => command.getOptionValueSource(option.attributeName()) === "cli")
        .map((option) => [option.name(), command.getOptionValue(option.attributeName())]));
}

;// CONCATENATED MODULE: ./lib/cli/examples.js
/** What `--help` teaches by example. */
const examples = {
    program: `
Examples:
  $ agent-exec demo
  $ agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec exec notes.md --keep-going
  $ agent-exec run --help

Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 130 cancelled.`,
    run: `
Examples:
  $ OPENAI_API_KEY=… agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec run --task-file task.md --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec run "Write fizzbuzz.py" --model gpt-5-mini --verify "python3 fizzbuzz.py | tail -1 | grep Buzz"
  $ agent-exec run "Sort these names" --script answers.json --json > result.json

Durations are written 500ms, 90s, 10m (a bare number is seconds), sizes 512m, 2g.
Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 130 cancelled.`,
    exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec docs/*.md --keep-going --timeout 30s
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Blocks are code fences that name a language that the image can run (python, sh, bash, javascript);
others are left alone. Stops at the first block that fails unless --keep-going is given.`,
    demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

Runs in Docker when an engine answers, without --image in python:3-slim or, where that is not at hand,
in agent-exec-base:bookworm, which the project's own set-up builds. Without Docker a JavaScript task
runs without isolation, and says so, unless --executor or --image was given.`,
    report: `
Examples:
  $ agent-exec report .agent-exec/20261121-054401-3f9a0c`,
};

;// CONCATENATED MODULE: ./lib/cli/outlive.js


/** What a reader that went away leaves behind; `head -1` is no reason to fail. */
const readerIsGone = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"]);
/**
 * Lets a run outlive whoever reads its words: after `| head -1`, and on a full disk, it goes on and writes its folder.
 * Where standard output could not be written although somebody wanted it, the process says so when it exits, and
 * exits with 3: a script must not take an empty file for a result.
 */
function outlive() {
    let lost = null;
    let folder = null;
    process.stderr.on("error", () => undefined);
    // The first error counts: what comes after it is of a stream that is closed.
    process.stdout.once("error", (error) => {
        if (!readerIsGone.has(error.code ?? ""))
            lost = error;
    });
    process.stdout.on("error", () => undefined);
    // Only now, because the last words fail after whatever set the exit code.
    process.once("exit", () => {
        if (lost === null)
            return;
        process.exitCode = outcomes/* outcomes */.KI["infrastructure-error"].exitCode;
        process.stderr.write(lostWords(lost, folder));
    });
    return { keptIn: (path) => void (folder = path) };
}
function lostWords(error, folder) {
    const next = folder === null ? "give standard output a place that takes it" : `the run's folder has it all: ${folder}`;
    return `agent-exec: standard output could not be written, its words are lost: ${(0,errors/* messageOf */.bD)(error)}\n  next: ${next}\n`;
}

;// CONCATENATED MODULE: ./lib/cli/main.js








/**
 * The command. Sets the process's exit code: by outcome, 2 for flags and settings that do not parse, 3 where the
 * sandbox, the model server or the disk failed.
 * @param args the words after the command's name
 */
async function main(args) {
    const output = outlive();
    try {
        await program(output).parseAsync(args, { from: "user" });
    }
    catch (thrown) {
        process.exitCode = report(thrown);
    }
}
function program(output) {
    const command = new esm/* Command */.uB("agent-exec")
        .description("Let a model write code and run it in a container, safely, with proof.")
        .version(version/* version */.r)
        .exitOverride()
        .configureOutput({ outputError: outputError("agent-exec --help") })
        .configureHelp({ helpWidth: 100, sortSubcommands: false })
        .addHelpText("after", examples.program);
    const add = runCommandAdder(command, output);
    add("run", "[TASK]", "Ask a model for code and run it until it passes");
    add("exec", "<FILE...>", "Run the code blocks of Markdown files; `-` is standard input");
    add("demo", "", "Replay a recorded task, to see what a run looks like");
    command
        .command("report <DIR>")
        .description("Write the reports of an earlier run again, from its transcript")
        .addHelpText("after", examples.report)
        .action(async (folder) => {
        const { report: render } = await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(260), __webpack_require__.e(518), __webpack_require__.e(608)]).then(__webpack_require__.bind(__webpack_require__, 58532));
        output.keptIn((0,external_node_path_.resolve)(folder));
        process.exitCode = await render(folder);
    });
    return command;
}
function runCommandAdder(parent, output) {
    return (face, args, description) => {
        const command = parent.command(`${face} ${args}`.trim()).description(description);
        command.configureOutput({ outputError: outputError(`agent-exec ${face} --help`) });
        addFlags(command, face)
            .addHelpText("after", examples[face])
            .action(async (...given) => {
            const words = args === "" ? [] : [given[0]].flat().filter((word) => typeof word === "string");
            const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(260), __webpack_require__.e(518), __webpack_require__.e(964)]).then(__webpack_require__.bind(__webpack_require__, 24964));
            process.exitCode = await runCommand({ face, words, flags: givenFlags(command), output });
        });
    };
}
/** The words of the command line's own parser in the form of every other error. */
function outputError(help) {
    return (words, write) => {
        const message = words.replace(/^error: /, "").trim();
        write(`agent-exec: ${(0,errors/* withCode */.SM)({ code: "settings-invalid", message })}\n  next: see \`${help}\`\n`);
    };
}
/** Says what went wrong on standard error and returns the exit code for it. */
function report(thrown) {
    if (thrown instanceof esm/* CommanderError */.b7)
        return thrown.exitCode === 0 ? 0 : outcomes/* settingsExitCode */.fR;
    const error = (0,errors/* toAgentExecError */.Mq)(thrown);
    process.stderr.write(`agent-exec: ${(0,errors/* withCode */.SM)(error)}\n  next: ${error.nextStep}\n`);
    return (0,outcomes/* exitCodeOf */.FO)(error.code);
}


/***/ }),

/***/ 54269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   fR: () => (/* binding */ settingsExitCode)
/* harmony export */ });
/** What each outcome means outside: the step, the command, the check. */
const outcomes = {
    passed: { stepFails: false, exitCode: 0, conclusion: "success" },
    answered: { stepFails: false, exitCode: 0, conclusion: "neutral" },
    failed: { stepFails: true, exitCode: 1, conclusion: "failure" },
    "gave-up": { stepFails: true, exitCode: 1, conclusion: "failure" },
    "budget-spent": { stepFails: true, exitCode: 4, conclusion: "failure" },
    "timed-out": { stepFails: true, exitCode: 4, conclusion: "timed_out" },
    "awaiting-approval": { stepFails: false, exitCode: 5, conclusion: "action_required" },
    rejected: { stepFails: false, exitCode: 5, conclusion: "neutral" },
    cancelled: { stepFails: true, exitCode: 130, conclusion: "cancelled" },
    "infrastructure-error": { stepFails: true, exitCode: 3, conclusion: "failure" },
    denied: { stepFails: false, exitCode: 0, conclusion: null },
    skipped: { stepFails: false, exitCode: 0, conclusion: null },
};
/** The exit code for settings, flags and inputs that do not parse: no outcome, because no run began. */
const settingsExitCode = 2;
/** An error that ends a door before or beside a run: the command's exit code for it. */
function exitCodeOf(code) {
    return code === "settings-invalid" || code === "task-invalid"
        ? settingsExitCode
        : outcomes["infrastructure-error"].exitCode;
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ toAgentExecError),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   r: () => (/* binding */ AgentExecError)
/* harmony export */ });
/* unused harmony export errorCodes */
/**
 * What kind of thing went wrong, as a closed list: doors and `engine/outcomes.ts` decide by the code, people
 * read the message. A program that fails is never an error; it is an `Execution` with an ending.
 */
const errorCodes = {
    "settings-invalid": "A setting, flag, input or file that a person gave does not parse or is out of range.",
    "task-invalid": "The task is empty, too large or cannot be read.",
    "engine-unavailable": "The container engine is absent, refuses us or stopped answering.",
    "image-unavailable": "The image is not there and could not be pulled.",
    "image-unsuitable": "The image lacks something that the executor needs, such as a shell.",
    "session-lost": "The sandbox ended although nobody asked it to.",
    "workspace-blocked": "What the code left running could not be ended, so that its files cannot be read.",
    "writer-unavailable": "The model server could not be reached, failed, or answered what cannot be understood.",
    "writer-refused": "The model server refused the key, the model's name or the request.",
    "decision-missing": "The model answered, but twice with nothing that is a decision about a retry.",
    "script-exhausted": "A script has no turn left for what was asked.",
    "github-unavailable": "GitHub's API refused or failed after its own retries.",
    "transcript-invalid": "A transcript cannot be read.",
    "storage-failed": "The run's folder cannot be written.",
    internal: "A defect of agent-exec itself.",
};
/** An error that a person will see: what happened (`message`), what to do next (`nextStep`), and its `cause`. */
class AgentExecError extends Error {
    code;
    name = "AgentExecError";
    nextStep;
    isRetryable;
    constructor(code, message, { nextStep, cause, isRetryable = false }) {
        super(message, cause === undefined ? undefined : { cause });
        this.code = code;
        this.nextStep = nextStep;
        this.isRetryable = isRetryable;
    }
}
/** Any thrown value as an `AgentExecError`; what is not one already is a defect of ours and says so. */
function toAgentExecError(thrown) {
    if (thrown instanceof AgentExecError)
        return thrown;
    const message = messageOf(thrown);
    return new AgentExecError("internal", `Something went wrong inside agent-exec: ${message}`, {
        nextStep: "Please report this with the transcript; the code that ran is not to blame.",
        cause: thrown,
    });
}
/** What happened, with the code under which docs/errors.md tells more: `The engine stopped answering. [engine-unavailable]`. */
function withCode({ code, message }) {
    return `${message} [${code}]`;
}
/** The message of anything that was thrown, also of an error of another realm, which is no `Error` of this one. */
function messageOf(thrown) {
    const { message } = (thrown ?? {});
    return typeof message === "string" && message !== "" ? message : String(thrown);
}


/***/ }),

/***/ 95753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f5: () => (/* binding */ settingsOf),
  dP: () => (/* binding */ settingsSchema)
});

// UNUSED EXPORTS: groups, table

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./lib/settings/setting.js
const faces = {
    run: ["action", "run"],
    sandboxed: ["action", "run", "exec", "demo"],
    command: ["run", "exec", "demo"],
    action: ["action"],
};
/** A row of the table: what the value must be, and what people are told of it. */
function setting(schema, description) {
    return { schema, description };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/text/duration.js
var duration = __webpack_require__(54783);
;// CONCATENATED MODULE: ./lib/settings/values.js


/** Values come as words (an input, a flag) or typed (a config file); both are taken. */
const sizeUnits = {
    b: 1,
    k: 1024,
    m: 1024 ** 2,
    g: 1024 ** 3,
    t: 1024 ** 4,
};
/** A duration in milliseconds: `500ms`, `90s`, `10m`, `2h`; a bare number is seconds. */
function values_duration({ min, max }) {
    return measured({
        parse: duration/* parseDurationMs */.y,
        range: [min, max],
        form: "a duration such as 500ms, 90s or 10m",
    });
}
/** A size in bytes: `512m`, `2g`; a bare number is bytes. */
function size({ min, max }) {
    return measured({
        parse: sizeBytes,
        range: [min, max],
        form: "a size such as 512m or 2g",
    });
}
function number({ min, max }) {
    return measured({ parse: plainNumber, range: [String(min), String(max)], form: "a number" });
}
function wholeNumber({ min, max }) {
    return measured({
        parse: (word) => (/^\d+$/.test(word) ? Number(word) : null),
        range: [String(min), String(max)],
        form: "a whole number",
    });
}
function values_text() {
    return schemas/* string */.YjP("must be text").min(1, "must not be empty");
}
function url() {
    return schemas/* url */.OZ5({ protocol: /^https?$/, error: "must be a URL that begins with https:// or http://" });
}
function choice(...names) {
    return schemas/* enum */.k5n(names, `must be ${inWords(names)}`);
}
/** A flag that is there or not; in a file or an input `true` or `false`. */
function flag() {
    return schemas/* union */.KCZ([schemas/* boolean */.zMY(), schemas/* stringbool */.uEf({ truthy: ["true"], falsy: ["false"] })], "must be true or false")
        .default(false);
}
/**
 * Words: one a line of a text, or each given apart, where none may be empty. With `names` only those, commas allowed
 * between them, and `none` for the empty list.
 */
function list(names) {
    return schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())], "must be text, one item a line")
        .transform((given, context) => {
        const words = wordsOf(given, names === undefined ? /\n/ : /[\n,]/);
        if (names !== undefined && words.length === 1 && words[0] === "none")
            return [];
        const problem = problemOf(words, names);
        if (problem === null)
            return words;
        context.addIssue({ code: "custom", message: problem });
        return core/* NEVER */.tm;
    })
        .default([]);
}
function wordsOf(given, separator) {
    if (typeof given !== "string")
        return given.map((word) => word.trim());
    const words = given.split(separator).map((word) => word.trim());
    return words.filter((word) => word !== "");
}
function problemOf(words, names) {
    if (words.length === 0 || words.includes(""))
        return "must not be empty";
    const isKnown = names === undefined || words.every((word) => names.includes(word));
    return isKnown ? null : `must be ${inWords(names)}`;
}
function measured({ parse, range: [min, max], form }) {
    const low = parse(min) ?? 0;
    const high = parse(max) ?? Infinity;
    return schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()], `must be ${form}`).transform((given, context) => {
        const value = parse(String(given).trim());
        if (value !== null && value >= low && value <= high)
            return value;
        const problem = value === null ? `must be ${form}, from ${min} to ${max}` : `must be between ${min} and ${max}`;
        context.addIssue({ code: "custom", message: problem });
        return core/* NEVER */.tm;
    });
}
function sizeBytes(word) {
    const match = /^(\d+(?:\.\d+)?)\s*([a-z]?)$/i.exec(word);
    const unit = sizeUnits[(match?.[2] || "b").toLowerCase()];
    return match === null || unit === undefined ? null : Math.round(Number(match[1]) * unit);
}
function plainNumber(word) {
    return /^\d+(\.\d+)?$/.test(word) ? Number(word) : null;
}
function inWords(names) {
    return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

;// CONCATENATED MODULE: ./lib/settings/report-settings.js


/** Outcomes that can be named in `fail-on`: those that a run can end with. */
const failable = [
    "failed",
    "gave-up",
    "budget-spent",
    "timed-out",
    "cancelled",
    "infrastructure-error",
    "answered",
];
/** Where and how the run is told. */
const reportSettings = {
    comment: setting(choice("auto", "always", "never").default("auto"), {
        help: "Report in one comment on the issue or pull request. `auto`: where there is one.",
        faces: faces.action,
        placeholder: "WHEN",
        defaultText: "auto",
    }),
    "check-run": setting(choice("auto", "always", "never").default("auto"), {
        help: "Report as a check run on the commit. `auto`: on pull requests.",
        faces: faces.action,
        placeholder: "WHEN",
        defaultText: "auto",
    }),
    artifact: setting(choice("auto", "always", "never").default("auto"), {
        help: "Upload all files of the run as one artifact. `auto`: where the runner can; `always`: a failed upload fails the step.",
        faces: faces.action,
        placeholder: "WHEN",
        defaultText: "auto",
    }),
    "github-token": setting(values_text().optional(), {
        help: "The token for reading permissions and for reporting.",
        faces: faces.action,
        placeholder: "TOKEN",
        isSecret: true,
        defaultText: "the job's own token",
        runnerDefault: "${{ github.token }}",
    }),
    matrix: setting(values_text().optional(), {
        help: "The job's cell of a matrix, so that each has a comment and a check run of its own. To be left alone.",
        faces: faces.action,
        placeholder: "JSON",
        defaultText: "the job's own cell",
        runnerDefault: "${{ toJSON(matrix) }}",
    }),
    "fail-on": setting(list(failable).default([
        "failed",
        "gave-up",
        "budget-spent",
        "timed-out",
        "cancelled",
        "infrastructure-error",
    ]), {
        help: `The outcomes that fail the step, one a line or separated by commas: ${failable.join(", ")}; \`none\` for none.`,
        faces: faces.action,
        placeholder: "OUTCOMES",
        defaultText: "failed, gave-up, budget-spent, timed-out, cancelled, infrastructure-error",
    }),
    out: setting(values_text().optional(), {
        help: "The run's folder: transcript, reports, artifacts.",
        placeholder: "DIR",
        defaultText: ".agent-exec/<run id>",
    }),
    json: setting(flag(), {
        help: "Print result.json's content as the only thing on standard output.",
        faces: faces.command,
        isFlag: true,
    }),
    quiet: setting(flag(), {
        help: "Print nothing but the last line.",
        faces: faces.command,
        isFlag: true,
    }),
};

;// CONCATENATED MODULE: ./lib/settings/run-settings.js


/** How often, how long, and what decides. */
const runSettings = {
    timeout: setting(values_duration({ min: "100ms", max: "6h" }).default(120_000), {
        help: "The deadline of a block; then everything that the code started is killed.",
        placeholder: "DURATION",
        defaultText: "2m",
    }),
    "total-timeout": setting(values_duration({ min: "1s", max: "24h" }).default(1_800_000), {
        help: "The deadline of the whole run.",
        placeholder: "DURATION",
        defaultText: "30m",
    }),
    "max-retries": setting(wholeNumber({ min: 0, max: 100 }).default(3), {
        help: "Failing attempts after the first.",
        faces: faces.run,
        placeholder: "NUMBER",
        defaultText: "3",
    }),
    "max-turns": setting(wholeNumber({ min: 1, max: 100 }).default(1), {
        help: "Replies that may pass before the run ends, for tasks that go step by step.",
        faces: faces.run,
        placeholder: "NUMBER",
        defaultText: "1",
    }),
    "max-tokens": setting(wholeNumber({ min: 1, max: 1_000_000_000 }).optional(), {
        help: "Input and output tokens of all model calls together.",
        faces: faces.run,
        placeholder: "NUMBER",
    }),
    verify: setting(list(), {
        help: "A command of yours that decides: run in a fresh container over the workspace, it must end with 0.",
        faces: faces.sandboxed,
        placeholder: "CMD",
        isRepeatable: true,
    }),
    "keep-going": setting(flag(), {
        help: "Go on after a block that failed.",
        faces: ["exec"],
        isFlag: true,
    }),
};

;// CONCATENATED MODULE: ./lib/settings/sandbox-settings.js


/** Where the code runs, and what it may use. */
const sandboxSettings = {
    workspace: setting(values_text().default("empty"), {
        help: "What the code finds in its folder: nothing (`empty`), the files that git tracks here (`repo`), or a folder's files.",
        placeholder: "empty|repo|DIR",
        defaultText: "empty",
    }),
    executor: setting(choice("docker", "local").default("docker"), {
        help: "Where code runs. `local` isolates nothing and is there for the command alone.",
        faces: faces.sandboxed,
        placeholder: "NAME",
        defaultText: "docker",
    }),
    image: setting(values_text().default("python:3-slim"), {
        help: "The container's image, by tag or digest.",
        faces: faces.sandboxed,
        placeholder: "IMAGE",
        defaultText: "python:3-slim",
    }),
    pull: setting(choice("missing", "always", "never").default("missing"), {
        help: "When the image is pulled: when it is not on this machine, before each run, or never.",
        faces: faces.sandboxed,
        placeholder: "WHEN",
        defaultText: "missing",
    }),
    memory: setting(size({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
        help: "The container's memory, without swap; the workspace counts against it.",
        placeholder: "SIZE",
        defaultText: "2g",
    }),
    cpus: setting(number({ min: 0.1, max: 512 }).default(2), {
        help: "How many cores the container may use.",
        placeholder: "NUMBER",
        defaultText: "2",
    }),
    pids: setting(wholeNumber({ min: 16, max: 32_768 }).default(256), {
        help: "How many processes and threads the container may have at once.",
        placeholder: "NUMBER",
        defaultText: "256",
    }),
    "workspace-size": setting(size({ min: "1m", max: "1t" }).default(512 * 1024 ** 2), {
        help: "The size of the folder that the code works in; it lies in memory.",
        placeholder: "SIZE",
        defaultText: "512m",
    }),
    "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
        help: "How much output of a block is kept, head and tail; the rest is counted.",
        placeholder: "SIZE",
        defaultText: "1m",
    }),
    network: setting(choice("none").default("none"), {
        help: "What the container reaches: nothing but its own loopback.",
        placeholder: "MODE",
        defaultText: "none",
    }),
};

;// CONCATENATED MODULE: ./lib/settings/task-settings.js


/** What is to be done, and what starts it. */
const taskSettings = {
    task: setting(values_text().optional(), {
        help: "What to do, in words. Without it the task is read from the event (a comment, an issue).",
        faces: faces.action,
        placeholder: "TEXT",
    }),
    "task-file": setting(values_text().optional(), {
        help: "A file that holds the task; `-` is standard input for the command.",
        faces: faces.run,
        placeholder: "FILE",
    }),
    "trigger-phrase": setting(values_text().regex(/^\S+$/, "must be one word without blanks").default("/agent-exec"), {
        help: "The first word of a comment's line that starts a run; the rest of the comment is the task.",
        faces: faces.action,
        placeholder: "WORD",
        defaultText: "/agent-exec",
    }),
};

;// CONCATENATED MODULE: ./lib/settings/writer-settings.js


/** Who writes the code. */
const writerSettings = {
    model: setting(values_text().optional(), {
        help: "The model that writes, by the name that the model server knows.",
        faces: faces.run,
        placeholder: "NAME",
    }),
    "base-url": setting(url().default("https://api.openai.com/v1"), {
        help: "The model server: any that speaks chat completions.",
        faces: faces.run,
        placeholder: "URL",
        defaultText: "https://api.openai.com/v1",
    }),
    "api-key": setting(values_text().optional(), {
        help: "The key for the model server, from a secret.",
        faces: faces.action,
        placeholder: "KEY",
        isSecret: true,
    }),
    "api-key-env": setting(values_text()
        .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of a variable")
        .default("OPENAI_API_KEY"), {
        help: "The environment variable that holds the key; a key is never given as a flag.",
        faces: ["run"],
        placeholder: "NAME",
        defaultText: "OPENAI_API_KEY",
    }),
    script: setting(values_text().optional(), {
        help: "A script that answers in the model's place: a JSON file of replies and decisions.",
        faces: faces.run,
        placeholder: "FILE",
    }),
};

;// CONCATENATED MODULE: ./lib/settings/schema.js






/** The settings by what they are about, in the order in which people read of them. */
const groups = {
    task: taskSettings,
    writer: writerSettings,
    sandbox: sandboxSettings,
    run: runSettings,
    report: reportSettings,
};
/** Every setting, once: inputs, flags, help, docs and the config file's schema are generated from this table. */
const table = {
    ...taskSettings,
    ...writerSettings,
    ...sandboxSettings,
    ...runSettings,
    ...reportSettings,
};
/** The one schema. Strict: a name that it does not know is a problem. */
function settingsSchema() {
    const shape = Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema]));
    return schemas/* strictObject */.rej(shape);
}
/** The settings of one face, in the order of the table, each with its group. */
function settingsOf(face) {
    return Object.entries(groups).flatMap(([group, settings]) => Object.entries(settings)
        .filter(([, { description }]) => description.faces === undefined || description.faces.includes(face))
        .map(([name, { description }]) => [name, description, group]));
}


/***/ }),

/***/ 54783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   y: () => (/* binding */ parseDurationMs)
/* harmony export */ });
const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
/**
 * A duration as people write it, in whole milliseconds: `500ms`, `90s`, `1.5m`, `2h`; a bare number is seconds.
 * null when it is not written like that.
 */
function parseDurationMs(duration) {
    const match = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)?$/.exec(String(duration).trim());
    if (match === null)
        return null;
    const unit = (match[2] ?? "s");
    return Math.round(Number(match[1]) * unitMs[unit]);
}
/** Milliseconds as people read them: `500 ms`, `1.5 s`, `2 min`, `2.3 h`. */
function formatDuration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    if (ms < 120_000)
        return `${oneDecimal(ms / 1_000)} s`;
    return ms < 7_200_000 ? `${oneDecimal(ms / 60_000)} min` : `${oneDecimal(ms / 3_600_000)} h`;
}
function oneDecimal(value) {
    return String(Math.round(value * 10) / 10);
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's own version; a test holds it against package.json, which the bundle does not carry. */
const version = "0.1.0";


/***/ })

};
