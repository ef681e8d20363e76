import type { Place } from "./place.js";

/** The answers in words, from flags or typed at a prompt. Absent: the default. */
export interface Given {
  readonly action?: string;
  readonly start?: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly keySecret?: string;
  readonly keyless?: boolean;
  readonly verify?: string;
  readonly image?: string;
  readonly setup?: string;
  readonly pullRequest?: string;
  readonly jobs?: string;
}

/** The defaults of the answers. */
export const usual = {
  model: "gpt-5-mini",
  image: "python:3-slim",
  pullRequest: "yes",
} as const;

/** The default number of jobs. Several jobs share artifacts, but GitHub Enterprise Server has no service for that. */
export function usualJobs(place: Place): string {
  return isEnterpriseServer(place) ? "1" : "2";
}

export function isEnterpriseServer({ origin }: Pick<Place, "origin">): boolean {
  const host = origin?.host ?? "github.com";
  return host.includes(".") && host !== "github.com" && !host.endsWith(".ghe.com");
}
