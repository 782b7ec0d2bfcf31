import dns from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** `allowLoopback`: for tests, whose push service is on this machine. */
export type PushServiceOptions = Readonly<{ allowLoopback: boolean }>;

const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
const isLoopback = (hostname: string) => hostname === "127.0.0.1";

/** Whether a browser's push service may be at this address: https on its default port, and not on a private network. */
export function isPushEndpoint(endpoint: string, { allowLoopback }: PushServiceOptions): boolean {
  const url = URL.parse(endpoint);
  if (!url) return false;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (allowLoopback && isLoopback(hostname)) return true;
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  return isIP(hostname) === 0 ? hostname.includes(".") : isPublic(hostname);
}

/** Resolves a name at the moment of connecting: an earlier result proves nothing. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const allowed = addresses.filter(({ address }) => isPublic(address));
    const [first] = allowed;
    if (!first) return done(new Error("The name of the push service leads to no public address"), []);
    return options.all === true ? done(null, allowed) : done(null, first.address, first.family);
  });
};

export type PushRequest = Readonly<{
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}>;

/** Returns the response's status; follows no redirect and reads no body. */
export async function postPush(
  { endpoint, headers, body }: PushRequest,
  options: PushServiceOptions,
  stop: AbortSignal,
) {
  if (!isPushEndpoint(endpoint, options)) throw new Error("This is no address of a push service");
  const isPlain = endpoint.startsWith("http:");
  const given = { method: "POST", headers, signal: stop, agent: false, ...(!isPlain && { lookup: lookUpPublic }) };
  return new Promise<number>((resolve, reject) => {
    const request = (isPlain ? requestPlain : requestSecure)(endpoint, given, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
    request.end(body);
  });
}
