/** `status` means that the server responded. */
export type HttpFailure = "network" | "status";

type HttpErrorDetails = {
  status?: number;
  /** The status text, or its number: HTTP/2 has no text. */
  statusText?: string;
  /** The server's human-readable message: the `message` or `error` of its JSON. */
  serverMessage?: string;
  /** The `error` of its JSON, which the demo agents show. */
  errorField?: string;
  problemType?: string;
  /** The server's message for each invalid field. */
  fieldErrors?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** A failed call. A call cancelled by its caller throws the signal's reason instead. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly failure: HttpFailure;
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  readonly serverMessage: string | undefined;
  readonly errorField: string | undefined;
  readonly problemType: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(failure: HttpFailure, message: string, details: HttpErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.failure = failure;
    this.status = details.status;
    this.statusText = details.statusText;
    this.serverMessage = details.serverMessage;
    this.errorField = details.errorField;
    this.problemType = details.problemType;
    this.fieldErrors = details.fieldErrors ?? {};
  }
}

/** Reads a failed response: an RFC 9457 problem, any JSON with `message` or `error`, or nothing readable. */
export async function errorFromResponse(response: Response): Promise<HttpError> {
  const body = asRecord(await response.json().catch(() => undefined));
  const text = (key: string) => (typeof body[key] === "string" && body[key] !== "" ? { value: body[key] } : undefined);
  const errorField = text("error")?.value;
  const serverMessage = text("message")?.value ?? errorField ?? text("detail")?.value;
  const problemType = text("type")?.value;
  return new HttpError("status", serverMessage ?? `The server answered ${response.status}.`, {
    status: response.status,
    statusText: response.statusText || String(response.status),
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(errorField === undefined ? {} : { errorField }),
    ...(problemType === undefined ? {} : { problemType }),
    fieldErrors: fieldErrorsOf(body["issues"]),
  });
}

/** The first message for each field of a problem's `issues`. */
function fieldErrorsOf(issues: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of Array.isArray(issues) ? issues : []) {
    const { path, message } = asRecord(issue);
    if (typeof path === "string" && typeof message === "string") found[path] ??= message;
  }
  return found;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
