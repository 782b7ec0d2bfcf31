import type { Cancel, Clock } from "./ports.ts";

/** No response arrived in time. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** Runs a request, and if it takes longer than `ms` aborts it and rejects with a `DeadlineError`. */
export async function withDeadline<Result>(
  clock: Clock,
  ms: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  let cancel: Cancel | undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = clock.schedule(() => {
      reject(new DeadlineError("No answer came in time"));
      abort.abort();
    }, ms);
  });
  try {
    return await Promise.race([request(abort.signal), late]);
  } finally {
    cancel?.();
  }
}
