// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { type AgentKind, type RunTrace, runTraceSchema, traceLimits } from "@thirtyfold/api-contract";
import { type TryAgent, tryRun } from "@thirtyfold/content";
import { type RunAction, runMark } from "./demo-run.ts";

/** In characters of the fragment. Mail programs and chats truncate longer URLs. */
const longestFragment = 16_000;

// The maximum that a trace at its limits can contain; a link that inflates to more was not created here.
const longestTrace = 8 * (traceLimits.text + traceLimits.steps * traceLimits.detail);

export type LinkFailure = "too-long" | "broken";

/** A run as a fragment: JSON, deflated, in base64url. */
export async function packTrace(trace: RunTrace): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(trace));
  return runMark + base64Url(await throughStream(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/** Whether a link with this fragment may be truncated on its way. */
export const isTooLong = (fragment: string) => fragment.length > longestFragment;

/** The run of `agent` in a fragment, validated by its schema. */
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

/** Pipes bytes through a stream and fails if more than `most` come out. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // The readable side reports the same error.
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

/** Opens a shared link: returns a replay of its run, or an error. */
export async function openLink(fragment: string, { demoType }: TryAgent): Promise<RunAction> {
  const trace = await openTrace(fragment, demoType);
  if (trace === "too-long") return { type: "link-failed", message: tooLong };
  return trace === "broken" ? { type: "link-failed", message: broken } : { type: "replayed", trace };
}
