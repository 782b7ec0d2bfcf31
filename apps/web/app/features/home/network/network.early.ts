import { offerEarly } from "../../../lib/early-module.ts";
import type { NetworkMessage } from "./network-worker.ts";
import type { createPainter, Look, Painter, Size } from "./painter.ts";

/** Above this many device pixels per CSS pixel, lines this thin look no better, but every frame costs more time. */
const maxDensity = 1.5;

type OpenPainter = Painter & { close: () => void };
type LoadPainter = () => Promise<typeof createPainter>;

/** The visitor's choice, kept while the site stays open. */
let paused = false;

/** Stop functions by canvas. A canvas can be transferred to a worker only once. */
const running = new Map<HTMLCanvasElement, () => void>();

// The animation continues after hydration: the component finds it running (`startNetwork`). Without a worker, the
// component draws.
offerEarly("network", (place) => {
  const canvas = place.querySelector("canvas");
  if (canvas && canUseWorker(canvas)) startNetwork(canvas);
  return () => {};
});

const canUseWorker = (canvas: HTMLCanvasElement) => "transferControlToOffscreen" in canvas;

/**
 * Draws the hero's network and animates it while it is on screen in a visible tab; under reduced motion it is drawn
 * once, and again when the canvas is resized. The button beside it pauses it. If the browser cannot draw, both are
 * hidden. Returns a function that stops it.
 *
 * @param loadPainter fetches the painter that draws in the page if there is no worker
 */
export function startNetwork(canvas: HTMLCanvasElement, loadPainter?: LoadPainter): () => void {
  const stop = running.get(canvas) ?? drawOn(canvas, loadPainter);
  running.set(canvas, stop);
  return () => {
    running.delete(canvas);
    stop();
  };
}

function drawOn(canvas: HTMLCanvasElement, loadPainter?: LoadPainter): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const button = canvas.closest("[data-early]")?.querySelector("button");
  const hide = () => {
    canvas.hidden = true;
    if (button) button.hidden = true;
  };
  let gone = false;
  let end = () => {};
  // An animation that starts paused skips the entrance.
  const whole = still || paused;
  (canUseWorker(canvas) ? openWorker(canvas, whole, hide) : openInPage(canvas, whole, loadPainter))
    .then((painter) => {
      if (gone) return painter.close();
      const ends = [followSize(canvas, painter), still ? () => {} : followView(canvas, painter, button), painter.close];
      end = () => ends.forEach((each) => each());
    })
    .catch(hide);
  return () => {
    gone = true;
    end();
  };
}

function lookOf(canvas: HTMLCanvasElement, still: boolean): Look {
  const tokens = getComputedStyle(canvas);
  return {
    colors: { plain: tokens.getPropertyValue("--tf-line-strong"), lit: tokens.getPropertyValue("--tf-tang") },
    still,
  };
}

async function openInPage(canvas: HTMLCanvasElement, still: boolean, loadPainter?: LoadPainter): Promise<OpenPainter> {
  if (loadPainter === undefined) throw new Error("There is no worker to draw in");
  const painter = (await loadPainter())(canvas, lookOf(canvas, still));
  return { ...painter, close: () => painter.move(false) };
}

async function openWorker(canvas: HTMLCanvasElement, still: boolean, hide: () => void): Promise<OpenPainter> {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL("./network-worker.ts", import.meta.url), { type: "module" });
  const post = (message: NetworkMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    hide();
  });
  post({ canvas: offscreen, look: lookOf(canvas, still) }, [offscreen]);
  return {
    fit: (size) => post({ size }),
    move: (moving) => post({ moving }),
    close: () => worker.terminate(),
  };
}

/** Reports the canvas's size now and on every resize. The observer's values force no layout. */
function followSize(canvas: HTMLCanvasElement, painter: Painter): () => void {
  const box = canvas.parentElement ?? canvas;
  const sizes = new Map<Element, DOMRectReadOnly>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) sizes.set(target, contentRect);
    const [own, around] = [sizes.get(canvas), sizes.get(box)];
    if (own === undefined || around === undefined) return;
    const size: Size = {
      width: own.width,
      height: own.height,
      boxWidth: around.width,
      boxHeight: around.height,
      density: Math.min(maxDensity, devicePixelRatio || 1),
    };
    painter.fit(size);
    canvas.dataset["state"] ??= "still";
  });
  observer.observe(canvas);
  observer.observe(box);
  return () => observer.disconnect();
}

/** Runs the frames only while they are visible and wanted. */
function followView(canvas: HTMLCanvasElement, painter: Painter, button?: HTMLElement | null): () => void {
  let onScreen = false;
  function update() {
    const moving = onScreen && !document.hidden && !paused;
    canvas.dataset["state"] = moving ? "moving" : "paused";
    button?.setAttribute("aria-pressed", String(paused));
    painter.move(moving);
  }
  function press() {
    paused = !paused;
    update();
  }
  const views = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  views.observe(canvas);
  document.addEventListener("visibilitychange", update);
  button?.addEventListener("click", press);
  return () => {
    views.disconnect();
    document.removeEventListener("visibilitychange", update);
    button?.removeEventListener("click", press);
  };
}
