export const id = 8405;
export const ids = [8405];
export const modules = {

/***/ 46529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ repositoryFolder)
/* harmony export */ });
/**
 * The repository's folder for a `workspace` such as `repo` or `repo:sub/folder`. Null for a workspace without a
 * repository.
 */
function repositoryFolder(workspace) {
    if (workspace === "repo")
        return ".";
    return /^repo:(.+)$/s.exec(workspace)?.[1] ?? null;
}


/***/ }),

/***/ 16114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ checkedOutCommits),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   kU: () => (/* binding */ isCheckedOut),
/* harmony export */   r9: () => (/* binding */ gitVersion)
/* harmony export */ });
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59513);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53912);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11044);
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



/** For example `git version 2.39.5`. @throws Error if git is missing. */
async function gitVersion() {
    let text = "";
    for await (const chunk of (0,_git_output_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
        text += chunk.toString("utf8");
    return text.trim();
}
/** Whether the folder is in a checkout of a repository. */
async function isCheckedOut(folder) {
    return (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W)(folder).then(() => true, () => false);
}
/** The checked-out commit. Null if there is none. */
async function headOf(repository) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    const printed = await repository.text(args, { expected: [0, 1, 128] });
    return printed.trim() || null;
}
/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
async function checkedOutCommits(folder) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const repository = __addDisposableResource(env_1, await _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .Repository */ .L.open(folder), true);
        const commit = await headOf(repository);
        if (commit === null)
            return [];
        // The number of parents is not trusted, so the output's size is limited.
        const args = ["rev-list", "--parents", "--max-count=1", commit];
        const listing = await repository.text(args, { expected: [0, 128] });
        const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
        if (head === undefined)
            return [];
        return parents.length > 1 ? [head, ...parents] : [head];
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


/***/ })

};
