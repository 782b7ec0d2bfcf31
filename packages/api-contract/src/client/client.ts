// A typed client of the API, imported by itself: `@thirtyfold/api-contract/client`. It runs in browsers and in Node.
import * as z from "zod/mini";
import { type Problem, problemSchema } from "../problem.ts";
import type { Call, CallKey, Calls } from "./call.ts";

export type { Call, CallKey, Calls } from "./call.ts";
export { calls } from "./calls.ts";
export { deskCalls } from "./desk-calls.ts";

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** An object of which all may be left out may be left out itself. */
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
  /** `Idempotency-Key` and others of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
};
/** What a call takes: its path's parameters, query and body, each where it has one, and what every call may have. */
export type CallOptions<C, Key> = Common & Params<Key> & Query<C> & Body<C>;
/** What a call gives: its answer, or nothing where the server has none. */
export type CallAnswer<C> = C extends { answer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : undefined;
/** One event of a call that streams; `never` for the others. */
export type CallEvent<C> = C extends { event: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never;

type Options<C, Key> =
  object extends CallOptions<C, Key> ? [options?: CallOptions<C, Key>] : [options: CallOptions<C, Key>];

type Streamed<Table> = {
  [Key in keyof Table]: Table[Key] extends { event: z.core.$ZodType } ? Key : never;
}[keyof Table];

export type ClientOptions = Readonly<{
  /** The API's origin, such as `https://www.example.com`; in a browser the page's own by default. */
  origin?: string;
  /** Sent with every call, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
  /** How long a call may take, its answer included, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** By default the global one, looked up at each call. */
  fetch?: typeof fetch;
}>;

/** An answer that is no success. A server that could not be reached rejects with what `fetch` rejects with. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** RFC 9457; undefined where something before the API answered. */
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

/** A client of the calls in a table. Each method takes a call by its method and path, as `/openapi.json` names them. */
export type Client<Table> = Readonly<{
  /** The answer, checked by its schema. @throws {ApiError} when refused, a `ZodError` when it does not fit */
  call: <Key extends keyof Table>(key: Key, ...given: Options<Table[Key], Key>) => Promise<CallAnswer<Table[Key]>>;
  /** An answer in pieces; ending the loop ends the call. @throws {ApiError} when refused */
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

/** Makes a client of `calls`, `deskCalls`, the `roomCalls` of `@thirtyfold/realtime-protocol`, or several in one object. */
export function createClient<const Table extends Calls>(table: Table, options: ClientOptions = {}): Client<Table> {
  const { headers: always, timeoutMs = defaultTimeoutMs } = options;
  // As it often stands in settings, with an address' slash.
  const origin = options.origin?.replace(/\/$/, "") ?? "";

  async function send(key: CallKey, given: AnyOptions, accept: string): Promise<Response> {
    const [method = "", path = ""] = key.split(" ");
    const timeout = AbortSignal.timeout(timeoutMs);
    const headers = new Headers({ accept, ...always });
    // Joined in one object, names that differ only in their case would be two values of one header.
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
    // Most of who calls never asks for events.
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
    // An empty part would be another address.
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
