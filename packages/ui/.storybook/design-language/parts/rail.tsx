import { useRef } from "react";
import { Button } from "../../../src/button/button.tsx";
import { readToken } from "../../read-color.ts";
import { useMeasured } from "./use-measured.ts";

/** Thirty ticks and, on request, a square that crosses them with the tokens' duration and easing. */
export function Rail({ label, duration, easing }: { label: string; duration: string; easing: string }) {
  const square = useRef<HTMLSpanElement>(null);
  const [ref, value] = useMeasured((element) => ({
    milliseconds: toMilliseconds(readToken(element, duration)),
    easing: readToken(element, easing),
  }));
  const play = () => {
    const element = square.current;
    if (element === null || value === undefined) return;
    const distance = (element.parentElement?.clientWidth ?? 0) - element.clientWidth;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.animate([{ transform: "none" }, { transform: `translateX(${distance}px)` }], {
      duration: still ? 0 : value.milliseconds,
      easing: value.easing,
      fill: "forwards",
    });
  };
  return (
    <div ref={ref}>
      <div className="flex items-center gap-5">
        <Button variant="outline" size="sm" onClick={play}>
          Play {label}
        </Button>
        <span className="text-small text-fg-2 tabular-nums">{value !== undefined && `${value.milliseconds} ms`}</span>
      </div>
      <div className="mt-5 border-b border-line bg-[repeating-linear-gradient(90deg,var(--tf-line)_0_1px,transparent_0_calc(100%/30))] pt-1 pb-2">
        <span ref={square} className="block size-4 bg-mark" />
      </div>
      <p className="my-3 font-mono text-meta break-words text-fg-3">{value?.easing}</p>
    </div>
  );
}

/** A build may rewrite 200ms as .2s. */
function toMilliseconds(time: string): number {
  return Math.round(Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000));
}
