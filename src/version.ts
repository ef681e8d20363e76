/** agent-exec's own version; a test holds it against package.json, which the bundle does not carry. */
export const version = "0.1.0";
