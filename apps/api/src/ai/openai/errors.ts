import { z } from "zod";
import { ProviderError } from "../provider.ts";

// Only this question was refused; another may pass.
const questionStatuses = new Set([400, 413, 422]);
const refusedStatuses = new Set([401, 402, 403]);
/** Seconds, for a 429 without a usable `Retry-After`. */
const busyRetryAfter = 5;
const longestRetryAfter = 3600;

/** Fields of the SDK's `APIError`, without its class: the SDK is loaded only when needed. */
const failureSchema = z.object({
  status: z.number().optional().catch(undefined),
  code: z.unknown(),
  type: z.unknown(),
  headers: z.instanceof(Headers).optional().catch(undefined),
});

/** Node.js's description of a connection failure; two causes deep, below the SDK's error and that of `fetch`. */
const networkSchema = z.object({ cause: z.object({ cause: z.object({ code: z.string() }) }) });

/**
 * Keeps only the status, or why there was no connection: a server's words may contain anything. Unknown errors become
 * `garbage`.
 */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { status, code, type, headers } = failureSchema.catch({ code: undefined, type: undefined }).parse(error);
  const upstream = status === undefined ? {} : { upstreamStatus: status };
  // Some servers send this inside the stream, without a status.
  if (code === "insufficient_quota" || type === "insufficient_quota") return new ProviderError("refused", upstream);
  if (status === undefined) {
    const network = networkSchema.safeParse(error).data?.cause.cause.code;
    return new ProviderError("garbage", network === undefined ? {} : { network });
  }
  if (refusedStatuses.has(status)) return new ProviderError("refused", upstream);
  if (status === 429) return new ProviderError("busy", { ...upstream, retryAfter: retryAfter(headers) });
  return new ProviderError("garbage", { ...upstream, outage: !questionStatuses.has(status) });
}

function retryAfter(headers: Headers | undefined): number {
  const seconds = Number(headers?.get("retry-after") ?? Number.NaN);
  return seconds > 0 && seconds <= longestRetryAfter ? Math.ceil(seconds) : busyRetryAfter;
}
