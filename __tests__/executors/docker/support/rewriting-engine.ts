import { type EngineRelay, openEngineRelay } from "../client/engine-relay.js";

/** The real engine, in whose containers a copy of the image's shell finds no room: it has a single page. */
export function openUnsealedEngine(): Promise<EngineRelay> {
  return openRewritingEngine("size=8388608", "size=0000001");
}

/** The real engine, to which every request comes with one text in place of another of the same length. */
export function openRewritingEngine(text: string, other: string): Promise<EngineRelay> {
  return openEngineRelay({ toEngine: (said) => said.replaceAll(text, () => other) });
}

/** The real engine, which gets each order to start a process in a container 200 ms late: five times what it takes itself. */
export function openSlowStartingEngine(): Promise<EngineRelay> {
  return openEngineRelay({ heldMs: (said) => (/^POST \S*\/exec\/\S+\/start/.test(said) ? 200 : 0) });
}
