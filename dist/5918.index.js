export const id = 5918;
export const ids = [5918];
export const modules = {

/***/ 25918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyEdit: () => (/* binding */ applyEdit),
  saveBlock: () => (/* binding */ saveBlock)
});

// EXTERNAL MODULE: ./lib/facts/execution.js
var facts_execution = __webpack_require__(6257);
// EXTERNAL MODULE: ./lib/files/path-fault.js
var path_fault = __webpack_require__(18061);
// EXTERNAL MODULE: ./lib/files/paths.js
var files_paths = __webpack_require__(60795);
// EXTERNAL MODULE: ./lib/format/truncate.js
var truncate = __webpack_require__(96065);
// EXTERNAL MODULE: ./lib/run/blocks/edits/apply-patch.js
var apply_patch = __webpack_require__(85385);
// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/parse.js
var parse = __webpack_require__(73857);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/run/blocks/edits/edit.js
var edits_edit = __webpack_require__(79548);
;// CONCATENATED MODULE: ./lib/run/blocks/edits/diff-hunks.js

/**
 * Reads the hunk whose head is at `start`. The head gives the number of lines, but models often count wrongly. If the
 * number does not fit, the hunk ends at the next head, or at the first line that cannot belong to a hunk. `end` is the
 * index of the line after it.
 * @param lines as bytes
 */
function readHunk(lines, start, name) {
    const numbers = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/.exec(lines[start]);
    const [, line, before = "1", after = "1"] = numbers ?? [];
    const counted = numbers && endByCounts(lines, start + 1, Number(before), Number(after));
    const end = counted ?? endByHeads(lines, start + 1);
    const body = lines.slice(start + 1, end);
    const parsed = body.flatMap((each) => (each.startsWith("\\") ? [] : [lineOf(each)]));
    if (parsed.every(({ kind }) => kind === "same"))
        throw new edits_edit/* MisfitError */.jw(`${name} changes nothing`);
    const at = line === undefined ? null : Math.max(0, Number(line) - 1);
    return { hunk: { name, lines: parsed, at, ...newlineOf(body) }, end };
}
/** Reads a line of a hunk. A blank context line often lacks its leading blank. */
function lineOf(text) {
    return text === "" ? { kind: "same", text } : { kind: edits_edit/* lineKinds */.oy[text.charAt(0)], text: text.slice(1) };
}
/** Reads `\ No newline at end of file`, which belongs to the line before it. */
function newlineOf(body) {
    const marked = body.flatMap((each, index) => (each.startsWith("\\") ? [body[index - 1]?.[0]] : []));
    if (marked.length === 0)
        return {};
    return { endsWithNewline: !marked.some((kind) => kind === "+" || kind === " ") };
}
/** The hunk's end by the numbers in its head. Null if there are fewer lines than that, or if the hunk goes on. */
function endByCounts(lines, start, oldLines, newLines) {
    let [end, before, after] = [start, oldLines, newLines];
    for (; before > 0 || after > 0; end += 1) {
        const line = lines[end];
        if (line === undefined || !isOfHunk(line))
            return null;
        const kind = line.startsWith("\\") ? null : lineOf(line).kind;
        if (kind === "same" || kind === "old")
            before -= 1;
        if (kind === "same" || kind === "new")
            after -= 1;
        if (before < 0 || after < 0)
            return null;
    }
    while (lines[end]?.startsWith("\\") === true)
        end += 1;
    const next = lines[end];
    // A line `-- ` ends a patch in an e-mail.
    const isOver = next === undefined || next === "" || next === "-- " || !isOfHunk(next);
    return isOver || isFileHead(lines, end) ? end : null;
}
function endByHeads(lines, start) {
    let end = start;
    while (end < lines.length && isOfHunk(lines[end]) && !isFileHead(lines, end))
        end += 1;
    while (end > start && lines[end - 1] === "")
        end -= 1;
    return end;
}
function isOfHunk(line) {
    return line === "" || line.startsWith("\\") || line.charAt(0) in edits_edit/* lineKinds */.oy;
}
/** Whether two lines name a file. A hunk must follow. Otherwise they are a removed and an added line. */
function isFileHead(lines, index) {
    return (lines[index].startsWith("--- ") &&
        lines[index + 1]?.startsWith("+++ ") === true &&
        lines[index + 2]?.startsWith("@@") === true);
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/diff-text.js





/** Lines of git and other tools that can appear between the parts of a diff. */
const betweenParts = /^(?:$|diff |index |Index: |={20}|(?:old|new|deleted|similarity|dissimilarity|rename|copy) |--- |\+\+\+ |Only in |-- $|\d+\.\d+)/;
/**
 * Reads the edits of a unified diff, with or without git's own lines.
 * @param path the file if the diff names none; null: the diff must name it
 * @throws MisfitError if the text is not such a diff, or changes something other than text.
 */
function readDiff(text, path) {
    const parts = partsOf((0,edits_edit/* toBytes */.ZJ)(text).replace(/\n$/, "").split("\n"));
    if (parts.length === 0)
        throw new edits_edit/* MisfitError */.jw("it is not a unified diff, because it has no lines `--- NAME` and `+++ NAME`, and no hunk");
    return parts.map((part, index) => editOf(part, { path, where: `part ${index + 1} of the diff` }));
}
function partsOf(lines) {
    const parts = [];
    for (let index = 0; index < lines.length;) {
        const line = lines[index];
        if (line.startsWith("@@@"))
            throw new edits_edit/* MisfitError */.jw("it is a merge diff. Write a diff between two versions");
        const isHunk = line.startsWith("@@");
        const current = parts.at(-1);
        const isNext = isHunk ? current === undefined : beginsPart(lines, index, current);
        if (isNext)
            parts.push({ head: [], hunks: [] });
        const part = parts.at(-1);
        if (isHunk) {
            const { hunk, end } = readHunk(lines, index, `hunk ${part.hunks.length + 1}`);
            part.hunks.push(hunk);
            index = end;
        }
        else {
            if (part !== undefined && part.hunks.length > 0 && !betweenParts.test(line))
                throw stray(line, index);
            if (part?.hunks.length === 0)
                part.head.push(line);
            index += 1;
        }
    }
    return parts;
}
function stray(line, index) {
    const shown = JSON.stringify((0,truncate/* truncateEnd */.S)((0,edits_edit/* toText */.fE)(line), 80));
    return new edits_edit/* MisfitError */.jw(`line ${index + 1} of the diff, ${shown}, does not belong to a hunk: lines of a hunk begin with a space, \`+\` or \`-\``);
}
function beginsPart(lines, index, current) {
    const line = lines[index];
    if (line.startsWith("diff --git "))
        return true;
    if (!line.startsWith("--- ") || lines[index + 1]?.startsWith("+++ ") !== true)
        return false;
    return (current === undefined || current.hunks.length > 0 || current.head.some((each) => each.startsWith("--- ")));
}
function editOf({ head, hunks }, { path, where }) {
    if (head.length === 0 && path !== null)
        return { from: path, to: path, hunks };
    const parsed = parsedHead(head, where);
    if (parsed.isBinary === true || head.some((line) => line.startsWith("GIT binary patch")))
        throw new edits_edit/* MisfitError */.jw(`${where} is binary, but agent-exec applies only diffs of text`);
    const files = filesOf(parsed, where);
    const changesMore = files.from !== files.to || files.isExecutable !== undefined;
    if (hunks.length === 0 && !changesMore)
        throw new edits_edit/* MisfitError */.jw(`${where} has no hunk`);
    return { ...files, hunks };
}
/** The library parses the head, because it knows how git quotes names. */
function parsedHead(head, where) {
    try {
        return (0,parse/* parsePatch */.i)((0,edits_edit/* toText */.fE)(head.join("\n")))[0] ?? {};
    }
    catch (thrown) {
        throw new edits_edit/* MisfitError */.jw(`${where} cannot be read (${thrown instanceof Error ? (0,truncate/* truncateEnd */.S)(thrown.message, 200) : "it is not a diff"})`);
    }
}
/** Finds the file of a part of a diff in the lines above its hunks. */
function filesOf(head, where) {
    const { oldFileName, newFileName, oldMode, newMode } = head;
    if (oldFileName === undefined || newFileName === undefined)
        throw new edits_edit/* MisfitError */.jw(`${where} has no file name. Write a line \`--- a/NAME\` and a line \`+++ b/NAME\``);
    const isNew = head.isCreate === true || oldFileName === "/dev/null";
    const isGone = head.isDelete === true || newFileName === "/dev/null";
    if (isNew && isGone)
        throw new edits_edit/* MisfitError */.jw(`${where} has no file name`);
    const [from, to] = withoutPrefixes(oldFileName, newFileName);
    const mode = isGone ? undefined : newMode;
    for (const each of [oldMode, newMode])
        checkMode(each, where);
    if (!isNew && !isGone && from !== to && head.isRename !== true && head.isCopy !== true) {
        const names = `${(0,listed/* named */.r)(from)} and ${(0,listed/* named */.r)(to)}`;
        throw new edits_edit/* MisfitError */.jw(`${where} names two files, ${names}: to rename a file, write the lines \`rename from\` and \`rename to\``);
    }
    return {
        from: isNew ? null : from,
        to: isGone ? null : to,
        ...(head.isCopy === true && { keepsFrom: true }),
        ...(mode !== undefined && { isExecutable: (Number.parseInt(mode, 8) & 0o100) !== 0 }),
    };
}
/** Removes git's prefixes of one letter. They count only if both names have one and the two differ. */
function withoutPrefixes(from, to) {
    const sides = [from, to].filter((name) => name !== "/dev/null");
    const letters = sides.map((name) => /^[abciow]\//.exec(name)?.[0]);
    const arePrefixed = !letters.includes(undefined) && new Set(letters).size === sides.length;
    return arePrefixed ? [from.slice(2), to.slice(2)] : [from, to];
}
function checkMode(mode, where) {
    if (mode === undefined || /^100[0-7]{3}$/.test(mode))
        return;
    const kinds = { "120000": "a symbolic link", "160000": "a submodule" };
    throw new edits_edit/* MisfitError */.jw(`${where} is about ${kinds[mode] ?? "an entry that is not a regular file"}, which a diff cannot change here`);
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/lines.js


function linesOf(content) {
    const lines = [];
    for (let start = 0; start < content.length;) {
        const feed = content.indexOf("\n", start);
        const stop = feed === -1 ? content.length : feed;
        const isWide = feed > start && content[feed - 1] === "\r";
        lines.push({
            text: content.slice(start, isWide ? stop - 1 : stop),
            end: feed === -1 ? "" : isWide ? "\r\n" : "\n",
        });
        start = stop + 1;
    }
    return lines;
}
function contentOf(lines) {
    return lines.map(({ text, end }) => text + end).join("");
}
/** How many lines around the place to show. */
const linesAround = 3;
const maxLines = 40;
const maxLineChars = 200;
const maxLineBytes = 4 * maxLineChars;
/** The lines that an edit at line `at` probably meant, with their numbers. "" if none are known. */
function linesThere(lines, wanted, at) {
    const start = likeliestStart(lines, wanted) ?? at;
    if (start === null || start - linesAround >= lines.length)
        return "";
    const from = Math.max(0, start - linesAround);
    const to = Math.min(start + wanted.length + linesAround, from + maxLines);
    const width = String(to).length;
    const shown = lines.slice(from, to).map(({ text }, index) => {
        const start = (0,truncate/* truncateEnd */.S)((0,edits_edit/* toText */.fE)(text.slice(0, maxLineBytes)), maxLineChars);
        return `${String(from + index + 1).padStart(width)}  ${start}\n`;
    });
    return shown.join("");
}
/** Looks for the edit's longest line in the file, and ignores blanks around it. */
function likeliestStart(lines, wanted) {
    const likely = wanted
        .map((text, index) => ({ text: text.trim(), index }))
        .filter(({ text }) => text !== "")
        .toSorted((a, b) => b.text.length - a.text.length)
        .slice(0, 5);
    for (const { text, index } of likely) {
        const found = lines.findIndex((line) => line.text.trim() === text);
        if (found !== -1)
            return Math.max(0, found - index);
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/place.js


/** Limits how many lines may be compared for one block: about one second of work, for any file and edit. */
class Comparisons {
    #left = 20_000_000;
    /** False once the limit is reached. */
    take(count) {
        this.#left -= count;
        return this.#left >= 0;
    }
}
/**
 * Applies all hunks and returns the new lines. A hunk applies at its own line or, if it does not fit there, at the only
 * other place where it fits.
 * @throws MisfitError if a hunk fits nowhere, or at several places.
 */
function withHunks(hunks, fitting) {
    const placed = hunks.map((hunk) => placeOf(hunk, fitting)).toSorted((a, b) => a.start - b.start);
    for (const [index, { hunk, start }] of placed.entries()) {
        const before = placed[index - 1];
        if (before !== undefined && before.start + before.count > start)
            throw (0,edits_edit/* unfit */.Ri)(hunk, fitting.path, `changes the same lines as ${before.hunk.name}`);
    }
    return replaced(placed, fitting.lines);
}
function placeOf(hunk, fitting) {
    const { path, lines } = fitting;
    const before = textsOf(hunk, "new");
    if (before.length === 0) {
        if (lines.length === 0)
            return { hunk, start: 0, count: 0 };
        const why = "only adds lines to a file that is not empty. Include existing lines around them";
        throw (0,edits_edit/* unfit */.Ri)(hunk, path, why);
    }
    const count = before.length;
    const to = lines.length - count;
    // A hunk that says how the file ends must be at the end.
    const from = hunk.endsWithNewline === undefined ? 0 : Math.max(0, to);
    const { at } = hunk;
    if (at !== null &&
        from <= at &&
        at <= to &&
        before.every((text, index) => lines[at + index]?.text === text))
        return { hunk, start: at, count };
    const found = placesOf(before, fitting, { from, to, atMost: 2, hunk });
    if (found.length === 1)
        return { hunk, start: found[0], count };
    if (found.length === 0)
        throw nowhere(hunk, before, fitting);
    const places = found.map((start) => start + 1).join(" and ");
    const why = `fits at lines ${places}, and maybe at more lines. Include more of the lines around the change`;
    throw (0,edits_edit/* unfit */.Ri)(hunk, path, why);
}
function nowhere(hunk, before, fitting) {
    const { path, lines } = fitting;
    const after = textsOf(hunk, "old");
    const everywhere = { from: 0, to: lines.length - after.length, atMost: 1, hunk };
    // Without context, added lines could belong anywhere.
    const hasBoth = ["same", "new"].every((wanted) => hunk.lines.some(({ kind }) => kind === wanted));
    const isThere = hasBoth && placesOf(after, fitting, everywhere).length > 0;
    const why = isThere
        ? "does not fit: the file already has these lines"
        : "does not fit: the file does not have these lines in this order";
    return (0,edits_edit/* unfit */.Ri)(hunk, path, why, linesThere(lines, before, hunk.at));
}
function placesOf(texts, fitting, { from, to, atMost, hunk }) {
    const { lines, comparisons, path } = fitting;
    const found = [];
    for (let start = from; start <= to && found.length < atMost; start += 1) {
        let same = 0;
        while (same < texts.length && lines[start + same].text === texts[same])
            same += 1;
        if (same === texts.length)
            found.push(start);
        if (!comparisons.take(same + 1))
            throw (0,edits_edit/* unfit */.Ri)(hunk, path, "takes too long to find. Make several smaller edits");
    }
    return found;
}
/** The lines except those of one kind. */
function textsOf({ lines }, without) {
    return lines.filter(({ kind }) => kind !== without).map(({ text }) => text);
}
function replaced(placed, lines) {
    const result = [];
    let next = 0;
    const keepUntil = (end) => {
        for (; next < end; next += 1)
            result.push(lines[next]);
    };
    for (const { hunk, start } of placed) {
        keepUntil(start);
        for (const { kind, text } of hunk.lines) {
            if (kind === "same")
                keepUntil(next + 1);
            else if (kind === "old")
                next += 1;
            else
                result.push({ text, end: endAt(next, lines) });
        }
    }
    keepUntil(lines.length);
    const asked = placed.find(({ hunk }) => hunk.endsWithNewline !== undefined)?.hunk.endsWithNewline;
    const hasNewline = asked ?? lines.at(-1)?.end !== "";
    return result.map((line, index) => {
        const isLast = index === result.length - 1;
        if (isLast && !hasNewline)
            return line.end === "" ? line : { ...line, end: "" };
        return line.end === "" ? { ...line, end: result[0].end || "\n" } : line;
    });
}
/** The line end for a new line: the same as that of the line before it. */
function endAt(index, lines) {
    return lines[Math.max(0, index - 1)]?.end || lines[0]?.end || "\n";
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/draft.js




const newFileMode = 0o644;
/** Files after a block's edits, in memory. Nothing is written yet. */
class Draft {
    given;
    #files;
    #comparisons = new Comparisons();
    /** @param given the existing files by path */
    constructor(given) {
        this.given = given;
        this.#files = new Map(given);
    }
    /** @throws MisfitError if the edit does not fit. */
    apply(edit) {
        const { from, to, keepsFrom, deletesAll, isExecutable } = edit;
        const old = this.#oldOf(edit);
        const content = this.#contentOf(edit, old);
        if (to === null) {
            if (content !== "" && deletesAll !== true)
                throw new edits_edit/* MisfitError */.jw(`the diff deletes ${(0,listed/* named */.r)(from)}, but the file has lines that the diff does not show`);
        }
        else if (from !== to && (this.#files.get(to)?.content ?? "") !== "") {
            throw new edits_edit/* MisfitError */.jw(`the edit creates ${(0,listed/* named */.r)(to)}, but this file already exists`);
        }
        if (from !== null && from !== to && keepsFrom !== true)
            this.#files.delete(from);
        if (to === null)
            return;
        const before = (old ?? this.#files.get(to))?.mode ?? newFileMode;
        const asked = isExecutable === true ? 0o755 : newFileMode;
        this.#files.set(to, { content, mode: isExecutable === undefined ? before : asked });
    }
    /** The changes compared with the given files, by path. */
    changes() {
        const paths = new Set([...this.given.keys(), ...this.#files.keys()]);
        return [...paths].toSorted().flatMap((path) => {
            const before = this.given.get(path);
            const after = this.#files.get(path);
            if (after === undefined)
                return [{ kind: "deleted", path }];
            if (before?.content === after.content && before.mode === after.mode)
                return [];
            return [{ kind: before === undefined ? "added" : "changed", path, ...after }];
        });
    }
    /** The file before the edit. Undefined if the file is new, or if the edit only adds lines and the file is missing. */
    #oldOf({ from, hunks }) {
        if (from === null)
            return undefined;
        const old = this.#files.get(from);
        const onlyAdds = hunks.every(({ lines }) => lines.every(({ kind }) => kind === "new"));
        if (old === undefined && (hunks.length === 0 || !onlyAdds))
            throw new edits_edit/* MisfitError */.jw(`there is no file ${(0,listed/* named */.r)(from)}`);
        return old;
    }
    #contentOf({ from, to, hunks }, old) {
        const path = to ?? from;
        const lines = linesOf(old?.content ?? "");
        if (hunks.length === 0)
            return old?.content ?? "";
        if (!this.#comparisons.take(lines.length))
            throw new edits_edit/* MisfitError */.jw("it edits large files too often. Make fewer edits at once");
        return contentOf(withHunks(hunks, { path, lines, comparisons: this.#comparisons }));
    }
}

// EXTERNAL MODULE: ./lib/run/blocks/edits/replacement-text.js
var replacement_text = __webpack_require__(93532);
// EXTERNAL MODULE: ./lib/facts/block.js
var block = __webpack_require__(59626);
;// CONCATENATED MODULE: ./lib/run/blocks/edits/look.sh.js
/* harmony default export */ const look_sh = ("# \"bounds MOST PIECES\" comes first: the largest size of a file, and the blocks of a piece. \"look INDEX PATH SKIP\" then\n# prints the kind of the entry at a path, without opening or following it. For a regular file that is not too large, it\n# also prints a piece in base64, after SKIP blocks of 512 bytes. For \"-\" it prints no content. The script opens only\n# regular files, because opening a pipe would block.\nLC_ALL=C\nexport LC_ALL\nbounds() { most=$1 pieces=$2; }\nlook() {\n  if [ -L \"$2\" ] || [ -e \"$2\" ]; then\n    line=$(ls -ldn \"$2\") || exit\n    set -f\n    set -- \"$1\" \"$2\" \"$3\" $line\n    set +f\n    case $4 in -*) ;; *) echo \"= $1 $4 0\"; return ;; esac\n    echo \"= $1 $4 $8\"\n    [ \"$3\" = - ] || [ \"$8\" -gt \"$most\" ] || [ \"$8\" -le \"$(($3 * 512))\" ] || piece \"$2\" \"$3\"\n  fi\n}\npiece() {\n  dd if=\"$1\" bs=512 skip=\"$2\" count=\"$pieces\" 2>/dev/null | base64 || exit\n}\n");

// EXTERNAL MODULE: ./lib/format/shell-word.js
var shell_word = __webpack_require__(67402);
;// CONCATENATED MODULE: ./lib/run/blocks/edits/reading-code.js



function readingCode(requests, { pieceBytes, maxFileBytes }) {
    const calls = requests.map(({ path, skip }, index) => `look ${index} ${(0,shell_word/* pathWord */.Um)(path)} ${skip === null ? "-" : skip / 512}\n`);
    return `${look_sh}bounds ${maxFileBytes} ${pieceBytes / 512}\n${calls.join("")}`;
}
const head = /^= (\d{1,6}) ([-a-zA-Z?])([rwxsStT-]{9})[^ ]{0,2} (\d{1,15})$/;
const base64Line = /^[A-Za-z0-9+/]{1,1000}={0,2}$/;
/** Reads the answer, by path. @throws MisfitError for an answer that the script never gives. */
function answerOf(text, { requests, pieceBytes, maxFileBytes }) {
    const found = new Map();
    let last = -1;
    let entry = null;
    const finish = () => {
        if (entry === null)
            return;
        const { request, told, base64 } = entry;
        const content = Buffer.from(base64.join(""), "base64").toString("latin1");
        const isRead = told.kind === "file" && told.bytes <= maxFileBytes && request.skip !== null;
        const wanted = isRead ? Math.min(pieceBytes, Math.max(0, told.bytes - request.skip)) : 0;
        if (content.length !== wanted)
            throw unreadable();
        found.set(request.path, { ...told, content });
    };
    for (const line of text.replace(/\n$/, "").split("\n")) {
        const [, index, type, permissions, bytes] = head.exec(line) ?? [];
        if (index !== undefined) {
            finish();
            const request = requests[Number(index)];
            if (request === undefined || Number(index) <= last)
                throw unreadable();
            last = Number(index);
            // Without the bits that make a program run as another user.
            const mode = Number.parseInt(permissions.replace(/[rwxst]/g, "1").replace(/[^1]/g, "0"), 2);
            const told = { kind: kinds[type] ?? "other", mode, bytes: Number(bytes), content: "" };
            entry = { request, told, base64: [] };
        }
        else if (entry !== null && base64Line.test(line))
            entry.base64.push(line);
        else if (line !== "" || entry !== null)
            throw unreadable();
    }
    finish();
    return found;
}
function unreadable() {
    return new edits_edit/* MisfitError */.jw("its files could not be read, because the sandbox's answers contradict each other");
}
const kinds = { "-": "file", d: "folder", l: "link" };

;// CONCATENATED MODULE: ./lib/run/blocks/edits/writing-code.js


/**
 * The script that writes all files or none. It first writes complete files into a folder beside the workspace's. Then
 * it creates and checks folders. Only then does it rename each file to its place. So if a link appears in the meantime,
 * it is replaced and not followed.
 */
function writingCode(changes) {
    const written = changes.flatMap((change) => (change.kind === "deleted" ? [] : [change]));
    const deleted = changes.flatMap(({ kind, path }) => (kind === "deleted" ? [path] : []));
    const folders = [...new Set(changes.map(({ path }) => (0,files_paths/* foldersOf */.pd)(path).at(-1) ?? "."))];
    const newFolders = [...new Set(written.flatMap(({ path }) => (0,files_paths/* foldersOf */.pd)(path).at(-1) ?? []))];
    return [
        "set -e",
        'stage=$(mktemp -d "./.edit.XXXXXX")',
        "trap 'rm -rf \"$stage\"' EXIT",
        ...written.map(staged),
        ...newFolders.map((folder) => `mkdir -p ${(0,shell_word/* pathWord */.Um)(folder)}`),
        ...folders.map((folder) => `[ -w ${(0,shell_word/* pathWord */.Um)(folder)} ] || { echo ${(0,shell_word/* pathWord */.Um)(folder)} is not writable >&2; exit 1; }`),
        ...written.map(({ path }, index) => `mv -f "$stage/${index}" ${(0,shell_word/* pathWord */.Um)(path)}`),
        ...deleted.map((path) => `rm -f ${(0,shell_word/* pathWord */.Um)(path)}`),
        ...written.flatMap(({ path }) => forgettingBytecode(path)),
        "",
    ].join("\n");
}
/** Removes old bytecode. Python would use it if the new source has the same length and second. */
function forgettingBytecode(path) {
    const [, folder = "", stem] = /^(.*\/)?([^/]+)\.py$/.exec(path) ?? [];
    return stem === undefined ? [] : [`rm -f ${(0,shell_word/* pathWord */.Um)(`${folder}__pycache__/${stem}`)}.*.pyc`];
}
function staged({ content, mode }, index) {
    const base64 = Buffer.from(content, "latin1").toString("base64");
    const lines = (base64.match(/.{1,76}/g) ?? []).join("\n");
    const text = lines === "" ? "" : `${lines}\n`;
    return `base64 -d >"$stage/${index}" <<'end'\n${text}end\nchmod ${mode.toString(8)} "$stage/${index}"`;
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/sandbox-files.js








/** Limits for one block's edits: the number of files, and the size of each. Usual edits are far smaller. */
const maxFiles = 200;
const maxFileBytes = 2 * 1024 ** 2;
const maxAllBytes = 8 * 1024 ** 2;
/** The limit for all files in one answer. In base64 this fits into the 1 MiB of output that is kept by default. */
const firstAnswerBytes = 512 * 1024;
/** Together with the rest of the answer, this fits into the smallest possible output limit of 1 KiB. */
const leastPieceBytes = 512;
/** A block that agent-exec wrote itself failed. The edit then gets that block's ending. */
class SandboxFailedError extends Error {
    execution;
    name = "SandboxFailedError";
    constructor(execution) {
        super(execution.evidence);
        this.execution = execution;
    }
}
/** Reads and writes the workspace's files with shell blocks. They need only a few common tools in the image. */
class SandboxFiles {
    run;
    #durationMs = 0;
    #network = [];
    #isSessionSpent = false;
    constructor(run) {
        this.run = run;
    }
    /** The sum of the time and network use of all blocks that ran here. */
    get spent() {
        return {
            durationMs: this.#durationMs,
            ...(this.#network.length > 0 && { network: this.#network }),
            ...(this.#isSessionSpent && { isSessionSpent: true }),
        };
    }
    /** The path of the workspace, as the sandbox reports it. @throws SandboxFailedError. */
    async folder() {
        const { stdout } = await this.#perform("pwd\n");
        return stdout.text.replace(/\n$/, "");
    }
    /**
     * Reads the regular files with these names. Missing files are left out.
     * @throws MisfitError if an entry is no file, or if there is too much; SandboxFailedError.
     */
    async read(paths) {
        if (paths.length > maxFiles)
            throw new edits_edit/* MisfitError */.jw(`it edits ${paths.length} files, but a block can edit ${maxFiles} at most`);
        const folders = [...new Set(paths.flatMap(files_paths/* foldersOf */.pd))];
        const both = folders.find((path) => paths.includes(path));
        if (both !== undefined)
            throw new edits_edit/* MisfitError */.jw(`the edits need ${(0,listed/* named */.r)(both)} both as a file and as a folder`);
        // The first call also returns the beginning of each file. For most files this is everything.
        const requests = [
            ...folders.map((path) => ({ path, skip: null })),
            ...paths.map((path) => ({ path, skip: 0 })),
        ];
        const entries = await this.#ask(requests);
        const files = new Map();
        for (const [path, entry] of entries) {
            if (folders.includes(path))
                checkFolder(path, entry);
            else {
                checkFile(path, entry);
                files.set(path, entry);
            }
        }
        const allBytes = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
        if (allBytes > maxAllBytes)
            throw new edits_edit/* MisfitError */.jw(`its files together are larger than ${maxAllBytes / 1024 ** 2} MiB`);
        return this.#rest(files);
    }
    /** Writes all changes. If something is in the way, writes none. @throws SandboxFailedError. */
    async write(changes) {
        await this.#perform(writingCode(changes));
    }
    /** Reads the rest of files of which only the beginning is known. */
    async #rest(files) {
        for (;;) {
            const open = [...files].filter(([, { content, bytes }]) => content.length < bytes);
            if (open.length === 0)
                return files;
            const more = await this.#ask(open.map(([path, { content }]) => ({ path, skip: content.length })));
            for (const [path, file] of open) {
                const next = more.get(path);
                if (next?.bytes !== file.bytes)
                    throw new edits_edit/* MisfitError */.jw(`${(0,listed/* named */.r)(path)} changed while it was read, because a running process writes to it`);
                files.set(path, { ...file, content: file.content + next.content });
            }
        }
    }
    #answerBytes = firstAnswerBytes;
    /** Asks for as much of each file as fits into one answer. If the answer was cut off, asks again for less. */
    async #ask(requests) {
        for (;;) {
            const share = Math.floor(this.#answerBytes / Math.max(1, requests.length));
            const pieceBytes = Math.max(leastPieceBytes, share - (share % leastPieceBytes));
            const { stdout } = await this.#perform(readingCode(requests, { pieceBytes, maxFileBytes }));
            if (!stdout.truncated)
                return answerOf(stdout.text, { requests, pieceBytes, maxFileBytes });
            if (pieceBytes === leastPieceBytes)
                throw new edits_edit/* MisfitError */.jw("its files could not be read, because `max-output` cut the sandbox's answer. Raise `max-output`");
            this.#answerBytes /= 2;
        }
    }
    async #perform(code) {
        const execution = await this.run((0,block/* blockOf */.VN)({ language: "sh", path: null, code }));
        this.#durationMs += execution.durationMs;
        this.#isSessionSpent ||= execution.isSessionSpent === true;
        this.#network.push(...(execution.network ?? []));
        if (!(0,facts_execution/* hasPassed */.Pc)(execution))
            throw new SandboxFailedError(execution);
        return execution;
    }
}
function checkFolder(path, { kind }) {
    if (kind === "folder")
        return;
    const what = kind === "link" ? "a symbolic link, and agent-exec edits no files behind a link" : "not a folder";
    throw new edits_edit/* MisfitError */.jw(`${(0,listed/* named */.r)(path)} is ${what}`);
}
function checkFile(path, entry) {
    if (entry.kind === "link")
        throw new edits_edit/* MisfitError */.jw(`${(0,listed/* named */.r)(path)} is a symbolic link. Edit the file that the link points to`);
    if (entry.kind !== "file")
        throw new edits_edit/* MisfitError */.jw(`${(0,listed/* named */.r)(path)} is ${entry.kind === "folder" ? "a folder" : "not a regular file"}`);
    if (entry.bytes > maxFileBytes)
        throw new edits_edit/* MisfitError */.jw(`${(0,listed/* named */.r)(path)} is too large: an edit can change files of at most ${maxFileBytes / 1024 ** 2} MiB. Change the file with code`);
}

;// CONCATENATED MODULE: ./lib/run/blocks/edits/edit-block.js










/**
 * Applies all of a block's edits to the workspace's files, or none. agent-exec parses the edits itself, because that
 * runs no code. The sandbox only reads and writes files. An edit that does not fit ends as `misfit`. A name outside of
 * the workspace is refused. If the sandbox's part fails, the edit gets that ending. Whatever the block or the sandbox
 * says, this function does not throw.
 */
function applyEdit(block, run) {
    return withFiles(run, async (files) => {
        const given = readEdits(block);
        const within = await namesWithin(pathsOf(given), files);
        const edits = given.map((edit) => ({
            ...edit,
            from: edit.from && within(edit.from),
            to: edit.to && within(edit.to),
        }));
        const paths = pathsOf(edits);
        const [fault] = paths.map(faultOf).filter((each) => each !== null);
        if (fault !== undefined)
            return (0,facts_execution/* refusedExecution */.Nd)("refused", fault);
        const draft = new Draft(await files.read(paths));
        for (const edit of edits)
            draft.apply(edit);
        const changes = draft.changes();
        if (changes.length === 0)
            throw new edits_edit/* MisfitError */.jw("it changes nothing, because the files already have this content");
        await files.write(changes);
        const edited = changes.map(({ path, kind }) => ({ path, kind }));
        return { ...written("all edits fit the files, and the files were written", files), edited };
    });
}
/**
 * Saves a block's code as the file that the block names. The rules for files are those of edits. An empty block creates
 * an empty file, such as `__init__.py`, but never empties one.
 */
function saveBlock({ code, path: name }, { run, why }) {
    return withFiles(run, async (files) => {
        const path = (await namesWithin([name], files))(name);
        const fault = faultOf(path);
        if (fault !== null)
            return (0,facts_execution/* refusedExecution */.Nd)("refused", fault);
        const there = (await files.read([path])).get(path);
        if (code.trim() === "" && there !== undefined)
            return (0,facts_execution/* refusedExecution */.Nd)("empty", "the block is empty, and the file that it names exists");
        const mode = there?.mode ?? newFileMode;
        await files.write([{ kind: "changed", path, content: (0,edits_edit/* toBytes */.ZJ)(code), mode }]);
        return { ...written(why, files), file: path, saved: path };
    });
}
async function withFiles(run, work) {
    const files = new SandboxFiles(run);
    try {
        return await work(files);
    }
    catch (thrown) {
        if (thrown instanceof edits_edit/* MisfitError */.jw)
            return misfit(thrown, files);
        if (thrown instanceof SandboxFailedError)
            return failed(thrown, files);
        throw thrown;
    }
}
function readEdits({ code, path }) {
    if ((0,apply_patch/* isApplyPatch */.j)(code))
        return (0,apply_patch/* readApplyPatch */.d)(code);
    return (0,replacement_text/* holdsReplacements */.mM)(code) ? (0,replacement_text/* readReplacements */.OA)(code, path) : readDiff(code, path);
}
function pathsOf(edits) {
    return [...new Set(edits.flatMap(({ from, to }) => [from, to]))].filter((path) => path !== null);
}
/** Accepts `./a.py`, and absolute names below the workspace's folder. Only the sandbox knows that folder. */
async function namesWithin(names, files) {
    if (!names.some((name) => name.startsWith("/")))
        return files_paths/* fromRoot */.tc;
    const folder = `${await files.folder()}/`;
    return (name) => (0,files_paths/* fromRoot */.tc)(name.startsWith(folder) ? name.slice(folder.length) : name);
}
function faultOf(path) {
    const fault = (0,path_fault/* findPathFault */.P)(path);
    return fault === null ? null : `the file name ${JSON.stringify((0,truncate/* truncateEnd */.S)(path, 200))} ${fault}`;
}
function written(evidence, { spent }) {
    return { ...(0,facts_execution/* unrunExecution */.xp)("exited", evidence), exitCode: 0, ...spent };
}
/** The ending of an edit that does not fit. It shows the file's current lines. */
function misfit({ message, there }, { spent }) {
    return {
        ...(0,facts_execution/* unrunExecution */.xp)("misfit", message),
        ...spent,
        stdout: { text: there, bytes: Buffer.byteLength(there), truncated: false },
        order: there === "" ? [] : [{ stream: "stdout", chars: there.length }],
    };
}
/** The ending of an edit if the sandbox failed. The output is left out, because it is base64. */
function failed({ execution }, { spent }) {
    if (execution.ending === "not-run")
        return {
            ...(0,facts_execution/* unrunExecution */.xp)("misfit", `the shell that writes the edits failed: ${execution.evidence}`),
            ...spent,
        };
    const { stdout } = (0,facts_execution/* unrunExecution */.xp)(execution.ending, "");
    const { length: chars } = execution.stderr.text;
    const order = chars === 0 ? [] : [{ stream: "stderr", chars }];
    return { ...execution, ...spent, file: null, stdout, order };
}


/***/ })

};
