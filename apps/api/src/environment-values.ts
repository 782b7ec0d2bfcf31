import { isIP } from "node:net";
import { z } from "zod";

/** Protocols, without the colon. */
export const http = /^https?$/;
/** Printable ASCII except the comma, which separates. */
export const secretText = /^[\x21-\x2b\x2d-\x7e]+$/;

function commaSeparated(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Whether the value is a URL of an http or https origin and nothing more: `https://Example.com:443/` is one, too. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && http.test(url.protocol.slice(0, -1)) && url.href === `${url.origin}/`;
}

/** An IP address, or a network in CIDR notation (RFC 4632), such as `10.0.0.0/8`; not `/0`, which is everybody. */
export function isAddressOrNetwork(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Standard Webhooks: base64 of 24 to 64 random bytes, usually after "whsec_". */
export function isWebhookSecret(value: string): boolean {
  const key = value.replace(/^whsec_/, "");
  const bytes = Buffer.from(key, "base64").length;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(key) && bytes >= 24 && bytes <= 64;
}

export const wholeNumber = (min: number, max: number) => {
  const wrong = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,16}$/, wrong)
    .transform(Number)
    .pipe(z.number().min(min, wrong).max(max, wrong));
};
/** Items separated by commas. */
export const list = (isItem: (item: string) => boolean, wrong: string) =>
  z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.string().refine(isItem, wrong)));
/** 0 turns the limit off. */
export const perMinute = wholeNumber(0, 1_000_000);
/** 0 keeps data forever. */
export const days = wholeNumber(0, 36_500);
export const url = (protocol: RegExp, wrong: string) => z.url({ protocol, error: wrong });
/** A URL for `fetch`, which refuses URLs with a user or a password. */
export const fetchedUrl = (wrong: string) =>
  url(http, wrong).refine((value) => {
    const { username, password } = URL.parse(value) ?? {};
    return !username && !password;
  }, "must have no user or password before the host");
export const bearer = (wrong: string) => z.string().regex(secretText, wrong);
/** Without a display name. */
export const email = z.email("must be an email address");

/**
 * Whether the user and the password are percent-encoded UTF-8, as clients decode them; true if the value is not a URL.
 * Where "@" comes after the host, an unencoded "/", "?" or "#" ended the password early, and messages that name the host
 * would show the rest of it.
 */
function hasDecodableCredentials(value: string): boolean {
  const { username, password, pathname = "", search = "", hash = "" } = URL.parse(value) ?? {};
  if (`${pathname}${search}${hash}`.includes("@")) return false;
  try {
    decodeURIComponent(`${username}:${password}`);
    return true;
  } catch {
    return false;
  }
}

/** The URL of a database, with credentials that can be decoded. */
export const databaseUrl = (protocol: RegExp, wrong: string) =>
  url(protocol, `${wrong}, its user and password percent-encoded`).refine(
    hasDecodableCredentials,
    "must have its user and password percent-encoded",
  );
export const postgresUrl = databaseUrl(/^postgres(ql)?$/, "must be a PostgreSQL URL");

/** An SMTP URL with a host, and with credentials that can be decoded. */
export function isSmtpUrl(value: string): boolean {
  const parsed = URL.parse(value);
  if (parsed === null || parsed.hostname === "" || !/^smtps?:$/.test(parsed.protocol)) return false;
  return hasDecodableCredentials(value);
}
