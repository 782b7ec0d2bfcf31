import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { scriptHashes } from "./script-hashes.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("hashes what the policy covers: inline scripts, modules and speculation rules, each once", () => {
  const html = `<script>let a = 1;</script><script type="module" async="">\nb()\n</script>
    <script type="speculationrules">{"prefetch":[]}</script><script>let a = 1;</script>`;
  expect(scriptHashes(html)).toEqual([hash("let a = 1;"), hash("\nb()\n"), hash('{"prefetch":[]}')]);
});

it("skips files, empty scripts and data", () => {
  const html = `<script src="/a.js"></script><script></script><script type="application/ld+json">{}</script>`;
  expect(scriptHashes(html)).toEqual([]);
});
