export const id = 3426;
export const ids = [3426];
export const modules = {

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   givenCaches: () => (/* binding */ givenCaches)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30990);


/** 64 bits of a hash: enough that nobody's are another's by chance, and nobody can choose to whom they come. */
const ownerDigits = 16;
/** The caches of a run with their volumes; none, and a sentence about it, where its files may be a stranger's. */
function givenCaches({ settings: { cache }, cacheOwner }) {
    if (cache.length === 0 || cacheOwner === undefined)
        return { caches: [], warnings: [] };
    if ("refused" in cacheOwner) {
        const warning = `There is no cache: ${cacheOwner.refused}. The setup fetches all it needs, and AGENT_EXEC_CACHE is not set.`;
        return { caches: [], warnings: [warning] };
    }
    const owner = cacheOwner.name;
    const digits = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(owner).digest("hex").slice(0, ownerDigits);
    const caches = cache.map((each) => ({ ...each, owner, volume: `${_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .cachePrefix */ .V}${digits}-${each.name}` }));
    return { caches, warnings: [] };
}


/***/ })

};
