import type { ParseArgsOptionsConfig } from "node:util";

/** What was typed behind the command: a word for each that its usage has, and its options. */
export type CommandInput = {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
};

/** One of `thirtyfold`'s. In `usage` small letters are typed as they are, capitals stand for something, brackets for what may be left out. */
export type Command = {
  usage: string;
  about: string;
  options?: ParseArgsOptionsConfig;
  /** Resolves when it is done. @throws {CommandError} and what the settings and the database throw */
  run: (input: CommandInput) => Promise<void>;
};

/** The command can't be done; `message` is one line for people. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Prints a line for people. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
