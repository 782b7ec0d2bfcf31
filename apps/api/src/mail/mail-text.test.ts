import { expect, test } from "vitest";
import { htmlMail } from "./mail-text.ts";

test("breaks what a visitor has written without a space, and sets it in its own direction", () => {
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
