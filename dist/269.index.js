export const id = 269;
export const ids = [269];
export const modules = {

/***/ 10269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkBeforeStart: () => (/* binding */ checkBeforeStart)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _container_volume_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70098);
/* harmony import */ var _client_api_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86858);
/* harmony import */ var _client_docker_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34018);
/* harmony import */ var _client_engine_certificates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77714);
/* harmony import */ var _client_engine_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52709);






/**
 * Refuses what can be told to be wrong before an engine was asked anything: where it is said to be, its certificates, the
 * version that is to be spoken, what volumes lead to. That no engine is there is no setting, and is left to the start.
 *
 * @throws AgentExecError `settings-invalid`.
 */
async function checkBeforeStart(settings) {
    const { endpoint, variable = () => undefined, container = {}, pull, dockerConfigFolder } = settings;
    await (0,_container_volume_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .checkVolumeSources */ .b)(container);
    const wanted = variable("DOCKER_API_VERSION");
    if (wanted !== undefined)
        (0,_client_api_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWantedVersion */ .x)(wanted);
    const place = await (0,_client_engine_place_js__WEBPACK_IMPORTED_MODULE_5__/* .findEngine */ .GO)(endpoint, variable).catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentExecError */ .TE)(error) && error.code === "engine-unavailable")
            return null;
        throw error;
    });
    const certificates = place?.certificates ?? null;
    if (certificates !== null)
        await (0,_client_engine_certificates_js__WEBPACK_IMPORTED_MODULE_4__/* .loadCertificates */ .v)(certificates);
    // Where an image may be here already, only the engine can tell whether a login is needed.
    if (pull === "always" && dockerConfigFolder !== undefined)
        await (0,_client_docker_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readDockerConfig */ .TO)(dockerConfigFolder);
}


/***/ }),

/***/ 77714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ loadCertificates)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);




/**
 * Reads the certificates for a connection with TLS.
 * @throws AgentExecError `settings-invalid` that names the file which is missing, unreadable or not what its name says.
 */
async function loadCertificates({ folder, needsAuthority, }) {
    const [ca, cert, key] = await Promise.all(["ca.pem", "cert.pem", "key.pem"].map((name) => read(folder, name)));
    if (needsAuthority && ca === undefined)
        throw missing(folder, "ca.pem");
    if (cert !== undefined && key === undefined)
        throw missing(folder, "key.pem");
    if (cert === undefined && key !== undefined)
        throw missing(folder, "cert.pem");
    try {
        return (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.createSecureContext)({ ca, cert, key, minVersion: "TLSv1.2" });
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The certificates in ${folder} cannot be used: ${cause.message}.`, { nextStep: "Check that key.pem belongs to cert.pem, has no passphrase, and that each is PEM.", cause });
    }
}
async function read(folder, name) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch (cause) {
        const { code } = cause;
        if (code === "ENOENT" || code === "ENOTDIR")
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} cannot be read: ${code}.`, {
            nextStep: "Let this user read the file, or name another folder with DOCKER_CERT_PATH.",
            cause,
        });
    }
}
function missing(folder, name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentExecError */ .r("settings-invalid", `The engine is to be spoken to with TLS, and ${name} is not in ${folder}.`, {
        nextStep: "Put it there, or name the folder with the certificates with DOCKER_CERT_PATH.",
    });
}


/***/ }),

/***/ 70098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ checkVolumeSources)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _settings_machine_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64438);



/**
 * Refuses folders that only lead to what no code may be given: links to it, and sockets under other names. What is not
 * there is the engine's to refuse, whose machine may be another; there it alone knows where a path leads.
 *
 * @throws AgentExecError `settings-invalid`.
 */
async function checkVolumeSources({ volumes = [] }) {
    for (const { source } of volumes) {
        if (!source.startsWith("/"))
            continue;
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(source).catch(() => null);
        if (real === null)
            continue;
        const isSocket = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real)).isSocket();
        if (isSocket || (0,_settings_machine_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isMachinePath */ .d)(real)) {
            const what = isSocket ? "is a socket" : `leads to ${real}`;
            const message = `The source ${JSON.stringify(source)} of a volume ${what}, which would hand the machine to the code.`;
            const nextStep = "Name the folder in `volume` that the code needs, and no more.";
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AgentExecError */ .r("settings-invalid", message, { nextStep });
        }
    }
}


/***/ })

};
