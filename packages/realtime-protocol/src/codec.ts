import type * as z from "zod/mini";
import { type ClientFrame, clientFrameSchema, getServerFrameSchema, type ServerFrame } from "./frames.ts";
import { socketLimits } from "./limits.ts";

/**
 * Why a frame could not be read. `too_big`: more than `socketLimits.frameBytes`; `unreadable`: not JSON, or not an
 * object with a text `type`; `unknown_type`: a type of a newer version, which a receiver ignores; `invalid`: a known
 * type with wrong fields, with the first of them. `id` is the refused message's, if it could be read.
 */
export type FrameFailure = Readonly<{
  kind: "too_big" | "unreadable" | "unknown_type" | "invalid";
  detail: string;
  id?: string;
}>;

/** A decoded frame, or why it could not be read. Decoding never throws. */
export type Decoded<Frame> = Readonly<{ ok: true; frame: Frame } | { ok: false; failure: FrameFailure }>;

type FrameSchema<Frame> = z.ZodMiniType<Frame> & {
  def: { options: readonly z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>[] };
};

const encoder = new TextEncoder();

function fail(kind: FrameFailure["kind"], detail: string, id?: string): { ok: false; failure: FrameFailure } {
  return { ok: false, failure: { kind, detail, ...(id !== undefined && { id }) } };
}

/** The id of the message in a frame, if it is readable, so that its sender learns which one was refused. */
function messageId(value: object): string | undefined {
  if (!("message" in value) || typeof value.message !== "object" || value.message === null) return undefined;
  return "id" in value.message && typeof value.message.id === "string" ? value.message.id : undefined;
}

function decode<Frame>(text: string, schema: FrameSchema<Frame>): Decoded<Frame> {
  // A UTF-16 unit takes at most 3 bytes: short texts need no counting.
  if (text.length * 3 > socketLimits.frameBytes && encoder.encode(text).length > socketLimits.frameBytes) {
    return fail("too_big", `A frame has at most ${socketLimits.frameBytes} bytes`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail("unreadable", "The frame is not JSON");
  }
  if (typeof value !== "object" || value === null || !("type" in value) || typeof value.type !== "string") {
    return fail("unreadable", "The frame has no type");
  }
  const types = schema.def.options.flatMap((option) => [...option.shape.type.def.values]);
  if (!types.includes(value.type)) return fail("unknown_type", `There is no frame of type ${value.type.slice(0, 40)}`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, frame: parsed.data };
  const { path = [], message = "invalid" } = parsed.error.issues[0] ?? {};
  return fail("invalid", `${path.length > 0 ? path.join(".") : value.type}: ${message}`, messageId(value));
}

/** Decodes a frame from a client. */
export function decodeClientFrame(text: string): Decoded<ClientFrame> {
  return decode(text, clientFrameSchema);
}

/** Decodes a frame from the server. */
export function decodeServerFrame(text: string): Decoded<ServerFrame> {
  return decode(text, getServerFrameSchema());
}

/** Encodes a frame as the text of one WebSocket message. */
export function encodeFrame(frame: ClientFrame | ServerFrame): string {
  return JSON.stringify(frame);
}
