import { hero } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useEffect, useRef } from "react";
import { latePart } from "../../lib/late.tsx";
import { startNetwork } from "./network/network.early.ts";

const painter = latePart(() => import("./network/painter.ts").then((module) => module.createPainter));

const box = "pointer-events-none absolute top-0 right-0 -z-1 h-[330px] w-full md:h-[640px] md:w-[66%]";

// Distance from the headline's right end to the window's: 8.1 em wide on two lines, 4.8 em on a phone's four.
const free =
  "w-[calc(50vw+min(100vw-2*var(--tf-pad),80rem)/2-4.8*var(--hero-size))] min-[560px]:w-[calc(50vw+min(100vw-2*var(--tf-pad),80rem)/2-8.1*var(--hero-size))]";

/**
 * The hero's background, with a button between headline and text that pauses it. The network stops short of the
 * headline, so that no particle crosses the text. If it cannot be drawn, the hero does without it.
 */
export function NetworkCanvas({ className }: { className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : startNetwork(canvas.current, painter.load)), []);
  return (
    <div data-early="network" className={`flex items-center justify-end max-md:items-end ${className}`}>
      <div aria-hidden className={box}>
        <canvas ref={canvas} className={`ml-auto h-full ${free}`} />
      </div>
      {/* The early module presses it, so React may find it pressed. */}
      <Button
        variant="ghost"
        size="icon"
        className="motion-reduce:hidden noscript:hidden"
        aria-label={hero.pause}
        aria-pressed={false}
        suppressHydrationWarning
      >
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.75">
          <path d="M6 3.5v11m6-11v11" className="group-aria-pressed/button:hidden" />
          <path d="m5 3 9.5 6L5 15Z" className="hidden group-aria-pressed/button:inline" />
        </svg>
      </Button>
    </div>
  );
}
