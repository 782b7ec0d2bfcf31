import { clientTimes, closeCodes } from "../limits.ts";

/** How a connection ended. `openMs` is how long the server had greeted it; null when it never did. */
export type ConnectionEnd = Readonly<{ code: number; openMs: number | null }>;

/** The server closes with these for what the client did or for load: coming back at once would only repeat it. */
const clientFaults: readonly number[] = [
  closeCodes.unsupportedData,
  closeCodes.policyViolation,
  closeCodes.messageTooBig,
  closeCodes.tryAgainLater,
];

/** Closes that come to many clients in one moment: back in one moment too, they would be a herd. */
const shared: readonly number[] = [closeCodes.goingAway, closeCodes.serviceRestart, closeCodes.tryAgainLater];

/** A connection that lasted this long did well, however it ended. Milliseconds. */
const steadyMs = 60_000;

/** Any close but 1000 is come back from (SPEC, section 9). */
export function mayReconnect(code: number): boolean {
  return code !== closeCodes.normal;
}

/** How many attempts have failed in a row after this end. */
export function failedAttempts(before: number, { code, openMs }: ConnectionEnd): number {
  if (openMs === null) return before + 1;
  return clientFaults.includes(code) && openMs < steadyMs ? before + 1 : 0;
}

/**
 * Milliseconds until the next attempt: 3 s, and from the fourth failed one on twice as long each time, up to 30 s.
 * Delays that doubled are shortened by up to a quarter, so that the clients of a server that comes back spread out.
 */
export function retryDelay(failures: number, random: number): number {
  const doublings = Math.max(0, failures - clientTimes.doublingFromAttempt + 1);
  if (doublings === 0) return clientTimes.reconnectMs;
  // Beyond 10 doublings the longest delay is reached long ago; the power stays a small number.
  const delay = Math.min(clientTimes.reconnectMs * 2 ** Math.min(doublings, 10), clientTimes.longestReconnectMs);
  return Math.round(delay * (1 - random / 4));
}

/** No server is waited for longer; a timer that is asked for more than 24 days ends at once. */
export const longestWaitMs = 300_000;

/**
 * Milliseconds until what a server refused is tried again: {@link retryDelay}, or what the server asks for where that is
 * longer, and then up to a quarter more, so that many who were told the same spread out.
 */
export function refusedDelay(askedMs: number, failures: number, random: number): number {
  return Math.max(Math.min(askedMs, longestWaitMs) * (1 + random / 4), retryDelay(failures, random));
}

/**
 * Milliseconds until a client connects again after this close: {@link retryDelay}, and where that is the earliest, after
 * 1001, 1012 and 1013 anything from 3 to 8 s (CONTRACT, section 6). `random` is from 0 to 1.
 */
export function reconnectDelay(code: number, failures: number, random: number): number {
  const delay = retryDelay(failures, random);
  if (delay > clientTimes.reconnectMs || !shared.includes(code)) return delay;
  return Math.round(delay + random * (clientTimes.spreadReconnectMs - delay));
}
