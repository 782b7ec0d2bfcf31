import { whenParentIsGone } from "./parent-watch.mjs";

/** One Ctrl-C arrives up to three times: from the terminal, from npm, and with the end of npm's shell. */
const SAME_GESTURE_MS = 1000;

/** The reason of an aborted `lifetime.stop`. */
export class Stopped extends Error {
  /** @param {"SIGINT" | "SIGTERM"} signal what to pass on to what runs */
  constructor(signal) {
    super(`Stopped by ${signal}`);
    this.signal = signal;
  }
}

/**
 * @typedef {object} Lifetime
 * @property {AbortSignal} stop aborted with a `Stopped` when this command is to end gracefully
 * @property {() => "SIGINT" | "SIGTERM"} signal what to pass on to what runs, once stopped
 * @property {AbortSignal} force aborted when it is to end at once
 * @property {() => void} end takes the listeners off
 */

/**
 * Watches for all that ends a command: SIGINT, SIGTERM, a closed terminal, and a parent that is gone, since npm
 * passes SIGTERM to its shell only and leaves the rest behind. A second Ctrl-C forces the end.
 *
 * @returns {Lifetime}
 */
export function watchForStop() {
  const stop = new AbortController();
  const force = new AbortController();
  let stoppedAt = 0;
  /** @type {"SIGINT" | "SIGTERM"} */
  let signal = "SIGTERM";
  /** @param {"SIGINT" | "SIGTERM"} received */
  const stopWith = (received) => {
    if (!stop.signal.aborted) {
      stoppedAt = Date.now();
      signal = received;
      stop.abort(new Stopped(received));
    }
  };
  /** @param {NodeJS.Signals} received */
  const receive = (received) => {
    if (stop.signal.aborted && Date.now() - stoppedAt > SAME_GESTURE_MS) {
      force.abort();
    }
    stopWith(received === "SIGINT" ? "SIGINT" : "SIGTERM");
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const name of signals) {
    process.on(name, receive);
  }
  const unwatch = whenParentIsGone(() => stopWith("SIGTERM"), { grandparent: true });
  const end = () => {
    unwatch();
    for (const name of signals) {
      process.off(name, receive);
    }
  };
  return { stop: stop.signal, force: force.signal, signal: () => signal, end };
}
