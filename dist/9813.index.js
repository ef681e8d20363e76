export const id = 9813;
export const ids = [9813];
export const modules = {

/***/ 9813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  apply: () => (/* binding */ apply_apply)
});

// EXTERNAL MODULE: external "node:readline/promises"
var promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/files/safe-files.js
var safe_files = __webpack_require__(9668);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/reports/transcript.js + 1 modules
var reports_transcript = __webpack_require__(37709);
// EXTERNAL MODULE: ./lib/reports/result.js + 1 modules
var result = __webpack_require__(70186);
// EXTERNAL MODULE: ./lib/run/state/apply.js
var apply = __webpack_require__(68071);
// EXTERNAL MODULE: ./lib/run-folder/run-folder.js
var run_folder = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/workspace/patch/apply-patch.js
var apply_patch = __webpack_require__(61243);
;// CONCATENATED MODULE: ./lib/compose/earlier-patch.js









/**
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run or it left no patch.
 */
async function openPatch(path, { here, to }) {
    const { folder: runFolder, transcript } = await (0,run_folder/* openRunFolder */.iN)(path);
    const { events } = (0,reports_transcript/* parseTranscript */.K)(transcript);
    const { run, files, end } = (0,apply/* fold */.AU)(events);
    const changes = files?.changes;
    const name = changes?.patch ?? null;
    const workspace = run?.settings["workspace"];
    if (changes === undefined || name === null || typeof workspace !== "string")
        throw noPatch(runFolder.path, changes?.refused);
    const target = await (0,apply_patch/* patchTarget */._i)(workspace, here, to);
    const file = (0,external_node_path_.join)(runFolder.path, name);
    return {
        path: file,
        text: new TextDecoder().decode(await readPatch(runFolder.path, name)),
        folder: target.folder,
        outcome: end?.outcome ?? "cut off",
        isVerified: (0,result/* resultOf */.B)(events).verified,
        changes,
        check: () => (0,apply_patch/* applyPatch */.X6)(file, target, { isTrial: true }),
        apply: () => (0,apply_patch/* applyPatch */.X6)(file, target, { isTrial: false }),
    };
}
function noPatch(folder, refused = []) {
    const [first] = refused;
    const why = first === undefined ? "" : ` ${(0,listed/* named */.r)(first.path)}: ${first.reason}.`;
    return new errors/* AgentExecError */.r("settings-invalid", `The run in ${folder} left no patch.${why}`, {
        nextStep: "Its report tells what it did: agent-exec report shows it again.",
    });
}
async function readPatch(folder, name) {
    try {
        return await (0,safe_files/* readRegular */.VX)(folder, name);
    }
    catch (cause) {
        throw new errors/* AgentExecError */.r("settings-invalid", `The patch ${(0,external_node_path_.join)(folder, name)} cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
            nextStep: "Take the run's whole folder: in CI that is its artifact.",
            cause,
        });
    }
}

// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/ports/patch-words.js
var patch_words = __webpack_require__(62790);
// EXTERNAL MODULE: ./lib/process/env.js
var env = __webpack_require__(36130);
// EXTERNAL MODULE: ./lib/terminal/diff-lines.js
var diff_lines = __webpack_require__(97371);
// EXTERNAL MODULE: ./lib/terminal/terminal-style.js
var terminal_style = __webpack_require__(13482);
// EXTERNAL MODULE: ./lib/cli/print.js
var print = __webpack_require__(17721);
;// CONCATENATED MODULE: ./lib/cli/apply.js










/** 2,000 lines: more than a person reads in a terminal; the patch itself is named. */
const maxLines = 2000;
/**
 * Shows a run's patch and, once a person says so, applies it onto the files here. Resolves with 0, or with 1 where the
 * person said no. @throws AgentExecError where there is no patch, where it does not fit, and where nobody can be asked.
 */
async function apply_apply(path, { yes, to }) {
    const found = await openPatch(path, { here: process.cwd(), ...(to === undefined ? {} : { to }) });
    await found.check();
    const hasColour = process.stdout.isTTY && (0,env/* readEnvironment */.Q)().variable("NO_COLOR") === undefined;
    (0,print/* printOutput */.jP)(describe(found, (0,terminal_style/* terminalStyle */.w)(hasColour)));
    if (yes !== true && !(await isAgreed(found))) {
        (0,print/* printOutput */.jP)("Nothing was changed.\n");
        return 1;
    }
    await found.apply();
    (0,print/* printOutput */.jP)(`Applied to ${found.folder}. \`git status\` and \`git diff\` show it, \`git apply -R ${found.path}\` takes it back.\n`);
    return 0;
}
function describe({ text, outcome, isVerified, changes, path }, style) {
    const { lines, more: left } = (0,diff_lines/* diffLines */.P)(text, { style, maxLines });
    const shown = lines.map((line) => `${line}\n`);
    const more = left > 0 ? `… ${(0,format/* count */.U9)("line", left)} more in ${path}\n` : "";
    const proof = isVerified ? "verified" : "not verified";
    const warnings = (0,patch_words/* changeWarnings */.w1)(changes).map(({ words, paths }) => style.warn(`${words}: ${(0,listed/* listed */.K)(paths.map(listed/* named */.r))}\n`));
    return `${shown.join("")}${more}\nThe run ended as ${outcome}, ${proof}.\n${warnings.join("")}`;
}
async function isAgreed({ folder }) {
    if (!process.stdin.isTTY)
        throw new errors/* AgentExecError */.r("settings-invalid", "Nobody can be asked whether to apply the patch.", {
            nextStep: "Read it, and give --yes; nothing was changed.",
        });
    const asking = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    try {
        return /^y(es)?$/i.test((await asking.question(`Apply it to ${folder}? [y/N] `)).trim());
    }
    finally {
        asking.close();
    }
}


/***/ }),

/***/ 14647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ showHidden)
/* harmony export */ });
/* unused harmony export reveal */
/* harmony import */ var _colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12358);

/**
 * A text in which nothing is hidden: what a person sees in it is what a program reads in it.
 *
 * Control characters become pictures (`␀`, `␛`), invisible characters their code (`⟨U+202E⟩`, a run of more than
 * three one note that counts them), a carriage return that would write over its line `␍` and a new line. Colour
 * sequences are dropped. Line feeds, tabs, emoji sequences and the joiners inside words of scripts that need them
 * stay. The result contains only characters that this function leaves alone: doing it twice changes nothing.
 */
function showHidden(text) {
    return reveal(text).text;
}
/** `showHidden` with the counts of what was found. */
function reveal(text) {
    if (plain.test(text))
        return { text, shown: 0, dropped: 0 };
    const { hidden, token } = patterns();
    if (!hidden.test(text))
        return { text, shown: 0, dropped: 0 };
    let shown = 0;
    let dropped = 0;
    const visible = text.replace(token, (found, kept, lineEnd, colour) => {
        if (kept !== undefined)
            return found;
        if (lineEnd !== undefined)
            return "\n";
        if (colour !== undefined) {
            dropped += 1;
            return "";
        }
        const characters = Array.from(found);
        shown += characters.length;
        return inWords(characters);
    });
    return { text: visible, shown, dropped };
}
/** What most texts are made of. In them nothing is hidden, and the patterns below, which take 14 ms to build, rest. */
const plain = /^[\t\n -~]*$/;
/**
 * Characters that nobody sees although programs read them: controls, formats, what Unicode tells fonts to ignore,
 * its two line separators, halves of surrogate pairs. The signs that span the digits after them are visible.
 * The `v` flag is younger than the language level that we compile for, hence the constructor.
 */
const hiddenClass = "[[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\p{Cs}]" +
    "--[\\t\\n\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]]";
/** A pictograph with at most one modifier or selector, and such joined by U+200D, also where Unicode lists no such emoji. */
const pictograph = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\uFE0E\\uFE0F])?";
/** Scripts whose spelling needs U+200C and U+200D between letters (RFC 5892, appendix A.1 and A.2). */
const joiningScripts = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{Script=${script}}`)
    .join("");
const tokenSource = [
    // First group: kept as it is.
    `((?=\\p{Emoji})(?![0-9#*](?!\\uFE0F))\\p{RGI_Emoji}|${pictograph}(?:\\u200D${pictograph})*|(?<=[${joiningScripts}])[\\u200C\\u200D](?=[${joiningScripts}]))`,
    // Second: an ordinary line end. A program that prints `\\r\\n` to a terminal leaves two returns.
    "(\\r{1,2}\\n)",
    // Third: a colour sequence.
    `(${_colour_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .coloursSource */ .f})`,
    // A control character, or a run of one kind.
    "\\r",
    "[\\x00-\\x08\\x0B-\\x1F\\x7F]",
    `(?:[${hiddenClass}--[\\x00-\\x1F\\x7F]])+`,
].join("|");
let built;
function patterns() {
    return (built ??= { hidden: new RegExp(hiddenClass, "v"), token: new RegExp(tokenSource, "gv") });
}
/** Up to here hidden characters are named one by one; a longer run is counted. */
const namedAtMost = 3;
function inWords(characters) {
    const [first = ""] = characters;
    if (first === "\r")
        return "␍\n";
    if (first === "\x7F")
        return "␡";
    const code = first.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    if (characters.length <= namedAtMost)
        return characters.map((each) => `⟨${codeOf(each)}⟩`).join("");
    return `⟨${characters.length} hidden characters from ${codeOf(first)}⟩`;
}
function codeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}


/***/ }),

/***/ 37709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ parseTranscript)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ports/events.js + 4 modules
var ports_events = __webpack_require__(44928);
;// CONCATENATED MODULE: ./lib/reports/older-transcripts.js
/**
 * Transcripts of earlier versions say in a sentence alone what has a field today: here it is read from it, once, so that
 * they are rendered as ever. Nothing else reads a fact from a sentence.
 */
function inFieldsOfToday(events) {
    const failure = events.findLast((event) => event.type === "failure");
    return events.map((event) => {
        if ((event.type === "execution" || event.type === "verification") && event.cause === undefined) {
            const wasIdle = event.ending === "timed-out" && event.evidence.startsWith("no output for ");
            return wasIdle ? { ...event, cause: "idle" } : event;
        }
        const isItsEnd = event.type === "run-ended" && event.code === undefined && event.reason === failure?.message;
        return isItsEnd ? { ...event, code: failure.code } : event;
    });
}

;// CONCATENATED MODULE: ./lib/reports/transcript.js



/**
 * Reads `transcript.jsonl`: one event a line, `seq` from 0 without holes. Events of unknown types are skipped; a torn
 * last line, which a killed process leaves, is dropped; both are said.
 * @throws AgentExecError `transcript-invalid` that names the line, for anything else that is wrong.
 */
function parseTranscript(text) {
    const lines = text.split("\n");
    const torn = lines.pop() ?? "";
    const warnings = torn === "" ? [] : ["The transcript's last line is torn and was left out."];
    const events = [];
    for (const [index, line] of lines.entries()) {
        const event = parseLine(line, index);
        if (Object.hasOwn(ports_events/* facts */.I, event.type))
            events.push(checked(event, index));
        else
            warnings.push(`Line ${index + 1} of the transcript has the unknown type ${JSON.stringify(event.type)} and was skipped.`);
    }
    if (events[0]?.type !== "run-started")
        throw invalid(1, "it does not begin with run-started");
    return { events: inFieldsOfToday(events), nextSeq: lines.length, warnings };
}
function parseLine(line, seq) {
    let event;
    try {
        event = JSON.parse(line);
    }
    catch (cause) {
        throw invalid(seq + 1, "it is no JSON", cause);
    }
    if (typeof event !== "object" || event === null)
        throw invalid(seq + 1, "it is no object");
    if (event.v !== 1)
        throw invalid(seq + 1, `its version is ${JSON.stringify(event.v)}, and 1 can be read`);
    if (event.seq !== seq)
        throw invalid(seq + 1, `its seq is ${JSON.stringify(event.seq)}, not ${seq}`);
    if (typeof event.at !== "string" || Number.isNaN(Date.parse(event.at)))
        throw invalid(seq + 1, "its time cannot be read");
    if (typeof event.type !== "string")
        throw invalid(seq + 1, "it has no type");
    return event;
}
/** An older reader skips a type that it does not know; a known one must hold what reports are computed from. */
function checked(event, index) {
    const { success, error } = ports_events/* facts */.I[event.type].safeParse(event);
    if (success)
        return event;
    const [issue] = error.issues;
    throw invalid(index + 1, `in ${event.type}, ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`, error);
}
function invalid(line, why, cause) {
    return new errors/* AgentExecError */.r("transcript-invalid", `Line ${line} of the transcript cannot be used: ${why}.`, {
        nextStep: "Use a transcript as agent-exec wrote it; one of a newer version needs a newer agent-exec.",
        cause,
    });
}


/***/ }),

/***/ 97371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ diffLines)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);

/** The first lines of a patch, coloured by what they are and with nothing hidden in them, and how many more there are. */
function diffLines(patch, { style, maxLines }) {
    const lines = patch.split("\n").slice(0, -1);
    return {
        lines: lines.slice(0, maxLines).map((line) => painted(line, style)),
        more: Math.max(0, lines.length - maxLines),
    };
}
function painted(line, style) {
    const text = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(line);
    if (/^(diff --git|---|\+\+\+|index|(old|new|deleted) )/.test(line))
        return style.bold(text);
    if (line.startsWith("@@"))
        return style.accent(text);
    if (line.startsWith("+"))
        return style.good(text);
    return line.startsWith("-") ? style.bad(text) : text;
}


/***/ }),

/***/ 13482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ gutter),
/* harmony export */   w: () => (/* binding */ terminalStyle)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Stands before each line that others wrote, so that none passes for one of ours. */
const gutter = "  │ ";
/** Colours, or none where the stream is no terminal or the person wants none. */
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

/***/ 94562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   km: () => (/* binding */ timeOver),
/* harmony export */   lc: () => (/* binding */ GitFault),
/* harmony export */   oM: () => (/* binding */ gitOutput)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _process_env_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36130);





/** 4,000 UTF-16 units: git says what failed in a line or two; a hostile tree can have it warn of each file. */
const maxComplaintChars = 4_000;
/**
 * What git prints, as it comes: nothing of it is kept here, and a slow reader slows git. A reader that stops early
 * ends git. `@actions/exec` cannot do this: it gathers lines without a bound, scans the line that is not over anew
 * for each chunk, has no way to end what it started, and complains of closed folders of PATH on standard output.
 * @throws Error where git is not there, ends with another exit code, prints more than `maxBytes`, takes longer than
 *   `timeoutMs`, or is ended by the signal, and what `input` throws; git is gone by then, and `input` is closed.
 */
async function* gitOutput(args, { folder, expected = [0], maxBytes, timeoutMs, maxMemoryBytes, signal, input = [], ...options }) {
    if (signal?.aborted === true)
        throw timeOver();
    const env = gitEnvironment({ folder, ...options });
    const [program, words] = held("git", [...harmlessArguments, ...args], maxMemoryBytes);
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, { cwd: folder, env, stdio: "pipe" });
    const ended = endOf(child);
    const fed = feed(child, input);
    const complaint = headOf(child.stderr);
    const late = new Error(`git did not end within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => {
        child.stdout.destroy(late);
        child.stderr.destroy();
    }, timeoutMs);
    const onAbort = () => void child.stdout.destroy(timeOver());
    signal?.addEventListener("abort", onAbort, { once: true });
    let bytes = 0;
    try {
        for await (const chunk of child.stdout) {
            bytes += chunk.byteLength;
            if (bytes > maxBytes)
                throw new Error(`git printed more than ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(maxBytes)}`);
            yield chunk;
        }
        const exitCode = await ended;
        if (exitCode === null || !expected.includes(exitCode))
            throw new GitFault((await complaint).trim() || `git ended with exit code ${exitCode ?? "none"}`);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        child.kill("SIGKILL");
        // Its folder may be removed next: nothing is to write there any more. One that never started says why itself.
        await ended.catch(() => undefined);
        await fed;
    }
}
/** Never rejects: whoever reads git's output is told what the input throws; git itself says why it stopped reading. */
async function feed({ stdin, stdout }, input) {
    const watched = async function* () {
        try {
            yield* input;
        }
        catch (thrown) {
            stdout.destroy(thrown);
            throw thrown;
        }
    };
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(watched, stdin).catch(() => undefined);
}
/** git ended by itself, and not well. */
class GitFault extends Error {
}
function timeOver() {
    return new Error("the time for saving what the code left was over");
}
/** A program and its words, started by a shell that bounds its memory first. A shell that cannot says nothing of it. */
function held(program, words, maxMemoryBytes) {
    if (maxMemoryBytes === undefined)
        return [program, words];
    const script = `ulimit -v ${Math.floor(maxMemoryBytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
    return ["/bin/sh", ["-c", script, program, ...words]];
}
/** The exit code; null where a signal ended it. @throws Error where it did not start. */
function endOf(child) {
    const ended = new Promise((resolve, reject) => {
        child.once("exit", resolve).once("error", reject);
    });
    // The failure is told by whoever awaits it; until then it is no unhandled one.
    ended.catch(() => undefined);
    return ended;
}
/** The beginning of a stream, once that is over; the rest is read and thrown away, so that its writer never waits. */
function headOf(stream) {
    let head = "";
    stream.setEncoding("utf8").on("data", (text) => {
        if (head.length < maxComplaintChars)
            head = (head + text).slice(0, maxComplaintChars);
    });
    return new Promise((resolve) => void stream.once("close", () => resolve(head)));
}
/**
 * Switches off everything through which a repository's files could have git run or fetch something: hooks, the
 * file-system monitor, external diffs, text conversions; and the configuration of the machine and its user.
 */
const harmlessArguments = [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.quotePath=false",
];
/**
 * A checkout of a container job may belong to another user, which git refuses unless it is told that this is fine.
 * A tracked folder that looks like a bare repository is none here, and nothing is fetched: a partial clone's
 * configuration names the program that would do it.
 */
function gitEnvironment({ folder, isOutsideRepositories = false, hasOwnConfiguration = false, configuration = [], }) {
    const { variable } = (0,_process_env_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Q)();
    const above = [["safe.directory", "*"], ["safe.bareRepository", "explicit"], ...configuration];
    return {
        PATH: variable("PATH") ?? "/usr/bin:/bin",
        LC_ALL: "C.UTF-8",
        ...(hasOwnConfiguration
            ? homeOf(variable)
            : { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" }),
        GIT_CONFIG_COUNT: String(above.length),
        ...Object.fromEntries(above.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ])),
        GIT_ALLOW_PROTOCOL: "none",
        GIT_NO_LAZY_FETCH: "1",
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        GIT_ATTR_NOSYSTEM: "1",
        ...(isOutsideRepositories ? { GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) } : {}),
    };
}
/** Where git looks for its user's configuration. */
function homeOf(variable) {
    const names = ["HOME", "XDG_CONFIG_HOME"];
    return Object.fromEntries(names.map((name) => [name, variable(name) ?? ""]).filter(([, value]) => value !== ""));
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   Xq: () => (/* binding */ gitRecords)
/* harmony export */ });
/* unused harmony export wayOut */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94562);
/* harmony import */ var _names_path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4838);



/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const listLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };
/**
 * Runs git and resolves with what it printed.
 * @param options `maxBytes`, 64 MiB by default, and `timeoutMs`, 60 s by default, bound it
 * @throws AgentExecError `settings-invalid` where git fails or is not there, and beyond a bound; it is ended then.
 */
async function git(args, options) {
    return (await gitBytes(args, options)).toString("utf8");
}
/** The records that git prints with `-z`. @throws like `git`. */
async function gitRecords(args, options) {
    return (0,_names_path_names_js__WEBPACK_IMPORTED_MODULE_2__/* .recordsOf */ .M$)(await gitBytes(args, options));
}
async function gitBytes(args, options) {
    return orUnreadable(options.folder, async () => {
        const chunks = [];
        for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(args, { ...listLimits, ...options }))
            chunks.push(chunk);
        return Buffer.concat(chunks);
    });
}
/** The name of the commit that is checked out; null where there is none. */
async function headOf(place) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await git(args, { ...place, expected: [0, 1, 128] });
    return printed.trim() || null;
}
async function orUnreadable(folder, action) {
    try {
        return await action();
    }
    catch (cause) {
        const { message } = cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AgentExecError */ .r("settings-invalid", `git could not read ${folder}: ${message}`, {
            nextStep: wayOut(message),
            cause,
        });
    }
}
/** What helps, by what git complained of. */
function wayOut(complaint) {
    if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
        return "A bare repository has no files: run in a checkout of it (`git worktree add`, `git clone`).";
    }
    if (complaint.includes("dubious ownership") || complaint.includes("is owned by someone else")) {
        return "Make the folder belong to the user who runs agent-exec (`chown -R`), or use git 2.38 or newer.";
    }
    if (complaint.includes("ENOENT"))
        return "Install git, or set workspace to empty or to a folder.";
    return ("Set workspace to empty or to a folder, or run in a git checkout " +
        "(in a workflow: after actions/checkout).");
}
/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
async function checkedOutCommits(folder) {
    const commit = await headOf({ folder });
    if (commit === null)
        return [];
    // A commit has as many parents as its author likes: a list, whose length is bounded.
    const listing = await git(["rev-list", "--parents", "--max-count=1", commit], {
        folder,
        expected: [0, 128],
    });
    const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
    if (head === undefined)
        return [];
    return parents.length > 1 ? [head, ...parents] : [head];
}


/***/ }),

/***/ 4838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

function nameOf(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)
        ? { text: bytes.toString("utf8"), isText: true }
        : { text: escaped(bytes), isText: false };
}
/** The records of a listing, each ended by a zero, as git prints them with `-z`. */
function recordsOf(listing) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(listing))
        return textRecords(listing.toString("utf8"));
    const records = [];
    for (let start = 0, end; (end = listing.indexOf(0, start)) !== -1; start = end + 1)
        records.push(nameOf(listing.subarray(start, end)));
    return records;
}
function textRecords(listing) {
    return listing
        .split("\0")
        .slice(0, -1)
        .map((text) => ({ text, isText: true }));
}
/** Whether a path leads below its folder by names alone, and through no `.git`. */
function isPlainPath(path) {
    return path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part !== ".git");
}
function escaped(bytes) {
    return bytes
        .toString("latin1")
        .replace(/[^\t -~]/g, (odd) => `\\x${odd.charCodeAt(0).toString(16).padStart(2, "0")}`);
}


/***/ }),

/***/ 61243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isApplied),
/* harmony export */   X6: () => (/* binding */ applyPatch),
/* harmony export */   _i: () => (/* binding */ patchTarget)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16114);
/* harmony import */ var _git_git_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94562);




/** 60 s and 1 MiB of words: what a run hands out has at most 64 MiB. */
const limits = { maxBytes: 1024 ** 2, timeoutMs: 60_000 };
/**
 * Where a run's patch belongs that was given this workspace: the root of the repository here, or the folder.
 * @param workspace the value of the setting `workspace`
 * @param to another checkout, or another folder. Default: those that the run was given
 * @throws AgentExecError `settings-invalid` where there is no repository here.
 */
async function patchTarget(workspace, here, to) {
    if (workspace !== "repo")
        return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(here, to ?? workspace), isOutsideRepositories: true };
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(here, to ?? ".");
    const root = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(["rev-parse", "--show-toplevel"], { folder }).catch((cause) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The patch is one of a repository, and ${folder} lies in none.`, {
            nextStep: "Name a checkout of that repository by `--to`, or go there.",
            cause,
        });
    });
    return { folder: root.replace(/\n$/, ""), isOutsideRepositories: false };
}
/**
 * Tries, or applies, a patch onto files as they are: all of it or nothing. git follows no link and leaves no folder.
 * @throws AgentExecError `settings-invalid` where git does not take it; nothing was changed then.
 */
async function applyPatch(patch, target, { isTrial }) {
    const words = ["apply", "--whitespace=nowarn", ...(isTrial ? ["--check"] : []), "--", patch];
    try {
        for await (const _printed of (0,_git_git_output_js__WEBPACK_IMPORTED_MODULE_3__/* .gitOutput */ .oM)(words, { ...target, ...limits }))
            continue;
    }
    catch (cause) {
        if (await isApplied(patch, target))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", `The patch is applied to the files in ${target.folder} already.`, {
                nextStep: `Nothing was changed, and nothing is to do; \`git apply -R ${patch}\` takes it back.`,
                cause,
            });
        const message = `The patch does not fit the files in ${target.folder} as they are now: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(cause)}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, {
            nextStep: `Nothing was changed. Take the files as the run was given them (\`git stash\`, or a checkout of its commit), or merge by hand: \`git apply --3way ${patch}\`.`,
            cause,
        });
    }
}
/** Whether files are already as a patch would make them: taking it back would work. */
async function isApplied(patch, target) {
    const words = ["apply", "--reverse", "--check", "--whitespace=nowarn", "--", patch];
    try {
        for await (const _printed of (0,_git_git_output_js__WEBPACK_IMPORTED_MODULE_3__/* .gitOutput */ .oM)(words, { ...target, ...limits }))
            continue;
        return true;
    }
    catch (thrown) {
        if (thrown instanceof _git_git_output_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFault */ .lc)
            return false;
        throw thrown;
    }
}


/***/ })

};
