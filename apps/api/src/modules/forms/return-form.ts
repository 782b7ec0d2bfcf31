import { parse } from "node:querystring";
import { text } from "node:stream/consumers";
import { limits, type Problem } from "@thirtyfold/api-contract";
import type { FormState } from "@thirtyfold/intake-page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { problemHeaders, toProblem } from "../../answers/problem.ts";
import { formKinds, type PageBasis, type PageForm } from "./form-kinds.ts";
import { sendPage } from "./send-page.ts";

/** True for a browser's own form post: its answer is a page. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && (headers.accept?.includes("text/html") ?? false);
}

/**
 * The error handler of a form: a browser gets its form back, with all that it sent and what went wrong; anyone else the
 * problem details that the application answers with.
 */
export function returnForm(form: PageForm, basis: PageBasis) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!wantsPage(request)) throw error;
    const problem = toProblem(error, request.id, request.routeOptions.config.sendAgain);
    if (problem.status >= 500) request.log.error({ err: error }, "request failed");
    void reply.headers({ ...problemHeaders(error) });
    const state = toState(await sentBody(request, problem.status), problem);
    return sendPage(reply, problem.status, formKinds[form].page(basis, state));
  };
}

/**
 * The form as it was sent, also where it was refused before it was read: by a limit, for its site, or for its size. One that
 * is too large comes back to be shortened, up to four times what may be sent.
 */
async function sentBody({ body, headers, raw }: FastifyRequest, status: number): Promise<unknown> {
  const most = status === 413 ? 4 * limits.bodyBytes : limits.bodyBytes;
  // Browsers tell the length of a form.
  const length = Number(headers["content-length"]);
  if (body !== undefined || raw.readableDidRead || !(length <= most)) return body;
  // Whoever leaves meanwhile reads no answer either.
  const sent = await text(raw).catch(() => "");
  return parse(sent, "&", "=", { maxKeys: 100 });
}

/** What to do, where a problem's own words are for whoever wrote the calling program. */
const notices: Readonly<Record<number, string>> = {
  403: "It came from a page of another site. Check what it says, then send it from here.",
  413: "The answers are too long together. Shorten them, then send them again.",
};

/** The form as it came, with the problem's issues at their fields; what has no field is said above them. */
function toState(body: unknown, { issues = [], detail, status }: Problem): FormState {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.split(".")[0] ?? ""] ??= `${message}.`;
  const named = Object.keys(errors).some((name) => name !== "" && name !== "website");
  return { values: sentValues(body), errors, ...(!named && { notice: notices[status] ?? detail }) };
}

function sentValues(body: unknown): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  if (typeof body !== "object" || body === null) return values;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") values[name] = value;
    else if (Array.isArray(value)) values[name] = value.filter((item) => typeof item === "string");
  }
  return values;
}
