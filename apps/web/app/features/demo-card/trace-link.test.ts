import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { sampleTrace } from "./testing/sample-run.ts";
import { isTooLong, openTrace, packTrace } from "./trace-link.ts";

/** A fragment as a third party might create it. */
const linkOf = (value: unknown) => `#run=${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

it("carries a whole run in a fragment of URL-safe characters", async () => {
  const trace = { ...sampleTrace, result: { text: "Grüße, 20 °C\n- 你好 🎉" } };
  const fragment = await packTrace(trace);
  expect(fragment).toMatch(/^#run=[\w-]+$/);
  expect(await openTrace(fragment, "sales")).toEqual(trace);
  expect(await openTrace(linkOf(trace), "sales")).toEqual(trace);
});

it("is short: a typical run fits where URLs get truncated", async () => {
  expect((await packTrace(sampleTrace)).length).toBeLessThan(2_000);
});

it.each([
  ["nothing", "#run="],
  ["no base64", "#run=%%%"],
  ["no deflated bytes", `#run=${btoa("hello there")}`],
  ["a cut link", (await packTrace(sampleTrace)).slice(0, -40)],
  ["JSON that is no run", linkOf({ version: 1 })],
  ["another version", linkOf({ ...sampleTrace, version: 2 })],
  ["a step that is none", linkOf({ ...sampleTrace, steps: [{ id: "1" }] })],
  ["another agent's run", linkOf({ ...sampleTrace, agent: "onboarding" })],
  ["a link that unfolds without end", linkOf({ ...sampleTrace, more: "x".repeat(2_000_000) })],
])("reports a broken link: %s", async (_, fragment) => {
  expect(await openTrace(fragment, "sales")).toBe("broken");
});

it("reports a run that is too long for a link when packing and when opening", async () => {
  // Incompressible text: no two parts are alike.
  const noise = Array.from({ length: 20_000 }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 31) % 9_001)),
  ).join("");
  const fragment = await packTrace({ ...sampleTrace, result: { text: noise } });
  expect(isTooLong(fragment)).toBe(true);
  expect(await openTrace(fragment, "sales")).toBe("too-long");
});
