import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion.ts";
import { whenIdle } from "./when-idle.ts";

const place =
  "pointer-events-none absolute top-0 right-0 h-[330px] w-full opacity-0 transition-opacity duration-700 data-state:opacity-100 md:h-[640px] md:w-[66%]";
const mask =
  "[mask-composite:intersect] [mask-image:linear-gradient(#000_70%,transparent),linear-gradient(90deg,transparent_52%,#000_78%)] md:[mask-image:linear-gradient(#000_50%,transparent_92%),linear-gradient(90deg,transparent_34%,#000_74%)]";

/**
 * The moving ornament at the top right of the hero, masked so that no particle crosses the text. Its code is fetched
 * when the page has nothing else to do. Where it cannot be had or drawn, the hero simply stands without it.
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

  return failed ? null : <canvas ref={canvas} aria-hidden className={`${place} ${mask}`} />;
}
