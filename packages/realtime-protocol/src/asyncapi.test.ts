import { readFileSync } from "node:fs";
import specs from "@asyncapi/specs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { describeSocket } from "../asyncapi/describe-socket.ts";
import { decodeClientFrame } from "./index.ts";

// Formats such as uri-reference are not Ajv's own; nothing here depends on them.
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const specification: object = specs.schemasWithoutId["3.0.0"];
const description = describeSocket();

/** Whether there is a value at the end of the path. */
function holds(value: unknown, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true;
  return (
    typeof value === "object" && value !== null && key in value && holds(new Map(Object.entries(value)).get(key), rest)
  );
}

describe("asyncapi.json", () => {
  it("matches the current schemas; run `pnpm asyncapi` to regenerate it", () => {
    const written: unknown = JSON.parse(readFileSync(new URL("../asyncapi.json", import.meta.url), "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(description)));
  });

  it("is an AsyncAPI 3 document", () => {
    const valid = ajv.compile(specification);
    expect(valid(description) || valid.errors).toBe(true);
    expect(valid({ ...description, operations: { send: { action: "shout" } } })).toBe(false);
  });

  it("has no dangling references", () => {
    const text = JSON.stringify(description);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((path) => !holds(description, path.split("/")))).toEqual([]);
  });

  it.each([
    [{ type: "subscribe", roomId: "support_visitor", userId: "visitor" }, true],
    [{ type: "subscribe", roomId: "support_visitor" }, false],
    [{ type: "subscribe", roomId: "support visitor", userId: "visitor" }, false],
    [{ type: "typing", roomId: "support_visitor" }, true],
    [{ type: "message", content: "Hello", timestamp: "2026-11-21T10:24:00.000Z" }, true],
    [{ type: "message", content: "", timestamp: "2026-11-21T10:24:00.000Z" }, false],
    [{ type: "message", content: "a".repeat(4_001), timestamp: "2026-11-21T10:24:00.000Z" }, false],
    [{ type: "message", content: "Hello", timestamp: "today" }, false],
  ])("describes a frame the way the codec decodes it: %j", (frame, taken) => {
    const message = description.components.messages[`client.${frame.type}`];
    expect(ajv.validate(message?.payload ?? false, frame)).toBe(taken);
    expect(decodeClientFrame(JSON.stringify(frame)).ok).toBe(taken);
  });
});
