import { ProviderError } from "./provider.ts";

/** Numbers of CONTRACT, section 3, "Limits". */
const failuresInARow = 5;
const openMs = 30_000;
/** While the trial call runs nobody knows more; it is over in 20 s at the latest. */
const trialRetryAfter = 5;

/** One call that the breaker let through; when it is over the first method called counts, the others do no harm. */
export type BreakerPass = { succeeded(): void; failed(): void; abandoned(): void };

/** Spares a model's server that keeps failing, and the visitors the wait for it. */
export type Breaker = {
  /** @throws {ProviderError} `unavailable` while calls are not let through; takes no pass. */
  check(): void;
  /** @throws {ProviderError} as `check`. */
  enter(): BreakerPass;
};

/**
 * Five failures in a row stop all calls for 30 s; then one is let through as a trial, and what becomes of it decides.
 * An abandoned call (the visitor left) says nothing. `now` gives milliseconds of any steady clock.
 */
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
  // What began before the breaker opened no longer counts once it is open: the trial decides.
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
