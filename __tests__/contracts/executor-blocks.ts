/** The calls that the contract makes of a session, for tests of one executor. */
export * from "../../src/conformance/session-calls.js";
