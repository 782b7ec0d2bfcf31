import type { Chance } from "./chance.ts";

const texts = [
  "",
  " ",
  "\0",
  "\u202egnp.exe",
  "\ufeff",
  "\ud800",
  "😀",
  "e\u0301\u0327\u0334",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%E0%80%AF",
  "__proto__",
  "constructor",
  "toString",
  "'; DROP TABLE leads; --",
  "1e309",
  "-1",
  "0x10",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "\r\nX-Injected: 1",
  "http://a.",
  "$5 ",
  "a@b.",
  "((((",
  "\\",
  "a_b",
  "1970-01-01T00:00:00Z",
] as const;

/** A text that might be sent to break its reader; now and then a long one. */
export function hostileText(by: Chance): string {
  const text = by.pick(texts);
  return by.maybe(0.15) ? text.repeat(1 + by.whole(4000)).slice(0, 20_000) : text;
}

/** Any JSON value, seldom the expected one. */
export function hostileValue(by: Chance, depth = 0): unknown {
  const kinds: [() => unknown, ...(() => unknown)[]] = [
    () => hostileText(by),
    () => by.pick([0, -1, 1e308, -1e308, 2 ** 53, 0.1, 1e-320, -0]),
    () => by.maybe(0.5),
    () => null,
    () => Array.from({ length: by.whole(5) }, () => (depth > 3 ? null : hostileValue(by, depth + 1))),
    () => Object.fromEntries([[hostileText(by), depth > 3 ? null : hostileValue(by, depth + 1)]]),
    () => Array.from({ length: 3000 }, () => 1),
  ];
  return by.pick(kinds)();
}

/** Bytes that are not JSON, or JSON in unusual forms. */
export function hostileBytes(by: Chance): Buffer {
  const deep = 1 + by.whole(30_000);
  const kinds = [
    () => Buffer.from("[".repeat(deep)),
    () => Buffer.from("[".repeat(deep) + "]".repeat(deep)),
    () => Buffer.from(`${'{"a":'.repeat(deep / 5)}1${"}".repeat(deep / 5)}`),
    () => Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    () => Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
    () => Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    () => Buffer.from('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    () => Buffer.from(`{"a":${"9".repeat(1 + by.whole(5000))}}`),
    () => Buffer.from(`{"${"k".repeat(by.whole(60_000))}":1}`),
    () => Buffer.from(`"${String.raw`\ud800`.repeat(by.whole(2000))}"`),
    () => Buffer.from("a=1&a[]=2&a[b]=3&__proto__[x]=1&%=%&=&&&"),
    () => Buffer.from("a=1&".repeat(by.whole(16_000))),
    () => Buffer.alloc(70_000, 0x20),
    () => Buffer.from(Array.from({ length: by.whole(500) }, () => by.whole(256))),
  ] as const;
  return by.pick(kinds)();
}
