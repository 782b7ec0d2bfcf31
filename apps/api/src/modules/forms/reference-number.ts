import { randomBytes } from "node:crypto";

// Crockford's base 32: without I, L, O and U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A lead's id that can be read out on the phone: 80 random bits in four groups, such as `7K3M-9QXT-4VHD-2BNE`. */
export function newReferenceNumber(): string {
  let bits = BigInt(`0x${randomBytes(10).toString("hex")}`);
  let digits = "";
  for (let count = 0; count < 16; count += 1) {
    digits = alphabet.charAt(Number(bits & 31n)) + digits;
    bits >>= 5n;
  }
  return digits.replace(/(.{4})(?!$)/g, "$1-");
}

export function isReferenceNumber(text: string): boolean {
  return /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(text);
}
