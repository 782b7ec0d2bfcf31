import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";

// Stands in for the product's server: reports what it receives, takes a moment to stop, and has a child process that
// would outlive it. Arguments: the file to write to, and "stubborn" to ignore every signal.
const [file = "", manner] = process.argv.slice(2);
const helper = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });

/** @param {string} event */
const tell = (event) => appendFileSync(file, `${event}\n`);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    tell(signal);
    if (manner !== "stubborn") {
      setTimeout(() => {
        tell("stopped");
        process.exit(7);
      }, 300);
    }
  });
}
tell(`pids ${process.pid} ${helper.pid} ${process.ppid}`);
setInterval(() => undefined, 1000);
