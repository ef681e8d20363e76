export const id = 7509;
export const ids = [7509];
export const modules = {

/***/ 27509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isSecretName: () => (/* binding */ isSecretName)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);

/** Names of files that often contain secrets, in any folder and case. Such an untracked file is not copied. */
const secretNames = [
    // Files with environment variables, but not examples of such files.
    "{.env,.envrc,*.env}",
    ".env.!(example|sample|template|dist|defaults)",
    // Private keys, and certificates together with keys.
    "*.{pem,key,p12,pfx,jks,keystore,kdbx,asc,gpg,ppk}",
    "id_{rsa,dsa,ecdsa,ed25519,ecdsa_sk,ed25519_sk}",
    // Logins of registries, clouds and servers.
    "{.npmrc,.yarnrc.yml,.netrc,_netrc,.pypirc,.pgpass,.my.cnf,.htpasswd,.git-credentials,.dockercfg,.vault-token}",
    // google-github-actions/auth leaves a file with the last of these names in a checkout.
    "{credentials,client_secret,service-account,service_account,application_default_credentials,gha-creds-}*.json",
    "{secrets,secret,credentials}.{json,yml,yaml,toml,ini,env,txt,properties}",
    "*.{tfstate,tfvars,tfstate.backup,kubeconfig}",
    "{kubeconfig,.terraformrc,terraform.rc}",
];
const secretFolders = "**/{.ssh,.aws,.azure,.gnupg,.kube,.docker,.config/gcloud,.terraform.d}/**";
/** Whether a path in the workspace looks like a file with secrets. */
const isSecretName = picomatch__WEBPACK_IMPORTED_MODULE_0__([...secretNames.map((name) => `**/${name}`), secretFolders], { dot: true, nonegate: true, nocase: true });


/***/ })

};
