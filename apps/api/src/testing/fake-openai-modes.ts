/**
 * The behavior of the fake model server. `ok`; `slow`: a pause before every word; `stall`: half of the answer, the rest
 * after `resume`; `silent`: headers, then nothing; `hang`: not even headers; `cut`: half of the answer, then the
 * connection breaks; `early-end`: half of the answer, then a proper end of the stream; `empty`: a complete answer
 * without words; `garbage`: an HTML page with status 200; `broken-json` and `broken-sse`: the right content type around
 * nonsense; `sse-error`: half of the answer, then an error inside the stream; `huge`: 10 MB in one line without an end;
 * `quota`: 429 with `insufficient_quota`; the numbers are HTTP statuses.
 */
export const fakeModes = [
  "ok",
  "slow",
  "stall",
  "silent",
  "hang",
  "cut",
  "early-end",
  "empty",
  "garbage",
  "broken-json",
  "broken-sse",
  "sse-error",
  "huge",
  "400",
  "401",
  "403",
  "429",
  "quota",
  "500",
] as const;
export type FakeMode = (typeof fakeModes)[number];

/**
 * How the server handles the next calls: `answer`, if unset, is a sentence that repeats the question; `usage` false
 * never reports tokens, a number reports that many; `delayMs` is the pause of `slow`. `toolCalls` are the calls that
 * the model wants before it answers, round by round: a round is over when their results have been sent. `noTools`
 * rejects calls that offer tools, `longest` those with more characters of messages and tools together. `thinks`: like
 * OpenAI's reasoning models it rejects `max_tokens`, and spends this many tokens before its first word. `nulls`: like
 * SGLang it sends null for missing fields of a tool call's pieces.
 */
export type FakeBehaviour = {
  mode: FakeMode;
  answer?: string;
  usage: boolean | number;
  delayMs: number;
  toolCalls?: readonly (readonly FakeToolCall[])[];
  noTools?: boolean;
  longest?: number;
  thinks?: number;
  nulls?: boolean;
};

/** A tool call of the fake model; `arguments` as it writes them, valid or not. */
export type FakeToolCall = { name: string; arguments: string };

/** The provider's own words: no test may ever find them in text sent to a visitor or a log. */
export const providerSecret = "org-fake-provider-detail";

/** The modes that return an error response, with OpenAI's error codes. */
export const fakeErrors: Partial<Record<FakeMode, { status: number; code: string; retryAfter?: string }>> = {
  "400": { status: 400, code: "context_length_exceeded" },
  "401": { status: 401, code: "invalid_api_key" },
  "403": { status: 403, code: "unsupported_country_region_territory" },
  "429": { status: 429, code: "rate_limit_exceeded", retryAfter: "7" },
  quota: { status: 429, code: "insufficient_quota" },
  "500": { status: 500, code: "server_error" },
};

/** An error in OpenAI's format. */
export function errorBody(code: string): string {
  return JSON.stringify({ error: { message: `${providerSecret}: ${code}`, type: code, param: null, code } });
}
