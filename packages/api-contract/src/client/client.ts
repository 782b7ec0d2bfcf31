// A typed client of the API, imported on its own: `@thirtyfold/api-contract/client`. It runs in browsers and in Node.
import * as z from "zod/mini";
import { type Problem, problemSchema } from "../problem.ts";
import type { Call, CallKey, Calls } from "./call.ts";

export type { Call, CallKey, Calls } from "./call.ts";
export { calls } from "./calls.ts";
export { deskCalls } from "./desk-calls.ts";

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** An object whose properties are all optional is optional itself. */
type Given<Name extends string, Value> = object extends Value
  ? { readonly [key in Name]?: Value }
  : { readonly [key in Name]: Value };

type Params<Key> = [Names<Key & string>] extends [never]
  ? unknown
  : { readonly params: { readonly [name in Names<Key & string>]: string } };

type Query<C> = C extends { query: infer Schema extends z.core.$ZodType } ? Given<"query", z.input<Schema>> : unknown;
type Body<C> = C extends { body: infer Schema extends z.core.$ZodType }
  ? { readonly body: z.input<Schema> }
  : C extends { form: infer Schema extends z.core.$ZodType }
    ? { readonly form: z.input<Schema> }
    : unknown;

type Common = {
  /** Cancels the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** `Idempotency-Key` and other headers of this call only. */
  readonly headers?: Readonly<Record<string, string>>;
};
/** The input of a call: its path's parameters, query and body, each if it has one, and the options of every call. */
export type CallOptions<C, Key> = Common & Params<Key> & Query<C> & Body<C>;
/** The output of a call: its answer, or undefined where the server has none. */
export type CallAnswer<C> = C extends { answer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : undefined;
/** One event of a streamed call; `never` for the others. */
export type CallEvent<C> = C extends { event: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never;

type Options<C, Key> =
  object extends CallOptions<C, Key> ? [options?: CallOptions<C, Key>] : [options: CallOptions<C, Key>];

type Streamed<Table> = {
  [Key in keyof Table]: Table[Key] extends { event: z.core.$ZodType } ? Key : never;
}[keyof Table];

export type ClientOptions = Readonly<{
  /** The API's origin, such as `https://www.example.com`; in a browser it defaults to the page's own. */
  origin?: string;
  /** Sent with every call, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** How long a call may take, including its response, in milliseconds; defaults to 30,000. */
  timeoutMs?: number;
  /** Defaults to the global one, looked up at each call. */
  fetch?: typeof fetch;
}>;

/** An unsuccessful response. If the server is unreachable, a call rejects with the error of `fetch`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** RFC 9457 details; undefined if something in front of the API answered. */
  readonly problem: Problem | undefined;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(response: Response, problem: Problem | undefined) {
    super(problem?.detail ?? `The server answered ${response.status}.`);
    this.status = response.status;
    this.problem = problem;
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  }
}

/**
 * A client of the calls in a table. Each method takes a call by its HTTP method and path, as `/openapi.json` names
 * them.
 */
export type Client<Table> = Readonly<{
  /** The answer, checked by its schema. @throws {ApiError} when refused, a `ZodError` when it does not match */
  call: <Key extends keyof Table>(key: Key, ...given: Options<Table[Key], Key>) => Promise<CallAnswer<Table[Key]>>;
  /** Streams an answer; leaving the loop ends the call. @throws {ApiError} when refused */
  stream: <Key extends Streamed<Table>>(
    key: Key,
    ...given: Options<Table[Key], Key>
  ) => AsyncGenerator<CallEvent<Table[Key]>, void>;
  /** The unread response: for files, CSV, and a list's `Link` header. @throws {ApiError} when refused */
  fetch: <Key extends keyof Table>(key: Key, ...given: Options<Table[Key], Key>) => Promise<Response>;
}>;

type FormFields = Readonly<Record<string, unknown>>;
type AnyOptions = Common & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormFields;
};

const defaultTimeoutMs = 30_000;

/**
 * Creates a client of `calls`, `deskCalls`, the `roomCalls` of `@thirtyfold/realtime-protocol`, or several in one
 * object.
 */
export function createClient<const Table extends Calls>(table: Table, options: ClientOptions = {}): Client<Table> {
  const { headers: always, timeoutMs = defaultTimeoutMs } = options;
  // Settings often contain it with an address's trailing slash.
  const origin = options.origin?.replace(/\/$/, "") ?? "";

  async function send(key: CallKey, given: AnyOptions, accept: string): Promise<Response> {
    const [method = "", path = ""] = key.split(" ");
    const timeout = AbortSignal.timeout(timeoutMs);
    const headers = new Headers({ accept, ...always });
    // In one object, names that differ only in case would become two values of one header.
    for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value);
    if (given.body !== undefined) headers.set("content-type", "application/json");
    const response = await (options.fetch ?? fetch)(origin + fill(path, given.params) + search(given.query), {
      method,
      headers,
      body: given.form ? formData(given.form) : given.body === undefined ? null : JSON.stringify(given.body),
      signal: given.signal ? AbortSignal.any([given.signal, timeout]) : timeout,
    });
    if (response.ok) return response;
    throw new ApiError(response, problemSchema.safeParse(await response.json().catch(() => undefined)).data);
  }

  async function* events(key: CallKey, { event }: Call, given: AnyOptions): AsyncGenerator<unknown, void> {
    if (!event) throw new TypeError(`${key} has no events`);
    // Most callers never ask for events.
    const { EventSourceParserStream } = await import("eventsource-parser/stream");
    const { body } = await send(key, given, "text/event-stream");
    if (!body) return;
    const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        yield z.parse(event, JSON.parse(next.value.data));
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  async function call(key: CallKey, { answer }: Call, given: AnyOptions): Promise<unknown> {
    const response = await send(key, given, "application/json");
    if (answer) return z.parse(answer, await response.json());
    await response.body?.cancel();
    return undefined;
  }

  const callOf = (key: keyof Table): Call => {
    const found = table[key];
    if (!found) throw new TypeError(`There is no call ${String(key)}`);
    return found;
  };
  const client = {
    call: async (key: CallKey, given: AnyOptions = {}) => call(key, callOf(key), given),
    stream: (key: CallKey, given: AnyOptions = {}) => events(key, callOf(key), given),
    fetch: async (key: CallKey, given: AnyOptions = {}) => send(key, given, "*/*"),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table that types the calls is the one that makes them.
  return client as unknown as Client<Table>;
}

function fill(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // An empty part would make a different address.
    if (value === undefined || value === "") throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

function search(query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

function formData(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}
