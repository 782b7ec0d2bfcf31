import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";
import { whenIdle } from "./when-idle.ts";

const box = "pointer-events-none absolute top-0 right-0 h-[330px] w-full md:h-[640px] md:w-[66%]";

// How far the headline's right end is from the window's: it is 8.1 em wide on two lines, 4.8 em on a phone's four.
const free =
  "w-[calc(50vw+min(100vw-2*var(--pad),80rem)/2-4.8*var(--hero-size))] min-[560px]:w-[calc(50vw+min(100vw-2*var(--pad),80rem)/2-8.1*var(--hero-size))]";

/**
 * The moving ornament at the top right of the hero. The canvas ends where the headline does, so that no particle crosses
 * the text. Its code is fetched when the page has nothing else to do. Where it cannot be had or drawn, the hero simply
 * stands without it.
 */
export function NetworkCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    async function load() {
      const { startNetwork } = await import("./network/start-network.ts");
      if (!gone && canvas.current !== null) stop = startNetwork(canvas.current, { still: prefersReducedMotion() });
    }
    const cancel = whenIdle(() => {
      load().catch(() => setFailed(true));
    });
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, []);

  if (failed) return null;
  return (
    <div aria-hidden className={box}>
      <canvas
        ref={canvas}
        className={`ml-auto h-full opacity-0 motion-safe:transition-opacity motion-safe:duration-700 data-state:opacity-100 ${free}`}
      />
    </div>
  );
}
