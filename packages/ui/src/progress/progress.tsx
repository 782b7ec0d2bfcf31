import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const progressLook = defineLook(
  "Progress",
  [
    "tf:block tf:overflow-hidden tf:[--tf-lit:var(--tf-mark)] tf:[--tf-unlit:var(--tf-surface-3)] tf:bg-(--tf-unlit) tf:[direction:ltr] tf:rtl:-scale-x-100",
    "tf:forced-colors:[--tf-lit:Highlight] tf:forced-colors:[--tf-unlit:color-mix(in_srgb,CanvasText_25%,Canvas)] tf:forced-colors:forced-color-adjust-none",
  ],
  {
    variant: {
      // One element for thirty cells, seen through a gradient that repeats cell and gap, as in `Hundred`.
      cells:
        "tf:h-2.5 tf:[--tf-gap:2.001px] tf:[--tf-step:calc((100%+var(--tf-gap))/30)] tf:[mask-image:repeating-linear-gradient(90deg,#000_0_calc(var(--tf-step)-var(--tf-gap)),transparent_0_var(--tf-step))]",
      line: "tf:h-[3px]",
    },
  },
  { variant: "cells" },
);

// A highlight of three tenths of the row travels through it, cell by cell in the `cells` variant. Under reduced motion
// the row is dim.
const travelling = {
  cells:
    "tf:w-[calc((100%+var(--tf-gap))*0.3)] tf:motion-safe:animate-travel-cells tf:motion-reduce:w-full tf:motion-reduce:opacity-40",
  line: "tf:w-[30%] tf:motion-safe:animate-travel tf:motion-reduce:w-full tf:motion-reduce:opacity-40",
};

export type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** The current value. If omitted, progress is indeterminate. */
  value?: number;
  /** `value` at the start. */
  min?: number;
  /** `value` at the end. */
  max?: number;
  /** What is progressing, for screen readers; or name it with `aria-labelledby`. */
  label?: string;
  /** `cells`: thirty cells, the last one lit only at the end. `line`: 3 px, for reading progress. */
  variant?: "cells" | "line";
};

/** How far something has come. Show the value as text beside it, too: color alone conveys no number. */
export function Progress({ value, min = 0, max = 100, label, variant, className, ...props }: ProgressProps) {
  const look = progressLook({ variant }, className);
  const cells = look["data-variant"] === "cells";
  const known = value !== undefined && Number.isFinite(value) && max > min;
  const now = known ? Math.min(max, Math.max(min, value)) : undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      data-state={now === undefined ? "indeterminate" : now === max ? "complete" : "loading"}
      {...props}
      {...look}
    >
      {now === undefined ? (
        <div className={cx("tf:h-full tf:bg-(--tf-lit)", travelling[cells ? "cells" : "line"])} />
      ) : (
        <div className="tf:h-full tf:origin-left tf:bg-(--tf-lit)" style={litTo((now - min) / (max - min), cells)} />
      )}
    </div>
  );
}

/**
 * Cells are lit whole, and the light ends in the middle of a gap. A line follows the scroll position, so it is scaled
 * instead of laid out.
 */
function litTo(part: number, cells: boolean) {
  if (!cells) return { transform: `scaleX(${part})` };
  const lit = Math.floor(part * 30 + 1e-9);
  return { width: lit === 0 ? "0" : `calc((100% + var(--tf-gap)) * ${lit / 30} - var(--tf-gap) / 2)` };
}
