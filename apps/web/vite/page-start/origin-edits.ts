import { renderedOrigin } from "../../app/rendered-origin.ts";

/** Replaces `drop` UTF-16 units; without an origin, edits that contain `{origin}` are skipped. */
export type Edit = readonly [at: number, drop: number, put: string];

/** The placeholder for the day on which security.txt expires. */
export const renderedExpiry = "{expires}";

/** The origin of a site without `PUBLIC_URL`, in files that must name one. */
const localOrigin = "http://localhost:3000";

/** The parts of a page that depend on a known origin, and the origin itself. */
const inPages = new RegExp(
  [
    `<link rel="canonical" href="${renderedOrigin}[^"]*"/>`,
    `<meta property="og:url" content="${renderedOrigin}[^"]*"/>`,
    ` data-origin="${renderedOrigin}"`,
    renderedOrigin,
  ].join("|"),
  "g",
);
const inOthers = new RegExp(`${renderedOrigin}|${renderedExpiry}`, "g");

/** A rendered text without its origin, and the edits that insert one. */
export function withoutOrigin(rendered: string, { inPage }: { inPage: boolean }): { text: string; edits: Edit[] } {
  const edits: Edit[] = [];
  let text = "";
  let done = 0;
  for (const { 0: found, index } of rendered.matchAll(inPage ? inPages : inOthers)) {
    text += rendered.slice(done, index);
    const stays = inPage || found === renderedExpiry ? "" : localOrigin;
    edits.push([text.length, stays.length, found.replaceAll(renderedOrigin, "{origin}")]);
    text += stays;
    done = index + found.length;
  }
  return { text: text + rendered.slice(done), edits };
}
