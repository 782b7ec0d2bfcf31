import { whenParentIsGone } from "./parent-watch.mjs";

/** One Ctrl-C arrives up to three times: from the terminal, from npm, and when npm's shell ends. */
const SAME_GESTURE_MS = 1000;

export class Stopped extends Error {
  /** @param {"SIGINT" | "SIGTERM"} signal */
  constructor(signal) {
    super(`Stopped by ${signal}`);
    this.signal = signal;
  }
}

/**
 * `stop` aborts for a graceful end, `force` for an immediate one; `signal` is for children.
 * @typedef {{ stop: AbortSignal, signal: () => "SIGINT" | "SIGTERM", force: AbortSignal, end: () => void }} Lifetime
 */

/** Treats the loss of the parent as a stop, too: npm passes SIGTERM only to its shell. @returns {Lifetime} */
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
