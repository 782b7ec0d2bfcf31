import { expect, test } from "vitest";
import { htmlMail } from "./mail-text.ts";

test("wraps long unbroken words of a visitor and isolates their text direction", () => {
  const word = "W".repeat(120);
  const html = htmlMail({
    subject: word,
    preview: "",
    sender: "Thirtyfold",
    title: word,
    parts: [
      { kind: "text", text: word },
      { kind: "facts", facts: [["Name", word]] },
    ],
    reason: "",
  });
  const written = [...html.matchAll(/<(?:h1|p) ([^>]*)>W/g)].map(([, attributes = ""]) => attributes);
  expect(written).toHaveLength(3);
  for (const attributes of written) {
    expect(attributes).toContain("overflow-wrap:anywhere");
    expect(attributes).toContain('dir="auto"');
  }
});
