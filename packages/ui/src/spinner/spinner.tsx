import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** The nine cells row by row, each with its place in the round in eighths; the center stays unlit. */
const cells = [
  { id: "top-left", turn: 0 },
  { id: "top", turn: 1 },
  { id: "top-right", turn: 2 },
  { id: "left", turn: 7 },
  { id: "center", turn: undefined },
  { id: "right", turn: 3 },
  { id: "bottom-left", turn: 6 },
  { id: "bottom", turn: 5 },
  { id: "bottom-right", turn: 4 },
];

/** Seconds from one cell to the next: a round of eight takes the 1.35 s of the animation (theme.css). */
const step = 1.35 / 8;

const sizes = {
  sm: { grid: "tf:grid-cols-[repeat(3,5px)] tf:gap-[2px]", cell: "tf:size-[5px]", label: "tf:sr-only" },
  default: {
    grid: "tf:grid-cols-[repeat(3,8px)] tf:gap-[3px] tf:text-mark tf:motion-reduce:hidden",
    cell: "tf:size-2",
    label: "tf:sr-only tf:motion-reduce:not-sr-only",
  },
};

export type SpinnerProps = ComponentProps<"output"> & {
  /** `sm` has cells of 5 px in the text's color, for the inside of buttons; otherwise 8 px and lit in tangerine. */
  size?: "sm" | "default";
  /** What is going on. It is read out, and shown in place of the movement under reduced motion. */
  label?: string;
};

/** Nine squares, of which the outer eight light in turn. */
export function Spinner({ size = "default", label = "Loading", className, ...props }: SpinnerProps) {
  const look = sizes[size];
  return (
    <output {...props} data-size={size} className={cx("tf:inline-flex", className)}>
      <span aria-hidden className={cx("tf:grid", look.grid)}>
        {cells.map(({ id, turn }) => (
          <span
            key={id}
            className={`${look.cell} tf:rounded-[1px] tf:bg-current tf:opacity-25 ${turn === undefined ? "" : "tf:motion-safe:animate-spinner-cell"}`}
            style={turn === undefined ? undefined : { animationDelay: `${turn * step}s` }}
          />
        ))}
      </span>
      <span className={look.label}>{label}</span>
    </output>
  );
}
