import { expect, test } from "vitest";
import { mailBreaks } from "./mail-breaks.ts";

test("an email address may break after its @ and its dot, and other text only at spaces", () => {
  expect(mailBreaks("It is kept. Write to me@mail.example.").text).toBe(
    "It is kept. Write to me@<wbr>mail.<wbr>example.",
  );
  expect(mailBreaks("No address").text).toBe("No address");
});
