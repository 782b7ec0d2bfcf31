import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Waits until something on this machine accepts connections.
 *
 * @param {number} port
 * @param {AbortSignal} given up when aborted
 * @throws the signal's reason
 */
export async function waitForPort(port, given) {
  while (!(await accepts(port))) {
    given.throwIfAborted();
    await delay(25, undefined, { signal: given });
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
