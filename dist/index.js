import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 72250:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("dns");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 85675:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http2");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 71553:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 53916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 26848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 83480:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("querystring");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 16460:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers/promises");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ settingsInvalid),
/* harmony export */   Mq: () => (/* binding */ toAgentExecError),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   TE: () => (/* binding */ isAgentExecError),
/* harmony export */   W0: () => (/* binding */ ownModules),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   cc: () => (/* binding */ ownWork),
/* harmony export */   r: () => (/* binding */ AgentExecError)
/* harmony export */ });
/* unused harmony export errorCodes */
/** All kinds of errors. A program that fails is no error: it is an `Execution` with an ending. */
const errorCodes = {
    "settings-invalid": "A setting, flag, input or file is wrong or out of range.",
    "task-invalid": "The task is empty, too large or unreadable.",
    "engine-unavailable": "The container engine is missing, refused the request or stopped answering.",
    "image-unavailable": "The image is missing and could not be pulled.",
    "image-unsuitable": "The image lacks something that agent-exec needs, such as a shell.",
    "setup-failed": "A command of `setup` failed, or agent-exec could not disconnect the network of `setup`.",
    "session-lost": "The sandbox ended unexpectedly.",
    "network-open": "Code in the sandbox could reach more than `network` allows, so nothing ran.",
    "workspace-blocked": "agent-exec cannot read the code's files, because the code's processes do not end, or used all memory.",
    "writer-unavailable": "The model server could not be reached, failed, or sent an unreadable answer.",
    "writer-refused": "The model server refused the key, the model's name or the request.",
    "context-exceeded": "The conversation is too long for the model, even after agent-exec left out older replies.",
    "budget-spent": "The next request could exceed `max-tokens`, so agent-exec did not send it.",
    "cost-spent": "The next request could exceed `max-cost-usd`, so agent-exec did not send it.",
    "decision-missing": "agent-exec asked the model twice whether to retry, and got no clear answer.",
    "script-exhausted": "The run needs another reply, but the file that `script` names has none left.",
    "github-unavailable": "GitHub's API refused the request, or failed after retries.",
    "transcript-invalid": "The transcript cannot be read.",
    "record-differs": "The files in the run's folder differ from its transcript.",
    "storage-failed": "The run's folder or the temporary folder is not writable.",
    internal: "agent-exec has a bug.",
};
/** The same symbol in every loaded copy of the package. */
const brand = Symbol.for("agent-exec.error");
/**
 * An error for people: what happened (`message`), what to do next (`nextStep`), and its `cause`. `isAgentExecError`
 * recognises it, even from another copy of the package.
 */
class AgentExecError extends Error {
    code;
    [brand] = true;
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
/** The error for a setting, flag, input or file that is wrong. */
function settingsInvalid(message, nextStep, cause) {
    return new AgentExecError("settings-invalid", message, { nextStep, cause });
}
function isAgentExecError(thrown) {
    return typeof thrown === "object" && thrown !== null && brand in thrown;
}
/** Turns any thrown value into an `AgentExecError`. An unknown error counts as a defect, and its message says so. */
function toAgentExecError(thrown) {
    if (isAgentExecError(thrown))
        return thrown;
    const message = messageOf(thrown);
    const { code } = (thrown ?? {});
    if (code === "ENOSPC" || code === "EDQUOT")
        return new AgentExecError("storage-failed", `The disk is full: ${message}`, {
            nextStep: "Free some disk space. Then run the command again. For a batch, add --resume.",
            cause: thrown,
        });
    return new AgentExecError("internal", `Something went wrong inside agent-exec: ${message}`, {
        nextStep: "Please report this error with the transcript. The code that ran did not cause the error.",
        cause: thrown,
    });
}
/** Adds the code to look up in docs/errors.md: `The engine stopped answering. [engine-unavailable]`. */
function withCode({ code, message }) {
    // Quoted output must stay at the end, so the code goes before the colon:
    // `The setup failed: … and said [setup-failed]:`.
    const at = message.indexOf(":\n");
    return at < 0 ? `${message} [${code}]` : `${message.slice(0, at)} [${code}]${message.slice(at)}`;
}
/** The message of any thrown value, including errors of another realm. This call never throws. */
function messageOf(thrown) {
    try {
        const { message } = (thrown ?? {});
        return typeof message === "string" && message !== "" ? message : String(thrown);
    }
    catch {
        return "an error without a message";
    }
}
/** The user's modules in this process. They are the likely cause of an error that nobody catches. */
const ownModules = new Set();
/** Runs code of the user's part. An unknown error counts as a failure of that part, not as a defect of agent-exec. */
async function ownWork({ part, code, signal }, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (signal.aborted || isAgentExecError(cause))
            throw cause;
        throw new AgentExecError(code, `The ${part} failed: ${messageOf(cause)}`, {
            nextStep: `Find the cause in the code of the ${part}, or in a library or server that this code uses. Fix the cause, and run again.`,
            cause,
            isRetryable: true,
        });
    }
}


/***/ }),

/***/ 96065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ truncateEnd),
/* harmony export */   k: () => (/* binding */ truncateMiddle)
/* harmony export */ });
/** Moves the cut before a surrogate pair instead of splitting it. */
function safeEnd(text, end) {
    const code = text.charCodeAt(end - 1);
    return end > 0 && end < text.length && code >= 0xd800 && code <= 0xdbff ? end - 1 : end;
}
/** At most `maxChars` UTF-16 units, ending with an ellipsis if cut. Splits no character. */
function truncateEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    return maxChars < 1 ? "" : `${text.slice(0, safeEnd(text, maxChars - 1))}…`;
}
/**
 * Shortens a long text. It keeps the beginning and the end, with a line between them that counts the missing
 * characters. The result has at most `maxChars` UTF-16 units and splits no character. If `maxChars` is below 80, it
 * keeps only the beginning.
 */
function truncateMiddle(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const marker = (count) => `\n[… ${count} characters left out …]\n`;
    const room = maxChars - marker(text.length).length;
    if (room < 40)
        return truncateEnd(text, maxChars);
    const headEnd = safeEnd(text, Math.ceil(room / 2));
    const start = text.length - Math.floor(room / 2);
    const tailStart = /[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start + 1 : start;
    return `${text.slice(0, headEnd)}${marker(tailStart - headEnd)}${text.slice(tailStart)}`;
}


/***/ }),

/***/ 39269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OV: () => (/* binding */ listenForStopSignals),
/* harmony export */   R$: () => (/* binding */ abandoned),
/* harmony export */   Xu: () => (/* binding */ stuckAfter)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(48161);
/* harmony import */ var _uncaught_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(91038);


const names = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * Listens for SIGINT, SIGTERM and SIGHUP (a closed terminal). The first one ends the run properly. A second SIGINT
 * calls `onForced` and ends the process at once; its container then ends too. Disposing stops listening. `signal` fires
 * with an error that names the signal, or with an uncaught error.
 */
function listenForStopSignals(onForced) {
    const controller = new AbortController();
    const stop = (name) => {
        if (controller.signal.aborted && name === "SIGINT") {
            onForced?.();
            process.exit(128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[name]);
        }
        controller.abort(new Error(`The run was stopped by ${name}.`));
    };
    for (const name of names)
        process.on(name, stop);
    return {
        signal: AbortSignal.any([controller.signal, _uncaught_js__WEBPACK_IMPORTED_MODULE_1__/* .uncaught */ .GN.signal]),
        [Symbol.dispose]: () => names.forEach((name) => process.off(name, stop)),
    };
}
/** A proper end takes a few seconds, including three for saving the code's files. */
const inGoodOrderMs = 15_000;
/** Whether a part of the run never ended. After everything else is done, nobody waits for it. */
const abandoned = { isThere: false };
/** Fires 15 s after another signal. A part that has not ended by then may never end. Disposing stops the timer. */
function stuckAfter(signal) {
    const stuck = new AbortController();
    let timer;
    const count = () => {
        timer = setTimeout(() => {
            abandoned.isThere = true;
            stuck.abort(new Error("A part of the run did not stop within 15 s."));
        }, inGoodOrderMs);
    };
    if (signal.aborted)
        count();
    else
        signal.addEventListener("abort", count, { once: true });
    return {
        signal: stuck.signal,
        [Symbol.dispose]: () => {
            signal.removeEventListener("abort", count);
            clearTimeout(timer);
        },
    };
}


/***/ }),

/***/ 91038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ hearUncaught),
/* harmony export */   GN: () => (/* binding */ uncaught),
/* harmony export */   dc: () => (/* binding */ hear)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(452);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(96065);




/** A proper end takes a few seconds. A job must not wait longer. */
const inGoodOrderMs = 10_000;
const heard = new AbortController();
const late = new AbortController();
/** The first uncaught error of this process. If it were ignored, the run would end as if its code had failed. */
const uncaught = {
    /** Fires with an AgentExecError that names the origin. Never fires if no entry point listens. */
    signal: heard.signal,
    /** Fires 10 s later with the same error, because a part that still waits may wait for ever. */
    late: late.signal,
    /** Whether the run that ended because of this error has reported it. */
    isTold: false,
};
/** The folder of agent-exec's own code. */
let ours = "";
/** From this call on, an uncaught error does not end the process. The caller must end it. */
function hearUncaught() {
    ours = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? process.execPath));
    process.on("uncaughtException", hear).on("unhandledRejection", hear);
}
/** @param thrown any thrown value */
function hear(thrown) {
    if (heard.signal.aborted)
        return;
    const error = inWords(thrown);
    // The timer also keeps an idle process alive.
    setTimeout(() => late.abort(error), inGoodOrderMs);
    heard.abort(error);
}
/** Turns a thrown value into an error that blames the user's module, unless the stack begins in agent-exec. */
function inWords(thrown) {
    const place = placeOf(thrown);
    const [module] = _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ownModules */ .W0;
    if (module === undefined || place?.includes(ours) === true)
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toAgentExecError */ .Mq)(thrown);
    const said = (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(thrown), 1000);
    const where = place === null ? "" : ` (${place})`;
    const message = `The executor module ${module} threw an error outside of a method call: ${said}${where}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentExecError */ .r("session-lost", message, {
        nextStep: "Change the module: catch the errors of timers, event listeners and promises, and let the method that agent-exec called reject with these errors.",
        cause: thrown,
    });
}
/** The first file in the stack, as in `at Timeout._onTimeout (file:///ci/mine.mjs:3:40)`. Null if there is none. */
function placeOf(thrown) {
    if (!(thrown instanceof Error) || typeof thrown.stack !== "string")
        return null;
    const lines = thrown.stack.slice(0, 20_000).split("\n");
    const frames = lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
    const frame = frames.find((each) => each.includes("/") && !each.includes("node:"));
    return frame === undefined ? null : (0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_3__/* .truncateEnd */ .S)(frame, 300);
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g_: () => (/* binding */ actionMain),
  RS: () => (/* binding */ actionPost),
  G5: () => (/* binding */ command)
});

// EXTERNAL MODULE: ./lib/process/stop-signals.js
var stop_signals = __nccwpck_require__(39269);
// EXTERNAL MODULE: ./lib/process/uncaught.js
var uncaught = __nccwpck_require__(91038);
;// CONCATENATED MODULE: ./lib/process/forced-exit.js


/** The time for the last messages of a run that did not end properly. */
const lastWordsMs = 5_000;
/**
 * Does the work of an entry point. In two cases the exit code is 3, with a message: Node has nothing left to wait for
 * (Node would exit with 0), or a user's code in this process exits or throws (Node would blame the code).
 * @param fail reports an uncaught error and sets the exit code
 */
async function throughToItsEnd(work, fail) {
    const onEarlyEnd = (code) => {
        if (code > 1)
            return;
        process.exitCode = 3;
        const why = code === 0 ? "nothing was left to wait for" : "a part of the run ended the process";
        process.stderr.write(`agent-exec: ended too early, because ${why}.\n`);
    };
    process.once("exit", onEarlyEnd);
    (0,uncaught/* hearUncaught */.Ek)();
    const overdue = new Promise((resolve) => {
        uncaught/* uncaught */.GN.late.addEventListener("abort", () => setTimeout(resolve, lastWordsMs));
    });
    await Promise.race([work().catch(uncaught/* hear */.dc), overdue]);
    process.off("exit", onEarlyEnd);
    const { signal } = uncaught/* uncaught */.GN;
    const endBadly = () => {
        if (!uncaught/* uncaught */.GN.isTold)
            fail(signal.reason);
        endOnceRead();
    };
    signal.addEventListener("abort", endBadly);
    if (signal.aborted)
        endBadly();
    else if (stop_signals/* abandoned */.R$.isThere)
        endOnceRead();
    else
        endInAnyCase();
}
/**
 * Call it when all work is done. If something such as an open connection keeps the process alive, the process exits
 * anyway, with its exit code, and names the cause. It still waits for a slow reader of its output. A normal end takes a
 * tenth of a second, and a job must not wait for its own limit of six hours.
 */
function endInAnyCase(afterMs = 10_000) {
    setTimeout(() => {
        if (isStillRead())
            return endInAnyCase(afterMs);
        const holders = [...new Set(process.getActiveResourcesInfo())].join(", ");
        const note = `agent-exec: done, but something kept the process alive (${holders}); please report this.\n`;
        process.stderr.write(note, () => process.exit());
    }, afterMs).unref();
}
function endOnceRead() {
    if (isStillRead())
        setTimeout(endOnceRead, 50);
    else
        process.exit();
}
function isStillRead() {
    return process.stdout.writableLength > 0 || process.stderr.writableLength > 0;
}

;// CONCATENATED MODULE: ./lib/doors.js
// The entry files in dist/ call these functions. Each function loads only its own part. So a refusal does not load the
// command, and a help text does not load GitHub's client.

// Hides Node's warnings about outdated calls in libraries, because users cannot fix these calls.
// `node --trace-deprecation` still shows the warnings.
if (!process.traceDeprecation)
    process.noDeprecation = true;
async function actionMain() {
    const { main, fail } = await Promise.all(/* import() */[__nccwpck_require__.e(6752), __nccwpck_require__.e(2047), __nccwpck_require__.e(1127), __nccwpck_require__.e(175), __nccwpck_require__.e(2755), __nccwpck_require__.e(8158), __nccwpck_require__.e(4177), __nccwpck_require__.e(9466), __nccwpck_require__.e(4905)]).then(__nccwpck_require__.bind(__nccwpck_require__, 64905));
    await throughToItsEnd(main, fail);
}
async function actionPost() {
    const { main, fail } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(5725), __nccwpck_require__.e(8269), __nccwpck_require__.e(6752), __nccwpck_require__.e(2047), __nccwpck_require__.e(1127), __nccwpck_require__.e(175), __nccwpck_require__.e(527), __nccwpck_require__.e(8100), __nccwpck_require__.e(223), __nccwpck_require__.e(3523), __nccwpck_require__.e(6671), __nccwpck_require__.e(7934), __nccwpck_require__.e(8467), __nccwpck_require__.e(2755), __nccwpck_require__.e(3622), __nccwpck_require__.e(9949), __nccwpck_require__.e(8158), __nccwpck_require__.e(4177), __nccwpck_require__.e(9466), __nccwpck_require__.e(850)]).then(__nccwpck_require__.bind(__nccwpck_require__, 83464));
    await throughToItsEnd(main, fail);
}
async function command() {
    const { main, fail } = await Promise.all(/* import() */[__nccwpck_require__.e(2047), __nccwpck_require__.e(8179), __nccwpck_require__.e(8158), __nccwpck_require__.e(412)]).then(__nccwpck_require__.bind(__nccwpck_require__, 412));
    await throughToItsEnd(() => main(process.argv.slice(2)), fail);
}

var __webpack_exports__actionMain = __webpack_exports__.g_;
var __webpack_exports__actionPost = __webpack_exports__.RS;
var __webpack_exports__command = __webpack_exports__.G5;
export { __webpack_exports__actionMain as actionMain, __webpack_exports__actionPost as actionPost, __webpack_exports__command as command };
