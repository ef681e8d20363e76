import { Option, type Command } from "commander";
import { settingsOf } from "../settings/schema.js";
import { oldNames } from "../rows/renamed.js";
import { type Face, variableOf } from "../rows/setting.js";

/** Adds a face's settings to a command as flags; their values stay words until the settings are resolved. */
export type AddFlags = (command: Command, face: Face) => Command;

/**
 * To the commands that these words name. Of another command nothing is shown but that it has options, for which one stands:
 * all flags of all commands would take a tenth of the time that the command needs to start.
 */
export function flagAdder(words: readonly string[]): AddFlags {
  const showsAll = words.includes(helpAll);
  return (command, face) => {
    const settings = settingsOf(face);
    addAll(command, words.includes(command.name()) ? settings : settings.slice(0, 1), showsAll);
    if (!showsAll)
      command.addHelpText(
        "after",
        `\nMore options: agent-exec ${command.name()} ${helpAll} shows all ${settings.length}.`,
      );
    return command;
  };
}

/** Like `--help`, with the options that few people need. */
const helpAll = "--help-all";

/** The same words for the parser, which knows one help. */
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
      isRepeatable === true ? "Repeatable." : "",
      inBrackets === "" ? "" : `[${inBrackets}]`,
    ];
    const value = bareValue === undefined ? ` <${placeholder}>` : ` [${placeholder}]`;
    const flag = `--${name}${isFlag === true ? "" : value}`;
    const option = new Option(flag, words.filter(Boolean).join(" "));
    if (bareValue !== undefined) option.preset(bareValue);
    if (!showsAll && description.use === undefined) option.hideHelp();
    option.helpGroup(`${group.charAt(0).toUpperCase()}${group.slice(1)}:`);
    if (isRepeatable === true)
      option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
    command.addOption(option);
  }
  // Parsed like the others, so that the error about them names the new ones.
  for (const name of oldNames) command.addOption(new Option(`--${name} [VALUE]`).hideHelp());
}

/** What may be a flag and its value, also where a command refuses it: `--api-key KEY`, `--api-key=KEY`. */
export function looseFlags(args: readonly string[]): { name: string; value: string | undefined }[] {
  return args.flatMap((arg, index) => {
    const [, name, value = args[index + 1]] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
    return name === undefined ? [] : [{ name, value }];
  });
}

/** The flags that were given, by the settings' names. */
export function givenFlags(command: Command): Record<string, unknown> {
  return Object.fromEntries(
    command.options
      .filter((option) => command.getOptionValueSource(option.attributeName()) === "cli")
      .map((option) => [option.name(), command.getOptionValue(option.attributeName())]),
  );
}
