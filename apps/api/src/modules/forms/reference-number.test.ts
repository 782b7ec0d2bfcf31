import { expect, test } from "vitest";
import { isReferenceNumber, newReferenceNumber } from "./reference-number.ts";

test("a reference number is sixteen digits that are hard to misread, in four groups, and unique", () => {
  const numbers = Array.from({ length: 2_000 }, newReferenceNumber);
  expect(new Set(numbers).size).toBe(2_000);
  expect(numbers.every(isReferenceNumber)).toBe(true);
  // Every position can have all 32 digits: 2,000 draws miss one of 512 with a chance below 1e-24.
  const seen = new Set(
    numbers.flatMap((number) =>
      number
        .replaceAll("-", "")
        .split("")
        .map((digit, place) => `${place}${digit}`),
    ),
  );
  expect(seen.size).toBe(16 * 32);
});

test.each([
  "",
  "7K3M-9QXT-4VHD",
  "7k3m-9qxt-4vhd-2bne",
  "7K3M-9QXT-4VHD-2BNI",
  "7K3M-9QXT-4VHD-2BNE-",
  "7K3M9QXT4VHD2BNE",
])("%j is not a reference number", (text) => expect(isReferenceNumber(text)).toBe(false));
