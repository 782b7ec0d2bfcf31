import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";

/** What each answer has, unless it has its own; by names in lower case. */
export type FixedHeaders = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, unknown>>;
type HeadersGiven = Headers | readonly unknown[] | undefined;
type StoreHeader = (this: ServerResponse, firstLine: string, headers: HeadersGiven) => void;
// Node.js' own and not documented: `responseWith` tries it before it is used (decision 0046).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave it out
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as { _storeHeader?: StoreHeader };

/** Writes the fixed headers as finished text. */
class BlockResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}

const isList = (headers: HeadersGiven): headers is readonly unknown[] => Array.isArray(headers);

/** Fastify and `setHeader` keep names in lower case; Node.js' own answers have a list, `Connection` before `close`. */
function byName(headers: HeadersGiven): Headers {
  if (!isList(headers)) return headers ?? {};
  return Object.fromEntries(headers.flat().map((text) => [String(text).toLowerCase(), text]));
}

function blockClass(fixed: FixedHeaders): typeof ServerResponse {
  const names = Object.keys(fixed);
  const linesOf = (missing: number) =>
    names.map((name, at) => (missing & (1 << at) ? `${name}: ${fixed[name]}\r\n` : "")).join("");
  const blocks = new Map<number, string>();
  return class<Request extends IncomingMessage> extends BlockResponse<Request> {
    _storeHeader(firstLine: string, headers: HeadersGiven): void {
      const own = byName(headers);
      let missing = 0;
      for (let at = 0; at < names.length; at += 1) if (own[names[at] ?? ""] === undefined) missing |= 1 << at;
      let block = blocks.get(missing);
      if (block === undefined) {
        block = linesOf(missing);
        blocks.set(missing, block);
      }
      storeHeader?.call(this, firstLine + block, headers);
    }
  };
}

/** The lines of an answer's head that sets `own` itself. */
function headOf(Response: typeof ServerResponse, own: string): readonly string[] {
  const wire = new PassThrough();
  const response = new Response(new IncomingMessage(new Socket()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a writable stream is all that it needs
  response.assignSocket(wire as unknown as Socket);
  response.writeHead(200, { [own]: "own" }).end();
  return String(wire.read()).split("\r\n");
}

/**
 * A class of answers that writes `fixed` as text that is made once: by name, Node.js would check and join each for each
 * answer. Undefined where Node.js no longer writes heads in the way that this needs.
 */
export function responseWith(fixed: FixedHeaders): typeof ServerResponse | undefined {
  const [own = "", ...others] = Object.keys(fixed);
  const Response = blockClass(fixed);
  const [first, ...lines] = headOf(Response, own);
  const expected = [`${own}: own`, ...others.map((name) => `${name}: ${fixed[name]}`)];
  const once = expected.every((line) => lines.filter((written) => written === line).length === 1);
  const works = first === "HTTP/1.1 200 OK" && once && !lines.includes(`${own}: ${fixed[own]}`);
  return works ? Response : undefined;
}

/** False where they have to be set by name. */
export const hasFixedHeaders = (response: ServerResponse): boolean => response instanceof BlockResponse;
