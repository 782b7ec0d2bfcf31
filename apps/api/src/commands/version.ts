import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Command, print } from "./command.ts";

const manifestSchema = z.object({ version: z.string() });

export function ownVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return manifestSchema.parse(JSON.parse(text)).version;
}

export const versionCommand: Command = {
  usage: "version",
  about: "Also says which Node.js it runs on.",
  run: async () =>
    print(`thirtyfold ${ownVersion()} (Node.js ${process.versions.node}, ${process.platform}-${process.arch})`),
};
