export const id = 6015;
export const ids = [6015];
export const modules = {

/***/ 6015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dataCheckBy: () => (/* binding */ dataCheckBy),
/* harmony export */   dataCheckOf: () => (/* binding */ dataCheckOf)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _files_within_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71062);



/** The schema is part of a prompt, so it must not be larger. */
const maxSchemaChars = 256 * 1024;
/** Validation takes milliseconds, unless one of the schema's patterns never ends. */
const deadlineMs = 5_000;
/** How many faults one message names. */
const maxFaults = 20;
/**
 * Makes a function that validates data by a JSON schema of draft 2020-12. It never loads another schema.
 * @param name the setting's name, for errors
 * @throws AgentExecError `settings-invalid` if the text is no schema.
 */
function dataCheckBy(schema, name) {
    if (typeof schema !== "object" || schema === null || Array.isArray(schema))
        throw noSchema(name, "it is not an object");
    if (JSON.stringify(schema).length > maxSchemaChars)
        throw noSchema(name, "it is larger than 256 KiB");
    const record = schema;
    try {
        const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020({ strict: false, allErrors: true, logger: false, validateFormats: false });
        const compiled = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .withinDeadline */ .i)(() => ajv.compile(record), deadlineMs);
        if (compiled === null)
            throw new Error(`reading it takes longer than ${deadlineMs / 1000} s`);
        const validate = compiled.value;
        return {
            schema: record,
            faults(value) {
                const fits = (0,_files_within_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .withinDeadline */ .i)(() => validate(value), deadlineMs);
                if (fits === null)
                    return [
                        `checking it against ${name} took longer than ${deadlineMs / 1000} s, because a pattern of the schema is too slow for this text`,
                    ];
                if (fits.value)
                    return [];
                const all = (validate.errors ?? []).slice(0, maxFaults);
                return all.map(({ instancePath, message = "does not fit" }) => `${instancePath || "the value"} ${message}`);
            },
        };
    }
    catch (cause) {
        throw noSchema(name, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause), cause);
    }
}
/** @throws like `dataCheckBy`. */
function dataCheckOf(json, name) {
    let schema;
    try {
        schema = JSON.parse(json);
    }
    catch {
        // The parser's own message is not used, because it quotes the text.
        throw noSchema(name, "it is not JSON");
    }
    return dataCheckBy(schema, name);
}
function noSchema(name, why, cause) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsInvalid */ .DI)(`${name} is not a JSON schema: ${why}`, 'Use a schema of draft 2020-12, such as {"type":"object","required":["total"]}. Each `$ref` must point to a place inside the schema.', cause);
}


/***/ }),

/***/ 71062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withinDeadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30714);

const place = (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ work: null });
const script = new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("work()");
/**
 * Limits the time of work that a stranger controls, such as a schema's pattern or a glob. No timer or signal interrupts
 * a regular expression, but V8 can. Always use this for such patterns.
 * @returns null if the time was over
 */
function withinDeadline(work, ms) {
    const earlier = place["work"];
    place["work"] = work;
    try {
        return { value: script.runInContext(place, { timeout: ms }) };
    }
    catch (thrown) {
        const { code } = (thrown ?? {});
        if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
            return null;
        throw thrown;
    }
    finally {
        place["work"] = earlier;
    }
}


/***/ })

};
