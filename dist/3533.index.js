export const id = 3533;
export const ids = [3533];
export const modules = {

/***/ 93769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON. Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 67774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ missingModule)
/* harmony export */ });
const missing = /ModuleNotFoundError: No module named '([\w.-]{1,80})'|Cannot find (?:module|package) '([^'\s]{1,80})'/;
/** The module that Python or Node did not find, and the package manager that installs it. Null if none is named. */
function missingModule({ stdout, stderr }) {
    const [, python, node] = missing.exec(stdout.text + stderr.text) ?? [];
    if (python !== undefined)
        return { name: python, installer: "pip" };
    return node === undefined ? null : { name: node, installer: "npm" };
}


/***/ }),

/***/ 49746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ missesNetwork)
/* harmony export */ });
const unreached = /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;
/** Whether a program's output says that it had no network. */
function missesNetwork(output) {
    // Node often prints no more than this, also if a test's own server does not answer.
    const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
    return isUnfetched || unreached.test(output);
}


/***/ }),

/***/ 15451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UX: () => (/* binding */ wantsData),
/* harmony export */   Z0: () => (/* binding */ wantsReflection),
/* harmony export */   d9: () => (/* binding */ noReflection)
/* harmony export */ });
/** Whether to ask for the result as data. The run asks once, if it has any result. */
function wantsData({ data, interruption }, policy, { outcome }) {
    if (policy.resultSchema === undefined || !policy.hasWriter || data !== null)
        return false;
    return interruption === null && ["passed", "answered"].includes(outcome);
}
/** The code of the warning that there is no summary. */
const noReflection = "no-reflection";
/** Whether to ask for a summary. The run asks once, if the writer can still answer and the run did something. */
function wantsReflection(state, policy, { outcome }) {
    const { reflection, interruption, attempts, warnings } = state;
    if (!policy.reflect || !policy.hasWriter || attempts.length === 0)
        return false;
    if (reflection !== null || interruption !== null || warnings.some(({ code }) => code === noReflection))
        return false;
    return ["passed", "answered", "failed", "gave-up"].includes(outcome);
}


/***/ }),

/***/ 84809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ next)
});

// EXTERNAL MODULE: ./lib/facts/described.js
var described = __webpack_require__(30100);
;// CONCATENATED MODULE: ./lib/facts/decision-rules.js

/** The rules that decide about a failed attempt. Only `unusable-reply` and `retries-left` lead to a retry. */
const decisionRules = (0,described/* tableOf */.c_)()({
    "retries-spent": { outcome: "failed", raise: "max-retries" },
    "same-code": { outcome: "gave-up" },
    "same-error": { outcome: "gave-up" },
    "deadline-near": { outcome: "gave-up", raise: "total-timeout" },
    "tokens-spent": { outcome: "budget-spent" },
    "cost-spent": { outcome: "budget-spent" },
    "turns-spent": { outcome: "budget-spent", raise: "max-turns" },
    "no-writer": { outcome: "failed" },
    "no-decision": { outcome: "failed" },
    "unusable-reply": { outcome: "gave-up" },
    "retries-left": { outcome: "failed" },
});

// EXTERNAL MODULE: ./lib/facts/endings.js
var endings = __webpack_require__(75823);
// EXTERNAL MODULE: ./lib/run/state/proof.js
var proof = __webpack_require__(26261);
// EXTERNAL MODULE: ./lib/proof/control.js
var proof_control = __webpack_require__(20131);
// EXTERNAL MODULE: ./lib/facts/approval.js
var facts_approval = __webpack_require__(91592);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/state/standing.js
var state_standing = __webpack_require__(19411);
// EXTERNAL MODULE: ./lib/run/next/budget.js
var budget = __webpack_require__(58510);
// EXTERNAL MODULE: ./lib/run/next/turns.js
var turns = __webpack_require__(10639);
;// CONCATENATED MODULE: ./lib/run/next/approval.js





/** Whom to ask before an attempt's code runs. Null: it may run. An approval is valid only for exactly these blocks. */
function askBeforeRun({ approvals, reply }, policy) {
    const { approval, reviewerModel } = policy;
    const wantsPerson = approval === "always";
    if (policy.runsNothing === true || (!wantsPerson && reviewerModel === undefined))
        return null;
    const sha256 = (0,facts_approval/* approvalHash */.A_)(reply.blocks);
    const holding = approvals.filter((each) => each.asked === "run" && each.approved && each.sha256 === sha256);
    // Once a person approved this code, nobody else is asked, even if the person changed it.
    if (holding.some(({ by }) => by !== "reviewer"))
        return null;
    const isReviewed = holding.length > 0;
    if (reviewerModel !== undefined && !isReviewed)
        return "reviewer";
    return wantsPerson ? "person" : null;
}
/** Whether to ask a person before the run ends in this way, so that the person can say how to continue. */
function asksBeforeEnd({ approvals }, { approval }, { outcome }) {
    const isAnswered = approvals.some(({ asked }) => asked === "end");
    const mayGoOn = ["passed", "answered", "failed", "gave-up"].includes(outcome);
    return approval === "terminate" && mayGoOn && !isAnswered;
}
/** How many refusals by the reviewer in a row end a run. */
const reviewerPatience = 3;
/** How the run ends after somebody refused an attempt's code or its end. Null: the run asks the model again. */
function endOfRefused(state, attempt, policy) {
    const refusal = (0,state_standing/* refusalOf */.Of)(attempt, "run") ?? (0,state_standing/* refusalOf */.Of)(attempt, "end");
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${attempt.number}`;
    const why = refusal.reason.trim() === "" ? "" : `: ${(0,truncate/* truncateEnd */.S)(refusal.reason.trim(), 1_000)}`;
    if (refusal.feedback !== undefined)
        return endOfBudget(state, policy);
    if (refusal.hasFailed === true && refusal.by !== "reviewer")
        return {
            outcome: "rejected",
            reason: `Nobody approved ${which}${why}`,
            nextStep: "Fix the approver. agent-exec counts a failure of the approver as a refusal.",
        };
    if (refusal.by !== "reviewer")
        return {
            outcome: "rejected",
            reason: `The ${refusal.asked === "run" ? "code" : "result"} of ${which} was refused${why || "."}`,
            nextStep: "Run the task again, and say in the task what was wrong with the code.",
        };
    const byReviewer = (each) => (0,state_standing/* refusalOf */.Of)(each, "run")?.by === "reviewer";
    const others = state.attempts.findLastIndex((each) => !byReviewer(each));
    if (state.attempts.length - 1 - others < reviewerPatience)
        return endOfBudget(state, policy);
    return {
        outcome: "rejected",
        reason: `The reviewer refused ${reviewerPatience} replies in a row. The last refusal${why || " came without a reason."}`,
        nextStep: "Read the code and the reviewer's reasons. Describe the task more precisely, or review the code yourself: remove `reviewer-model`, and set `approval` to `always`.",
    };
}
function endOfBudget(state, policy) {
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return (0,turns/* endOfTurns */.dC)(state, policy);
    const spent = (0,budget/* spentBudget */.sm)(state, policy);
    if (spent === null)
        return null;
    return {
        outcome: "budget-spent",
        reason: `${spent.words} Nobody had approved the last code.`,
        nextStep: `Raise \`${spent.setting}\`, or make the task smaller.`,
    };
}
/** How a run ends if nobody could answer. */
function awaitingEnd({ awaiting, run }, policy) {
    const { attempt, asked, sha256 } = awaiting;
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${attempt}`;
    const what = asked === "run" ? `the code of ${which} may run` : `the run may end after ${which}`;
    const approve = asked === "run" ? "run exactly this code, once" : "end the run";
    const phrase = run?.settings["trigger-phrase"];
    // Which advice to give. Only a run with saved settings can continue later. In a workflow, people answer with
    // comments.
    const answers = run?.task.source.kind === "comment" && typeof phrase === "string"
        ? `Read the code. To ${approve}, comment \`${phrase} approve ${sha256}\`. To tell the model what to change, comment \`${phrase} feedback TEXT\`. To refuse the code, comment \`${phrase} reject\`.`
        : run?.given === undefined
            ? "Read the code, then run the task again where agent-exec can ask you, such as in a terminal."
            : `Read the code. To ${approve}: \`agent-exec approve DIR --hash ${sha256}\`. To tell the model what to change: \`agent-exec feedback DIR TEXT\`. To refuse the code: \`agent-exec reject DIR\`. DIR is the run's folder.`;
    return {
        outcome: "awaiting-approval",
        reason: `agent-exec could not ask anybody here whether ${what}.`,
        nextStep: answers,
    };
}

// EXTERNAL MODULE: ./lib/facts/execution.js
var execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/format/audit-words.js
var audit_words = __webpack_require__(96572);
// EXTERNAL MODULE: ./lib/format/format.js
var format = __webpack_require__(51196);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
;// CONCATENATED MODULE: ./lib/run/next/ending.js








/** How a run ends after all files are saved. Facts that are only known now can turn a pass into a failure. */
function settled(state, policy, ending) {
    return withData(state, policy, held(state, policy, ending));
}
/** Ends the run if wrong solutions pass the verifications, or if this is unknown. */
function endOfAudit(audit) {
    const { fooled, notTried, fault } = audit;
    if (fooled.length === 0 && notTried === 0 && fault === undefined)
        return null;
    const closes = [...new Set(fooled.map((cheat) => cheat.closes))].join(" ");
    return {
        outcome: "failed",
        reason: `agent-exec did not ask the model for code, because a pass of this verification would prove too little. The verification was ${(0,audit_words/* auditWords */.t)(audit)}.`,
        nextStep: `${closes === "" ? "Run the audit again." : closes} \`agent-exec audit\` shows each wrong solution. ` +
            "With `audit` set to `report`, the run continues anyway.",
    };
}
/** A verified pass stays a pass even if the requested data is missing. A pass without a verification does not. */
function withData({ data }, policy, ending) {
    if (data?.fault === undefined || !["passed", "answered"].includes(ending.outcome))
        return ending;
    const why = `The model gave no result that matches the schema: ${data.fault}.`;
    if (ending.outcome === "passed" && policy.verify.length > 0)
        return { ...ending, reason: `${ending.reason} ${why}` };
    return {
        outcome: "failed",
        reason: `${ending.reason} ${why}`,
        nextStep: "Read the answer and the output. Make `result-schema` simpler, or choose a model that can follow a schema.",
    };
}
function held(state, policy, ending) {
    const kept = keptPass(state, policy, ending);
    if (kept.outcome !== "passed")
        return kept;
    const unlike = state.files?.unlikeVerified ?? [];
    // A verification proves nothing about other files.
    if (unlike.length > 0)
        return {
            outcome: "failed",
            reason: `The verifications passed, but these files changed afterwards: ${(0,listed/* listed */.K)(unlike.map(listed/* named */.r))}.`,
            nextStep: "Do not use the files. A leftover process or a program outside of the run changed these files.",
        };
    const { patchFault, patchFaultCode, withheld = [] } = state.files?.changes ?? {};
    if (patchFault !== undefined)
        return withoutPatch(patchFault, patchFaultCode);
    if (policy.verify.length === 0)
        return policy.hasWriter ? unverified(state, policy, kept) : kept;
    const pass = ofSomeWork(state, policy, controlled(state, policy, kept));
    if (withheld.length === 0)
        return pass;
    const untaken = `The patch leaves out ${(0,listed/* listed */.K)(withheld.map(listed/* named */.r))}, which the verifications used. So no verification tested the patch alone.`;
    return { ...pass, reason: `${pass.reason} ${untaken}` };
}
/** If the verifications already passed before any change, a pass only shows that nothing broke. */
function controlled(state, policy, pass) {
    if (!(0,proof_control/* wantsControl */.lO)(policy))
        return pass;
    const control = (0,proof/* controlOf */.rs)(state, policy);
    const untested = untestedWords(state);
    if (policy.verifyBefore === "require" && control !== "failed") {
        const unknown = "It is unknown whether the verifications passed on the original files.";
        const why = control === "passed" ? onlyGuards : (untested ?? unknown);
        return {
            outcome: "failed",
            reason: `Every verification ended with exit code 0. ${why}`,
            nextStep: "Set `verify` to a command that fails until the task is done. To get only a warning, set `verify-before` to `auto`.",
        };
    }
    const less = control === "passed" ? ((0,proof/* failsWithoutChange */.IC)(state) ? null : onlyGuards) : untested;
    return less === null ? pass : { ...pass, reason: `${pass.reason} ${less}` };
}
/** Null if each verification passed or failed on the original files, or if one of them failed. */
function untestedWords({ controls }) {
    const words = controls.flatMap((each) => (0,execution/* whyUntested */.z6)(each) ?? []);
    if (words.length === 0 || controls.some(execution/* hasFailed */.WN))
        return null;
    const what = controls.every(execution/* hasFinished */.rz) ? "No test failed" : "A verification did not finish";
    return `${what} on the original files, because ${(0,listed/* listed */.K)([...new Set(words)])}.`;
}
/** If the commands passed before and no file changed, the pass says nothing about the task. */
function ofSomeWork(state, policy, pass) {
    if (pass.outcome !== "passed" || (0,proof/* controlOf */.rs)(state, policy) !== "passed")
        return pass;
    const missing = state.files?.changes && missingWork(state, policy);
    if (!missing)
        return pass;
    return {
        outcome: "answered",
        reason: `${pass.reason} But ${missing}.`,
        nextStep: "Read the answer and the output. If you wanted a change, say so in the task, and set `verify` to a command that fails until the change is made.",
    };
}
const onlyGuards = "The same commands already passed on the original files, so the pass only shows that nothing broke.";
/** The words for a pass of this attempt. A block that could not run proves nothing, so they do not claim it. */
function passOf(attempt, policy, which = "the last attempt") {
    const { verify, hasWriter } = policy;
    const unrun = attempt.executions.filter(({ ending }) => ending === "not-run").length;
    const blocks = `Every block${hasWriter ? ` of ${which}` : ""}${unrun === 0 ? "" : " that could run here"}`;
    const verifications = verify.length === 0 ? "" : " and every verification";
    const rest = unrun === 0 ? "" : `; ${(0,format/* count */.U9)("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
    const reason = hasWriter
        ? `${blocks}${verifications} ended with exit code 0${rest}.`
        : `${blocks} ended as the document expects${verify.length === 0 ? "" : ", and every verification ended with exit code 0"}${rest}.`;
    return { outcome: "passed", reason, nextStep: "" };
}
const saidDone = "The model said that it is done";
/** A pass because the model says that it is done. The words say whether it was verified. */
function passByWord({ verify }) {
    const proof = verify.length === 0
        ? ", but no verification confirmed it"
        : ", and every verification ended with exit code 0";
    return { outcome: "passed", reason: `${saidDone}${proof}.`, nextStep: "" };
}
/**
 * A verified pass stays a pass, whatever happened later. There are three exceptions. A person stopped the run, refused
 * something or must be asked. An error stopped the run, and it is unknown what is missing. The files may be different,
 * because code may have run since, or not all files were saved.
 */
function keptPass(state, policy, ending) {
    if (["passed", "cancelled", "rejected", "awaiting-approval"].includes(ending.outcome))
        return ending;
    if (state.interruption?.by === "error")
        return ending;
    const pass = verifiedPass(state, policy);
    if (pass === undefined || state.files === null || state.interruption?.during === "collect")
        return ending;
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${pass.number}`;
    const proof = (0,state_standing/* isStepByStep */.G0)(policy) ? passByWord(policy) : passOf(pass, policy, which);
    return { ...proof, reason: `${proof.reason} ${ending.reason}` };
}
/**
 * The attempt whose verifications read exactly the current files. If a reply has usable code, some code may have run
 * even without a recorded execution. A reply without code changes nothing, so only its verification counts.
 */
function verifiedPass({ attempts }, policy) {
    if (policy.verify.length === 0)
        return undefined;
    const isOf = (each, ...some) => some.includes((0,state_standing/* standingOf */.YP)(each, policy));
    const last = attempts.findLast((each) => each.reply.blocks.length === 0 ? isOf(each, "failed", "answer") : !isOf(each, "unusable", "unapproved"));
    return last !== undefined && isOf(last, "passed", "answer") ? last : undefined;
}
/** A pass without a verification does not count if the budget was exceeded, or if there is no result. */
function unverified(state, policy, pass) {
    const spent = (0,budget/* spentBudget */.sm)(state, policy);
    if (spent !== null)
        return {
            outcome: "budget-spent",
            reason: `${spent.words} ${pass.reason}`,
            nextStep: `Read the result. Set \`verify\` to a command that proves the result, or raise \`${spent.setting}\`.`,
        };
    const missing = missingWork(state, policy);
    if (missing === null)
        return pass;
    return {
        outcome: "answered",
        reason: `${(0,state_standing/* isStepByStep */.G0)(policy) ? `${saidDone}.` : pass.reason} But ${missing}, and the run has no verification.`,
        nextStep: "Read the answer and the output. If you wanted a change, say so in the task, or set `verify`.",
    };
}
/** Why there is no usable result, in words. Null if there is a result, or if this is unknown. */
function missingWork({ run, attempts, files, warnings }, policy) {
    const { artifacts = [], changes } = files ?? {};
    // If no code ran, only an earlier run's files are there.
    const hasRun = attempts.some(({ executions }) => executions.some(({ ending }) => ending !== "not-run"));
    if (run?.continues !== undefined && !hasRun)
        return "no code was run";
    if (changes !== undefined) {
        const { patch, deleted, refused = [] } = changes;
        const isSame = patch === null && artifacts.length + deleted.length + refused.length === 0;
        return isSame ? "no file was changed" : null;
    }
    if (!(0,state_standing/* isStepByStep */.G0)(policy) || artifacts.length > 0)
        return null;
    const isLost = warnings.some(({ code }) => code === "files-not-saved");
    return isLost ? "the code's files could not be saved" : "the code left no file";
}
/** The ending if the code passed but its patch is missing. */
function withoutPatch(fault, code) {
    if (code !== undefined)
        return {
            outcome: "infrastructure-error",
            reason: `The code passed, but agent-exec could not save the code's changes: ${fault}. The code did not cause this failure.`,
            nextStep: "Read the reason or the warning, fix the problem, and run again.",
            code,
        };
    return {
        outcome: "failed",
        reason: `The code passed, but agent-exec could not make a patch of the code's changes: ${fault}.`,
        nextStep: "The artifacts contain the changed files. Read the reason, fix the problem, and run again.",
    };
}

// EXTERNAL MODULE: ./lib/run/next/last-words.js
var last_words = __webpack_require__(15451);
;// CONCATENATED MODULE: ./lib/run/next/interruption.js


function interrupted(state, policy) {
    const { by, message, code, nextStep: helps = "" } = state.interruption;
    if (by === "error")
        return { outcome: "infrastructure-error", reason: message, nextStep: helps, ...(code && { code }) };
    if (by === "signal") {
        return { outcome: "cancelled", reason: message, nextStep: "Start the run again to get a result." };
    }
    const [doing, nextStep] = whatWasUnderWay(state, policy);
    const reason = `The run reached its time limit of ${policy.totalTimeoutMs / 1000} s ${doing}.`;
    return { outcome: "timed-out", reason, nextStep };
}
/**
 * What the run was doing at its deadline, and what helps. Otherwise people could take a slow model server for a large
 * task.
 */
function whatWasUnderWay(state, policy) {
    const { number, executions } = state.attempts.at(-1) ?? { number: 1, executions: [] };
    const which = `${(0,state_standing/* unitOf */.uF)(policy)} ${number}`;
    const { during, progress } = state.interruption;
    const more = "Raise `total-timeout`";
    switch (during ?? stageOf(state, policy)) {
        case "start": {
            const last = progress === undefined ? "" : ` (${(0,truncate/* truncateEnd */.S)(progress, 200)})`;
            return [`while the sandbox was started${last}`, `${more}.`];
        }
        case "approve":
            return [
                `while ${which} waited for an approval`,
                "The code did not run. Answer sooner, or raise `total-timeout`.",
            ];
        case "execute": {
            const block = (executions.at(-1)?.block ?? 0) + 1;
            return [`while block ${block} of ${which} ran`, `${more}, or ask for code that takes less time.`];
        }
        case "audit":
            return [
                "while the verifications were audited",
                `${more}, make the verification faster, or set \`audit\` to \`off\`.`,
            ];
        case "control":
            return [
                "while the verifications ran on the original files",
                `${more}, make the verification faster, or set \`verify-before\` to \`off\`.`,
            ];
        case "verify":
            return [`while ${which} was verified`, `${more}, or make the verification faster.`];
        case "checkpoint":
            return [`while the files of ${which} were saved`, `${more}.`];
        case "collect":
            return ["while the files were saved", `${more}.`];
        case "ask":
        case "fill":
        case "reflect":
        case "decide":
            if (!policy.hasWriter)
                return ["while no block ran", `${more}.`];
            return [
                "while the model was asked",
                "Make sure that the model server answers in time, or raise `total-timeout`.",
            ];
    }
}
/** The attempt's step, for older transcripts that do not record it. */
function stageOf(state, policy) {
    const attempt = state.attempts.at(-1);
    const standing = attempt && (0,state_standing/* standingOf */.YP)(attempt, policy);
    if (standing === "executing")
        return "execute";
    return standing === "verifying" ? "verify" : "ask";
}

// EXTERNAL MODULE: ./lib/output/missing-module.js
var missing_module = __webpack_require__(67774);
// EXTERNAL MODULE: ./lib/output/unreached.js
var unreached = __webpack_require__(49746);
;// CONCATENATED MODULE: ./lib/run/next/document-hints.js



/** Advice for a document's block that failed because the sandbox lacks something. Null: no such cause is visible. */
function hintAt(execution, network, hasWorkspace) {
    const { exitCode, expectedExit = 0, unlikeDocument, ownModule } = execution;
    if (unlikeDocument !== undefined && exitCode === expectedExit)
        return "Fix the code or the document. `agent-exec exec --update` writes the blocks' output into the document.";
    if (ownModule !== undefined)
        return hasWorkspace
            ? `Your files include the module ${(0,listed/* named */.r)(ownModule)}, but the block cannot import this module. Use \`setup\` to install your package before the blocks run, for example \`${ownInstall(execution, ownModule)}\`.`
            : `Your files include the module ${(0,listed/* named */.r)(ownModule)}, but the sandbox has no copy of your files. Set \`workspace\` to \`repo\`.`;
    const output = execution.stdout.text + execution.stderr.text;
    const missing = (0,missing_module/* missingModule */.$)(execution);
    if (missing !== null && /^[./]/.test(missing.name))
        return `The sandbox has no file ${(0,listed/* named */.r)(missing.name)}. Set \`workspace\` to the folder that has this file, or correct the path.`;
    if (missing !== null)
        return `The module ${(0,listed/* named */.r)(missing.name)} is not installed. Use \`setup\` and \`setup-network\` to install the module before the blocks run, for example \`${missing.installer} install ${missing.name}\`. Or use an image that has the module.`;
    if (network === "none" && (0,unreached/* missesNetwork */.X)(output))
        return "The blocks have no network. Set `network` to `full`, or use `setup` and `setup-network` to install what the blocks need. To skip the block, write `skip` after the language in its fence.";
    if (exitCode === 127)
        return "The image does not have a program that the block calls. Choose another `image`, or install the program with `setup`.";
    if (expectedExit !== 0)
        return "Fix the code, or change `exit=` in the fence of the block to the exit code that you expect.";
    return null;
}
/** A command that makes a repository's own module known without a network, if its language has one. */
function ownInstall(execution, name) {
    if ((0,missing_module/* missingModule */.$)(execution)?.installer !== "npm")
        return "pip install --editable .";
    const [scope, inside] = name.split("/");
    return inside === undefined
        ? `mkdir -p node_modules && ln -s .. node_modules/${name}`
        : `mkdir -p node_modules/${scope} && ln -s ../.. node_modules/${name}`;
}

;// CONCATENATED MODULE: ./lib/run/next/next-steps.js




/** What a person can do if the run ended with this attempt and did not pass. */
function nextStepAfter(attempt, policy, { lastSession }) {
    const isUnusable = (0,state_standing/* standingOf */.YP)(attempt, policy) === "unusable";
    if (!policy.hasWriter) {
        if (attempt.reply.blocksLeftOut !== undefined)
            return "Split the document into several files, and run one file after the other.";
        return isUnusable ? nextStepUnrun(attempt) : nextStepWithoutWriter(attempt, lastSession);
    }
    const { rule } = attempt.decision ?? {};
    if (rule === "tokens-spent")
        return "Raise `max-tokens`, or make the task smaller.";
    if (rule === "cost-spent")
        return "Raise `max-cost-usd`, or make the task smaller.";
    if (rule === "no-decision")
        return "Choose a model that can follow a JSON schema, or fix the code yourself with the output of the last attempt.";
    if (isUnusable) {
        const others = rule === "deadline-near" ? "choose another model, or raise `total-timeout`" : "or choose another model";
        return `The code of the last reply could not run. Describe the task more precisely, ${others}.`;
    }
    const verification = (0,state_standing/* failedBlockOf */.g$)(attempt) === undefined ? (0,state_standing/* failedVerificationOf */.Kl)(attempt) : undefined;
    if (verification?.exitCode === 127)
        return "The command in `verify` calls a program that is missing. Fix the command, or use an image that has the program.";
    if (verification?.untested !== undefined)
        return "The verification failed, but no test failed. If the code is right, fix the command in `verify`, or use an image that has what the command needs. Or use `setup` and `setup-network` to install what is missing.";
    if (verification !== undefined && refusesChanges.test(verification.command))
        return "In a verification, the code's changes are not committed, so `git diff` and `git status` list them. If nothing else failed, begin `verify` with `git add -A && git commit -qm change --allow-empty`.";
    const raise = rule && decisionRules[rule]?.raise;
    const isUnwanted = raise === "max-retries" && policy.maxRetries === 0;
    const other = raise === undefined ? ", or choose another model" : `, or raise \`${raise}\``;
    const orElse = isUnwanted ? "" : other;
    return `Read the output of the last attempt. Then describe the task more precisely${orElse}.`;
}
/** Commands that fail if a file differs from the last commit. */
const refusesChanges = /\bgit (?:-\S{1,99} (?:[^-\s]\S{0,99} )?)?(?:diff\b(?!.{0,99} --no-index).{0,99} --(?:exit-code|quiet)|diff-index|status\b.{0,99} (?:--porcelain|--short|-s))\b/;
/** Advice if a block did not run. If the image lacks the interpreter, the block is not at fault. */
function nextStepUnrun({ executions }) {
    const lacksProgram = executions.some(({ notRun }) => notRun === "no-program");
    return lacksProgram
        ? "Choose an image that has the programs for these blocks, or write the blocks in a language that runs in this sandbox."
        : "Close every code fence, and name a language that runs in this sandbox, such as python or sh.";
}
/** No model rewrites the code here, so a person must act. The advice depends on how the block or verification ended. */
function nextStepWithoutWriter(attempt, session) {
    const block = (0,state_standing/* failedBlockOf */.g$)(attempt);
    const failed = block ?? (0,state_standing/* failedVerificationOf */.Kl)(attempt);
    if (failed?.ending === "not-run")
        return `Fix the cause (${failed.evidence}), then run the code again.`;
    const advice = failed && (0,endings/* rowOf */.OB)(failed).advice;
    if (advice !== undefined)
        return advice;
    if (block === undefined)
        return "Read the output of the verification, fix the code or the command, then try again.";
    const hint = hintAt(block, session?.limits["network"], session?.given !== undefined);
    return hint ?? "Read the output of the block that failed, fix the code, then try again.";
}

// EXTERNAL MODULE: ./lib/run/next/rules.js
var rules = __webpack_require__(79880);
;// CONCATENATED MODULE: ./lib/run/next/next.js














/** The next step. The same state and policy always give the same step, so a transcript is enough to resume a run. */
function next(state, policy) {
    // If only the summary was interrupted, the run ends as it would have without it.
    if (state.interruption !== null && state.interruption.during !== "reflect")
        return finish(state, policy, interrupted(state, policy));
    if (state.failure !== null)
        return recover(state, policy);
    if (state.awaiting !== null)
        return wait(state, policy);
    const needsFiles = state.isResumed && state.files === null;
    const lostWork = needsFiles ? (0,turns/* endOfLostWork */.mi)(state, policy) : null;
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    const attempt = state.attempts.at(-1);
    if (attempt === undefined)
        return atFirst(state, policy);
    if ((0,state_standing/* refusalOf */.Of)(attempt, "end") !== undefined)
        return afterRefusal(state, attempt, policy);
    switch ((0,state_standing/* standingOf */.YP)(attempt, policy)) {
        case "answer":
            return conclude(state, policy, endOfAnswer(state, attempt, policy));
        case "unapproved":
            return afterRefusal(state, attempt, policy);
        case "executing": {
            // Before the approver is asked, the sandbox starts, because the question says where the code would run and with
            // which limits.
            if (state.session === null)
                return startOrEnd(state, policy);
            const whom = askBeforeRun(attempt, policy);
            if (whom !== null)
                return { do: "approve", attempt: attempt.number, whom };
            const block = (0,state_standing/* blockInTurn */.Ue)(attempt, policy);
            return { do: "execute", attempt: attempt.number, block, skip: (0,state_standing/* passedOver */.Jn)(attempt, policy) };
        }
        case "verifying":
            if (state.session === null)
                return startOrEnd(state, policy);
            if (state.infrastructureFailures > policy.maxInfrastructureRetries)
                return endInfrastructure(state, policy);
            if ((0,proof_control/* wantsControl */.lO)(policy) && !(0,proof/* isControlOver */.CO)(state, policy))
                return { do: "control" };
            return { do: "verify", attempt: attempt.number, index: attempt.verifications.length };
        case "step":
            return afterStep(state, attempt, policy);
        case "passed":
            return afterPass(state, attempt, policy);
        case "failed":
        case "unusable":
            return afterFailure(state, attempt, policy);
    }
}
/** Checks that must pass before the model is asked. Without them, a pass might prove nothing. */
function atFirst(state, policy) {
    if (!(0,proof_control/* wantsAudit */.Xm)(policy))
        return { do: "ask", attempt: 1 };
    if (state.audit === null)
        return { do: "audit" };
    const end = policy.audit === "require" ? endOfAudit(state.audit) : null;
    return end === null ? { do: "ask", attempt: 1 } : finish(state, policy, end);
}
/** After a refusal, the model gets the person's or reviewer's answer instead of output. */
function afterRefusal(state, attempt, policy) {
    const end = endOfRefused(state, attempt, policy);
    return end === null ? askAfter(state, attempt, policy) : finish(state, policy, end);
}
/** After each turn the model gets the ending as it is, whatever it was. */
function afterStep(state, attempt, policy) {
    const end = (0,turns/* endOfTurns */.dC)(state, policy);
    return end === null ? askAfter(state, attempt, policy) : conclude(state, policy, end);
}
/**
 * In step-by-step work, the current files are saved while the model works, because the next turn's sandbox may be lost.
 * Saving also finds new pictures, so a model with vision is asked only after it.
 */
function askAfter(state, attempt, policy, decides = false) {
    const isKept = ((0,state_standing/* isStepByStep */.G0)(policy) || policy.vision) && (0,turns/* wantsCheckpoint */.qb)(state, attempt);
    if (isKept && policy.vision)
        return { do: "checkpoint", attempt: attempt.number };
    const keeps = isKept ? { keeps: attempt.number } : {};
    return { do: "ask", attempt: attempt.number + 1, ...(decides && { decides }), ...keeps };
}
/** With `until: pass`, replies follow as long as there are turns. In step-by-step work, the model is done. */
function afterPass(state, attempt, policy) {
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return conclude(state, policy, passByWord(policy));
    const turns = state.attempts.filter((each) => (0,state_standing/* standingOf */.YP)(each, policy) === "passed").length;
    const mayGoOn = policy.hasWriter && turns < policy.maxTurns && (0,budget/* spentBudget */.sm)(state, policy) === null;
    if (mayGoOn)
        return { do: "ask", attempt: attempt.number + 1 };
    return conclude(state, policy, passOf(attempt, policy));
}
/**
 * Decides what text without code means. If verifications passed, the text is accepted. After a pass it ends the run,
 * and after a failure it means that the model gives up. Otherwise it is an answer.
 */
function endOfAnswer(state, attempt, policy) {
    if (policy.runsNothing === true)
        return answeredUnrun(attempt);
    if ((0,state_standing/* isStepByStep */.G0)(policy))
        return passByWord(policy);
    if (policy.verify.length > 0)
        return {
            outcome: "passed",
            reason: "The model answered without code, and every verification ended with exit code 0.",
            nextStep: "",
        };
    if (!policy.hasWriter)
        return {
            outcome: "failed",
            reason: "There is no code block to run.",
            nextStep: "Put the code into a closed code fence that names its language.",
        };
    const before = state.attempts.at(-2);
    const standing = before && (0,state_standing/* standingOf */.YP)(before, policy);
    if (standing === "passed")
        return {
            outcome: "passed",
            reason: "The last code passed. The model then answered without code.",
            nextStep: "",
        };
    if (standing === "failed")
        return {
            outcome: "gave-up",
            reason: `After attempt ${before.number} failed, the model answered without code.`,
            nextStep: "Read the answer. Then describe the task more precisely, or ask again.",
        };
    return {
        outcome: "answered",
        reason: "The model answered without code, and the run has no verification.",
        nextStep: "Read the answer. If you wanted code, say so in the task, or set `verify`.",
    };
}
function answeredUnrun({ reply: { blocks } }) {
    const { length } = blocks;
    const saved = `${(0,format/* count */.U9)("block", length)} of code ${length === 1 ? "is" : "are"} saved as written`;
    return {
        outcome: "answered",
        reason: `${length === 0 ? "The answer is text without code" : saved}. No code ran, because \`executor\` is \`none\`.`,
        nextStep: "Read the answer. To run the answer's code, choose another executor.",
    };
}
function afterFailure(state, attempt, policy) {
    const { decision } = attempt;
    if (decision === null) {
        const rule = (0,rules/* ruleFor */.sG)(state, policy);
        return rule === null && policy.decision === "combined"
            ? askAfter(state, attempt, policy, true)
            : { do: "decide", attempt: attempt.number, rule };
    }
    // A decision in a reply is recorded together with the reply. If the reply is missing here, the process ended between
    // the two.
    if (decision.retry)
        return askAfter(state, attempt, policy, decision.isInReply === true);
    const { rule } = decision;
    const unclear = `${(0,rules/* firstFailureOf */.OO)(attempt)} The model did not say clearly whether to retry.`;
    return conclude(state, policy, {
        outcome: (rule && decisionRules[rule]?.outcome) ?? "gave-up",
        reason: rule === "no-decision" ? unclear : decision.reason,
        nextStep: nextStepAfter(attempt, policy, state),
    });
}
/** Replaces a lost session within its limit, unless earlier turns' work is lost. Other failures end the run. */
function recover(state, policy) {
    const failure = state.failure;
    const hasBudget = state.infrastructureFailures <= policy.maxInfrastructureRetries;
    const lostWork = (0,turns/* endOfLostWork */.mi)(state, policy);
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    if (failure.during === "execute" && hasBudget)
        return start(state);
    return finish(state, policy, {
        outcome: ["budget-spent", "cost-spent"].includes(failure.code) ? "budget-spent" : "infrastructure-error",
        reason: failure.message,
        nextStep: failure.nextStep,
        code: failure.code,
    });
}
function startOrEnd(state, policy) {
    const lostWork = (0,turns/* endOfLostWork */.mi)(state, policy);
    if (lostWork !== null)
        return finish(state, policy, lostWork);
    return state.infrastructureFailures > policy.maxInfrastructureRetries
        ? endInfrastructure(state, policy)
        : start(state);
}
function start(state) {
    const restored = (0,turns/* restoring */.IU)(state);
    return { do: "start", ...(restored === null ? {} : { restored }) };
}
function endInfrastructure(state, policy) {
    const lost = state.attempts.at(-1)?.lost.findLast((each) => (0,endings/* isInfrastructureEnding */.Rc)(each.ending));
    return finish(state, policy, {
        outcome: "infrastructure-error",
        reason: `The sandbox was lost ${state.infrastructureFailures} times${lost === undefined ? "" : `; the last time: ${lost.evidence}`}.`,
        nextStep: "Check this machine's container engine (its log and memory). The code did not cause this failure.",
        code: (lost && endings/* endings */.V1[lost.ending].code) ?? "session-lost",
    });
}
/** Saves the code's changes, so that the run can continue from them after an answer. */
function wait(state, policy) {
    const last = state.attempts.findLast(turns/* ranCode */.Bj);
    if (state.files === null && last !== undefined && (0,turns/* wantsCheckpoint */.qb)(state, last))
        return { do: "checkpoint", attempt: last.number };
    return finish(state, policy, awaitingEnd(state, policy));
}
/** Ends the run. If a person wants to be asked first, that person must agree. */
function conclude(state, policy, ending) {
    const attempt = state.attempts.at(-1);
    return asksBeforeEnd(attempt, policy, ending)
        ? { do: "approve", attempt: attempt.number, whom: "person", ending }
        : finish(state, policy, ending);
}
/** Saves the code's files before the run ends, whatever the outcome. */
function finish(state, policy, ending) {
    if (state.session !== null && state.files === null)
        return { do: "collect" };
    const kept = state.files === null ? (0,turns/* restoring */.IU)(state) : null;
    if (kept !== null)
        return { do: "collect", turn: kept.attempt };
    const last = settled(state, policy, ending);
    if ((0,last_words/* wantsData */.UX)(state, policy, last))
        return { do: "fill", ending: last };
    return (0,last_words/* wantsReflection */.Z0)(state, policy, last) ? { do: "reflect", ending: last } : { do: "end", ...last };
}


/***/ }),

/***/ 86221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ outputLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   xr: () => (/* binding */ othersWords)
/* harmony export */ });
/* harmony import */ var _output_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14647);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13482);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96065);



/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
function othersWords(text, style) {
    const shown = (0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text).trimEnd();
    return shown.replaceAll("\n", `\n${style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c)}`);
}
function outputLine(from, text, style) {
    return style.dim(_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .gutter */ .c) + (from === "stderr" ? style.warn(text) : text);
}
/** A stranger's text on one line, with at most 300 characters. */
function oneLine(name) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(name).replaceAll("\n", "␊"), 300);
}
/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
function firstLine(text) {
    return (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_2__/* .truncateEnd */ .S)((0,_output_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .showHidden */ .Ul)(text.trim().split("\n", 1)[0] ?? ""), 80);
}


/***/ })

};
