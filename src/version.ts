/** agent-exec's version. A test compares it with package.json, which is not in the bundle. */
export const version = "0.1.0";
