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
  resumeBytes: 5 * 1024 * 1024,
} as const;
