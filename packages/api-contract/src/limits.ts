// Numbers and patterns, no schemas: browsers import this file by itself (`@thirtyfold/api-contract/limits`).

/** The limits of CONTRACT section 3: characters for texts, bytes where named so. */
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

/** The email addresses that forms take, without the length: for pages that load no schemas. */
export const emailFormat =
  // bounded: 254 characters, whoever checks it has held the text against limits.email before.
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Somebody sees it: a zero-width space is no white space to `\s` and to `trim`, and a name of such would be none. */
export const visibleCharacter = /[^\s\p{Cf}\p{DI}\u2800]/u;
