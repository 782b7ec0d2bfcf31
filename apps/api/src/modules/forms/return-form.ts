import { parse } from "node:querystring";
import { text } from "node:stream/consumers";
import { limits, type Problem } from "@thirtyfold/api-contract";
import type { FormState } from "@thirtyfold/intake-page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { accepts } from "../../answers/accepts.ts";
import { problemHeaders, toProblem } from "../../answers/problem.ts";
import { readOut } from "../../answers/read-out.ts";
import { formKinds, type PageBasis, type PageForm } from "./form-kinds.ts";
import { sendPage } from "./send-page.ts";

/** True for a browser's own form post, which gets a page in response. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return isForm && accepts(headers.accept, "text/html");
}

/** A form's error handler: browsers get the form back with values and errors, other clients problem details. */
export function returnForm(form: PageForm, basis: PageBasis) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!wantsPage(request)) throw error;
    const problem = toProblem(error, request.id, request.routeOptions.config.sendAgain);
    if (problem.status >= 500) request.log.error({ err: error }, "request failed");
    void reply.headers({ ...problemHeaders(error) });
    const state = toState(await sentBody(request, problem.status), problem);
    await readOut(request.raw);
    return sendPage(reply, problem.status, formKinds[form].page(basis, state));
  };
}

/** The form as sent, even if it was refused before being read; up to four times the allowed size. */
async function sentBody({ body, headers, raw }: FastifyRequest, status: number): Promise<unknown> {
  const most = status === 413 ? 4 * limits.bodyBytes : limits.bodyBytes;
  // Browsers send a content length with forms.
  const length = Number(headers["content-length"]);
  if (body !== undefined || raw.readableDidRead || !(length <= most)) return body;
  // The client may have left.
  const sent = await text(raw).catch(() => "");
  return parse(sent, "&", "=", { maxKeys: 100 });
}

/** Texts for people where the problem's own words are for developers. */
const notices: Readonly<Record<number, string>> = {
  403: "It came from a page of another site. Check what it says, then send it from here.",
  413: "The answers are too long together. Shorten them, then send them again.",
};

/** Assigns issues to their fields; those without a field appear above the form. */
function toState(body: unknown, { issues = [], detail, status }: Problem): FormState {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.split(".")[0] ?? ""] ??= `${message}.`;
  const named = Object.keys(errors).some((name) => name !== "" && name !== "website");
  return { values: sentValues(body), errors, ...(!named && { notice: notices[status] ?? detail }) };
}

/** Removes characters that are refused but that nobody can see to delete: sent again from the page, it is accepted. */
const readable = (value: string) => value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, "");

function sentValues(body: unknown): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  if (typeof body !== "object" || body === null) return values;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") values[name] = readable(value);
    else if (Array.isArray(value)) values[name] = value.filter((item) => typeof item === "string").map(readable);
  }
  return values;
}
