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
    return (command, face) => {
        const settings = (0,schema/* settingsOf */.f5)(face);
        addAll(command, words.includes(command.name()) ? settings : settings.slice(0, 1));
        return command;
    };
}
function addAll(command, settings) {
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

Durations are written 500ms, 90s, 10m (a bare number is seconds), sizes 512m, 2g.
Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 5 waiting for an approval or rejected, 130 cancelled.`,
    resume: `
Examples:
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c --executor local --workspace ../checkout

What the run was given counts again, but for what is not believed of a folder alone, such as --executor local:
that is asked for. Its clock and its budgets go on where they were; exit codes are those of run.`,
    answer: `
Examples:
  $ agent-exec approve .agent-exec/20261121-054401-3f9a0c --hash 69bdc1e2044763c4118bff6c568a44371ba4457c020547572f6195f8b887387f
  $ agent-exec feedback .agent-exec/20261121-054401-3f9a0c "Leave the tests as they are"
  $ agent-exec reject .agent-exec/20261121-054401-3f9a0c "It sends data away"

An answer is taken once: with another hash, or a second time, the exit code is 2 and nothing runs. What the run was given counts
again, as with resume, and has to be given again where a folder alone is not believed. Exit codes are those of run.`,
    replay: `
Examples:
  $ agent-exec replay .agent-exec/20261121-054401-3f9a0c
  $ agent-exec replay downloaded-artifact --workspace ../checkout --json | jq .differences

The recorded answers run again in the same image, in a run of its own; times are not compared. What the run was given
counts again, as with resume. Exit codes: 0 nothing differs, 1 something does, 2 bad settings.`,
    exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec docs/*.md --keep-going --timeout 30s
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Runs code fences that name a language the image can run (docs/languages.md lists all), in lists and quotes too. Stops at the
first block that fails, unless --keep-going is given. Of \`console\` blocks the commands behind \`$ \` run. A comment
<!-- no-run --> above a block, or \`no_run\` behind its language, leaves it alone (docs/documents.md).`,
    demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

Runs in Docker when an engine answers, without --image in python:3-slim or, where that is not at hand,
in agent-exec-base:bookworm, which the project's own set-up builds. Without Docker a JavaScript task
runs without isolation, and says so, unless --executor, --image or another flag of the container was given.`,
    regrade: `
Examples:
  $ agent-exec regrade .agent-exec/20261124-091500-3f9a0c
  $ agent-exec regrade downloaded-artifact --image python:3.13-slim --json

Run it in the files that the run was given (a checkout of its commit). Its patch is put into them in fresh
sandboxes, and each verification runs again, before and after it, as the run's policy says.
Exit codes: 0 all is as recorded, 1 something differs, 2 bad settings, 3 nothing could run, 130 cancelled.`,
    check: `
Examples:
  $ agent-exec check downloaded-artifact --repo org/name
  $ gh attestation trusted-root >roots.jsonl
  $ agent-exec check downloaded-artifact --repo org/name --trusted-root roots.jsonl

✓ fits, ✗ does not, – nothing to hold it against, ? signed, but you named nobody who must have.
Exit codes: 0 nothing contradicts anything, 1 something does, or nobody of --repo signed it, 2 no run there.`,
    audit: `
Examples:
  $ agent-exec audit --workspace repo --files 'src/**' --verify 'npm test'
  $ agent-exec audit --workspace repo --files slug.py --verify 'python3 -m unittest' --from .agent-exec/20261124-091500-3f9a0c
  $ agent-exec audit --workspace . --files '*.py' --verify 'sh check.sh' --protect check.sh --json

Tries the workspace as it is, the right solution, a broken one and some twenty wrong ones, each in a fresh
sandbox. HELD: the verification told it from a right one. FOOLED: it did not; below stands what closes the hole.
Exit codes: 0 nothing fooled it, 1 something did, 2 bad settings, 3 not all could be tried, 130 cancelled.`,
    doctor: `
Examples:
  $ agent-exec doctor
  $ agent-exec doctor --image python:3.13-slim --runtime runsc
  $ agent-exec doctor --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec doctor --json | jq '.checks[] | select(.status != "ok")'

Starts small containers that end with it: one must be killed for its memory, one must not get more
processes, one must reach nobody. ✓ holds, ! is worth knowing, ✗ does not hold, – was not tried.
Exit codes: 0 all that was tried holds, 1 something does not hold, 2 bad settings, 3 nothing can run:
  no engine, no image or no sandbox, 130 cancelled.`,
    conformance: `
Examples:
  $ agent-exec conformance ./my-executor.mjs --executor-option region=eu
  $ agent-exec conformance docker --image python:3.13-slim --runtime runsc
  $ agent-exec conformance ./my-executor.mjs --json | jq '.cases[] | select(.status == "fails")'

✓ holds, ~ differs as its export \`knownDifferences\` says, ✗ does not hold. The place that it runs code in
needs sh and python3. Exit codes: 0 none fails, 1 some do, 2 bad settings, 130 cancelled.`,
    clean: `
Examples:
  $ agent-exec clean --dry-run
  $ agent-exec clean --kept --older-than 36h

A run's container ends with its process; this is for what a killed machine or engine left all the same,
and for containers that were kept by --stop-container false or --auto-remove false.`,
    apply: `
Examples:
  $ agent-exec apply .agent-exec/20261121-054401-3f9a0c
  $ agent-exec apply downloaded-artifact --to ../checkout --yes

git applies it, all or nothing. Exit codes: 0 applied, 1 you said no, 2 it does not fit the files, or there is none.`,
    prune: `
Examples:
  $ agent-exec prune --keep 20 --dry-run
  $ agent-exec prune --older-than 168h --unfinished

A run at which a process is at work stays in any case.`,
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
    const next = folder === null ? "give standard output a place that takes it" : `the run's folder has it all: ${folder}`;
    return `agent-exec: standard output could not be written, its words are lost: ${(0,errors/* messageOf */.bD)(error)}\n  next: ${next}\n`;
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
        await command.parseAsync(withKnownCommand(command, args), { from: "user" });
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
    add("exec", "[FILE...]", "Run the code blocks of Markdown files; `-` is standard input");
    add("demo", "", "Replay a recorded task, to see what a run looks like");
    addAudit(command, parts);
    addDoctor(command, parts);
    addConformance(command, parts);
    command
        .command("report <DIR>")
        .description("Write the reports of an earlier run again, from its transcript")
        .addHelpText("after", examples.report)
        .action(async (folder) => {
        const { report: render } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(2967), __webpack_require__.e(8226), __webpack_require__.e(5348), __webpack_require__.e(8842)]).then(__webpack_require__.bind(__webpack_require__, 58532));
        output.keptIn((0,external_node_path_.resolve)(folder));
        process.exitCode = await render(folder);
    });
    command
        .command("check <DIR>")
        .description("Hold a run's folder against itself and against what was signed of it, without a network")
        .option("--repo <OWNER/NAME>", "whose workflow must have signed it; a whole address for another server")
        .option("--bundle <FILE>", "the signed statements, one a line [attestation.jsonl of the folder]")
        .option("--trusted-root <FILE>", "whom to trust, as `gh attestation trusted-root` prints it [Sigstore's public instance]")
        .option("--json", "what came of it as JSON on standard output")
        .addHelpText("after", examples.check)
        .action(async (folder, flags) => {
        const { check } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(8269), __webpack_require__.e(3489), __webpack_require__.e(2967), __webpack_require__.e(4078), __webpack_require__.e(8226), __webpack_require__.e(7169), __webpack_require__.e(7940), __webpack_require__.e(2161), __webpack_require__.e(6348), __webpack_require__.e(9877), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 36280));
        process.exitCode = await check(folder, flags);
    });
    command
        .command("ls [FOLDER]")
        .description("List the runs of a folder, .agent-exec unless you say another, the newest first")
        .option("--json", "the list as JSON on standard output")
        .action(async (folder, flags) => {
        const { ls } = await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(7578)]).then(__webpack_require__.bind(__webpack_require__, 77578));
        process.exitCode = await ls(folder, flags);
    });
    command
        .command("show <RUN>")
        .description("Sum up a run, by its name in .agent-exec or its folder, and write nothing")
        .action(async (name) => {
        const { show } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(2967), __webpack_require__.e(8226), __webpack_require__.e(5348), __webpack_require__.e(8842)]).then(__webpack_require__.bind(__webpack_require__, 58532));
        process.exitCode = await show(name);
    });
    command
        .command("prune [FOLDER]")
        .description("Remove the folders of runs that are over, but for those that you keep")
        .option("--keep <NUMBER>", "so many of the newest stay")
        .option("--older-than <DURATION>", "those that began later stay")
        .option("--unfinished", "also those that were cut off, which could be resumed")
        .option("--dry-run", "say what would go, and remove nothing")
        .addHelpText("after", examples.prune)
        .action(async (folder, flags) => {
        const { prune } = await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(7578)]).then(__webpack_require__.bind(__webpack_require__, 77578));
        process.exitCode = await prune(folder, flags);
    });
    command
        .command("apply <DIR>")
        .description("Show the patch of an earlier run, and apply it to the files here once you say so")
        .option("--yes", "apply it without asking")
        .option("--to <FOLDER>", "another checkout, or another folder, than the run was given")
        .addHelpText("after", examples.apply)
        .action(async (folder, flags) => {
        const { apply } = await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(4077), __webpack_require__.e(8700)]).then(__webpack_require__.bind(__webpack_require__, 9813));
        process.exitCode = await apply(folder, flags);
    });
    command
        .command("clean")
        .description("Remove what runs whose process is dead left with the container engine")
        .option("--dry-run", "say what would go, and remove nothing")
        .option("--kept", "also containers that were kept for looking inside")
        .option("--images", "also images that were built for runs; the next run builds them again")
        .option("--caches", "also caches; the next run that has one fetches anew")
        .option("--older-than <DURATION>", "also those whose client cannot be seen from here, when they are older")
        .option("--json", "the list as JSON on standard output")
        .addHelpText("after", examples.clean)
        .action(async (flags) => {
        const { clean } = await Promise.all(/* import() */[__webpack_require__.e(6442), __webpack_require__.e(403)]).then(__webpack_require__.bind(__webpack_require__, 83947));
        process.exitCode = await clean(flags);
    });
    return command;
}
const ofEarlier = {
    resume: "Go on with a run whose process was killed, from its transcript",
    replay: "Do a run again as it is recorded, without a model, and say what differs",
    regrade: "Verify again what a run left, from its folder, without a model, and say what differs",
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
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(9012), __webpack_require__.e(462), __webpack_require__.e(5668), __webpack_require__.e(5371)]).then(__webpack_require__.bind(__webpack_require__, 85371))).resume(folder, run);
        else if (name === "replay")
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(9012), __webpack_require__.e(462), __webpack_require__.e(4738)]).then(__webpack_require__.bind(__webpack_require__, 44738))).replay(folder, run);
        else
            process.exitCode = await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(9218), __webpack_require__.e(4077), __webpack_require__.e(4859)]).then(__webpack_require__.bind(__webpack_require__, 31355))).regrade(folder, run.flags);
    });
}
const answers = {
    approve: {
        args: "<DIR>",
        description: "Let a run go on that waits for an approval: exactly that code runs, once",
    },
    feedback: {
        args: "<DIR> <TEXT>",
        description: "Answer the writer of a run that waits for an approval: its code does not run",
    },
    reject: { args: "<DIR> [WHY]", description: "Refuse what a run waits for, which ends it" },
};
/** What is said to a run that waits, which goes on with the settings of `run`. */
function addAnswer(parent, { output, addFlags }, says) {
    const { args, description } = answers[says];
    const command = parent.command(`${says} ${args}`).description(description);
    command.configureOutput({ outputError: outputError(`agent-exec ${says} --help`) });
    if (says === "approve")
        command.requiredOption("--hash <SHA256>", "the hash of the code that you read, as the run's report tells it");
    addFlags(command, "run")
        .addHelpText("after", examples.answer)
        .action(async (folder, given) => {
        const { hash, ...flags } = givenFlags(command);
        const text = typeof given === "string" ? given : undefined;
        const { answer } = await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(9012), __webpack_require__.e(462), __webpack_require__.e(5668), __webpack_require__.e(6282)]).then(__webpack_require__.bind(__webpack_require__, 36282));
        const words = { folder, text, hash: typeof hash === "string" ? hash : undefined };
        process.exitCode = await answer(says, words, { flags, output });
    });
}
function addAudit(parent, { addFlags }) {
    const command = parent
        .command("audit")
        .description("Attack a verification of yours with wrong solutions, before you trust it");
    command.configureOutput({ outputError: outputError("agent-exec audit --help") });
    addFlags(command
        .option("--files <GLOB>", "the files that the task is about: what wrong solutions are put into")
        .option("--from <DIR>", "a run that passed, whose changes are the right solution [what is there]")
        .option("--json", "what came of each as JSON, as the only thing on standard output"), "audit")
        .addHelpText("after", examples.audit)
        .action(async () => {
        const { audit } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(2449), __webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(9218), __webpack_require__.e(4077), __webpack_require__.e(2845), __webpack_require__.e(4448)]).then(__webpack_require__.bind(__webpack_require__, 96785));
        process.exitCode = await audit({ flags: givenFlags(command) });
    });
}
function addDoctor(parent, { addFlags }) {
    const command = parent
        .command("doctor")
        .description("Try what matters on this machine, and say what holds");
    command.configureOutput({ outputError: outputError("agent-exec doctor --help") });
    addFlags(command, "doctor")
        .option("--json", "the checks as JSON, as the only thing on standard output")
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
        .description("Try everything that an executor promises on one of your own, or of ours");
    command.configureOutput({ outputError: outputError("agent-exec conformance --help") });
    addFlags(command, "conformance")
        .option("--json", "what became of each case as JSON, as the only thing on standard output")
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
            const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(2967), __webpack_require__.e(6442), __webpack_require__.e(4078), __webpack_require__.e(5903), __webpack_require__.e(8226), __webpack_require__.e(9012), __webpack_require__.e(462)]).then(__webpack_require__.bind(__webpack_require__, 48439));
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
