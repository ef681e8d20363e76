import type { Place } from "./place.js";

/** The words of each answer, as flags or typed at a prompt; absent: the default. */
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

/** What an absent answer means. */
export const usual = {
  model: "gpt-5-mini",
  image: "python:3-slim",
  pullRequest: "yes",
} as const;

/** GitHub Enterprise Server has no service for the artifacts that several jobs share. */
export function usualJobs(place: Place): string {
  return isEnterpriseServer(place) ? "1" : "2";
}

export function isEnterpriseServer({ origin }: Pick<Place, "origin">): boolean {
  const host = origin?.host ?? "github.com";
  return host.includes(".") && host !== "github.com" && !host.endsWith(".ghe.com");
}
