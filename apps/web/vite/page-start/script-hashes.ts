import { createHash } from "node:crypto";

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
// The scripts that the policy governs: classic and module scripts, import maps and speculation rules. Data such as
// JSON-LD never runs.
const governed = /^(module|importmap|speculationrules|text\/javascript)?$/;

/** `script-src` sources (`'sha256-…'`) of inline scripts, each once. Scripts with a `src` are allowed by URL. */
export function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(scripts)].filter(([, attributes = "", code]) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return code !== "" && governed.test(type) && !/\ssrc=/.test(attributes);
  });
  return [
    ...new Set(inline.map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)),
  ];
}
