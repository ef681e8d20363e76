export const id = 412;
export const ids = [412];
export const modules = {

/***/ 412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/facts/outcomes.js
var outcomes = __webpack_require__(83518);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/settings/in-flags.js
var in_flags = __webpack_require__(63764);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/settings/secrets.js
var secrets = __webpack_require__(99220);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/settings/schema.js + 9 modules
var schema = __webpack_require__(77690);
// EXTERNAL MODULE: ./lib/rows/renamed.js
var renamed = __webpack_require__(43667);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/command.js






/** Makes a command. Its error messages point to its own help. */
function child(parent, words, description) {
    const help = `agent-exec ${words.split(" ")[0]} --help`;
    return parent
        .command(words)
        .description(description)
        .configureOutput({ outputError: outputError(help) });
}
/** Prints the parser's errors in the same form as all other errors. */
function outputError(help) {
    return (words) => {
        const message = words.replace(/^error: /, "").trim();
        const next = message.includes("'--api-key'") ? keyNext : `see \`${help}\``;
        (0,print/* printError */.yJ)(`agent-exec: ${(0,errors/* withCode */.SM)({ code: "settings-invalid", message })}\n  next: ${next}\n`);
    };
}
const keyNext = "Set OPENAI_API_KEY, or set --api-key-env to another variable. There is no flag for the key, because other programs could read the flag.";
/** Adds all flags to the named commands only, which saves a tenth of the start time. Others get one, for the help. */
function flagAdder(words) {
    const showsAll = words.includes(helpAll);
    return (command, face, leftOut = []) => {
        const settings = (0,schema/* settingsOf */.f5)(face).filter(([name]) => !leftOut.includes(name));
        addAll(command, words.includes(command.name()) ? settings : settings.slice(0, 1), showsAll);
        if (!showsAll)
            command.addHelpText("after", `\nagent-exec ${command.name()} ${helpAll} shows all ${settings.length} options.`);
        return command;
    };
}
/** Shows all options, unlike `--help`. */
const helpAll = "--help-all";
/** Replaces `--help-all` by `--help`, because the parser only knows the latter. */
function withPlainHelp(words) {
    return words.map((word) => (word === helpAll ? "--help" : word));
}
function addAll(command, settings, showsAll) {
    for (const [name, description, group] of settings) {
        const { help, placeholder = "VALUE", defaultText, isFlag, bareValue, isRepeatable } = description;
        const defaults = [description.hasVariable === true ? `$${(0,setting/* variableOf */.Qn)(name)}` : undefined, defaultText];
        const inBrackets = defaults.filter((each) => each !== undefined).join(" or ");
        const words = [
            help,
            bareValue === undefined || bareValue === "true" ? "" : `\`--${name}\` alone means \`${bareValue}\`.`,
            isRepeatable === true ? "Repeatable." : "",
            inBrackets === "" ? "" : `[${inBrackets}]`,
        ];
        const value = bareValue === undefined ? ` <${placeholder}>` : ` [${placeholder}]`;
        const flag = `--${name}${isFlag === true ? "" : value}`;
        const option = new esm/* Option */.c$(flag, words.filter(Boolean).join(" "));
        if (bareValue !== undefined)
            option.preset(bareValue);
        if (!showsAll && description.use === undefined)
            option.hideHelp();
        option.helpGroup(`${group.charAt(0).toUpperCase()}${group.slice(1)}:`);
        if (isRepeatable === true)
            option.argParser(collected);
        command.addOption(option);
    }
    // Old names are parsed too, so that the error can show the new name.
    for (const name of renamed/* oldNames */.Qk)
        command.addOption(new esm/* Option */.c$(`--${name} [VALUE]`).hideHelp());
}
/** Lets the parser collect the values of a repeated option. */
function collected(value, before) {
    return [...(before ?? []), value];
}
/** Finds possible flags with their values, even if the command does not know them: `--api-key KEY`, `--api-key=KEY`. */
function looseFlags(args) {
    return args.flatMap((arg, index) => {
        const [, name, value = args[index + 1]] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
        return name === undefined ? [] : [{ name, value }];
    });
}
/** The given flags, by the settings' names. */
function givenFlags(command) {
    return Object.fromEntries(command.options
        .filter((option) => command.getOptionValueSource(option.attributeName()) === "cli")
        .map((option) => [option.name(), command.getOptionValue(option.attributeName())]));
}

;// CONCATENATED MODULE: ./lib/cli/examples.js
const answer = `
Examples:
  $ agent-exec approve .agent-exec/20261121-054401-3f9a0c --hash 69bdc1e2044763c4118bff6c568a44371ba4457c020547572f6195f8b887387f
  $ agent-exec feedback .agent-exec/20261121-054401-3f9a0c "Leave the tests as they are"
  $ agent-exec reject .agent-exec/20261121-054401-3f9a0c "It sends data away"

A run accepts one answer.
If the hash is wrong or the run has an answer already, nothing runs and the exit code is 2.
The run keeps its settings, but you must pass unsafe settings, such as --executor local, again.
Exit codes are the same as for run.`;
/** The end of each command's help, by its name. */
const examples = {
    "agent-exec": `
Examples:
  $ agent-exec demo
  $ agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec exec notes.md --keep-going
  $ agent-exec run --help

Exit codes: 0 success, 1 failed, 2 bad settings, 3 no sandbox or model, 4 budget spent, 5 not approved, 130 cancelled.`,
    run: `
Examples:
  $ OPENAI_API_KEY=… agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec run --task-file task.md --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec run "Write fizzbuzz.py" --model gpt-5-mini --verify "python3 fizzbuzz.py | tail -1 | grep Buzz"
  $ agent-exec run "Also add a test" --continue .agent-exec/RUN --model gpt-5-mini --workspace repo
  $ agent-exec run "Sort these names" --script answers.json --json > result.json

Durations: 500ms, 90s, 10m; a number alone means seconds. Sizes: 512m, 2g.
Exit codes: 0 success, 1 failed, 2 bad settings, 3 no sandbox or model, 4 budget spent, 5 not approved, 130 cancelled.`,
    resume: `
Examples:
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c --executor local --workspace ../checkout

The run keeps its settings. The tokens, cost and time before the interruption count toward its limits.
agent-exec refuses unsafe settings in the folder, such as --executor local, until you pass them again.
Exit codes are the same as for run.`,
    approve: answer,
    feedback: answer,
    reject: answer,
    replay: `
Examples:
  $ agent-exec replay .agent-exec/20261121-054401-3f9a0c
  $ agent-exec replay downloaded-artifact --workspace ../checkout --json | jq .differences

A new run executes the code of the recorded replies in the same image, with the recorded settings.
agent-exec refuses unsafe recorded settings, such as --executor local, until you pass them again.
The comparison leaves out times.
Exit codes: 0 same results, 1 different results, 2 bad settings.`,
    exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec 'docs/**/*.md' --keep-going --timeout 30s
  $ agent-exec exec README.md --update
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Runs every code block whose language the image supports (see docs/languages.md).
After a failed block, the rest of its file does not run, unless you add --keep-going.
A fence marked \`output\` must show what the block above it prints.
To skip a block, write \`skip\` after its language (see docs/documents.md).`,
    demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

The demo runs in Docker, with the image python:3-slim.
If that image is missing, the demo uses agent-exec-base:bookworm, which
\`npm run set-up\` builds. Without Docker, the demo replays a JavaScript task on this machine, without isolation, and
says so.
If you set --executor, --image or another option of the container, the demo keeps your choice.`,
    regrade: `
Examples:
  $ agent-exec regrade .agent-exec/20261124-091500-3f9a0c
  $ agent-exec regrade downloaded-artifact --image python:3.13-slim --json

Start this command in a folder with the original files, for example a checkout of the run's commit.
Each verification runs again in a fresh sandbox, without and with the run's patch.
Exit codes: 0 same results, 1 different results, 2 bad settings, 3 nothing could run, 130 cancelled.`,
    check: `
Examples:
  $ agent-exec check downloaded-artifact --repo org/name
  $ gh attestation trusted-root >roots.jsonl
  $ agent-exec check downloaded-artifact --repo org/name --trusted-root roots.jsonl

✓ correct, ✗ wrong, – nothing to compare with, ? signed, but --repo does not say which repository should have signed.
Exit codes: 0 all correct, 1 a file is wrong, or the signature is wrong or missing, 2 the folder has no run.`,
    audit: `
Examples:
  $ agent-exec audit --workspace repo --files 'src/**' --verify 'npm test'
  $ agent-exec audit --workspace repo --files slug.py --verify 'python3 -m unittest' --from .agent-exec/20261124-091500-3f9a0c
  $ agent-exec audit --workspace . --files '*.py' --verify 'sh check.sh' --protect check.sh --json

Runs your verification on the original files, the right solution, a broken solution and up to thirty wrong solutions,
each in a fresh sandbox.
HELD: the verification refused the wrong solution.
FOOLED: the verification accepted the wrong solution. The line with → says how to fix the verification.
Exit codes: 0 all wrong solutions refused, 1 a wrong solution passed, 2 bad settings, 3 a trial could not run, 130 cancelled.`,
    init: `
Examples:
  $ agent-exec init
  $ agent-exec init --yes --action you/agent-exec@0123456789abcdef0123456789abcdef01234567
  $ agent-exec init --yes --action … --start comment,failed-ci --verify "npm test" --image node:lts-slim

Asks five questions, writes the workflows to .github/workflows, and says what each permission is for.
It changes no existing file.
Exit codes: 0 written, 2 an answer is wrong, or a workflow file exists with other content, 130 cancelled.`,
    outcomes: `
Examples:
  $ GITHUB_TOKEN=$(gh auth token) agent-exec outcomes
  $ agent-exec outcomes --repo org/name --json | jq .totals.costPerMergedUsd

Lists the pull requests that runs opened. Each is merged unchanged, merged after changes, closed or open.
"After changes" means that somebody else added a commit, or that the merged lines differ.
The command looks through the newest 1,000 pull requests and lists at most 200.
Exit codes: 0 listed, 2 no token or repository, 3 GitHub refused.`,
    batch: `
Examples:
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --out results
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --out results --resume
  $ agent-exec batch harbor-tasks/ --writer oracle --out oracle
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --shard 2/4 --out shard-2

TASKS is a file with one task per line:
{"id": "fix-1", "task": "Make the tests pass.", "workspace": "repo-1", "verify": "npm test"}.
A line can set options of \`run\` by their names; these options override the command line.
A line cannot set options that could send your key elsewhere or run code outside of the sandbox.
TASKS can also be a folder of Harbor tasks, or a HumanEval or MBPP file.
Exit codes: 0 all passed, 1 some failed, 2 bad settings, 3 infrastructure errors, 4 cost limit, 130 cancelled.`,
    merge: `
Examples:
  $ agent-exec merge shard-1 shard-2 shard-3 shard-4 --out merged

The command writes all results to \`merged.jsonl\` in the folder --out. The last line of the output is this file's SHA-256.
merged.jsonl contains no times, so the same results always have the same hash.
Exit codes: 0 complete, 1 a part or a task is missing, 2 the folders are not parts of one batch, 3 more infrastructure errors than --max-infrastructure allows.`,
    prove: `
Examples:
  $ agent-exec prove --base origin/main --verify pytest
  $ agent-exec prove --base v1.2.0 --head fix --verify 'go test ./...' --image golang:1.25
  $ agent-exec prove --base origin/main --verify 'npm test' --setup 'npm ci' --setup-network full --json

Runs your tests without and with the change, each time in a fresh sandbox.
Then the command undoes the parts of the change one by one, and runs the tests again each time.
Verdicts: proven, guarded, unproven, regressed, weakened, flaky, cannot-tell.
Exit codes: 0 proven or guarded, 1 unproven, regressed, weakened or flaky, 2 bad settings, 3 cannot-tell, 130 cancelled.`,
    doctor: `
Examples:
  $ agent-exec doctor
  $ agent-exec doctor --image python:3.13-slim --runtime runsc
  $ agent-exec doctor --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec doctor --json | jq '.checks[] | select(.status != "ok")'

Starts small containers and tries to break their limits for memory, processes and the network.
✓ works, ! works with a warning, ✗ does not work, – not tried.
Exit codes: 0 everything works, 1 something does not work, 2 bad settings, 3 nothing can run, 130 cancelled.`,
    conformance: `
Examples:
  $ agent-exec conformance ./my-executor.mjs --executor-option region=eu
  $ agent-exec conformance docker --image python:3.13-slim --runtime runsc
  $ agent-exec conformance ./my-executor.mjs --json | jq '.cases[] | select(.status == "fails")'

✓ passes, ~ fails as expected (the executor lists it in \`knownDifferences\`), ✗ fails. The sandbox needs sh and python3.
Exit codes: 0 nothing failed, 1 something failed, 2 bad settings, 130 cancelled.`,
    clean: `
Examples:
  $ agent-exec clean --dry-run
  $ agent-exec clean --kept --older-than 36h

A run removes its container when it ends.
Use this command after the machine or the engine crashed, or to remove containers that you kept with
--stop-container false or --auto-remove false.`,
    apply: `
Examples:
  $ agent-exec apply .agent-exec/20261121-054401-3f9a0c
  $ agent-exec apply downloaded-artifact --to ../checkout --yes

Git applies the whole patch or nothing.
Exit codes: 0 applied, 1 you declined, 2 there is no patch, or the patch does not fit the files.`,
    prune: `
Examples:
  $ agent-exec prune --keep 20 --dry-run
  $ agent-exec prune --older-than 168h --unfinished

agent-exec never removes a run that is still in progress.`,
    report: `
Examples:
  $ agent-exec report .agent-exec/20261121-054401-3f9a0c
  $ agent-exec report results-new --compare results-old
  $ agent-exec report results --trajectories

--compare writes comparison.html and comparison.md to the first folder.
A task counts as won if it passed in the batch <DIR>, but not in the batch of --compare.
A task is flaky if some of its runs passed and others failed.
--trajectories writes trajectories.jsonl: one run per line, in the Agent Trajectory Interchange Format (ATIF).`,
};

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
;// CONCATENATED MODULE: ./lib/process/small-heap.js

/**
 * Bounds the memory of a long command. It makes many objects that live briefly, and V8 would keep a hundred megabytes
 * for them. V8 reads its options for sizes only at its start, but these two each time that the heap could grow: new
 * objects get no more space than now, and the heap grows to twice what is in use before V8 cleans up.
 */
function keepHeapSmall() {
    (0,external_node_v8_.setFlagsFromString)("--semi-space-growth-factor=1");
    (0,external_node_v8_.setFlagsFromString)("--heap-growing-percent=100");
}

;// CONCATENATED MODULE: ./lib/cli/batch/commands.js



const infrastructureHelp = "The maximum share of runs that end with an infrastructure error, such as 5%. If the share is larger, the exit code is 3. ";
/** Settings that only make sense for a single task. */
const ofOneTask = ["task-file", "thread", "continue", "print-config"];
function addBatch(parent, { output, addFlags }) {
    const command = child(parent, "batch <TASKS>", "Run many tasks and record the result of each");
    addFlags(command
        .option("--concurrency <NUMBER>", "How many tasks run at once. [the number of cores, or fewer if the free memory is too small for so many containers]")
        .option("--resume", "Continue the batch in the folder --out. Run the tasks that did not finish or that ended with an infrastructure error.")
        .option("--repeat <NUMBER>", "How many times to run each task. [1]")
        .option("--writer <WHO>", "Where the code comes from: the model or script that the settings name (`model`), the task's own solution (`oracle`), or nowhere (`nop`). [model]")
        .option("--max-total-cost-usd <USD>", "The maximum cost in US dollars of all tasks together. At the limit no further task starts, and the " +
        "exit code is 4.")
        .option("--max-infrastructure <PERCENT>", `${infrastructureHelp}[0%]`)
        .option("--skip-broken", "Skip lines that are not a valid task. By default, no task starts if a line is invalid.")
        .option("--shard <I/N>", "Run only part I of N parts, for example 1/4. `agent-exec merge` joins the parts.")
        .option("--durations <DIR>", "The folder of an earlier batch. agent-exec uses the task durations in this folder to divide the tasks, so that all parts of --shard take equally long. Pass the " +
        "same folder for every part.")
        .option("--plan <NUMBER|kubernetes[:NUMBER]>", "Run nothing. Print a job matrix for GitHub Actions with NUMBER jobs (at most 256), or a manifest for Kubernetes with NUMBER pods (8 if you give no number).")
        .addOption(new esm/* Option */.c$("--plan-option <NAME=VALUE>", "A value for the Kubernetes manifest: `image`, `results` (the volume claim, or the path on the node, that stores the results), `queue` (a Kueue queue), `namespace`, `secret`, `cpu` or `memory`. Repeatable.").argParser(collected)), "run", ofOneTask).action(async (path) => {
        keepHeapSmall();
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(8815), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(2229), __webpack_require__.e(2735), __webpack_require__.e(7139), __webpack_require__.e(7580), __webpack_require__.e(5890)]).then(__webpack_require__.bind(__webpack_require__, 36603))).batch(path, givenFlags(command), output);
    });
}
function addMerge(parent) {
    child(parent, "merge <DIR...>", "Join the results of all parts of a batch")
        .requiredOption("--out <DIR>", "The folder for the joined results.")
        .option("--max-infrastructure <PERCENT>", `${infrastructureHelp}[100%]`)
        .action(async (folders, flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(527), __webpack_require__.e(3523), __webpack_require__.e(2735), __webpack_require__.e(7139), __webpack_require__.e(7580), __webpack_require__.e(4909)]).then(__webpack_require__.bind(__webpack_require__, 12869))).merge(folders, flags);
    });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/cli/earlier/commands.js


/** The folder of a run that is given by its name or its folder. */
async function folderOf(run) {
    return (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(5020)]).then(__webpack_require__.bind(__webpack_require__, 45142))).runNamed(run);
}
const ofEarlier = {
    resume: "Continue an interrupted run from its transcript",
    replay: "Repeat a recorded run without a model and show what differs",
    regrade: "Run the verifications of a finished run again and show what differs",
};
/** Adds a command for an earlier run that takes the settings of `run`. */
function addEarlier(parent, { output, addFlags }, name) {
    const command = child(parent, `${name} <DIR>`, ofEarlier[name]);
    addFlags(command, "run").action(async (named) => {
        const folder = await folderOf(named);
        const run = { flags: givenFlags(command), output };
        if (name === "resume")
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(2229), __webpack_require__.e(3156), __webpack_require__.e(2298), __webpack_require__.e(9830)]).then(__webpack_require__.bind(__webpack_require__, 44494))).resume(folder, run);
        else if (name === "replay")
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(2229), __webpack_require__.e(3156), __webpack_require__.e(2298), __webpack_require__.e(276)]).then(__webpack_require__.bind(__webpack_require__, 90276))).replay(folder, run);
        else
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(4476), __webpack_require__.e(8295), __webpack_require__.e(2390), __webpack_require__.e(3156), __webpack_require__.e(48), __webpack_require__.e(4362)]).then(__webpack_require__.bind(__webpack_require__, 37637))).regrade(folder, run.flags);
    });
}
const answers = {
    approve: ["<DIR>", "Approve the waiting code and continue the run"],
    feedback: ["<DIR> <TEXT>", "Reject the waiting code, tell the model why and continue the run"],
    reject: ["<DIR> [WHY]", "Reject the waiting code and end the run"],
};
/** Adds a command that answers a waiting run, which then continues with the settings of `run`. */
function addAnswer(parent, { output, addFlags }, says) {
    const [args, description] = answers[says];
    const command = child(parent, `${says} ${args}`, description);
    if (says === "approve")
        command.requiredOption("--hash <SHA256>", "The hash of the approved code, as shown in the run's report.");
    addFlags(command, "run").action(async (named, given) => {
        const folder = await folderOf(named);
        const { hash, ...flags } = givenFlags(command);
        const text = typeof given === "string" ? given : undefined;
        const { answer } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(2229), __webpack_require__.e(3156), __webpack_require__.e(2298), __webpack_require__.e(3811)]).then(__webpack_require__.bind(__webpack_require__, 60224));
        const words = { folder, text, hash: typeof hash === "string" ? hash : undefined };
        process.exitCode = await answer(says, words, { flags, output });
    });
}
/** Adds the commands that read, remove or apply earlier runs. */
function addRecords(parent, { output }) {
    child(parent, "report <DIR>", "Write the reports of an earlier run or batch again")
        .option("--compare <DIR>", "Compare with this other batch: show which tasks passed in only one of the two.")
        .option("--trajectories", "Write the trajectories of a batch's runs to one file, for viewer programs and model training.")
        .option("--json", "Print the figures as JSON.")
        .action(async (named, flags) => {
        const folder = await folderOf(named);
        const { report: render } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(2755), __webpack_require__.e(3359)]).then(__webpack_require__.bind(__webpack_require__, 77450));
        output.keptIn((0,external_node_path_.resolve)(folder));
        await render(folder, flags);
    });
    child(parent, "check <DIR>", "Check a run's files and signatures offline")
        .option("--repo <OWNER/NAME>", "The repository whose workflow must have signed the run. For a repository that is not on github.com, give its full URL.")
        .option("--bundle <FILE>", "A file with the signed statements, one per line. [attestation.jsonl in the folder]")
        .option("--trusted-root <FILE>", "A file with trusted keys, as `gh attestation trusted-root` prints them. [Sigstore's public keys]")
        .option("--json", "Print the result as JSON.")
        .action(async (folder, flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(6545), __webpack_require__.e(8467), __webpack_require__.e(2735), __webpack_require__.e(676), __webpack_require__.e(298)]).then(__webpack_require__.bind(__webpack_require__, 84066))).check(await folderOf(folder), flags);
    });
    child(parent, "ls [FOLDER]", "List the runs in a folder, newest first [.agent-exec]")
        .option("--json", "Print the list as JSON.")
        .action(async (folder, flags) => {
        await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(1444)]).then(__webpack_require__.bind(__webpack_require__, 61487))).ls(folder, flags);
    });
    child(parent, "show [RUN]", "Show the summary of a run, by its name or its folder [default: the newest]").action(async (name) => {
        await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(2755), __webpack_require__.e(3359)]).then(__webpack_require__.bind(__webpack_require__, 77450))).show(name);
    });
    child(parent, "view [RUN]", "Open the report of a run or a batch in the browser [default: the newest run]").action(async (name) => {
        await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(2755), __webpack_require__.e(3359)]).then(__webpack_require__.bind(__webpack_require__, 77450))).view(name);
    });
    child(parent, "prune [FOLDER]", "Remove the folders of finished runs")
        .option("--keep <NUMBER>", "Keep this many of the newest runs.")
        .option("--older-than <DURATION>", "Remove only runs that are older than this duration.")
        .option("--unfinished", "Also remove interrupted runs. You cannot resume a removed run.")
        .option("--dry-run", "List the folders that would be removed, and remove nothing.")
        .action(async (folder, flags) => {
        await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(1444)]).then(__webpack_require__.bind(__webpack_require__, 61487))).prune(folder, flags);
    });
    child(parent, "apply [RUN]", "Show the patch of a run, and apply the patch if you agree [default run: the newest]")
        .option("--yes", "Apply the patch without asking.")
        .option("--to <FOLDER>", "Apply the patch to this folder. [the run's own workspace]")
        .action(async (folder, flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(7934), __webpack_require__.e(8295), __webpack_require__.e(4586)]).then(__webpack_require__.bind(__webpack_require__, 67485))).apply(folder, flags);
    });
}

;// CONCATENATED MODULE: ./lib/cli/machine/commands.js

function addDoctor(parent, { addFlags }) {
    const command = child(parent, "doctor", "Check whether this machine can run code safely");
    addFlags(command, "doctor")
        .option("--json", "Print only the results, as JSON.")
        .action(async () => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4011), __webpack_require__.e(5777), __webpack_require__.e(2755), __webpack_require__.e(2673), __webpack_require__.e(3588)]).then(__webpack_require__.bind(__webpack_require__, 60225))).doctor(givenFlags(command));
    });
}
function addConformance(parent, { addFlags }) {
    const command = child(parent, "conformance [EXECUTOR]", "Test an executor, the part that runs code");
    addFlags(command, "conformance")
        .option("--json", "Print only the results, as JSON.")
        .action(async (executor) => {
        const { conformance } = await Promise.all(/* import() */[__webpack_require__.e(4011), __webpack_require__.e(5777), __webpack_require__.e(2755), __webpack_require__.e(2592)]).then(__webpack_require__.bind(__webpack_require__, 48481));
        process.exitCode = await conformance(executor, givenFlags(command));
    });
}
function addClean(parent) {
    child(parent, "clean", "Remove leftover containers, volumes and images of crashed runs")
        .option("--executor <NAME>", "Remove only leftovers of this executor. To clean up in a Kubernetes cluster, pass `kubernetes`. [all executors on this machine]")
        .option("--dry-run", "Only list what would be removed.")
        .option("--kept", "Also remove containers that a run kept for inspection.")
        .option("--images", "Also remove images that were built for runs. The next run builds the images again.")
        .option("--caches", "Also remove caches. The next run downloads everything again.")
        .option("--older-than <DURATION>", "Also remove the leftovers of runs that other machines started, if the leftovers are older than this duration.")
        .option("--json", "Print the list as JSON.")
        .action(async (flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4011), __webpack_require__.e(5777), __webpack_require__.e(3650)]).then(__webpack_require__.bind(__webpack_require__, 52405))).clean(flags);
    });
}

;// CONCATENATED MODULE: ./lib/cli/proof/commands.js

function addAudit(parent, { addFlags }) {
    const command = child(parent, "audit", "Try wrong solutions to see whether your verification refuses them");
    addFlags(command
        .option("--files <GLOB>", "The files of your task. The audit puts wrong solutions into these files.")
        .option("--from <DIR>", "The folder of a passed run, whose files are the right solution. [the current files]")
        .option("--json", "Print only the results, as JSON."), "audit").action(async () => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(7934), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(4476), __webpack_require__.e(8295), __webpack_require__.e(1822), __webpack_require__.e(7906)]).then(__webpack_require__.bind(__webpack_require__, 61092))).audit(givenFlags(command));
    });
}
function addProve(parent, { addFlags }) {
    const command = child(parent, "prove", "Find out whether your tests notice a change");
    addFlags(command
        .option("--base <REF>", "The branch, tag or commit that the change started from.")
        .option("--head <REF>", "The branch, tag or commit with the change. [HEAD]")
        .option("--repeat <NUMBER>", "How many times to repeat the test runs that decide the result, to find flaky tests. [1]")
        .option("--fail-on <VERDICTS>", "The verdicts that make the command fail, separated by commas, or `none`. [all except proven and guarded]", collected)
        .option("--json", "Print only the result, as JSON."), "prove").action(async () => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(4011), __webpack_require__.e(5777), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(4476), __webpack_require__.e(3568), __webpack_require__.e(2390), __webpack_require__.e(6351), __webpack_require__.e(7420)]).then(__webpack_require__.bind(__webpack_require__, 68761))).prove(givenFlags(command));
    });
}

;// CONCATENATED MODULE: ./lib/cli/repository/commands.js

function addInit(parent) {
    child(parent, "init", "Write workflows for this repository")
        .option("--action <OWNER/REPO@SHA>", "Your fork of agent-exec, at a commit that you have read.")
        .option("--start <WAYS>", "How runs start: comment, label, failed-ci or manual. Separate several with commas. [comment]")
        .option("--model <NAME>", "The model's name. [gpt-5-mini]")
        .option("--base-url <URL>", "The model server. [OpenAI's]")
        .option("--key-secret <NAME>", "The repository secret that holds the model's key. [OPENAI_API_KEY, or MODEL_API_KEY for another server]")
        .option("--keyless", "Use OpenAI without a stored key.")
        .option("--verify <COMMAND>", "The command that decides whether the code is right. [guessed from the files]")
        .option("--image <IMAGE>", "The container's image. [guessed from the files]")
        .option("--setup <COMMAND>", "A command that installs what the tests need. [guessed from the files]")
        .option("--pull-request <YES|NO>", "Open a pull request with the change of a run that passed. [yes]")
        .option("--jobs <NUMBER>", "How many jobs the workflow has: 1, 2 (no job has both the model's key and write permission) or 3 (a third job signs the run). [2]")
        .option("--yes", "Use the defaults and ask nothing.")
        .option("--dry-run", "Print the workflows and write nothing.")
        .action(async (flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3292), __webpack_require__.e(9630)]).then(__webpack_require__.bind(__webpack_require__, 69630))).init(flags);
    });
}
function addOutcomes(parent) {
    child(parent, "outcomes", "Show the current state of the pull requests opened by runs")
        .option("--repo <OWNER/NAME>", "The repository whose pull requests are listed. [in a workflow, its repository; otherwise that of the remote `origin`]")
        .option("--markdown", "Print a table in Markdown, for a job's summary.")
        .option("--json", "Print only the results, as JSON.")
        .action(async (flags) => {
        process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(8269), __webpack_require__.e(6752), __webpack_require__.e(1127), __webpack_require__.e(4177), __webpack_require__.e(8421)]).then(__webpack_require__.bind(__webpack_require__, 88421))).outcomes(flags);
    });
}

;// CONCATENATED MODULE: ./lib/cli/run/commands.js

function addRun(parent, { output, addFlags }, face, description) {
    const command = child(parent, `${face} ${runArguments[face]}`.trim(), description);
    addFlags(command, face).action(async (...given) => {
        const words = [given[0]].flat().filter((word) => typeof word === "string");
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(5725), __webpack_require__.e(527), __webpack_require__.e(8100), __webpack_require__.e(223), __webpack_require__.e(4011), __webpack_require__.e(3523), __webpack_require__.e(6671), __webpack_require__.e(5777), __webpack_require__.e(6545), __webpack_require__.e(3162), __webpack_require__.e(2755), __webpack_require__.e(3533), __webpack_require__.e(3476), __webpack_require__.e(2229), __webpack_require__.e(3156), __webpack_require__.e(2298), __webpack_require__.e(6061)]).then(__webpack_require__.bind(__webpack_require__, 97370));
        const { watch, ...flags } = givenFlags(command);
        const run = (named) => runCommand({ face, words: named, flags, output });
        if (watch !== true)
            process.exitCode = await run(words);
        else
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(4295)]).then(__webpack_require__.bind(__webpack_require__, 34295))).watchDocuments(words, run);
    });
}
const runArguments = { run: "[TASK]", exec: "[FILE...]", demo: "" };

;// CONCATENATED MODULE: ./lib/cli/outlive.js



/** The errors if a reader ends early, as `head -1` does. They are no failure. */
const readerIsGone = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"]);
/** Lets a run continue without a reader (`| head -1`) or disk space. If output was lost, the exit code is 3. */
function outlive() {
    let lost = null;
    let folder = null;
    process.stderr.on("error", () => undefined);
    // Only the first error counts, because later ones come from the closed stream.
    process.stdout.once("error", (error) => {
        if (!readerIsGone.has(error.code ?? ""))
            lost = error;
    });
    process.stdout.on("error", () => undefined);
    // This waits for the exit, because the last write can fail after the exit code was set.
    process.once("exit", () => {
        if (lost === null)
            return;
        process.exitCode = outcomes/* outcomes */.KI["infrastructure-error"].exitCode;
        (0,print/* printError */.yJ)(lostWords(lost, folder));
    });
    return { keptIn: (path) => void (folder = path) };
}
function lostWords(error, folder) {
    const next = folder === null
        ? "redirect standard output to a file that can be written"
        : `read the text in the run's folder: ${folder}`;
    return `agent-exec: could not write to standard output, so the text is lost: ${(0,errors/* messageOf */.bD)(error)}\n  next: ${next}\n`;
}

// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
;// CONCATENATED MODULE: ./lib/cli/main.js


















/** Runs a command line (the words after `agent-exec`), and sets the exit code. */
async function main(args) {
    const output = outlive();
    (0,told/* hideFromNow */.nO)(Object.values((0,secrets/* secretsOf */.F)(looseFlags(args), (0,env/* readEnvironment */.Q)().variable)));
    try {
        const command = program({ output, addFlags: flagAdder(args) });
        await command.parseAsync(withKnownCommand(command, withPlainHelp(args)), { from: "user" });
    }
    catch (thrown) {
        fail(thrown);
    }
}
/** Prints an error to standard error and sets its exit code. */
function fail(thrown) {
    if (thrown instanceof esm/* CommanderError */.b7) {
        process.exitCode = thrown.exitCode === 0 ? 0 : outcomes/* settingsExitCode */.fR;
        return;
    }
    const error = (0,errors/* toAgentExecError */.Mq)(thrown);
    (0,print/* printError */.yJ)(`agent-exec: ${(0,errors/* withCode */.SM)(error)}\n  next: ${(0,in_flags/* inFlags */.r)(error.nextStep)}\n`);
    process.exitCode = (0,outcomes/* exitCodeOf */.FO)(error);
}
/** If the first word is unknown, drops the rest. Otherwise the parser answers `nonsense --help` with its help. */
function withKnownCommand({ commands }, args) {
    const [word] = args;
    const isKnown = ["help", ...commands.map((each) => each.name())].includes(word ?? "help");
    return isKnown || word?.startsWith("-") === true ? args : args.slice(0, 1);
}
function program(parts) {
    const command = new esm/* Command */.uB("agent-exec")
        .description("Let a model write code, run the code in a container, and prove with your own commands that the code works.")
        .version(version/* version */.r)
        .exitOverride()
        .configureOutput({
        writeOut: print/* printOutput */.jP,
        writeErr: print/* printError */.yJ,
        outputError: outputError("agent-exec --help"),
    })
        .configureHelp({
        helpWidth: 100,
        sortSubcommands: false,
        optionDescription: (option) => option.description,
    });
    addRun(command, parts, "run", "Ask a model for code and run the code until it passes");
    for (const name of ["resume", "replay", "regrade"])
        addEarlier(command, parts, name);
    for (const says of ["approve", "feedback", "reject"])
        addAnswer(command, parts, says);
    addRun(command, parts, "exec", "Run the code blocks of Markdown files; `-` reads standard input");
    addRun(command, parts, "demo", "Replay a recorded task to see what a run looks like");
    addInit(command);
    addAudit(command, parts);
    addProve(command, parts);
    addBatch(command, parts);
    addMerge(command);
    addOutcomes(command);
    addDoctor(command, parts);
    addConformance(command, parts);
    addRecords(command, parts);
    addClean(command);
    for (const each of [command, ...command.commands])
        each.addHelpText("after", examples[each.name()] ?? "");
    return command;
}


/***/ }),

/***/ 17721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   ie: () => (/* binding */ agrees),
/* harmony export */   jP: () => (/* binding */ printOutput),
/* harmony export */   l4: () => (/* binding */ outputStyle),
/* harmony export */   oy: () => (/* binding */ answerTo),
/* harmony export */   yJ: () => (/* binding */ printError),
/* harmony export */   z0: () => (/* binding */ printProgress)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74080);
/* harmony import */ var _terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13482);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37011);





/**
 * Prints whole lines to standard output. A GitHub runner reads both streams for workflow commands, so there such
 * commands are made harmless.
 * @param lines text that ends with a line end. Only the status line of a terminal has none.
 */
function printOutput(lines) {
    process.stdout.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommands */ .W)(lines) : lines);
}
/** Prints whole lines to standard error: errors, warnings, notes. Quoted text is made harmless. */
function printError(lines) {
    printProgress((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_1__/* .toldOf */ .dc)(lines));
}
/** Prints a reporter's text with its colours to standard error. The reporter has made quoted text harmless. */
function printProgress(lines) {
    process.stderr.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommands */ .W)(lines) : lines);
}
/** Prints a value as JSON to standard output. On a runner, it parses to the same value. */
function printJson(value) {
    const escaped = (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const json = `${JSON.stringify(value, null, 2).replace(actsInTerminal, escaped)}\n`;
    process.stdout.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .neutraliseWorkflowCommandsInJson */ .l)(json) : json);
}
/** Characters that JSON strings may contain, but that are invisible or active in a terminal. */
const actsInTerminal = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
/** Colours for standard output. There are none if it is no terminal, or if NO_COLOR is set. */
function outputStyle() {
    return (0,_terminal_terminal_style_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalStyle */ .w)(process.stdout.isTTY && (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("NO_COLOR") === undefined);
}
/** Asks a yes-or-no question at the terminal. */
async function agrees(question) {
    return /^y(es)?$/i.test((await answerTo(`${question} [y/N] `)) ?? "");
}
/** Asks for one line at the terminal. Null: the person pressed Ctrl-C or Ctrl-D. */
async function answerTo(question) {
    const asking = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stderr });
    const left = new Promise((resolve) => asking.once("close", () => resolve(null)));
    try {
        // Ctrl-C rejects the question. Ctrl-D leaves it open for ever. Both close the interface.
        const answer = await Promise.race([asking.question(question).catch(() => null), left]);
        if (answer === null)
            process.stderr.write("\n");
        return answer?.trim() ?? null;
    }
    finally {
        asking.close();
    }
}
/** Every runner sets this variable, including Gitea's and `act`. */
function isOnRunner() {
    return (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)().variable("GITHUB_ACTIONS") === "true";
}


/***/ }),

/***/ 63764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inFlags)
/* harmony export */ });
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77690);


/** Writes `memory` as `--memory`. @param advice agent-exec's own text, because quoted text must not change */
function inFlags(advice) {
    return advice.replace(/`([a-z-]+)`/g, (whole, name) => isFlag(name) ? `\`${_rows_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .origins */ .kt.flag(name)}\`` : whole);
}
function isFlag(name) {
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp[name] : undefined;
    return row !== undefined && row.description.faces.some((face) => face !== "action");
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** The beginning of each line of foreign text. So no such line looks like one of agent-exec's own. */
const gutter = "  │ ";
/** Colours. There are none if the stream is no terminal, or if the user does not want them. */
function terminalStyle(hasColour) {
    const paint = (format) => (text) => hasColour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(format, text, { validateStream: false }) : text;
    return {
        bold: paint("bold"),
        dim: paint("dim"),
        good: paint("green"),
        bad: paint("red"),
        warn: paint("yellow"),
        accent: paint("cyan"),
    };
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
const version = "0.1.0";


/***/ })

};
