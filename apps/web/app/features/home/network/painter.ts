import { type DrawingContext, drawNetwork, type NetworkColors, type View } from "./draw-network.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { createParticles, maxSpeed, moveParticles, type Particle, stretchParticles } from "./particles.ts";

/** Of the canvas and of the box around it, in CSS pixels; `density` is the dots of a CSS pixel. */
export type Size = { width: number; height: number; boxWidth: number; boxHeight: number; density: number };

export type Look = { colors: NetworkColors; still: boolean };

export type Painter = { fit: (size: Size) => void; move: (moving: boolean) => void };

/** Below this width, in CSS pixels, the picture is scaled down as a whole: its numbers stay as designed. */
const designWidth = 760;
/** The fastest particle goes this share of a dot from frame to frame: more frames are not seen, and each is paid for. */
const step = 0.4;
/** Frames a second, at most. */
const maxRate = 30;
/** In this many frames of 1/60 s the picture comes up. */
const entranceFrames = 42;

/**
 * Draws the network on a canvas, in a worker or in the page. Nothing is drawn before the first `fit`.
 *
 * @throws {Error} where the browser gives no drawing context
 */
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

/** The dots of a unit of the area. */
const dotsOf = (size: Size) => size.density * scaleOf(size);

/**
 * The particles live in the box around the canvas; the canvas itself is only as wide as what may be seen of it. Gives the
 * canvas its dots and its context the place and scale that go with them.
 */
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
