import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";

/** Headers of every response that does not set its own; keys in lower case. */
export type FixedHeaders = Readonly<Record<string, string>>;

type Headers = Readonly<Record<string, unknown>>;
type HeadersGiven = Headers | readonly unknown[] | undefined;
type StoreHeader = (this: ServerResponse, firstLine: string, headers: HeadersGiven) => void;
// Node.js' own and not documented: `responseWith` tries it before it is used (decision 0046).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types leave it out
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as { _storeHeader?: StoreHeader };

/** @throws {TypeError} for an invalid header */
function linesOf(headers: readonly (readonly [string, string])[]): string {
  for (const [name, value] of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
}

/** Headers that a response carries each time it is sent, as preformatted text. */
export class HeaderBlock {
  readonly names: readonly string[];
  readonly text: string;

  /** @throws {TypeError} for an invalid header */
  constructor(headers: FixedHeaders) {
    this.names = Object.keys(headers);
    this.text = linesOf(Object.entries(headers));
  }
}

/** Writes the fixed headers as preformatted text. */
class BlockResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Headers of this response that add to the fixed ones and replace those of the same name. */
  block: HeaderBlock | undefined;
}

const isList = (headers: HeadersGiven): headers is readonly unknown[] => Array.isArray(headers);

/** Fastify and `setHeader` keep names in lower case; Node.js' own answers have a list, `Connection` before `close`. */
function byName(headers: HeadersGiven): Headers {
  if (!isList(headers)) return headers ?? {};
  return Object.fromEntries(headers.flat().map((text) => [String(text).toLowerCase(), text]));
}

function blockClass(fixed: FixedHeaders): typeof ServerResponse {
  const entries = Object.entries(fixed);
  const bits = new Map(entries.map(([name], at) => [name, 1 << at]));
  /** Keyed by the bits of the names that a response sets itself. */
  const texts = new Map<number, string>();
  const textWithout = (replaced: number) => {
    const text = linesOf(entries.filter((_entry, at) => (replaced & (1 << at)) === 0));
    texts.set(replaced, text);
    return text;
  };
  const ofBlocks = new WeakMap<HeaderBlock, number>();
  const bitsOf = (block: HeaderBlock) => {
    const found = block.names.reduce((sum, name) => sum | (bits.get(name) ?? 0), 0);
    ofBlocks.set(block, found);
    return found;
  };
  return class<Request extends IncomingMessage> extends BlockResponse<Request> {
    _storeHeader(firstLine: string, headers: HeadersGiven): void {
      const { block } = this;
      let replaced = block ? (ofBlocks.get(block) ?? bitsOf(block)) : 0;
      for (const name in byName(headers)) replaced |= bits.get(name) ?? 0;
      const text = texts.get(replaced) ?? textWithout(replaced);
      storeHeader?.call(this, firstLine + text + (block?.text ?? ""), headers);
    }
  };
}

/** The header lines of a response that sets `own` itself. */
function headOf(Response: typeof ServerResponse, own: string): readonly string[] {
  const wire = new PassThrough();
  const response = new Response(new IncomingMessage(new Socket()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a writable stream is all that it needs
  response.assignSocket(wire as unknown as Socket);
  response.writeHead(200, { [own]: "own" }).end();
  return String(wire.read()).split("\r\n");
}

/**
 * A response class that writes `fixed` as text built only once: set by name, Node.js would check and join each header
 * for each response. Undefined if Node.js no longer writes heads in the way that this relies on.
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

/** False if they have to be set by name. */
export const hasFixedHeaders = (response: ServerResponse): boolean => response instanceof BlockResponse;

/** Sends the block with the response, which must not set the same headers. False if they have to be set by name. */
export function sendBlock(response: ServerResponse, block: HeaderBlock): boolean {
  if (!(response instanceof BlockResponse)) return false;
  response.block = block;
  return true;
}
