export const id = 5732;
export const ids = [5732];
export const modules = {

/***/ 89713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   UC: () => (/* binding */ patchName),
/* harmony export */   Uj: () => (/* binding */ signedLines),
/* harmony export */   VI: () => (/* binding */ patchParts),
/* harmony export */   XV: () => (/* binding */ diffStatWords),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   d$: () => (/* binding */ changedFirst),
/* harmony export */   w1: () => (/* binding */ changeWarnings)
/* harmony export */ });
/** The patch's name in a run's folder. */
const patchName = "changes.patch";
/** What stands beside a file that the run left: whether it is new, and whether the patch has it; "" for a changed one. */
function markOf({ diff }, path) {
    if (diff === undefined)
        return "";
    const kind = diff.files.find((file) => file.path === path)?.kind;
    if (kind !== undefined)
        return kind === "added" ? "new" : "";
    const isWhole = diff.files.length === diff.added + diff.changed + diff.deleted;
    return isWhole ? "not in the patch" : "";
}
/** What a reader must know before trusting or applying a patch; empty for nothing. */
function changeWarnings({ tampered = [], acting }) {
    const warnings = [
        {
            words: "The code changed protected files. The verifications and the patch leave these changes out",
            paths: tampered,
            advice: "",
        },
        {
            words: "The patch changes files that run by themselves",
            paths: acting ?? [],
            advice: "Read them before you apply it.",
        },
    ];
    return warnings.filter(({ paths }) => paths.length > 0);
}
/** What every place says before how many there are in `ignored`. */
const ignoredNote = "New files that the repository ignores, and caches of tools, are not in the patch";
/** Beside what was changed a run leaves helpers of its own: what few lines have room for is the work. */
function changedFirst(artifacts, changes) {
    const named = changes?.diff?.files ?? [];
    const changed = new Set(named.filter(({ kind }) => kind === "changed").map(({ path }) => path));
    return artifacts.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
}
/** `3 changed, 1 new, +10 −2`; "" where there is no patch, and for earlier versions'. */
function diffStatWords({ diff }) {
    if (diff === undefined)
        return "";
    const kinds = [`${diff.changed} changed`, `${diff.added} new`, `${diff.deleted} deleted`];
    return [...kinds.filter((words) => !words.startsWith("0 ")), signedLines(diff)].join(", ");
}
/** `+10 −2`: lines that came and went. */
function signedLines({ insertions, deletions, }) {
    return `+${insertions} −${deletions}`;
}
/** The parts of the patch that the transcript holds, those of new files last: the work stands before helpers of its own. */
function patchParts({ diff }) {
    if (diff?.text === undefined)
        return [];
    // A line of a hunk begins with a blank, a sign or a backslash, and one of binary data has no blank.
    const texts = diff.text.split(/^(?=diff --git )/m);
    const parts = diff.files.slice(0, texts.length).map((file, index) => ({ file, text: texts[index] ?? "" }));
    const isNew = ({ file }) => Number(file.kind === "added");
    return parts.toSorted((one, other) => isNew(one) - isNew(other));
}


/***/ }),

/***/ 62758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zm: () => (/* binding */ comparable),
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   n: () => (/* binding */ becameOf)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37291);
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _code_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6443);



/** What became of a block without a diff to show. A file whose block is not written again lies where it lay. */
function becameOf({ path, kind }) {
    if (kind === "changed")
        return "is written again";
    return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}
/** A block to be compared: the file that an edit names is not the block's own, which is written by nobody. */
function comparable(block, execution) {
    const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
    return isEdit ? { ...block, path: null } : block;
}
/** Beyond 2,000 lines in and out nobody reads a diff, and finding the shortest one takes seconds. */
const maxEditLength = 2_000;
/** Blocks with the same file name belong together; those without one by their code, then in order within a language. */
function changesBetween(before, after) {
    const pairs = pairUp(before, after);
    const changes = after.map((block, place) => {
        const { path } = block;
        const old = pairs.get(block);
        if (old === undefined)
            return { path, place, kind: "added", diff: null };
        return old.code === block.code
            ? { path, place, kind: "same", diff: null }
            : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
    });
    const kept = new Set(pairs.values());
    const removed = before.flatMap((block, place) => kept.has(block) ? [] : [{ path: block.path, place, kind: "removed", diff: null }]);
    return [...changes, ...removed];
}
/**
 * New block → old block. Code of one file is compared with no other's, and a name with none: what two attempts have in
 * one place may be a program in the one and the command that starts it in the other.
 */
function pairUp(before, after) {
    const pairs = new Map();
    const left = new Set(before);
    const pairThose = (isWanted) => {
        for (const block of after) {
            const old = pairs.has(block)
                ? undefined
                : [...left].find((each) => correspond(each, block) && isWanted(each, block));
            if (old !== undefined && left.delete(old))
                pairs.set(block, old);
        }
    };
    // A block that came in front is not to shift all that stayed as they were.
    pairThose((old, block) => old.code === block.code);
    pairThose(() => true);
    return pairs;
}
function correspond(old, block) {
    return old.path === block.path && (block.path !== null || (0,_code_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameLanguage */ .l)(old.language, block.language));
}
/** 500,000 UTF-16 units of code on either side: beyond, nobody reads a diff either. */
const maxCodeChars = 500_000;
function diffOf(before, after) {
    if (Math.max(before.length, after.length) > maxCodeChars)
        return null;
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_2__/* .structuredPatch */ .YB)("", "", (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(before), (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .U)(after), "", "", {
        context: 3,
        maxEditLength,
    });
    if (patch === undefined)
        return null;
    return patch.hunks
        .map((hunk) => {
        const head = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
        return [head, ...hunk.lines.filter((line) => !line.startsWith("\\"))].join("\n");
    })
        .join("\n");
}


/***/ }),

/***/ 6443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ endingOfLanguage),
/* harmony export */   l: () => (/* binding */ isSameLanguage)
/* harmony export */ });
/** The ending of files in a language, with its dot, by the word of a fence: `.py` for `py`; undefined for one not known here. */
function endingOfLanguage(word) {
    return extensions.get(word);
}
/** Whether two words of fences mean one language: `py` and `python` do, `sh` and `bash` do not. */
function isSameLanguage(one, other) {
    return one === other || (extensions.has(one) && extensions.get(one) === extensions.get(other));
}
/** The endings of files in languages that models write, by the words of their fences. */
const extensions = new Map(Object.entries({
    ".py": "python py python3",
    ".sh": "sh shell console",
    ".bash": "bash",
    ".js": "javascript js node",
    ".ts": "typescript ts",
    ".rb": "ruby rb",
    ".rs": "rust rs",
    ".go": "go golang",
    ".java": "java",
    ".c": "c",
    ".cpp": "cpp c++",
    ".cs": "csharp c#",
    ".php": "php",
    ".pl": "perl",
    ".r": "r",
    ".sql": "sql",
    ".json": "json",
    ".yaml": "yaml yml",
    ".toml": "toml",
    ".html": "html",
    ".css": "css",
    ".md": "markdown md",
    ".diff": "diff patch",
}).flatMap(([extension, words]) => words.split(" ").map((word) => [word, extension])));


/***/ }),

/***/ 80685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   F6: () => (/* binding */ networkTitle),
/* harmony export */   mI: () => (/* binding */ isUnreached)
/* harmony export */ });
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19411);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51196);


/** Every decision about the network in order, each once, with how often it was made. */
function networkOf({ run, attempts, files }) {
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .unitOf */ .uF)(run?.policy ?? {});
    const told = new Map();
    const add = (where, decisions = []) => {
        for (const decision of decisions) {
            const { host, port, allowed, reason } = decision;
            const key = JSON.stringify([host, port, allowed, reason]);
            const known = told.get(key);
            told.set(key, { ...decision, where, ...known, count: (known?.count ?? 0) + decision.count });
        }
    };
    for (const { number, executions, lost, verifications } of attempts) {
        for (const { block, network } of [...lost, ...executions])
            add(`${unit} ${number}, block ${block + 1}`, network);
        for (const { index, network } of verifications)
            add(`verification ${index + 1} of ${unit} ${number}`, network);
    }
    add("after the last block", files?.network);
    return [...told.values()];
}
/** `2 requests allowed, 1 refused`; `2 requests allowed (1 not reached), 0 refused`. */
function networkTitle(decisions) {
    const sum = (isCounted) => decisions.filter(isCounted).reduce((total, each) => total + each.count, 0);
    const [allowed, refused, unreached] = [
        sum((each) => each.allowed),
        sum((each) => !each.allowed),
        sum(isUnreached),
    ];
    const ofThem = unreached === 0 ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(unreached)} not reached)`;
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)("request", allowed)} allowed${ofThem}, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(refused)} refused`;
}
/** Allowed, and yet nothing came of it. */
function isUnreached({ unreached }) {
    return unreached === true;
}
/** `example.com:443`, as it was recorded: a stranger's text. */
function targetOf({ host, port }) {
    if (host === "*" && port === 0)
        return "others";
    return port === 0 ? host : `${host}:${port}`;
}


/***/ }),

/***/ 75043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   w: () => (/* binding */ toldBlocks)
/* harmony export */ });
/* harmony import */ var _facts_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8473);
/* harmony import */ var _run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(23503);
/* harmony import */ var _run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26261);
/* harmony import */ var _proof_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20131);
/* harmony import */ var _run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68071);
/* harmony import */ var _run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19411);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _facts_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59626);
/* harmony import */ var _facts_checkpoint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51761);
/* harmony import */ var _facts_resumed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24910);
/* harmony import */ var _facts_continues_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71601);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75823);
/* harmony import */ var _facts_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58491);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6257);
/* harmony import */ var _facts_outcomes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83518);
/* harmony import */ var _facts_patch_words_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(89713);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(90566);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62758);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(80685);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(73880);





















/**
 * The report of a run, also of one that has not ended.
 * @throws AgentExecError `transcript-invalid` where the events do not begin with `run-started`.
 */
function reportOf(events) {
    const state = (0,_run_state_apply_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events);
    const { run, end } = state;
    if (run === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentExecError */ .r("transcript-invalid", "The events of the run do not begin with run-started.", {
            nextStep: "Use an unchanged transcript.",
        });
    }
    const attempts = state.attempts.map((attempt, index) => attemptReport(attempt, state, index));
    const outcome = end?.outcome ?? null;
    const deciding = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state);
    const { icon, tone, alert, title } = (0,_facts_outcomes_js__WEBPACK_IMPORTED_MODULE_13__/* .outcomeRow */ .z7)(outcome);
    const unit = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(run.policy);
    const ranCode = state.attempts.some(({ executions }) => executions.some(_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .hasRun */ .gb));
    return {
        runId: run.runId,
        version: run.version,
        outcome,
        icon,
        tone,
        alert,
        title: title({ attempts: deciding?.number ?? attempts.length, unit, ranCode }),
        reason: (0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .reasonOf */ .A3)(events) || "The record of the run stops before its end.",
        nextStep: end?.nextStep ?? "Start the run again to get a result.",
        task: run.task,
        writer: run.writer,
        startedAt: run.at,
        endedAt: end?.at ?? null,
        durationMs: Math.max(0, Date.parse(state.lastAt ?? run.at) - Date.parse(run.at) - state.awayMs),
        maxAttempts: maxAttemptsOf(run.policy),
        unit,
        attempts,
        ...timesOf(events),
        reflection: state.reflection,
        answer: attempts.at(-1)?.standing === "answer" ? (attempts.at(-1)?.reply.text ?? null) : null,
        awaiting: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state),
        verified: verifiedOf(state),
        control: state.run !== null && (0,_proof_control_js__WEBPACK_IMPORTED_MODULE_2__/* .wantsControl */ .lO)(state.run.policy) ? (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .controlOf */ .rs)(state, state.run.policy) : null,
        tests: (0,_run_state_proof_js__WEBPACK_IMPORTED_MODULE_1__/* .provedTests */ .on)(state),
        audit: state.audit,
        usage: state.usage,
        sandbox: sandboxOf(state),
        files: (0,_facts_patch_words_js__WEBPACK_IMPORTED_MODULE_19__/* .changedFirst */ .d$)(state.files?.artifacts ?? [], state.files?.changes),
        leftOut: (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .leftOutOf */ .T)(state),
        changes: state.files?.changes ?? null,
        network: (0,_network_js__WEBPACK_IMPORTED_MODULE_16__/* .networkOf */ .Af)(state),
        notes: [...sessionNotes(state), ...notesOf(events, { reason: end?.reason ?? "", unit })],
    };
}
function maxAttemptsOf(policy) {
    if ((0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isStepByStep */ .G0)(policy))
        return policy.maxTurns;
    return policy.hasWriter && policy.maxTurns === 1 ? policy.maxRetries + 1 : null;
}
/** Of a reply that could not be used, so many blocks are shown. */
const toldUnrunBlocks = 3;
/** The blocks that a report shows, and a sentence about those that it does not; "" where it shows them all. */
function toldBlocks({ blocks, reply, standing }) {
    const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
    const told = mayBeShort ? blocks.slice(0, toldUnrunBlocks) : blocks;
    const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
    return {
        blocks: told,
        rest: more === 0 ? "" : `… and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)("block", more)} more; none of them was run.`,
    };
}
function attemptReport(attempt, state, index) {
    const { reply, executions, verifications, decision, lost, number } = attempt;
    const { policy } = state.run;
    const inTurn = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .blockInTurn */ .Ue)(attempt, policy);
    const waits = (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state)?.attempt === number;
    const blocks = reply.blocks.map((block, at) => ({
        block,
        execution: executions.find((each) => each.block === at) ?? null,
        mayHaveBegun: at === inTurn && isTorn(state) && index === state.attempts.length - 1,
        waits: waits && (0,_run_state_remaining_js__WEBPACK_IMPORTED_MODULE_18__/* .awaitingOf */ .M)(state)?.asked === "run",
        wasLost: lost.some((each) => each.block === at) && !executions.some((each) => each.block === at),
    }));
    const before = state.attempts.slice(0, index).findLast((each) => each.reply.blocks.length > 0);
    return {
        number,
        unit: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(policy),
        standing: (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .standingOf */ .YP)(attempt, policy),
        problem: waits ? "waits for an approval" : problemOf(attempt),
        reply,
        said: state.attempts[index - 1]?.decision?.isInReply === true ? (0,_facts_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .afterDecision */ .Xg)(reply.text) : reply.text,
        blocks,
        lost,
        verifications,
        approvals: attempt.approvals,
        decision,
        before: before === undefined || blocks.length === 0 || (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isStepByStep */ .G0)(policy)
            ? null
            : { number: before.number, blocks: before.reply.blocks.map(comparableIn(before)) },
    };
}
function comparableIn({ executions }) {
    return (block, index) => (0,_changes_js__WEBPACK_IMPORTED_MODULE_15__/* .comparable */ .Zm)(block, executions.find((each) => each.block === index));
}
/** An end in good order says what was under way. */
function isTorn({ end, interruption }) {
    return end === null || (interruption !== null && interruption.during === undefined);
}
function problemOf(attempt) {
    const { reply, executions, verifications } = attempt;
    if (reply.finish === "refusal")
        return "refused by the model";
    if (reply.finish === "length" || reply.isCut)
        return "the reply was cut short";
    if (reply.blocksLeftOut !== undefined)
        return "too many code blocks in one reply";
    const [failed, ...others] = executions.filter((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc)(each) && !(0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .isHarmlesslyUnrun */ .xH)(each));
    if (failed !== undefined) {
        const place = (0,_facts_block_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(reply.blocks[failed.block] ?? {});
        const from = place === "" ? "" : ` (${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .named */ .r)(place)})`;
        const which = reply.blocks.length > 1 || from !== "" ? `block ${failed.block + 1}${from}: ` : "";
        const more = others.filter(({ ending }) => ending !== "not-run").length;
        return `${which}${(0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .endingWords */ .fg)(failed)}${more === 0 ? "" : `, and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .count */ .U9)("more block", more)} failed`}`;
    }
    const verification = verifications.find((each) => !(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc)(each));
    if (verification !== undefined)
        return `verification: ${(0,_titles_js__WEBPACK_IMPORTED_MODULE_17__/* .endingWords */ .fg)(verification)}`;
    if (executions.length > 0 && !executions.some(_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc))
        return "nothing in it could run here";
    return (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .isEmpty */ .Im)(attempt) ? "an empty reply" : "";
}
function verifiedOf(state) {
    const asked = state.run?.policy.verify.length ?? 0;
    const ran = (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingAttempt */ .JF)(state)?.verifications ?? [];
    return asked === 0 ? null : { ran: ran.length, passed: ran.filter(_facts_execution_js__WEBPACK_IMPORTED_MODULE_12__/* .hasPassed */ .Pc).length, asked };
}
function sandboxOf({ lastSession }) {
    if (lastSession === null)
        return null;
    const { executor, image, digest, build, limits, held, waived = [] } = lastSession;
    const names = new Set([...Object.keys(limits), ...Object.keys(held)]);
    const rows = [...names].map((name) => ({
        name,
        value: limits[name] ?? "",
        holds: held[name] ?? null,
        isWaived: waived.includes(name),
    }));
    return { executor, image, digest, build: build === undefined ? null : (0,_facts_session_js__WEBPACK_IMPORTED_MODULE_11__/* .buildWords */ .En)(build), limits: rows };
}
/** The failure that ended the run is its reason already. */
function notesOf(events, { reason, unit }) {
    return events.flatMap((event) => {
        if (event.type === "warning")
            return [event.message];
        if (event.type === "session-started" && event.restored !== undefined)
            return [(0,_facts_checkpoint_js__WEBPACK_IMPORTED_MODULE_7__/* .restoredWords */ .I9)(event.restored)];
        if (event.type === "verification" && (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_10__/* .isInfrastructureEnding */ .Rc)(event.ending))
            return [
                `The sandbox of verification ${event.index + 1} of ${unit} ${event.attempt} was lost: ${event.evidence}. The code is not to blame.`,
            ];
        const isNew = event.type === "failure" && !reason.includes(event.message);
        return isNew ? [`${event.message} ${event.nextStep}`] : [];
    });
}
function timesOf(events) {
    const took = events.flatMap((event) => ("tookMs" in event ? (event.tookMs ?? []) : []));
    const ran = events.flatMap((event) => event.type === "execution" || event.type === "verification" ? event.durationMs : []);
    const sum = (all) => all.reduce((total, each) => total + each, 0);
    return { writerMs: took.length === 0 ? null : sum(took), codeMs: sum(ran) };
}
/** What there was before the first block, an earlier run and a person's setup, and what is left of the sandbox. */
function sessionNotes({ run, lastSession, kept, resumptions }) {
    const { setup = [] } = lastSession ?? {};
    return [
        ...(run?.continues === undefined ? [] : [(0,_facts_continues_js__WEBPACK_IMPORTED_MODULE_9__/* .continuesWords */ .s)(run.continues)]),
        ...(run?.instructions === undefined
            ? []
            : [`The writer got the owner's instructions from ${(0,_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .listed */ .K)(run.instructions.map(_format_listed_js__WEBPACK_IMPORTED_MODULE_20__/* .named */ .r))}.`]),
        ...setup.map(({ command, durationMs }) => `The setup ran \`${command}\` in ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_14__/* .formatDuration */ .a3)(durationMs)}.`),
        ...resumptions.map((each) => (0,_facts_resumed_js__WEBPACK_IMPORTED_MODULE_8__/* .resumedWords */ .B)(each, (0,_run_state_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .unitOf */ .uF)(run?.policy ?? {}))),
        ...(kept === null ? [] : [(0,_facts_session_js__WEBPACK_IMPORTED_MODULE_11__/* .keptWords */ .Gx)(kept)]),
    ];
}


/***/ }),

/***/ 62194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ testLists),
/* harmony export */   g: () => (/* binding */ testsFigure)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);
/* harmony import */ var _format_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90566);


/** So many failing tests are named beside the count. */
const maxNamed = 3;
/** `17 pass that did not before, 229 pass as before`; of a failure `2 fail: a, b; 229 pass as before`. None where nobody counted. */
function testsFigure({ tests }) {
    if (tests === null)
        return [];
    const { passed, skipped, failToPass, passToPass } = tests;
    const others = passed - failToPass.length - passToPass.length;
    const areKnown = failToPass.length + passToPass.length > 0;
    const parts = [
        [failToPass.length, "pass that did not before"],
        [passToPass.length, "pass as before"],
        [others, areKnown ? "more pass" : "pass"],
        [skipped, "skipped"],
    ];
    const words = parts.filter(([sum]) => sum > 0).map(([sum, word]) => `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(sum)} ${word}`);
    const failed = failedWords(tests);
    const rest = words.join(", ");
    return [["Tests", [failed, rest].filter((part) => part !== "").join("; ") || "none ran"]];
}
function failedWords({ failed, failing }) {
    if (failed === 0)
        return "";
    const names = failing.slice(0, maxNamed).map(_format_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .r).join(", ");
    const more = failed > maxNamed ? ` and ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed - maxNamed)} more` : "";
    return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(failed)} fail${names === "" ? "" : `: ${names}${more}`}`;
}
/** The tests to name in full, folded: those that fail, and those that pass and did not before. */
function testLists({ tests }) {
    const { failing = [], failToPass = [] } = tests ?? {};
    return [
        { title: "Tests that fail", names: failing },
        { title: "Tests that pass and did not before", names: failToPass },
    ].filter(({ names }) => names.length > 0);
}


/***/ }),

/***/ 73880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   Iz: () => (/* binding */ auditFigure),
/* harmony export */   Q5: () => (/* binding */ freshState),
/* harmony export */   SZ: () => (/* binding */ verifiedWords),
/* harmony export */   U1: () => (/* binding */ askedWords),
/* harmony export */   Wc: () => (/* binding */ timeFigure),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   Wo: () => (/* binding */ lostWords),
/* harmony export */   Yn: () => (/* binding */ executionIcon),
/* harmony export */   Yt: () => (/* binding */ notRunWords),
/* harmony export */   bE: () => (/* binding */ attemptsFigure),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   gG: () => (/* binding */ outputTitle),
/* harmony export */   hl: () => (/* binding */ approvalWords),
/* harmony export */   o4: () => (/* binding */ standingWords),
/* harmony export */   si: () => (/* binding */ filesTitle)
/* harmony export */ });
/* harmony import */ var _format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96572);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _facts_endings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75823);
/* harmony import */ var _format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35246);
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51196);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70464);
/* harmony import */ var _facts_execution_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6257);







/** Why a run ended, in its own words; where an error ended it, with the error's code. Empty where it has no end. */
function reasonOf(events) {
    const end = events.at(-1);
    if (end?.type !== "run-ended")
        return "";
    const { code, reason } = end;
    return code === undefined ? reason : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)({ code, message: reason });
}
/** An attempt's sign and word. */
function standingWords(standing) {
    return standings[standing];
}
function executionIcon(execution, standing) {
    if (execution.ending === "not-run")
        return "⏭️";
    if (standing === "step")
        return standings.step.icon;
    return (0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassed */ .Pc)(execution) ? "✅" : "❌";
}
/** `Turn 3`, at the beginning of a line. */
function headingOf({ unit, number }) {
    return `${capitalised(unit)} ${number}`;
}
/** Their count as a figure under its name: `Turns`, `12 of at most 100`. */
function attemptsFigure({ unit, attempts, maxAttempts, }) {
    const most = maxAttempts === null ? "" : ` of at most ${maxAttempts}`;
    return [`${capitalised(unit)}s`, `${attempts.length}${most}`];
}
function capitalised(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
/** How an execution ended: `exit code 1`, `timed out as idle (exit code 124)`, `not run: a block before it failed`. */
function endingWords(execution) {
    const { ending, exitCode, evidence } = execution;
    const { words } = (0,_facts_endings_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(execution);
    if (execution.saved !== undefined)
        return "saved, not run";
    if (execution.edited !== undefined)
        return (0,_format_edited_words_js__WEBPACK_IMPORTED_MODULE_2__/* .editedWords */ .p)(execution.edited);
    if (ending === "not-run")
        return `${words}: ${evidence}`;
    const code = exitCode === null ? "no exit code" : `exit code ${exitCode}`;
    if (ending === "misfit")
        return words;
    const how = ending === "exited" ? code : `${words} (${code})`;
    return [how, ...(0,_facts_execution_js__WEBPACK_IMPORTED_MODULE_5__/* .testedWords */ .Hn)(execution)].join(", ");
}
/** What the text is that is shown of an execution. */
function outputTitle({ ending }) {
    return ending === "misfit" ? "Current content" : "Output";
}
/** Why a block has no execution. */
function notRunWords(standing, { mayHaveBegun, wasLost, waits, }) {
    if (waits)
        return "Not run: it is waiting for an approval.";
    if (standing === "unusable")
        return "Not run: no block of this reply was run.";
    if (standing === "unapproved")
        return "Not run: it was not approved.";
    if (mayHaveBegun)
        return "It may have started: the run's record stops before this block's end.";
    return wasLost ? "It ran in a sandbox that was lost." : "Not run: the run ended before it.";
}
const answerers = {
    person: "a person",
    library: "the library's approver",
    reviewer: "the reviewer",
};
/** Who answered what to the question whether code may run, or the run may end: `Approved by a person, as changed`. */
function approvalWords({ approved, asked, by, feedback, blocks }) {
    const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
    const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
    const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
    return `${what} by ${who}${how}`;
}
/** What became of an attempt whose sandbox was lost. */
function lostWords(blocks) {
    const ranAgain = blocks.some(({ execution }) => execution !== null);
    return `${ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost."} The code is not to blame.`;
}
/** What the run left: `3 files`; where it was given files, what it did to them: `3 files changed, 2 new, 1 deleted`. */
function filesTitle({ files, changes }) {
    if (changes === null)
        return (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length);
    const { deleted, diff } = changes;
    if (diff !== undefined) {
        const others = [
            diff.added === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.added)} new`,
            diff.deleted === 0 ? "" : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(diff.deleted)} deleted`,
        ];
        return [`${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
    }
    if (deleted.length === 0)
        return `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed`;
    return files.length === 0
        ? `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", deleted.length)} deleted`
        : `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)("file", files.length)} changed, ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(deleted.length)} deleted`;
}
/** How long the run took, and what of it the model and the code. */
function timeFigure({ durationMs, writerMs, codeMs, }) {
    const parts = writerMs === null ? "" : ` (model ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(writerMs)}, code ${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(codeMs)})`;
    return ["Time", `${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(durationMs)}${parts}`];
}
/** What an answer of the writer took: `1,200 in, 80 out, 3.1 s`; "" where nobody counted. */
function askedWords({ reply: { usage, tookMs }, }) {
    const isCounted = usage.inputTokens + usage.outputTokens > 0;
    const words = [
        isCounted ? (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .tokensWords */ .Q)(usage) : "",
        tookMs === undefined || !isCounted ? "" : (0,_format_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(tookMs),
    ];
    return words.filter((each) => each !== "").join(", ");
}
/** What the user's own commands say: `2 of 2 passed`. */
function verifiedWords({ verified, changes, control, }) {
    if (verified === null)
        return "not asked for";
    if (verified.ran === 0)
        return "not reached";
    const rest = changes?.withheld === undefined ? "" : ", with changes that are not in the patch";
    const before = control === "failed"
        ? ", failed before any change"
        : control === "passed"
            ? ", passed before any change too"
            : control === "untested"
                ? ", not tested before any change"
                : "";
    return `${verified.passed} of ${verified.asked} passed${before}${rest}`;
}
/** What the verification withstood before the run; none where nobody asked. */
function auditFigure({ audit }) {
    return audit === null ? [] : [["Audit", (0,_format_audit_words_js__WEBPACK_IMPORTED_MODULE_6__/* .auditWords */ .t)(audit)]];
}
const standings = {
    answer: { icon: "💬", word: "answered" },
    unusable: { icon: "↩️", word: "not usable" },
    unapproved: { icon: "✋", word: "not approved" },
    executing: { icon: "⏳", word: "not finished" },
    verifying: { icon: "⏳", word: "not verified" },
    step: { icon: "🔹", word: "ran" },
    failed: { icon: "❌", word: "failed" },
    passed: { icon: "✅", word: "passed" },
};
/** Of a block before which the kernel was started anew. */
const freshState = "The kernel was restarted before this block: variables of earlier blocks were gone, files were still there.";


/***/ }),

/***/ 70464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ usageFigures),
/* harmony export */   Q: () => (/* binding */ tokensWords)
/* harmony export */ });
/* harmony import */ var _format_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51196);

/** What the calls took: `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords(usage, between = ", ") {
    const { isEstimated, inputTokens, cachedTokens, outputTokens } = usage;
    const cached = cachedTokens === undefined ? "" : ` (${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cachedTokens)} cached)`;
    return `${isEstimated === true ? "about " : ""}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(inputTokens)} in${cached}${between}${(0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(outputTokens)} out`;
}
/** What the calls took and cost, as figures with their names; of no calls the first alone. */
function usageFigures(usage, between) {
    const cost = usage.costUsd === null ? [] : [["Cost", (0,_format_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .UK)(usage.costUsd)]];
    return [["Tokens", usage.calls === 0 ? "none" : tokensWords(usage, between)], ...cost];
}


/***/ })

};
