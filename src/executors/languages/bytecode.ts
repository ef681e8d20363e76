/** Where Python keeps what it compiled, beside the source. */
export const bytecodeFolder = "__pycache__";
