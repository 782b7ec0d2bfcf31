import { runCommand } from "./src/command.mjs";
import { prove } from "./src/proof/prove.mjs";

await runCommand((lifetime) => prove(process.argv.slice(2), lifetime));
