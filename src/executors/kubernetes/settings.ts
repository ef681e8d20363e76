import type { ContainedSettings } from "../contained/session/contained-settings.js";

/** The settings of the Kubernetes executor. The settings schema has the values and defaults. */
export interface KubernetesSettings extends Omit<ContainedSettings, "pids"> {
  readonly image: string;
  readonly pull: "missing" | "always" | "never";
  readonly network: "none" | "full";
  /** The cluster's name of a runtime class. Default: the cluster's own default. */
  readonly runtime?: string | undefined;
  readonly environment: readonly { readonly name: string; readonly value: string }[];
  /** Commands that prepare each fresh pod. */
  readonly setup: readonly string[];
  readonly runId: string;
  readonly version: string;
}

/**
 * The assumed limit of processes. Kubernetes has no such limit for a pod. Each node has one for all of its pods
 * (`podPidsLimit`).
 */
export const reckonedPids = 256;
