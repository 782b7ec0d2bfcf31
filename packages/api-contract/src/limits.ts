// Numbers and patterns, no schemas: browsers import this file on its own (`@thirtyfold/api-contract/limits`).

/** The limits of CONTRACT section 3: characters for texts, bytes where the name says so. */
export const limits = {
  bodyBytes: 64 * 1024,
  message: 4_000,
  historyItems: 50,
  historyCharacters: 16_000,
  name: 200,
  email: 254,
  phone: 40,
  url: 2_048,
  longText: 5_000,
  attempt: 255,
  replyTitle: 80,
  resumeBytes: 5 * 1024 * 1024,
} as const;

/** The email addresses that forms accept, apart from their length: for pages that load no schemas. */
export const emailFormat =
  // bounded: 254 characters, because every caller checks limits.email first.
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** A visible character: `\s` and `trim` do not cover a zero-width space, and a name of those would be empty. */
export const visibleCharacter = /[^\s\p{Cf}\p{DI}\u2800]/u;
