import { type DrawingContext, drawNetwork, type NetworkColors, type View } from "./draw-network.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { createParticles, maxSpeed, moveParticles, type Particle, stretchParticles } from "./particles.ts";

/** The size of the canvas and of its surrounding box, in CSS pixels; `density` is device pixels per CSS pixel. */
export type Size = { width: number; height: number; boxWidth: number; boxHeight: number; density: number };

export type Look = { colors: NetworkColors; still: boolean };

export type Painter = { fit: (size: Size) => void; move: (moving: boolean) => void };

/** Below this width, in CSS pixels, the picture is scaled down as a whole, keeping its proportions. */
const designWidth = 760;
/** The fastest particle moves this share of a device pixel between frames: a higher rate would be invisible. */
const step = 0.6;
/** Maximum frames per second. */
const maxRate = 30;
/** Duration of the fade-in, in frames of 1/60 s. */
const entranceFrames = 42;

/** Draws nothing before the first `fit`. @throws {Error} if the browser provides no drawing context */
export function createPainter(canvas: HTMLCanvasElement | OffscreenCanvas, { colors, still }: Look): Painter {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser gives no drawing context for the network");
  let view: View = { area: { width: 0, height: 0 }, left: 0 };
  let particles: Particle[] | undefined;
  let shownFrames = still ? entranceFrames : 0;

  const draw = (frames: number) => {
    shownFrames += frames;
    particles = moveParticles(particles ?? [], view.area, frames);
    drawNetwork(context, particles, view, { colors, strength: Math.min(1, shownFrames / entranceFrames) });
  };
  const loop = createFrameLoop(draw, () => draw(entranceFrames));
  return {
    fit(size) {
      const before = view;
      view = fitCanvas(canvas, size, context);
      loop.pace(1000 / Math.min(maxRate, (maxSpeed * 60 * dotsOf(size)) / step));
      particles =
        particles === undefined
          ? createParticles(view.area, Math.random)
          : stretchParticles(particles, before.area, view.area);
      draw(0);
    },
    move: (moving) => (moving ? loop.start() : loop.stop()),
  };
}

const scaleOf = ({ boxWidth }: Size) => Math.min(1, boxWidth / designWidth) || 1;

/** Device pixels per unit of the area. */
const dotsOf = (size: Size) => size.density * scaleOf(size);

/** Sets the resolution and the transform. The canvas is only as wide as the visible part of the particles' box. */
function fitCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, size: Size, context: DrawingContext): View {
  const { width, height, boxWidth, boxHeight, density } = size;
  const scale = scaleOf(size);
  const area = { width: boxWidth / scale, height: boxHeight / scale };
  const left = area.width - width / scale;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const dots = dotsOf(size);
  context.setTransform(dots, 0, 0, dots, -left * dots, 0);
  return { area, left };
}
