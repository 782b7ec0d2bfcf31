import { createPainter, type Look, type Painter, type Size } from "./painter.ts";

/** The first message carries the canvas, every later one a command for its painter. */
export type NetworkMessage =
  | { canvas: OffscreenCanvas; look: Look; size?: never; moving?: never }
  | { size: Size; canvas?: never; moving?: never }
  | { moving: boolean; canvas?: never; size?: never };

let painter: Painter | undefined;

addEventListener("message", ({ data }: MessageEvent<NetworkMessage>) => {
  if (data.canvas !== undefined) painter = createPainter(data.canvas, data.look);
  if (data.size !== undefined) painter?.fit(data.size);
  if (data.moving !== undefined) painter?.move(data.moving);
});
