/** The real-time socket's URL on a page's own host (SPEC, section 7): `wss` on https. Another path can be passed in. */
export function socketUrl(location: Pick<Location, "protocol" | "host">, path = "/ws"): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
}
