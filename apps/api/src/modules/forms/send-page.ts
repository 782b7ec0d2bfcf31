import { hash } from "node:crypto";
import type { Page } from "@thirtyfold/intake-page";
import type { FastifyReply } from "fastify";

const sources = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ") || "'none'";

function policy({ scripts, styles }: Page): string {
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Sets a content security policy that allows only the page's own inline scripts and styles. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", policy(page))
    .type("text/html; charset=utf-8")
    .send(page.html);
}
