import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Issue, type Problem, problemSchema, problemTypes } from "@thirtyfold/api-contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { StorageError, type StorageFailure, UnstorableTextError } from "../storage/storage-error.ts";
import { issueWords } from "./issue-words.ts";

/** A problem among the responses of a route's schema. */
export const problem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/** `title` defaults to the status' own phrase. */
export type ProblemOptions = {
  /** What happened and what to do, for people. */
  detail: string;
  /** A URN from `problemTypes`; `about:blank` by default. */
  type?: string;
  title?: string;
  issues?: readonly Issue[];
  headers?: Readonly<Record<string, string>>;
};

/** Sent as RFC 9457 problem details. Has no stack, which would cost the most during a flood. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly options: ProblemOptions;

  constructor(statusCode: number, options: ProblemOptions) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(options.detail);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "ProblemError";
    this.statusCode = statusCode;
    this.options = options;
  }
}

/** 409: something else already exists there, or somebody was quicker. */
export const conflict = (detail: string, issues?: readonly Issue[]) =>
  new ProblemError(409, { detail, type: problemTypes.conflict, ...(issues && { issues }) });

/** 400 because of the field at `path`. `message`: what to do, without a full stop. */
export const invalid = (path: string, message: string, detail = `${path}: ${message}.`) =>
  new ProblemError(400, { detail, type: problemTypes.validation, issues: [{ path, message }] });

const unstorable = invalid("", "Remove the unreadable characters", "Remove the unreadable characters.");

// Unexpected errors keep their status and reveal nothing else.
const masked: Readonly<Record<number, string>> = {
  500: "Something went wrong on our side. Please try again later.",
  503: "This is not available right now. Please try again in a moment.",
  507: "There is no room for this right now. Please try again later.",
};

/** 2 to 5 s, so that clients refused together do not return together. */
const retryAfterSeconds = () => 2 + Math.floor(Math.random() * 4);
const notStored = "This is not available right now, and nothing was stored. Please try again in a moment.";
const storage: Readonly<Record<StorageFailure, string>> = {
  start: notStored,
  away: notStored,
  busy: notStored,
  conflict: notStored,
  full: "There is no room to store this right now, and nothing was stored. Please try again later.",
  unknown: "The database did not answer, so it is not known whether this was stored.",
};
const look = "Please look whether it is there before you send it again.";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Why sending again is safe when nobody knows what was stored. */
    sendAgain?: string;
  }
}

// Replace Fastify's own messages, which are for developers.
const details: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: "The address is malformed.",
  FST_ERR_CTP_BODY_TOO_LARGE: "The body is too large.",
  FST_ERR_CTP_EMPTY_TYPE: "Name the body's Content-Type.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The body's length differs from its Content-Length.",
};

const unreadable: Readonly<Record<string, ProblemError>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: invalid("", "Send JSON", "The body is empty; send JSON."),
  FST_ERR_CTP_INVALID_JSON_BODY: invalid("", "Send valid JSON", "The body is not valid JSON."),
};

/** The problem details for any thrown value; unexpected errors are masked. `sendAgain`: the route's own sentence. */
export function toProblem(error: unknown, requestId: string, sendAgain?: string): Problem {
  return write(describe(error, sendAgain), requestId);
}

function write({ status, options }: Description, requestId: string): Problem {
  const { detail, type = "about:blank", title = STATUS_CODES[status] ?? "Error", issues } = options;
  return {
    type,
    title,
    status,
    detail,
    requestId,
    message: detail,
    error: detail,
    ...(issues && { issues: [...issues] }),
  };
}

/** Headers sent with the problem, such as `Retry-After`. */
export function problemHeaders(error: unknown): Readonly<Record<string, string>> {
  return describe(error).options.headers ?? {};
}

/** Carries the headers that the status requires, such as `Content-Range` for 416 (RFC 9110, section 15.5.17). */
type HttpError = FastifyError & Pick<ProblemOptions, "headers">;

type Description = { status: number; options: ProblemOptions };

function describe(error: unknown, sendAgain = look): Description {
  if (error instanceof ProblemError) return { status: error.statusCode, options: error.options };
  if (error instanceof StorageError) {
    const { kind, statusCode: status } = error;
    const detail = kind === "unknown" ? `${storage.unknown} ${sendAgain}` : storage[kind];
    const headers = { ...(status === 503 && { "retry-after": String(retryAfterSeconds()) }) };
    return { status, options: { detail, headers } };
  }
  if (error instanceof UnstorableTextError) return describe(unstorable);
  const { statusCode = 500, code = "", headers } = error instanceof Error ? (error as Partial<HttpError>) : {};
  if (statusCode < 400 || statusCode >= 500) {
    const status = statusCode in masked ? statusCode : 500;
    return { status, options: { detail: masked[status] ?? "" } };
  }
  const body = unreadable[code];
  if (body) return describe(body);
  const detail = details[code] ?? `${STATUS_CODES[statusCode] ?? "Bad request"}.`;
  return { status: statusCode, options: { detail, ...(headers && { headers }) } };
}

function summary(issues: readonly Issue[]): string {
  const [first] = issues;
  if (!first) return "The input is not valid.";
  return first.path === "" ? `${first.message}.` : `${first.path}: ${first.message}.`;
}

const synchronous = { async: false };
const words = { localeError: issueWords };

/**
 * Checks a value through zod's interface for libraries: a failing `safeParse` creates a hidden class of its own, which
 * costs five times the check and stays until a major garbage collection.
 */
function check(schema: z.core.$ZodType, value: unknown): { value: unknown; issues: z.core.$ZodIssue[] } {
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  const result = schema._zod.run({ value, issues: [] }, synchronous);
  if (result instanceof Promise) throw new z.core.$ZodAsyncError();
  const issues = result.issues.map((issue) => z.core.util.finalizeIssue(issue, synchronous, words));
  return { value: result.value, issues };
}

/** Validates with a route's zod schema; refuses with 400. */
export function validatorCompiler({ schema }: { schema: z.core.$ZodType }) {
  return (input: unknown): { value: unknown } | { error: ProblemError } => {
    const { value, issues: found } = check(schema, input);
    if (found.length === 0) return { value };
    const issues = found.map(({ path, message }) => ({ path: path.join("."), message }));
    return { error: new ProblemError(400, { detail: summary(issues), type: problemTypes.validation, issues }) };
  };
}

const isOtherType = (error: unknown) =>
  error instanceof Error && (error as Partial<FastifyError>).code === "FST_ERR_CTP_INVALID_MEDIA_TYPE";

/** Only the route knows which types it accepts. */
function otherType({ routeOptions }: FastifyRequest): ProblemError {
  const { body, consumes = body === undefined ? [] : ["application/json"] } = routeOptions.schema ?? {};
  const send = consumes.length > 0 ? `Send ${consumes.join(" or ")}.` : "Send no body.";
  return new ProblemError(415, { detail: `This Content-Type is not taken here. ${send}` });
}

const asItIs = (text: string) => text;

/** Sends the problem details for any thrown value and logs unexpected errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const sendAgain = error instanceof StorageError ? request.routeOptions.config.sendAgain : undefined;
  const described = describe(isOtherType(error) ? otherType(request) : error, sendAgain);
  const { status, options } = described;
  if (status >= 500 && !(error instanceof ProblemError)) request.log.error({ err: error }, "request failed");
  if (options.headers) void reply.headers(options.headers);
  // A file's own `Cache-Control` may already be set: a range beyond its end would stay a 416 for everybody for a year.
  void reply.code(status).headers({ "content-type": "application/problem+json", "cache-control": "no-store" });
  // Otherwise Fastify adds a charset, which this type does not have.
  return reply.serializer(asItIs).send(JSON.stringify(write(described, request.id)));
}

const clientErrors: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large."],
};

/** Responds to broken or incomplete HTTP with a problem and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, detail] = clientErrors[error.code ?? ""] ?? [400, "The request is not valid HTTP."];
  const requestId = randomUUID();
  const body = JSON.stringify(toProblem(new ProblemError(status, { detail }), requestId));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      "Content-Type: application/problem+json",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff",
      `X-Request-Id: ${requestId}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
