// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { type AgentKind, type RunTrace, runTraceSchema, traceLimits } from "@thirtyfold/api-contract";
import { type TryAgent, tryRun } from "@thirtyfold/content";
import { type RunAction, runMark } from "./demo-run.ts";

/** Longer addresses are cut by mail programs and chats. In characters of the fragment. */
const longestFragment = 16_000;

// What a trace at its limits can come to; a link that unfolds to more was not made here.
const longestTrace = 8 * (traceLimits.text + traceLimits.steps * traceLimits.detail);

/** Why a run cannot go into a link, or come out of one. */
export type LinkFailure = "too-long" | "broken";

/** The fragment that holds a run: its JSON, deflated, in base64url. */
export async function packTrace(trace: RunTrace): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(trace));
  return runMark + base64Url(await throughStream(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/** Whether a fragment is too long for a link that arrives everywhere. */
export const isTooLong = (fragment: string) => fragment.length > longestFragment;

/** The run of `agent` in a fragment, checked by its schema. */
export async function openTrace(fragment: string, agent: AgentKind): Promise<RunTrace | LinkFailure> {
  if (isTooLong(fragment)) return "too-long";
  try {
    const packed = bytesOf(fragment.slice(runMark.length));
    const bytes = await throughStream(packed, new DecompressionStream("deflate-raw"), longestTrace);
    const trace = runTraceSchema.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    return trace.agent === agent ? trace : "broken";
  } catch {
    return "broken";
  }
}

/** Sends bytes through a stream, as long as no more than `most` come out. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes, the reading side tells, too.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`More than ${most} bytes came out.`);
    }
    chunks.push(next.value);
  }
  await written;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const { broken, tooLong } = tryRun.replay;

/** What a link with a run in it leads to: its replay, or what is wrong with it. */
export async function openLink(fragment: string, { demoType }: TryAgent): Promise<RunAction> {
  const trace = await openTrace(fragment, demoType);
  if (trace === "too-long") return { type: "link-failed", message: tooLong };
  return trace === "broken" ? { type: "link-failed", message: broken } : { type: "replayed", trace };
}
