import { Option, type Command } from "commander";
import { withCode } from "../errors.js";
import { settingsOf } from "../settings/schema.js";
import { oldNames } from "../rows/renamed.js";
import { type Face, variableOf } from "../rows/setting.js";
import type { Output } from "./outlive.js";
import { printError } from "./print.js";

/** The parts that all commands need. */
export interface Parts {
  readonly output: Output;
  readonly addFlags: AddFlags;
}

/** Makes a command. Its error messages point to its own help. */
export function child(parent: Command, words: string, description: string): Command {
  const help = `agent-exec ${words.split(" ")[0]} --help`;
  return parent
    .command(words)
    .description(description)
    .configureOutput({ outputError: outputError(help) });
}

/** Prints the parser's errors in the same form as all other errors. */
export function outputError(help: string): (words: string) => void {
  return (words) => {
    const message = words.replace(/^error: /, "").trim();
    const next = message.includes("'--api-key'") ? keyNext : `see \`${help}\``;
    printError(`agent-exec: ${withCode({ code: "settings-invalid", message })}\n  next: ${next}\n`);
  };
}

const keyNext =
  "Set OPENAI_API_KEY, or set --api-key-env to another variable. There is no flag for the key, because other programs could read the flag.";

/** Adds a command's settings as flags. @param leftOut settings that the command does not use. Default: none. */
type AddFlags = (command: Command, face: Face, leftOut?: readonly string[]) => Command;

/** Adds all flags to the named commands only, which saves a tenth of the start time. Others get one, for the help. */
export function flagAdder(words: readonly string[]): AddFlags {
  const showsAll = words.includes(helpAll);
  return (command, face, leftOut = []) => {
    const settings = settingsOf(face).filter(([name]) => !leftOut.includes(name));
    addAll(command, words.includes(command.name()) ? settings : settings.slice(0, 1), showsAll);
    if (!showsAll)
      command.addHelpText(
        "after",
        `\nagent-exec ${command.name()} ${helpAll} shows all ${settings.length} options.`,
      );
    return command;
  };
}

/** Shows all options, unlike `--help`. */
const helpAll = "--help-all";

/** Replaces `--help-all` by `--help`, because the parser only knows the latter. */
export function withPlainHelp(words: readonly string[]): readonly string[] {
  return words.map((word) => (word === helpAll ? "--help" : word));
}

function addAll(command: Command, settings: ReturnType<typeof settingsOf>, showsAll: boolean): void {
  for (const [name, description, group] of settings) {
    const { help, placeholder = "VALUE", defaultText, isFlag, bareValue, isRepeatable } = description;
    const defaults = [description.hasVariable === true ? `$${variableOf(name)}` : undefined, defaultText];
    const inBrackets = defaults.filter((each) => each !== undefined).join(" or ");
    const words = [
      help,
      bareValue === undefined || bareValue === "true" ? "" : `\`--${name}\` alone means \`${bareValue}\`.`,
      isRepeatable === true ? "Repeatable." : "",
      inBrackets === "" ? "" : `[${inBrackets}]`,
    ];
    const value = bareValue === undefined ? ` <${placeholder}>` : ` [${placeholder}]`;
    const flag = `--${name}${isFlag === true ? "" : value}`;
    const option = new Option(flag, words.filter(Boolean).join(" "));
    if (bareValue !== undefined) option.preset(bareValue);
    if (!showsAll && description.use === undefined) option.hideHelp();
    option.helpGroup(`${group.charAt(0).toUpperCase()}${group.slice(1)}:`);
    if (isRepeatable === true) option.argParser(collected);
    command.addOption(option);
  }
  // Old names are parsed too, so that the error can show the new name.
  for (const name of oldNames) command.addOption(new Option(`--${name} [VALUE]`).hideHelp());
}

/** Lets the parser collect the values of a repeated option. */
export function collected(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Finds possible flags with their values, even if the command does not know them: `--api-key KEY`, `--api-key=KEY`. */
export function looseFlags(args: readonly string[]): { name: string; value: string | undefined }[] {
  return args.flatMap((arg, index) => {
    const [, name, value = args[index + 1]] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
    return name === undefined ? [] : [{ name, value }];
  });
}

/** The given flags, by the settings' names. */
export function givenFlags(command: Command): Record<string, unknown> {
  return Object.fromEntries(
    command.options
      .filter((option) => command.getOptionValueSource(option.attributeName()) === "cli")
      .map((option) => [option.name(), command.getOptionValue(option.attributeName())]),
  );
}
