export const id = 6035;
export const ids = [6035];
export const modules = {

/***/ 46035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  executeOfDocument: () => (/* binding */ executeOfDocument)
});

// EXTERNAL MODULE: ./lib/facts/block.js
var facts_block = __webpack_require__(59626);
// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/files/own-module.js


/** Whether the folder, or its `src/`, has a module with this name: a file or a folder. */
async function holdsModule(folder, name) {
    const first = name.replace(/^[./\\]+/, "").split(/[./\\]/, 1)[0];
    const found = await Promise.all([folder, (0,external_node_path_.join)(folder, "src")].map((each) => (0,promises_.readdir)(each).catch(() => [])));
    return first !== "" && found.flat().some((entry) => (0,external_node_path_.parse)(entry).name === first);
}

// EXTERNAL MODULE: ./lib/output/missing-module.js
var missing_module = __webpack_require__(67774);
// EXTERNAL MODULE: ./lib/run/blocks/shell-session.js
var shell_session = __webpack_require__(37519);
// EXTERNAL MODULE: ./lib/run/blocks/documents/expected-output.js
var expected_output = __webpack_require__(90011);
// EXTERNAL MODULE: ./lib/run/blocks/documents/families.js
var families = __webpack_require__(56637);
;// CONCATENATED MODULE: ./lib/run/blocks/documents/installs.js
const installs = /^(?:[A-Z_]{1,50}=\S{0,200} )?(?:sudo )?(?:python3? -m )?(?:(?:pip3?|pipx|conda|mamba|gem|brew|apt|apt-get|dnf|yum|apk|pkg|zypper|choco|winget|go|cargo|uv pip|npm|pnpm|bun|deno|yarn|yarn global) (?:-\S{1,20} )?(?:install|i|add|get)|(?:yarn|pnpm|bun|npm|uv|poetry|cargo|composer|dotnet) (?:add|require|ci|sync|i)|(?:npm|pnpm|bun|yarn) install|zypper in|pacman -S[a-z]{0,2})(?: |$)/;
/** Prepares an installation, for example in Windows. */
const sets = /^(?:set|export) [A-Z_]{1,50}=\S{0,200}$/;
/** Whether shell code only installs packages, as the first block of most READMEs does. */
function onlyInstalls(code) {
    const lines = code
        .replace(/\\\n/g, " ")
        .split("\n")
        .map((line) => line.trim());
    const commands = lines.filter((line) => line !== "" && !line.startsWith("#"));
    const isPlain = commands.every((line) => (installs.test(line) || sets.test(line)) && !/[;&|]/.test(line));
    return isPlain && commands.some((line) => installs.test(line));
}

// EXTERNAL MODULE: ./lib/redaction/redact-value.js
var redact_value = __webpack_require__(70944);
;// CONCATENATED MODULE: ./lib/run/blocks/documents/placed-output.js

/** Replaces the name of the file of `run`, the block that the executor ran, with the document's name in output. */
function placedOutput(run, name, onOutput = () => undefined) {
    const find = (text) => filesIn(text, run.sha256.slice(0, 16), name);
    const replaced = (text) => String((0,redact_value/* redactValue */.F)(text, find));
    const held = { stdout: "", stderr: "" };
    return {
        result: ({ stdout, stderr, order, ...rest }) => ({
            ...rest,
            ...(0,redact_value/* redactValue */.F)({ stdout, stderr, order }, find),
        }),
        /** Takes a piece of output. `end` returns the rest. */
        push(stream, text) {
            const all = held[stream] + text;
            // A name may be split between two pieces. So the last word is kept back.
            const lastWord = /[\w./:-]{1,300}$/.exec(all.slice(-300))?.[0] ?? "";
            held[stream] = lastWord;
            const told = replaced(all.slice(0, all.length - lastWord.length));
            if (told !== "")
                onOutput(stream, told);
        },
        end() {
            for (const stream of ["stdout", "stderr"]) {
                if (held[stream] !== "")
                    onOutput(stream, replaced(held[stream]));
                held[stream] = "";
            }
        },
    };
}
/** Finds the generated file names with this hash, with their folders and endings. */
function filesIn(text, hash, by) {
    const spans = [];
    const token = `tmp_code_${hash}`;
    for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + token.length)) {
        let start = at;
        while (start > (spans.at(-1)?.end ?? 0) && /[\w./-]/.test(text[start - 1]))
            start -= 1;
        if (text.slice(0, start).endsWith("file:"))
            start -= "file:".length;
        let end = at + token.length;
        const ending = /^\.[A-Za-z]{1,5}(?![A-Za-z])/.exec(text.slice(end, end + 8))?.[0] ?? "";
        end += ending.length;
        spans.push({ start, end, by });
    }
    return spans;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/run/blocks/documents/earlier-output.cjs.js
/* harmony default export */ const earlier_output_cjs = ("// Added before a script of a document that begins with the code of earlier blocks, as one line. It hides what this code\n// prints, also later, because these blocks have already printed it. `agentExecOwn()` begins the block's own code.\n{\n  const hooks = process.getBuiltinModule?.(\"async_hooks\");\n  const before = hooks\n    ? new hooks.AsyncLocalStorage()\n    : {\n        getStore() {\n          return this.is;\n        },\n        enterWith(is) {\n          this.is = is;\n        },\n      };\n  before.enterWith(true);\n  for (const stream of [process.stdout, process.stderr]) {\n    const write = stream.write;\n    stream.write = function (text, ...rest) {\n      if (!before.getStore()) return write.call(stream, text, ...rest);\n      const done = rest.find((each) => typeof each === \"function\");\n      if (done) process.nextTick(done);\n      return true;\n    };\n  }\n  globalThis.agentExecOwn = () => {\n    delete globalThis.agentExecOwn;\n    before.enterWith(false);\n  };\n}\n");

;// CONCATENATED MODULE: ./lib/run/blocks/documents/placed-code.js
/** Puts the code on the lines that it has in its document. So errors show the document's line numbers. */
function placedCode({ code, line = 0 }, before = "") {
    const lineEnds = before.split("\n").length - 1;
    return `${before}${"\n".repeat(Math.max(0, line - lineEnds))}${code}`;
}
/** A block's code at its lines, preceded by the code of the blocks that it continues. */
function continuedCode(block, blocks) {
    const chain = [block];
    for (let next = block.continues; next !== undefined; next = blocks[next].continues)
        chain.push(blocks[next]);
    return chain.reduceRight((before, each) => placedCode(each, before), "");
}

;// CONCATENATED MODULE: ./lib/run/blocks/documents/needed-scripts.js


const scripts = new Set(["javascript", "js", "node", "mjs", "cjs", "typescript", "ts"]);
/**
 * The code of a JavaScript or TypeScript block with the code of the earlier blocks that it needs, because a reader of a
 * document expects that a name from above is still there. Null if it needs none, or if the names collide.
 */
function withNeededScripts(block, blocks) {
    if (!scripts.has(block.language))
        return null;
    const at = blocks.findIndex((each) => each.document === block.document && each.line === block.line);
    const earlier = blocks.slice(0, Math.max(0, at)).filter((each) => isEarlier(each, block));
    const needed = neededBy(read(block), earlier.map(read));
    const declared = needed.flatMap(({ declares }) => [...declares]);
    if (needed.length === 0 || new Set(declared).size < declared.length)
        return null;
    const before = needed.reduce((text, each) => placedCode(each.block, text), oneLine(earlier_output_cjs));
    const collides = [...read(block).declares].some((name) => declared.includes(name));
    if (collides && /^ {0,9}(?:import|export)\b/m.test(block.code))
        return null;
    const own = collides ? `;{ ${begin}${block.code}\n}` : `;${begin}${block.code}`;
    return placedCode({ ...block, code: own }, before);
}
function oneLine(program) {
    const lines = program.split("\n");
    return lines.filter((line) => !line.startsWith("//")).join(" ");
}
const begin = "agentExecOwn();";
function isEarlier(each, block) {
    return (each.session === block.session &&
        scripts.has(each.language) &&
        each.path === null &&
        each.leftAlone === undefined &&
        (each.exit ?? 0) === 0);
}
/** In their order: the blocks that declare what the block uses, and those that work on these names. */
function neededBy(own, earlier) {
    const needed = new Set();
    const add = ({ uses, declares }, before) => {
        for (const name of uses) {
            const found = declares.has(name) ? undefined : before.findLast((each) => each.declares.has(name));
            if (found === undefined || needed.has(found))
                continue;
            needed.add(found);
            add(found, before.slice(0, before.indexOf(found)));
        }
    };
    add(own, earlier);
    for (const [index, each] of earlier.entries()) {
        const taken = [...needed].flatMap(({ declares }) => [...declares]);
        const declares = [...each.declares];
        const worksOn = [...each.begins].some((name) => taken.includes(name) && !each.declares.has(name));
        if (!worksOn || needed.has(each) || declares.some((name) => taken.includes(name)))
            continue;
        needed.add(each);
        add(each, earlier.slice(0, index));
    }
    return earlier.filter((each) => needed.has(each));
}
/** A declaration at the beginning of a line: its names, or the pattern that contains them. */
const declaration = /^(?:export )?(?:(?:const|let|var) (\{[^}]{0,1000}\}|\[[^\]]{0,1000}\]|[\w$]+)|(?:default )?(?:async )?(?:function\*?|class|interface|type|enum) ([\w$]+)|import (?:type )?([\w$*{][^"';]{0,1000})\bfrom\b)/gm;
function read(block) {
    const { code } = block;
    const names = [...code.matchAll(declaration)].flatMap(([, pattern, name, imported]) => (pattern ?? name ?? imported ?? "")
        .replace(/[{}[\]]/g, ",")
        .split(",")
        .map(nameIn));
    const words = [...code.matchAll(/(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*/g)].map(([word]) => word);
    const begins = [...code.matchAll(/^(?:await )?([\w$]+)(?=[.([ ])/gm)].map(([, name]) => name);
    return {
        block,
        declares: new Set(names.filter((name) => name !== "")),
        uses: new Set(words),
        begins: new Set(begins),
    };
}
/** The name in a part of a pattern: `a`, `b: a`, `b as a`, `a = 1`, `...a`. */
function nameIn(part) {
    const [target = ""] = part.split("=");
    return (/^(?:\.\.\.)?([\w$]+)$/.exec(target
        .split(/:| as /)
        .at(-1)
        .trim())?.[1] ?? "");
}

;// CONCATENATED MODULE: ./lib/run/blocks/documents/kept-python.py.js
/* harmony default export */ const kept_python_py = ("# Runs a block of a document. Tracebacks show the document's name and lines. All blocks of one session run in one Python\n# process. The first block starts this process in the background, and each block sends it its code and gets its output\n# back. So variables, modules and threads stay for the next block. A block that begins with \">>> \" runs as a doctest.\ndef kept_block(told):\n    import array, base64, json, os, socket, struct, sys, time\n    main = sys.modules[\"__main__\"].__dict__\n    main.pop(\"kept_block\", None)\n    told = json.loads(base64.b64decode(told).decode())\n    place = os.path.join(os.environ.get(\"TMPDIR\") or \"/tmp\", told[\"place\"])\n\n    def run(told):\n        import linecache, traceback\n        name, line, code = told[\"name\"], told[\"line\"], told[\"code\"]\n        main.update(__name__=\"__main__\", __file__=os.path.abspath(name))\n        sys.argv[:] = [name]\n        if told[\"isTyped\"]: return doctested(name, line, code)\n        text = \"\\n\" * line + code\n        linecache.cache[name] = (len(text), None, text.splitlines(True), name)\n        try:\n            exec(compile(text, name, \"exec\", dont_inherit=True), main)\n        except SystemExit as end:\n            if end.code is None or isinstance(end.code, int): return end.code or 0\n            sys.stderr.write(\"%s\\n\" % (end.code,))\n            return 1\n        except BaseException:\n            kind, error, trace = sys.exc_info()\n            while trace is not None and trace.tb_frame.f_code.co_filename == __code__.co_filename: trace = trace.tb_next\n            if sys.excepthook is not sys.__excepthook__: sys.excepthook(kind, error.with_traceback(trace), trace)\n            else: traceback.print_exception(kind, error.with_traceback(trace), trace)\n            return 1\n        return 0\n\n    def doctested(name, line, code):\n        import doctest\n        test = doctest.DocTestParser().get_doctest(code, main, name, name, line)\n        test.globs = main\n        # After one failed example, the later ones usually fail for the same reason, so only the first is shown.\n        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.FAIL_FAST)\n        return 1 if runner.run(test, clear_globs=False).failed else 0\n\n    def flush():\n        for stream in (sys.stdout, sys.stderr):\n            try: stream.flush()\n            except Exception: pass\n\n    def serve(server):\n        null = os.open(os.devnull, os.O_RDWR)\n        while True:\n            caller = server.accept()[0]\n            size = array.array(\"i\", [0] * 3)\n            head, sent = caller.recvmsg(8, socket.CMSG_SPACE(size.itemsize * 3))[:2]\n            streams = array.array(\"i\")\n            streams.frombytes(sent[0][2][: size.itemsize * 3])\n            with caller.makefile(\"rb\") as told: request = json.loads(told.read(struct.unpack(\"!Q\", head)[0]).decode())\n            for number, stream in enumerate(streams):\n                os.dup2(stream, number)\n                os.close(stream)\n            status = run(request)\n            if request[\"isLast\"]: sys.exit(status)\n            flush()\n            for number in range(3): os.dup2(null, number)\n            caller.sendall(b\"%d\" % status)\n            caller.close()\n\n    def start():\n        server = socket.socket(socket.AF_UNIX)\n        for path in (place, place + \".end\"):\n            if os.path.lexists(path): os.remove(path)\n        server.bind(place)\n        server.listen(1)\n        if os.fork():\n            server.close()\n            return\n        os.setsid()\n        child = os.fork()\n        if child:\n            server.close()\n            null = os.open(os.devnull, os.O_RDWR)\n            for number in range(3): os.dup2(null, number)\n            status = os.waitpid(child, 0)[1]\n            with open(place + \".draft\", \"w\") as file: file.write(\"%d\" % status)\n            os.rename(place + \".draft\", place + \".end\")\n            os._exit(0)\n        serve(server)\n\n    def ask():\n        caller = socket.socket(socket.AF_UNIX)\n        if caller.connect_ex(place):\n            if not told[\"isFirst\"]:\n                sys.stderr.write(\"agent-exec: the variables of earlier blocks are gone, because their Python ended.\\n\")\n                sys.stderr.flush()\n            start()\n            caller.connect(place)\n        text = json.dumps(told).encode()\n        caller.sendmsg([struct.pack(\"!Q\", len(text))], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array(\"i\", [0, 1, 2]))])\n        caller.sendall(text)\n        status = caller.makefile(\"rb\").read()\n        if status: os._exit(int(status))\n        for _ in range(500):\n            if os.path.exists(place + \".end\"): break\n            time.sleep(0.01)\n        with open(place + \".end\") as file: status = int(file.read())\n        for path in (place, place + \".end\"): os.remove(path)\n        if os.WIFSIGNALED(status): os.kill(os.getpid(), os.WTERMSIG(status))\n        os._exit(os.WEXITSTATUS(status))\n\n    __code__ = run.__code__\n    if told[\"isAlone\"]: sys.exit(run(told))\n    ask()\n\n");

;// CONCATENATED MODULE: ./lib/run/blocks/documents/kept-shell.sh.js
/* harmony default export */ const kept_shell_sh = ("# Added before a shell block of a document, as one line. The blocks of one session share the folder, the variables\n# and, in bash, the functions: each block keeps them in files when it ends, and the next block reads these files.\n# Variables that a shell sets itself are left out. If the block's own code uses \"trap\" or \"exec\", nothing is kept.\n# Only Bash reaches these commands.\n# shellcheck disable=SC3040,SC3044\n_kept=\"${TMPDIR:-/tmp}/PLACE\";\nif [ -f \"$_kept.cd\" ]; then cd -- \"$(cat \"$_kept.cd\")\" 2>/dev/null || :; fi;\nif [ -n \"${BASH_VERSION-}\" ] && [ -f \"$_kept.bash\" ]; then . \"$_kept.bash\" 2>/dev/null || :;\nelif [ -f \"$_kept.sh\" ]; then . \"$_kept.sh\" 2>/dev/null || :; fi;\n_keep_session() {\n_code=$?; trap - EXIT; set +eu; pwd >\"$_kept.cd\";\nif [ -n \"${BASH_VERSION-}\" ]; then\n{ declare -p | grep -Ev '^declare -[A-Za-z]*r|^declare -[^ ]* (BASH[A-Z_]*|DIRSTACK|FUNCNAME|GROUPS|PIPESTATUS|LINENO|_)='; declare -f; } >\"$_kept.bash\";\n(set -o posix; export -p) >\"$_kept.sh\";\nelse\nrm -f \"$_kept.bash\"; { set | grep -Ev '^(PPID|OPTIND|LINENO)='; export -p; } >\"$_kept.sh\"; fi;\nexit \"$_code\"; } 2>/dev/null;\ntrap _keep_session EXIT;\n");

;// CONCATENATED MODULE: ./lib/run/blocks/documents/runnable.js








/** The block as the executor gets it: the code on its lines, in its session. */
function runnable(block, blocks, { languages, kernel }) {
    const family = (0,families/* familyOf */.Ap)(block.language);
    if (block.path !== null)
        return block;
    if (family === "shell")
        return shellBlock(block, blocks, languages);
    const place = sessionOf(block, blocks);
    if (family === "python" && ((0,families/* isTypedPython */.rb)(block.code) || (kernel === undefined && place.isShared)))
        return pythonBlock(block, { ...place, isAlone: kernel !== undefined });
    // PHP would print the empty lines above `<?php`, and kernels number lines by themselves.
    if (block.language === "php" || (family === "python" && kernel !== undefined))
        return block;
    const scripts = block.continues === undefined ? withNeededScripts(block, blocks) : null;
    return (0,facts_block/* withCode */.SM)(block, scripts ?? continuedCode(block, blocks));
}
/** A block's position among the blocks that share its variables. */
function sessionOf(block, blocks) {
    const family = (0,families/* familyOf */.Ap)(block.language);
    const all = blocks.filter((each) => each.session === block.session &&
        (0,families/* familyOf */.Ap)(each.language) === family &&
        each.path === null &&
        each.leftAlone === undefined &&
        each.code.trim() !== "");
    const isShared = block.session !== undefined && all.length > 1;
    const [isFirst, isLast] = [all[0], all.at(-1)].map((each) => each?.document === block.document && each?.line === block.line);
    return { isShared, isFirst: isFirst, isLast: isLast };
}
function pythonBlock(block, { isShared, isFirst, isLast, isAlone }) {
    const told = {
        name: block.document ?? "",
        line: block.line ?? 0,
        code: block.code,
        isTyped: (0,families/* isTypedPython */.rb)(block.code),
        place: placeOf(block, "python"),
        isFirst,
        isLast,
        isAlone: isAlone || !isShared,
    };
    const inBase64 = Buffer.from(JSON.stringify(told)).toString("base64");
    return { ...(0,facts_block/* withCode */.SM)(block, `${kept_python_py}\nkept_block("${inBase64}")\n`), language: "python" };
}
function shellBlock(block, blocks, languages) {
    const session = languages.includes("bash") ? "bash" : "sh";
    const language = (0,shell_session/* isSession */.lV)(block.language) ? session : block.language;
    const code = (0,shell_session/* showsSession */.xr)(block) ? (0,shell_session/* commandsOf */.Kf)(block.code, { keepsLines: true }) : block.code;
    const { isShared } = sessionOf(block, blocks);
    const before = isShared ? runnable_oneLine(kept_shell_sh.replace("PLACE", placeOf(block, "shell"))) : "";
    return { ...(0,facts_block/* withCode */.SM)(block, `${before}${placedCode({ ...block, code })}`), language };
}
function runnable_oneLine(program) {
    return program
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
        .join(" ");
}
/** The name of a session's files in the sandbox's temporary folder. */
function placeOf({ session = "" }, family) {
    return `.agent-exec-${(0,external_node_crypto_.hash)("sha256", `${family} ${session}`).slice(0, 16)}`;
}

;// CONCATENATED MODULE: ./lib/run/blocks/documents/document-execution.js










/** Runs a block of a document, and compares its output with the output that the document shows. */
async function executeOfDocument(block, blocks, { session, options }) {
    const run = runnable(block, blocks, session.facts);
    if (session.facts.limits["network"] === "none" && lacksNetwork(block))
        return (0,facts_execution/* refusedExecution */.Nd)("no-network", noNetwork);
    const placed = placedOutput(run, block.document ?? "", options.onOutput);
    const execution = await session.execute(run, {
        ...options,
        onOutput: (stream, text) => placed.push(stream, text),
    });
    placed.end();
    const { language } = block;
    const meant = execution.notRun === "language" ? (0,families/* meantLanguage */.SZ)(language, session.facts.languages) : null;
    if (meant !== null && block.session !== undefined)
        return (0,facts_execution/* refusedExecution */.Nd)("misspelt", `did you mean \`${meant}\`? The language \`${language}\` is unknown`);
    const module = (0,facts_execution/* hasPassed */.Pc)(execution) ? undefined : (0,missing_module/* missingModule */.$)(execution)?.name;
    const isOwn = module !== undefined && (await holdsModule(".", module));
    return { ...judged(block, placed.result(execution)), ...(isOwn && { ownModule: module }) };
}
const noNetwork = "the block installs packages, but the sandbox has no network; use `setup` and `setup-network` to install these packages, or set `network` to `full`";
function lacksNetwork(block) {
    const code = (0,shell_session/* showsSession */.xr)(block) ? (0,shell_session/* commandsOf */.Kf)(block.code) : block.code;
    return (0,families/* familyOf */.Ap)(block.language) === "shell" && onlyInstalls(code);
}
function judged(block, execution) {
    if (execution.ending !== "exited")
        return execution;
    const { exit = 0, output, document } = block;
    const judged = { ...execution, ...(exit !== 0 && { expectedExit: exit }) };
    if (execution.exitCode !== exit)
        return exit === 0 ? judged : { ...judged, unlikeDocument: `its fence expects exit code ${exit}` };
    if (output === undefined)
        return judged;
    const shownAt = (0,facts_block/* placeOf */.$t)({ ...(document !== undefined && { document }), line: output.line });
    if (execution.stdout.truncated || execution.stderr.truncated)
        return { ...judged, unlikeDocument: `its output is too long to compare with ${shownAt}` };
    // The program contains the blocks before it, so it prints their output first.
    const shown = block.continues === undefined ? output.text : `...\n${output.text}`;
    const difference = (0,expected_output/* outputDifference */.DW)(shown, execution);
    return difference === null ? judged : { ...judged, unlikeDocument: (0,expected_output/* differenceWords */.XY)(difference, shownAt) };
}


/***/ }),

/***/ 90011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ outputDifference),
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   fe: () => (/* binding */ shownOutput),
/* harmony export */   lY: () => (/* binding */ updatedOutput)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _format_truncate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96065);
/* harmony import */ var _output_settled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77228);



/**
 * Compares the output that a document shows with the block's real output. The real output is standard output, or both
 * streams in the order of a terminal. Blanks at the end of a line and empty lines at the end do not count. In a line,
 * `...` stands for any text. Alone on a line, it stands for any number of lines. Null: both are equal.
 */
function outputDifference(shown, execution) {
    const expected = linesOf(shown);
    const [printed, both] = [linesOf(execution.stdout.text), linesOf(inOrder(execution))];
    if (matches(expected, printed) || matches(expected, both))
        return null;
    const actual = printed.length === 0 ? both : printed;
    const at = expected.findIndex((line, index) => line === anyLines || !isLike(line, actual[index] ?? null));
    const place = at === -1 ? expected.length : at;
    return { expected: expected[place] ?? null, actual: actual[place] ?? null };
}
/** Describes the difference as a part of a sentence. @param place the place of the shown output */
function differenceWords({ expected, actual }, place) {
    const [shows, printed] = [expected, actual].map((line) => line === null ? "nothing more" : `\`${(0,_format_truncate_js__WEBPACK_IMPORTED_MODULE_1__/* .truncateEnd */ .S)(line, 100)}\``);
    return `its output differs: ${place} shows ${shows}, the block printed ${printed}`;
}
/** The output as a document can show it: without colours, and with the last state of progress bars. */
function shownOutput(execution) {
    const printed = linesOf(execution.stdout.text);
    return (printed.length === 0 ? linesOf(inOrder(execution)) : printed).map((line) => `${line}\n`).join("");
}
/** The printed lines. A line with `...` stays if it matches the line at its place, from the beginning or the end. */
function updatedOutput(shown, printed) {
    const [old, lines] = [linesOf(shown), linesOf(printed)];
    const at = old.findIndex((line) => line.trim() === anyLines);
    const rest = at === -1 ? 0 : old.length - at - 1;
    const isLeftOut = at !== -1 && lines.length >= at + rest;
    const updated = lines.map((line, index) => {
        const places = [old[index], old[old.length - lines.length + index]];
        return (places.find((each) => each !== undefined && each.trim() !== anyLines && isLike(each, line)) ?? line);
    });
    if (isLeftOut)
        updated.splice(at, lines.length - at - rest, old[at]);
    return updated.map((line) => `${line}\n`).join("");
}
const anyLines = "...";
function linesOf(text) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)((0,_output_settled_js__WEBPACK_IMPORTED_MODULE_2__/* .settled */ .g)(text))
        .split(/\r\n|\r|\n/)
        .map((line) => line.trimEnd());
    while (lines.at(-1) === "")
        lines.pop();
    return lines;
}
function inOrder({ stdout, stderr, order }) {
    const at = { stdout: 0, stderr: 0 };
    const texts = { stdout: stdout.text, stderr: stderr.text };
    return order
        .map(({ stream, chars }) => {
        const from = at[stream];
        at[stream] += chars;
        return texts[stream].slice(from, from + chars);
    })
        .join("");
}
/** Finds the parts between lines of `...` one after the other, the first at the beginning, the last at the end. */
function matches(expected, actual) {
    const parts = [[]];
    for (const line of expected) {
        if (line.trim() === anyLines)
            parts.push([]);
        else
            parts.at(-1).push(line);
    }
    const startsAt = (part, from) => from >= 0 &&
        from + part.length <= actual.length &&
        part.every((line, index) => isLike(line, actual[from + index]));
    const [first, ...others] = parts;
    if (!startsAt(first, 0))
        return false;
    const last = others.pop();
    if (last === undefined)
        return first.length === actual.length;
    let from = first.length;
    for (const part of others) {
        while (from + part.length <= actual.length && !startsAt(part, from))
            from += 1;
        if (from + part.length > actual.length)
            return false;
        from += part.length;
    }
    const end = actual.length - last.length;
    return end >= from && startsAt(last, end);
}
function isLike(expected, actual) {
    if (actual === null)
        return false;
    const [first = "", ...others] = expected.split(anyLines);
    const last = others.pop();
    if (last === undefined)
        return expected === actual;
    if (!actual.startsWith(first) || actual.length < first.length + last.length || !actual.endsWith(last))
        return false;
    let from = first.length;
    for (const part of others) {
        const at = actual.indexOf(part, from);
        if (at === -1)
            return false;
        from = at + part.length;
    }
    return from <= actual.length - last.length;
}


/***/ }),

/***/ 56637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ familyOf),
/* harmony export */   Li: () => (/* binding */ isNoCode),
/* harmony export */   SZ: () => (/* binding */ meantLanguage),
/* harmony export */   rb: () => (/* binding */ isTypedPython)
/* harmony export */ });
/* harmony import */ var _format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74393);
/* harmony import */ var _shell_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37519);


const pythons = new Set(["python", "py", "python3", "pycon"]);
const shells = new Set(["sh", "shell", "bash"]);
/** Null for a language in which each block is a separate program. */
function familyOf(language) {
    if (pythons.has(language))
        return "python";
    return shells.has(language) || (0,_shell_session_js__WEBPACK_IMPORTED_MODULE_1__/* .isSession */ .lV)(language) ? "shell" : null;
}
/** Whether Python code shows an interactive session, with prompts and output. */
function isTypedPython(code) {
    return /^\s*>>> /.test(code);
}
/** Words after a fence that mean data, output or text, but not code. */
const noCode = new Set(`json json5 jsonc jsonl ndjson yaml yml toml ini cfg conf properties text txt plain plaintext none diff patch csv tsv
   xml html svg css scss less markdown md mdx mermaid plantuml graphviz log http output bibtex latex math tree
   rst rest adoc asciidoc gitignore editorconfig`.split(/\s+/));
function isNoCode(language) {
    return noCode.has(language);
}
/** Names of languages that look like a misspelt name of another language. */
const alike = new Set(["python2", "perl6", "javac", "bas", "base"]);
/** The language, or `output`, that a misspelt word probably means. Null if there is none. */
function meantLanguage(word, languages) {
    if (isNoCode(word) || alike.has(word))
        return null;
    return (0,_format_meant_word_js__WEBPACK_IMPORTED_MODULE_0__/* .meantWord */ .C)(word, [...languages, "shell", "console", "output"]);
}


/***/ }),

/***/ 37519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   ff: () => (/* binding */ sessionFault),
/* harmony export */   lV: () => (/* binding */ isSession),
/* harmony export */   xr: () => (/* binding */ showsSession)
/* harmony export */ });
/** Fence words for terminal sessions, which show prompts, commands and output. */
const sessionWords = new Set("console,shell-session,shellsession,sh-session,bash-session,bashsession,terminal".split(","));
function isSession(language) {
    return sessionWords.has(language);
}
/** A prompt: `$ `, also after `(venv)`, `user@host:~/folder` or a folder. `# ` and `% ` only after a user's name. */
const prompt = /^ {0,8}(?:\([\w.-]{1,40}\) )?(?:\[?[\w.-]{1,40}@[\w.-]{1,60}[: ]?[\w./~-]{0,100}\]? ?[$%#]|(?:[~/][\w./~-]{0,100} ?)?\$)(?: |$)/;
/**
 * The commands of a terminal session, without prompts and output. A command continues on the next line after a
 * backslash, after the shell's `> `, and until its here-document ends. Empty if there are none. With `keepsLines`, each
 * line of output becomes an empty line.
 */
function commandsOf(session, { keepsLines = false } = {}) {
    const commands = [];
    let hereEnd = null;
    // Whether the line before belongs to a command.
    let isOpen = false;
    for (const line of session.trimEnd().split("\n")) {
        const isInside = isOpen && (hereEnd !== null || commands.at(-1).endsWith("\\"));
        const mark = isOpen ? (/^\s{0,8}>(?: |$)/.exec(line)?.[0] ?? null) : null;
        const start = mark ?? (isInside ? "" : (prompt.exec(line)?.[0] ?? null));
        isOpen = start !== null;
        if (start === null) {
            if (keepsLines)
                commands.push("");
            continue;
        }
        const text = line.slice(start.length);
        commands.push(text);
        if (hereEnd === null)
            hereEnd = /<<-?\s?["']?(\w+)/.exec(text)?.[1] ?? null;
        else if (text.trim() === hereEnd)
            hereEnd = null;
    }
    return commands.map((command) => `${command}\n`).join("");
}
/** Why no command of a session can run. Null if one can. */
function sessionFault(session) {
    return commandsOf(session).trim() === ""
        ? "it shows only what a terminal printed, because no line begins with a prompt (`$ `)"
        : null;
}
const shells = new Set(["sh", "shell", "bash", "zsh"]);
/** Whether a block shows a terminal session: by its language, or by a prompt, which a shell would read as a command. */
function showsSession({ language, code }) {
    const first = code.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
    return isSession(language) || (shells.has(language) && /^\s*\$ /.test(first));
}


/***/ })

};
