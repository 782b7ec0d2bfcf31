import type { NetworkMessage } from "./network-worker.ts";
import type { Look, Painter, Size } from "./painter.ts";

/** More dots of a CSS pixel than these are not seen in lines this thin, and each is drawn thirty times a second. */
const maxDensity = 1.5;

type OpenPainter = Painter & { close: () => void };

/** What runs, by its canvas. A canvas is given to a worker once and for all. */
const running = new Map<HTMLCanvasElement, () => void>();

/** Goes on when the application starts: its component finds the network running (`startNetwork`). */
export function start(canvas: HTMLElement): () => void {
  if (canvas instanceof HTMLCanvasElement) startNetwork(canvas);
  return () => {};
}

/**
 * Draws the hero's network and keeps it moving while it is on screen and the tab is in front; under reduced motion it is
 * drawn once, and again when the canvas changes its size. Where the browser cannot draw, the canvas is hidden. Gives what
 * ends it.
 */
export function startNetwork(canvas: HTMLCanvasElement): () => void {
  const stop = running.get(canvas) ?? drawOn(canvas);
  running.set(canvas, stop);
  return () => {
    running.delete(canvas);
    stop();
  };
}

function drawOn(canvas: HTMLCanvasElement): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const hide = () => {
    canvas.hidden = true;
  };
  let gone = false;
  let end = () => {};
  openPainter(canvas, still, hide)
    .then((painter) => {
      if (gone) return painter.close();
      const ends = [followSize(canvas, painter), still ? () => {} : followView(canvas, painter), painter.close];
      end = () => ends.forEach((each) => each());
    })
    .catch(hide);
  return () => {
    gone = true;
    end();
  };
}

async function openPainter(canvas: HTMLCanvasElement, still: boolean, hide: () => void): Promise<OpenPainter> {
  const tokens = getComputedStyle(canvas);
  const colors = { plain: tokens.getPropertyValue("--tf-line-strong"), lit: tokens.getPropertyValue("--tf-tang") };
  const look: Look = { colors, still };
  if (!("transferControlToOffscreen" in canvas)) {
    const { createPainter } = await import("./painter.ts");
    const painter = createPainter(canvas, look);
    return { ...painter, close: () => painter.move(false) };
  }
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(new URL("./network-worker.ts", import.meta.url), { type: "module" });
  const tell = (message: NetworkMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    hide();
  });
  tell({ canvas: offscreen, look }, [offscreen]);
  return {
    fit: (size) => tell({ size }),
    move: (moving) => tell({ moving }),
    close: () => worker.terminate(),
  };
}

/** Tells the painter the canvas's size, now and whenever it changes. The observer's own figures force no layout. */
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

/** Runs the frames only while somebody can see them. */
function followView(canvas: HTMLCanvasElement, painter: Painter): () => void {
  let onScreen = false;
  function update() {
    const seen = onScreen && !document.hidden;
    canvas.dataset["state"] = seen ? "moving" : "paused";
    painter.move(seen);
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
  };
}
