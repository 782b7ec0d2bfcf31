import type { IncomingMessage } from "node:http";

/** Without userinfo, which no such address has (RFC 9110, section 4.2.4). */
const absoluteForm = /^https?:\/\/([^/?#@]+)(?=[/?]|$)/i;

/** Turns a target in absolute form into one that routes match; its host replaces `Host` (RFC 9112, section 3.2.2). */
export function takeOriginForm(request: IncomingMessage): IncomingMessage {
  const { url = "/" } = request;
  if (url.startsWith("/")) return request;
  const [start = "", host] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return request;
  const rest = url.slice(start.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  request.headers.host = host;
  return request;
}
