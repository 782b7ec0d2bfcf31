import { ownVersion } from "../own-version.ts";
import { type Command, print } from "./command.ts";

export const versionCommand: Command = {
  usage: "version",
  about: "Also says which Node.js it runs on.",
  run: async () =>
    print(`thirtyfold ${ownVersion()} (Node.js ${process.versions.node}, ${process.platform}-${process.arch})`),
};
