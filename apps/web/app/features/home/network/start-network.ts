import { drawNetwork } from "./draw-network.ts";
import { fitCanvas } from "./fit-canvas.ts";
import { createFrameLoop } from "./frame-loop.ts";
import { createParticles, moveParticles, stretchParticles } from "./particles.ts";

/**
 * Draws the hero's network and keeps it moving while it is on screen and the tab is in front; with `still` it is drawn
 * once, and again when the canvas changes its size. Returns what ends it. Throws where the browser cannot draw.
 */
export function startNetwork(canvas: HTMLCanvasElement, { still }: { still: boolean }): () => void {
  const context = canvas.getContext("2d");
  const box = canvas.parentElement;
  if (context === null || box === null) throw new Error("The browser gives no drawing context for the network");
  const tokens = getComputedStyle(canvas);
  const colors = { plain: tokens.getPropertyValue("--line-strong"), lit: tokens.getPropertyValue("--tang") };

  let view = fitCanvas(canvas, box, context);
  let particles = createParticles(view.area, Math.random);
  const draw = (frames: number) => {
    particles = moveParticles(particles, view.area, frames);
    drawNetwork(context, particles, view, colors);
  };
  draw(0);
  canvas.dataset["state"] = "still";

  const resizes = new ResizeObserver(() => {
    const fitted = fitCanvas(canvas, box, context);
    particles = stretchParticles(particles, view.area, fitted.area);
    view = fitted;
    draw(0);
  });
  resizes.observe(canvas);
  const endMotion = still ? undefined : keepMoving(canvas, draw);
  return () => {
    resizes.disconnect();
    endMotion?.();
  };
}

/** Runs the frames only while somebody can see them. */
function keepMoving(canvas: HTMLCanvasElement, draw: (frames: number) => void): () => void {
  const loop = createFrameLoop(draw);
  let onScreen = false;
  function update() {
    const seen = onScreen && !document.hidden;
    canvas.dataset["state"] = seen ? "moving" : "paused";
    if (seen) loop.start();
    else loop.stop();
  }
  const views = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  views.observe(canvas);
  document.addEventListener("visibilitychange", update);
  return () => {
    views.disconnect();
    document.removeEventListener("visibilitychange", update);
    loop.stop();
  };
}
