import { fileURLToPath } from "node:url";
import { runCommand } from "../command.mjs";
import { runChild } from "../run-child.mjs";
import { serverPreload } from "../start-product.mjs";

// `npm start` without the product: the same command, lifetime and guard around the fixture's server.
const server = fileURLToPath(new URL("./fixture-server.mjs", import.meta.url));

await runCommand((lifetime) =>
  runChild(process.execPath, [...serverPreload, server, ...process.argv.slice(2)], {
    lifetime,
    env: process.env,
    graceMs: 1500,
  }),
);
