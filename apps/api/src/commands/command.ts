import type { ParseArgsOptionsConfig } from "node:util";

/** The words and options typed after the command. */
export type CommandInput = {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
};

/** `usage`: lower case is literal, upper case a placeholder, brackets mark optional parts. */
export type Command = {
  usage: string;
  about: string;
  options?: ParseArgsOptionsConfig;
  /** @throws {CommandError} and whatever the settings and the database throw */
  run: (input: CommandInput) => Promise<void>;
};

/** `message` is one line for people. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
