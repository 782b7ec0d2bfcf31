import { ProviderError } from "./provider.ts";

/** The limits of CONTRACT, section 3, "Limits". */
const failuresInARow = 5;
const openMs = 30_000;
/** Seconds to wait while the trial call runs; it takes at most 20. */
const trialRetryAfter = 5;

/** A call that the breaker let through. Only the first method call counts; later ones do nothing. */
export type BreakerPass = { succeeded(): void; failed(): void; abandoned(): void };

/** Stops calls to a model server that keeps failing. */
export type Breaker = {
  /** @throws {ProviderError} `unavailable` while calls are blocked; takes no pass. */
  check(): void;
  /** @throws {ProviderError} Like `check`. */
  enter(): BreakerPass;
};

/** Opens for 30 s after five failures in a row, then lets one trial decide. `now`: ms of a monotonic clock. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil: number | undefined;
  let trial: BreakerPass | undefined;

  const check = () => {
    if (openUntil === undefined) return;
    const left = openUntil - now();
    if (left > 0) throw new ProviderError("unavailable", { retryAfter: Math.ceil(left / 1000) });
    if (trial) throw new ProviderError("unavailable", { retryAfter: trialRetryAfter });
  };
  const open = () => {
    openUntil = now() + openMs;
  };
  // Calls that began before the breaker opened no longer count: the trial decides.
  const counts = (pass: BreakerPass) => openUntil === undefined || pass === trial;
  const leave = (pass: BreakerPass) => {
    if (pass === trial) trial = undefined;
  };

  return {
    check,
    enter() {
      check();
      const pass: BreakerPass = {
        succeeded() {
          if (counts(pass)) {
            failures = 0;
            openUntil = undefined;
          }
          leave(pass);
        },
        failed() {
          if (counts(pass)) {
            failures += 1;
            if (failures >= failuresInARow) open();
          }
          leave(pass);
        },
        abandoned: () => leave(pass),
      };
      if (openUntil !== undefined) trial = pass;
      return pass;
    },
  };
}
