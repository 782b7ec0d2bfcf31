import { useEffect, useRef } from "react";
import { latePart } from "../../lib/late.tsx";
import { startNetwork } from "./network/network.early.ts";

const painter = latePart(() => import("./network/painter.ts").then((module) => module.createPainter));

const box = "pointer-events-none absolute top-0 right-0 h-[330px] w-full md:h-[640px] md:w-[66%]";

// Distance from the headline's right end to the window's: 8.1 em wide on two lines, 4.8 em on a phone's four.
const free =
  "w-[calc(50vw+min(100vw-2*var(--tf-pad),80rem)/2-4.8*var(--hero-size))] min-[560px]:w-[calc(50vw+min(100vw-2*var(--tf-pad),80rem)/2-8.1*var(--hero-size))]";

/** Ends where the headline does, so that no particle crosses the text. If it cannot be drawn, the hero does without. */
export function NetworkCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : startNetwork(canvas.current, painter.load)), []);
  return (
    <div aria-hidden className={box}>
      <canvas ref={canvas} data-early="network" className={`ml-auto h-full ${free}`} />
    </div>
  );
}
