export const id = 1702;
export const ids = [1702];
export const modules = {

/***/ 51702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fail: () => (/* binding */ fail),
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/ports/outcomes.js
var outcomes = __webpack_require__(64319);
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
var schema = __webpack_require__(7793);
// EXTERNAL MODULE: ./lib/rows/setting.js
var setting = __webpack_require__(14533);
;// CONCATENATED MODULE: ./lib/cli/flags.js



/**
 * To the commands that these words name. Of another command nothing is shown but that it has options, for which one stands:
 * all flags of all commands would take a tenth of the time that the command needs to start.
 */
function flagAdder(words) {
    const showsAll = words.includes(helpAll);
    return (command, face) => {
        const settings = (0,schema/* settingsOf */.f5)(face);
        addAll(command, words.includes(command.name()) ? settings : settings.slice(0, 1), showsAll);
        if (!showsAll)
            command.addHelpText("after", `\nMore options: agent-exec ${command.name()} ${helpAll} shows all ${settings.length}.`);
        return command;
    };
}
/** Like `--help`, with the options that few people need. */
const helpAll = "--help-all";
/** The same words for the parser, which knows one help. */
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
            option.argParser((value, before) => [...(before ?? []), value]);
        command.addOption(option);
    }
}
/** What may be a flag and its value, also where a command refuses it: `--api-key KEY`, `--api-key=KEY`. */
function looseFlags(args) {
    return args.flatMap((arg, index) => {
        const [, name, value = args[index + 1]] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
        return name === undefined ? [] : [{ name, value }];
    });
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
  4 budget or time spent, 5 waiting for an approval or rejected, 130 cancelled.`,
    run: `
Examples:
  $ OPENAI_API_KEY=… agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec run --task-file task.md --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec run "Write fizzbuzz.py" --model gpt-5-mini --verify "python3 fizzbuzz.py | tail -1 | grep Buzz"
  $ agent-exec run "Also add a test" --continue .agent-exec/RUN --model gpt-5-mini --workspace repo
  $ agent-exec run "Sort these names" --script answers.json --json > result.json

Durations: 500ms, 90s, 10m; a number alone means seconds. Sizes: 512m, 2g.
Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 5 waiting for an approval or rejected, 130 cancelled.`,
    resume: `
Examples:
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c --executor local --workspace ../checkout

The run keeps its settings, its clock and its budgets. agent-exec ignores unsafe settings from a folder, such as
--executor local: give them again. Exit codes are the same as for run.`,
    answer: `
Examples:
  $ agent-exec approve .agent-exec/20261121-054401-3f9a0c --hash 69bdc1e2044763c4118bff6c568a44371ba4457c020547572f6195f8b887387f
  $ agent-exec feedback .agent-exec/20261121-054401-3f9a0c "Leave the tests as they are"
  $ agent-exec reject .agent-exec/20261121-054401-3f9a0c "It sends data away"

You can answer once. With another hash, or a second time, the exit code is 2 and nothing runs. The run keeps its
settings, as with resume. Exit codes are the same as for run.`,
    replay: `
Examples:
  $ agent-exec replay .agent-exec/20261121-054401-3f9a0c
  $ agent-exec replay downloaded-artifact --workspace ../checkout --json | jq .differences

A new run executes the recorded replies in the same image. Times are not compared. The run keeps its settings, as with
resume. Exit codes: 0 nothing differs, 1 something differs, 2 bad settings.`,
    exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec docs/*.md --keep-going --timeout 30s
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Runs every code block whose language the image supports (see docs/languages.md). Stops at the first block that fails,
unless you add --keep-going. In \`console\` blocks it runs the commands after \`$ \`. To skip a block, write
<!-- no-run --> above it, or \`no_run\` after its language (see docs/documents.md).`,
    demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

Runs in Docker, in python:3-slim or, if that image is missing, in agent-exec-base:bookworm, which the project's
set-up builds. Without Docker, a JavaScript task runs without isolation and says so, unless you set --executor,
--image or another option of the container.`,
    regrade: `
Examples:
  $ agent-exec regrade .agent-exec/20261124-091500-3f9a0c
  $ agent-exec regrade downloaded-artifact --image python:3.13-slim --json

Start it in the files that the run began with, for example a checkout of its commit. Each verification runs again in
a fresh sandbox, without and with the run's patch.
Exit codes: 0 all as recorded, 1 something differs, 2 bad settings, 3 nothing could run, 130 cancelled.`,
    check: `
Examples:
  $ agent-exec check downloaded-artifact --repo org/name
  $ gh attestation trusted-root >roots.jsonl
  $ agent-exec check downloaded-artifact --repo org/name --trusted-root roots.jsonl

✓ correct, ✗ wrong, – nothing to compare with, ? signed, but you did not say by whom (--repo).
Exit codes: 0 nothing is wrong, 1 something is wrong or --repo did not sign it, 2 no run in the folder.`,
    audit: `
Examples:
  $ agent-exec audit --workspace repo --files 'src/**' --verify 'npm test'
  $ agent-exec audit --workspace repo --files slug.py --verify 'python3 -m unittest' --from .agent-exec/20261124-091500-3f9a0c
  $ agent-exec audit --workspace . --files '*.py' --verify 'sh check.sh' --protect check.sh --json

Runs your verification on the original files, the right solution, a broken one and about twenty wrong ones, each in a
fresh sandbox. HELD: the verification noticed. FOOLED: it did not; the report says how to fix that.
Exit codes: 0 nothing fooled it, 1 something did, 2 bad settings, 3 some could not run, 130 cancelled.`,
    doctor: `
Examples:
  $ agent-exec doctor
  $ agent-exec doctor --image python:3.13-slim --runtime runsc
  $ agent-exec doctor --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec doctor --json | jq '.checks[] | select(.status != "ok")'

Starts small containers and tries to break their limits: memory, processes, network.
✓ holds, ! worth knowing, ✗ does not hold, – not tried.
Exit codes: 0 everything holds, 1 something does not hold, 2 bad settings, 3 nothing can run (no engine, image
  or sandbox), 130 cancelled.`,
    conformance: `
Examples:
  $ agent-exec conformance ./my-executor.mjs --executor-option region=eu
  $ agent-exec conformance docker --image python:3.13-slim --runtime runsc
  $ agent-exec conformance ./my-executor.mjs --json | jq '.cases[] | select(.status == "fails")'

✓ passes, ~ differs as the executor's export \`knownDifferences\` says, ✗ fails. The sandbox needs sh and python3.
Exit codes: 0 none fails, 1 some fail, 2 bad settings, 130 cancelled.`,
    clean: `
Examples:
  $ agent-exec clean --dry-run
  $ agent-exec clean --kept --older-than 36h

A run removes its container when it ends. Use this after a crash of the machine or the engine, and for containers that
you kept with --stop-container false or --auto-remove false.`,
    apply: `
Examples:
  $ agent-exec apply .agent-exec/20261121-054401-3f9a0c
  $ agent-exec apply downloaded-artifact --to ../checkout --yes

Git applies the whole patch or nothing. Exit codes: 0 applied, 1 you declined, 2 no patch, or it does not fit the files.`,
    prune: `
Examples:
  $ agent-exec prune --keep 20 --dry-run
  $ agent-exec prune --older-than 168h --unfinished

A run that is still in progress is never removed.`,
    report: `
Examples:
  $ agent-exec report .agent-exec/20261121-054401-3f9a0c`,
};

// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
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
        (0,print/* printError */.yJ)(lostWords(lost, folder));
    });
    return { keptIn: (path) => void (folder = path) };
}
function lostWords(error, folder) {
    const next = folder === null
        ? "send standard output to a place that accepts it"
        : `read it in the run's folder: ${folder}`;
    return `agent-exec: could not write to standard output, so the text is lost: ${(0,errors/* messageOf */.bD)(error)}\n  next: ${next}\n`;
}

// EXTERNAL MODULE: ./lib/redaction/told.js
var told = __webpack_require__(74080);
;// CONCATENATED MODULE: ./lib/cli/main.js













/**
 * The command. Sets the process's exit code: by outcome, 2 for flags and settings that do not parse, 3 where the
 * sandbox, the model server or the disk failed.
 * @param args the words after the command's name
 */
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
/** Says what went wrong on standard error, and sets the exit code for it. */
function fail(thrown) {
    if (thrown instanceof esm/* CommanderError */.b7) {
        process.exitCode = thrown.exitCode === 0 ? 0 : outcomes/* settingsExitCode */.fR;
        return;
    }
    const error = (0,errors/* toAgentExecError */.Mq)(thrown);
    (0,print/* printError */.yJ)(`agent-exec: ${(0,errors/* withCode */.SM)(error)}\n  next: ${(0,in_flags/* inFlags */.r)(error.nextStep)}\n`);
    process.exitCode = (0,outcomes/* exitCodeOf */.FO)(error);
}
/** Without what stands behind a word that is no command: the parser would show its help for `nonsense --help`, and be content. */
function withKnownCommand({ commands }, args) {
    const [word] = args;
    const isKnown = ["help", ...commands.map((each) => each.name())].includes(word ?? "help");
    return isKnown || word?.startsWith("-") === true ? args : args.slice(0, 1);
}
function program(parts) {
    const { output } = parts;
    const command = new esm/* Command */.uB("agent-exec")
        .description("Let a model write code and run it in a container, safely, with proof.")
        .version(version/* version */.r)
        .exitOverride()
        .configureOutput({
        writeOut: print/* printOutput */.jP,
        writeErr: print/* printError */.yJ,
        outputError: outputError("agent-exec --help"),
    })
        .configureHelp({ helpWidth: 100, sortSubcommands: false })
        .addHelpText("after", examples.program);
    const add = runCommandAdder(command, parts);
    add("run", "[TASK]", "Ask a model for code and run it until it passes");
    addEarlier(command, parts, "resume");
    addEarlier(command, parts, "replay");
    addEarlier(command, parts, "regrade");
    addAnswer(command, parts, "approve");
    addAnswer(command, parts, "feedback");
    addAnswer(command, parts, "reject");
    add("exec", "[FILE...]", "Run the code blocks of Markdown files; `-` reads standard input");
    add("demo", "", "Replay a recorded task to see what a run looks like");
    addAudit(command, parts);
    addDoctor(command, parts);
    addConformance(command, parts);
    command
        .command("report <DIR>")
        .description("Write the reports of an earlier run again")
        .addHelpText("after", examples.report)
        .action(async (folder) => {
        const { report: render } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(6384), __webpack_require__.e(8226), __webpack_require__.e(5348), __webpack_require__.e(8842)]).then(__webpack_require__.bind(__webpack_require__, 58532));
        output.keptIn((0,external_node_path_.resolve)(folder));
        process.exitCode = await render(folder);
    });
    command
        .command("check <DIR>")
        .description("Check a run's files and signatures offline")
        .option("--repo <OWNER/NAME>", "repository whose workflow must have signed the run; a full URL for another server")
        .option("--bundle <FILE>", "file with the signed statements, one per line [attestation.jsonl in the folder]")
        .option("--trusted-root <FILE>", "trusted keys, as printed by `gh attestation trusted-root` [Sigstore's public instance]")
        .option("--json", "print the result as JSON")
        .addHelpText("after", examples.check)
        .action(async (folder, flags) => {
        const { check } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(6384), __webpack_require__.e(4078), __webpack_require__.e(8226), __webpack_require__.e(7169), __webpack_require__.e(7940), __webpack_require__.e(2161), __webpack_require__.e(6348), __webpack_require__.e(9877), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 36280));
        process.exitCode = await check(folder, flags);
    });
    command
        .command("ls [FOLDER]")
        .description("List the runs in a folder, newest first [.agent-exec]")
        .option("--json", "print the list as JSON")
        .action(async (folder, flags) => {
        const { ls } = await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(7578)]).then(__webpack_require__.bind(__webpack_require__, 77578));
        process.exitCode = await ls(folder, flags);
    });
    command
        .command("show <RUN>")
        .description("Show the summary of a run, by its name or its folder")
        .action(async (name) => {
        const { show } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(6384), __webpack_require__.e(8226), __webpack_require__.e(5348), __webpack_require__.e(8842)]).then(__webpack_require__.bind(__webpack_require__, 58532));
        process.exitCode = await show(name);
    });
    command
        .command("prune [FOLDER]")
        .description("Remove the folders of finished runs")
        .option("--keep <NUMBER>", "keep this many of the newest runs")
        .option("--older-than <DURATION>", "remove only runs that are older")
        .option("--unfinished", "also remove interrupted runs, which you could still resume")
        .option("--dry-run", "list what would be removed, and remove nothing")
        .addHelpText("after", examples.prune)
        .action(async (folder, flags) => {
        const { prune } = await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(7578)]).then(__webpack_require__.bind(__webpack_require__, 77578));
        process.exitCode = await prune(folder, flags);
    });
    command
        .command("apply <DIR>")
        .description("Show the patch of a run and apply it after you confirm")
        .option("--yes", "apply the patch without asking")
        .option("--to <FOLDER>", "apply the patch to this folder [the run's own workspace]")
        .addHelpText("after", examples.apply)
        .action(async (folder, flags) => {
        const { apply } = await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(4077), __webpack_require__.e(8700)]).then(__webpack_require__.bind(__webpack_require__, 9813));
        process.exitCode = await apply(folder, flags);
    });
    command
        .command("clean")
        .description("Remove containers, volumes and images left by dead runs")
        .option("--dry-run", "list what would be removed, and remove nothing")
        .option("--kept", "also remove containers that you kept to look inside")
        .option("--images", "also remove images built for runs; the next run builds them again")
        .option("--caches", "also remove caches; the next run downloads again")
        .option("--older-than <DURATION>", "also remove older leftovers of processes on other machines")
        .option("--json", "print the list as JSON")
        .addHelpText("after", examples.clean)
        .action(async (flags) => {
        const { clean } = await Promise.all(/* import() */[__webpack_require__.e(6442), __webpack_require__.e(7238)]).then(__webpack_require__.bind(__webpack_require__, 83947));
        process.exitCode = await clean(flags);
    });
    return command;
}
const ofEarlier = {
    resume: "Continue an interrupted run from its transcript",
    replay: "Repeat a recorded run without a model and show what differs",
    regrade: "Run the verifications of a finished run again and show what differs",
};
/** What is done with an earlier run and takes the settings of `run`. */
function addEarlier(parent, { output, addFlags }, name) {
    const command = parent.command(`${name} <DIR>`).description(ofEarlier[name]);
    command.configureOutput({ outputError: outputError(`agent-exec ${name} --help`) });
    addFlags(command, "run")
        .addHelpText("after", examples[name])
        .action(async (folder) => {
        const run = { flags: givenFlags(command), output };
        if (name === "resume")
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(2832), __webpack_require__.e(462), __webpack_require__.e(5668), __webpack_require__.e(5371)]).then(__webpack_require__.bind(__webpack_require__, 85371))).resume(folder, run);
        else if (name === "replay")
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(2832), __webpack_require__.e(462), __webpack_require__.e(4738)]).then(__webpack_require__.bind(__webpack_require__, 44738))).replay(folder, run);
        else
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(9218), __webpack_require__.e(4077), __webpack_require__.e(4859)]).then(__webpack_require__.bind(__webpack_require__, 31355))).regrade(folder, run.flags);
    });
}
const answers = {
    approve: {
        args: "<DIR>",
        description: "Approve the waiting code and continue the run",
    },
    feedback: {
        args: "<DIR> <TEXT>",
        description: "Reject the waiting code, tell the model why and continue the run",
    },
    reject: { args: "<DIR> [WHY]", description: "Reject the waiting code and end the run" },
};
/** What is said to a run that waits, which goes on with the settings of `run`. */
function addAnswer(parent, { output, addFlags }, says) {
    const { args, description } = answers[says];
    const command = parent.command(`${says} ${args}`).description(description);
    command.configureOutput({ outputError: outputError(`agent-exec ${says} --help`) });
    if (says === "approve")
        command.requiredOption("--hash <SHA256>", "hash of the code that you approve, from the run's report");
    addFlags(command, "run")
        .addHelpText("after", examples.answer)
        .action(async (folder, given) => {
        const { hash, ...flags } = givenFlags(command);
        const text = typeof given === "string" ? given : undefined;
        const { answer } = await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(2832), __webpack_require__.e(462), __webpack_require__.e(5668), __webpack_require__.e(6282)]).then(__webpack_require__.bind(__webpack_require__, 36282));
        const words = { folder, text, hash: typeof hash === "string" ? hash : undefined };
        process.exitCode = await answer(says, words, { flags, output });
    });
}
function addAudit(parent, { addFlags }) {
    const command = parent
        .command("audit")
        .description("Find out whether wrong solutions pass your verification");
    command.configureOutput({ outputError: outputError("agent-exec audit --help") });
    addFlags(command
        .option("--files <GLOB>", "files that wrong solutions replace: the ones that your task is about")
        .option("--from <DIR>", "passed run whose changes are the right solution [the files as they are]")
        .option("--json", "print only the results, as JSON"), "audit")
        .addHelpText("after", examples.audit)
        .action(async () => {
        const { audit } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(9218), __webpack_require__.e(4077), __webpack_require__.e(2845), __webpack_require__.e(4448)]).then(__webpack_require__.bind(__webpack_require__, 96785));
        process.exitCode = await audit({ flags: givenFlags(command) });
    });
}
function addDoctor(parent, { addFlags }) {
    const command = parent.command("doctor").description("Check whether this machine can run code safely");
    command.configureOutput({ outputError: outputError("agent-exec doctor --help") });
    addFlags(command, "doctor")
        .option("--json", "print only the results, as JSON")
        .addHelpText("after", examples.doctor)
        .action(async () => {
        const { doctor } = await Promise.all(/* import() */[__webpack_require__.e(6442), __webpack_require__.e(5903), __webpack_require__.e(5271)]).then(__webpack_require__.bind(__webpack_require__, 30476));
        const { json, ...flags } = givenFlags(command);
        process.exitCode = await doctor({ flags, isJson: json === true });
    });
}
function addConformance(parent, { addFlags }) {
    const command = parent
        .command("conformance [EXECUTOR]")
        .description("Run the contract tests against an executor");
    command.configureOutput({ outputError: outputError("agent-exec conformance --help") });
    addFlags(command, "conformance")
        .option("--json", "print only the results, as JSON")
        .addHelpText("after", examples.conformance)
        .action(async (executor) => {
        const { conformance } = await Promise.all(/* import() */[__webpack_require__.e(6442), __webpack_require__.e(5903), __webpack_require__.e(4765)]).then(__webpack_require__.bind(__webpack_require__, 52188));
        const { json, ...flags } = givenFlags(command);
        process.exitCode = await conformance({ executor, flags, isJson: json === true });
    });
}
function runCommandAdder(parent, { output, addFlags }) {
    return (face, args, description) => {
        const command = parent.command(`${face} ${args}`.trim()).description(description);
        command.configureOutput({ outputError: outputError(`agent-exec ${face} --help`) });
        addFlags(command, face)
            .addHelpText("after", examples[face])
            .action(async (...given) => {
            const words = args === "" ? [] : [given[0]].flat().filter((word) => typeof word === "string");
            const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(6384), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(2832), __webpack_require__.e(462)]).then(__webpack_require__.bind(__webpack_require__, 48439));
            process.exitCode = await runCommand({ face, words, flags: givenFlags(command), output });
        });
    };
}
/** The words of the command line's own parser in the form of every other error. */
function outputError(help) {
    return (words) => {
        const message = words.replace(/^error: /, "").trim();
        (0,print/* printError */.yJ)(`agent-exec: ${(0,errors/* withCode */.SM)({ code: "settings-invalid", message })}\n  next: see \`${help}\`\n`);
    };
}


/***/ }),

/***/ 17721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   jP: () => (/* binding */ printOutput),
/* harmony export */   yJ: () => (/* binding */ printError),
/* harmony export */   z0: () => (/* binding */ printProgress)
/* harmony export */ });
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36130);
/* harmony import */ var _redaction_told_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74080);
/* harmony import */ var _output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37011);



/**
 * Prints whole lines to standard output. In a job of GitHub Actions, where the runner reads both streams for
 * workflow commands, nothing in them acts as one; anywhere else they are printed as they are.
 * @param lines text that ends at a line end. Only the status line of a terminal does not, and its words are ours.
 */
function printOutput(lines) {
    process.stdout.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseWorkflowCommands */ .W)(lines) : lines);
}
/** Prints whole lines to standard error: an error, a warning, a note. Whatever they quote is made harmless. */
function printError(lines) {
    printProgress((0,_redaction_told_js__WEBPACK_IMPORTED_MODULE_0__/* .toldOf */ .dc)(lines));
}
/** Prints what a reporter made for a terminal to standard error, its own colours in it: others' words are shown harmless by it. */
function printProgress(lines) {
    process.stderr.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseWorkflowCommands */ .W)(lines) : lines);
}
/** Prints a value as JSON to standard output: on a runner whoever parses it gets the same as anywhere else. */
function printJson(value) {
    const json = `${JSON.stringify(value, null, 2).replace(actsInTerminal, escapeOf)}\n`;
    process.stdout.write(isOnRunner() ? (0,_output_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseWorkflowCommandsInJson */ .l)(json) : json);
}
/** What JSON lets stand in a string and a terminal obeys or does not show; escaped it means the same. */
const actsInTerminal = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
function escapeOf(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/** Runners set it in every step, those of Gitea and `act` too. */
function isOnRunner() {
    return (0,_process_env_js__WEBPACK_IMPORTED_MODULE_2__/* .readEnvironment */ .Q)().variable("GITHUB_ACTIONS") === "true";
}


/***/ }),

/***/ 63764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inFlags)
/* harmony export */ });
/* harmony import */ var _rows_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21303);
/* harmony import */ var _rows_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14533);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7793);



/**
 * Advice for everybody names a setting as `memory`. Whoever gives flags reads `--memory`.
 * @param advice words of ours: what others said is to be shown as it came
 */
function inFlags(advice) {
    return advice.replace(/`([a-z-]+)`/g, (whole, name) => isFlag(name) ? `\`${_rows_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .origins */ .kt.flag(name)}\`` : whole);
}
function isFlag(name) {
    const row = Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp, name) ? _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp[name] : undefined;
    return row !== undefined && (0,_rows_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .facesOf */ .mU)(row.description).some((face) => face !== "action");
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
