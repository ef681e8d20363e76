/** The folder in which Python keeps compiled files, beside the source. */
export const bytecodeFolder = "__pycache__";
