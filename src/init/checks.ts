import { type Given, isEnterpriseServer, type Start, starts, usual, usualJobs } from "./answers.js";
import type { Place } from "./place.js";

/** The ways to start, as the user typed them. */
export function waysOf({ start = "comment" }: Given): readonly string[] {
  return [...new Set(start.split(",").map((word) => word.trim()))];
}

/** What is wrong with one answer. The answer's name must precede these words. Null: nothing. */
export function problemOf(name: keyof Given, given: Given, place: Place): string | null {
  return checks[name]?.(given, place) ?? null;
}

/** All wrong answers, each with its flag. */
export function problemsOf(given: Given, place: Place): readonly string[] {
  return (Object.keys(checks) as (keyof Given)[]).flatMap((name) => {
    const problem = problemOf(name, given, place);
    return problem === null
      ? []
      : [`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${problem}`];
  });
}

const checks: Readonly<Partial<Record<keyof Given, (given: Given, place: Place) => string | null>>> = {
  action({ action }) {
    if (action === undefined) return "an answer is needed, because agent-exec has no release yet";
    const isRight = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(action);
    return isRight ? null : `${action} is not OWNER/REPO@SHA with a full commit SHA (40 digits)`;
  },
  start(given, { ci }) {
    const ways = waysOf(given);
    const unknown = ways.find((word) => !Object.hasOwn(starts, word));
    if (unknown !== undefined) return `"${unknown}" is none of ${Object.keys(starts).join(", ")}`;
    const lacksCi = ways.includes("failed-ci" satisfies Start) && ci.length === 0;
    return lacksCi ? "failed-ci does not work, because no workflow here runs on pull requests" : null;
  },
  baseUrl({ baseUrl, keyless }) {
    if (baseUrl === undefined) return null;
    if (keyless === true) return "only OpenAI works without a key";
    const isAddress = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol);
    return isAddress ? null : `${baseUrl} is not an address that begins with https:// or http://`;
  },
  model({ model, baseUrl }) {
    if (model !== undefined || baseUrl === undefined) return null;
    return `the server has no model ${usual.model}, so give the name of one of its models`;
  },
  keySecret({ keySecret }) {
    if (keySecret === undefined || /^[A-Za-z_]\w*$/.test(keySecret)) return null;
    return `${keySecret} is not a valid secret name: use only letters, digits and _, and no digit at the start`;
  },
  pullRequest({ pullRequest = usual.pullRequest }) {
    return /^(?:yes|no)$/.test(pullRequest) ? null : `must be yes or no, not ${pullRequest}`;
  },
  jobs({ jobs }, place) {
    const number = jobs ?? usualJobs(place);
    if (!/^[123]$/.test(number)) return `must be 1, 2 or 3, not ${number}`;
    return number === "1" || !isEnterpriseServer(place)
      ? null
      : `only 1 works on ${place.origin?.host}, because jobs there share no artifacts`;
  },
};

/** A warning if only the user's own machine or network can reach the address. Otherwise nothing. */
export function localWords({ baseUrl }: { readonly baseUrl?: string | null }): readonly string[] {
  if (baseUrl === undefined || baseUrl === null || !isLocal(new URL(baseUrl).hostname)) return [];
  return [
    `GitHub's own runners cannot reach ${baseUrl}. In the workflow file, set \`runs-on\` to a self-hosted runner that can reach ${baseUrl}.`,
  ];
}

function isLocal(host: string): boolean {
  return (
    host === "[::1]" ||
    /^(?:localhost|.*\.(?:localhost|local|internal|lan))$/.test(host) ||
    /^(?:0\.0\.0\.0|(?:127|10)\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+)$/.test(host)
  );
}
