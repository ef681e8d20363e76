export const id = 2772;
export const ids = [2772];
export const modules = {

/***/ 72772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  devcontainerPaths: () => (/* binding */ devcontainerPaths),
  readDevcontainer: () => (/* binding */ readDevcontainer)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./node_modules/strip-json-comments/index.js
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/format/listed.js
var listed = __webpack_require__(90566);
// EXTERNAL MODULE: ./lib/executors/docker/client/docker-config.js
var docker_config = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/executors/docker/settings/image-name.js
var image_name = __webpack_require__(99626);
;// CONCATENATED MODULE: ./lib/executors/docker/build/devcontainer.js






/** The possible paths. The first one that exists counts. */
const devcontainerPaths = [".devcontainer/devcontainer.json", ".devcontainer.json"];
/** Fields that matter only to people and editors. */
const silent = new Set(["$schema", "name", "customizations", "extensions", "settings"]);
/**
 * Reads the image, or how to build it, from a devcontainer.json. The function ignores commands, features, mounts and
 * all other fields, and fills in no variables, such as those of this machine.
 * @param path the file's path from the current folder
 * @throws AgentExecError `settings-invalid`.
 */
function readDevcontainer(path, text) {
    const config = parse(path, text);
    if (config["dockerComposeFile"] !== undefined)
        throw fault(path, "uses Compose, which agent-exec does not support", "Build the image with `docker compose build` in an earlier step, and set `image` to its name.");
    const build = buildOf(config);
    const unused = Object.keys(config).filter((name) => !silent.has(name) && !used.has(name));
    if (build === null) {
        const name = config["image"];
        if (typeof name !== "string")
            throw fault(path, "has no `image` and no `build.dockerfile`", nextStep);
        const parsed = (0,image_name/* parseImageName */["if"])(name);
        const shown = JSON.stringify(name.slice(0, 200));
        if ("fault" in parsed)
            throw fault(path, `has an \`image\` that ${parsed.fault}: ${shown}`, noVariables);
        return { image: { kind: "named", name }, warning: unusedWords(path, unused) };
    }
    const { args, odd } = argsOf(build["args"]);
    const { target } = build;
    if (target !== undefined && (typeof target !== "string" || !isStageName.test(target)))
        throw fault(path, "has a `build.target` that is not a stage's name", nextStep);
    const image = {
        kind: "built",
        from: path,
        dockerfile: placeOf(path, build["dockerfile"], "build.dockerfile"),
        context: placeOf(path, build["context"] ?? ".", "build.context"),
        args,
        target: target ?? null,
    };
    const ofBuild = Object.keys(build)
        .filter((name) => !["dockerfile", "context", "target", "args"].includes(name))
        .concat(odd.map((name) => `args.${name}`));
    const beside = config["image"] === undefined ? [] : ["image"];
    return {
        image,
        warning: unusedWords(path, [...beside, ...ofBuild.map((name) => `build.${name}`), ...unused]),
    };
}
const used = new Set(["image", "build", "dockerFile", "context"]);
const isStageName = /^\w[\w.-]{0,127}$/;
const nextStep = "Fix the file, set `image` to an image, or set `dockerfile` to a Dockerfile.";
const noVariables = "Write the value without variables, or set `image` to the name of an image.";
function parse(path, text) {
    let value;
    try {
        value = JSON.parse(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
    }
    catch (cause) {
        throw fault(path, "is not JSON, even without its comments", nextStep, cause);
    }
    if (!(0,docker_config/* isObject */.Gv)(value))
        throw fault(path, "is not a JSON object", nextStep);
    return value;
}
/** The build in today's form or in the form before 2020; null if it is missing. */
function buildOf(config) {
    const { build, dockerFile, context } = config;
    const old = dockerFile === undefined ? {} : { dockerfile: dockerFile, ...(context !== undefined && { context }) };
    const all = { ...old, ...((0,docker_config/* isObject */.Gv)(build) && build) };
    return all["dockerfile"] === undefined ? null : all;
}
/** Turns a path relative to the file's folder into one from the current folder, which is "". */
function placeOf(path, value, name) {
    if (typeof value !== "string" || value === "" || value.includes("${"))
        throw fault(path, `has a \`${name}\` that is not a plain path`, noVariables);
    const place = external_node_path_.posix.join(external_node_path_.posix.dirname(path), value).replace(/\/$/, "");
    if (value.startsWith("/") || place === ".." || place.startsWith("../"))
        throw fault(path, `has a \`${name}\` that leads out of the current folder`, "Start agent-exec in a folder that contains this file and all files and folders that this file names.");
    return place === "." ? "" : place;
}
/** The plain arguments. Arguments with variables of this machine, or that are not text, are listed as odd. */
function argsOf(given) {
    const entries = Object.entries((0,docker_config/* isObject */.Gv)(given) ? given : {});
    const isPlain = (value) => typeof value === "string" && !value.includes("${");
    return {
        args: Object.fromEntries(entries.filter(([, value]) => isPlain(value))),
        odd: entries.filter(([, value]) => !isPlain(value)).map(([name]) => name),
    };
}
function unusedWords(path, names) {
    if (names.length === 0)
        return null;
    return `agent-exec uses only the image of ${path}, and ignores ${(0,listed/* listed */.K)(names.map(listed/* named */.r))}.`;
}
function fault(path, what, nextStep, cause) {
    return (0,errors/* settingsInvalid */.DI)(`${path} ${what}.`, nextStep, cause);
}


/***/ })

};
