import { clientTimes, closeCodes } from "../limits.ts";

/** How a connection ended. `openMs` is the time since the server greeted it; null if it never did. */
export type ConnectionEnd = Readonly<{ code: number; openMs: number | null }>;

/** Codes for closes due to the client's behavior or to load: reconnecting at once would only repeat them. */
const clientFaults: readonly number[] = [
  closeCodes.unsupportedData,
  closeCodes.policyViolation,
  closeCodes.messageTooBig,
  closeCodes.tryAgainLater,
];

/** Closes that reach many clients at once: reconnecting all at once, they would be a thundering herd. */
const shared: readonly number[] = [closeCodes.goingAway, closeCodes.serviceRestart, closeCodes.tryAgainLater];

/** A connection that lasted this long counts as healthy, however it ended. Milliseconds. */
const steadyMs = 60_000;

/** Whether to reconnect after a close: any but 1000 (SPEC, section 9). */
export function mayReconnect(code: number): boolean {
  return code !== closeCodes.normal;
}

/** The number of consecutive failed attempts after this end. */
export function failedAttempts(before: number, { code, openMs }: ConnectionEnd): number {
  if (openMs === null) return before + 1;
  return clientFaults.includes(code) && openMs < steadyMs ? before + 1 : 0;
}

/**
 * Milliseconds until the next attempt: 3 s, and from the fourth failed one on twice as long each time, up to 30 s.
 * Doubled delays are shortened by up to a quarter, so that the clients of a recovering server spread out.
 */
export function retryDelay(failures: number, random: number): number {
  const doublings = Math.max(0, failures - clientTimes.doublingFromAttempt + 1);
  if (doublings === 0) return clientTimes.reconnectMs;
  // Long before 10 doublings the longest delay is reached; this keeps the power a small number.
  const delay = Math.min(clientTimes.reconnectMs * 2 ** Math.min(doublings, 10), clientTimes.longestReconnectMs);
  return Math.round(delay * (1 - random / 4));
}

/** The longest wait for any server; a timer for more than 24 days would fire at once. */
export const longestWaitMs = 300_000;

/**
 * Milliseconds until a refused call is retried: {@link retryDelay}, or the server's wait if that is longer, plus up to
 * a quarter of it, so that clients with the same wait spread out.
 */
export function refusedDelay(askedMs: number, failures: number, random: number): number {
  return Math.max(Math.min(askedMs, longestWaitMs) * (1 + random / 4), retryDelay(failures, random));
}

/**
 * Milliseconds until a client reconnects after this close: {@link retryDelay}, and where that is the minimum, after
 * 1001, 1012 and 1013 anything from 3 to 8 s (CONTRACT, section 6). `random` is from 0 to 1.
 */
export function reconnectDelay(code: number, failures: number, random: number): number {
  const delay = retryDelay(failures, random);
  if (delay > clientTimes.reconnectMs || !shared.includes(code)) return delay;
  return Math.round(delay + random * (clientTimes.spreadReconnectMs - delay));
}
