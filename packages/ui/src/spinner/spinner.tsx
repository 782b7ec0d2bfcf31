import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

/** The nine cells row by row, each with its position in the cycle in eighths; the center stays unlit. */
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

/** Seconds from one cell to the next: a cycle of eight takes the 1.35 s of the animation (theme.css). */
const step = 1.35 / 8;

const spinnerLook = defineLook(
  "Spinner",
  "tf:inline-flex",
  { size: { sm: "tf:[--tf-cell:5px] tf:[--tf-gap:2px]", default: "tf:[--tf-cell:8px] tf:[--tf-gap:3px]" } },
  { size: "default" },
);

const lookOfCell = "tf:size-(--tf-cell) tf:rounded-[1px] tf:bg-current tf:opacity-25 tf:forced-colors:bg-[CanvasText]";

export type SpinnerProps = ComponentProps<"output"> & {
  /**
   * `sm` has cells of 5 px in the text's color, for use inside buttons; otherwise they are 8 px and lit in tangerine.
   */
  size?: "sm" | "default";
  /** The activity. It is read out, and shown in place of the movement under reduced motion. */
  label?: string;
};

/**
 * Nine squares, of which the outer eight light up in turn. Under reduced motion a small one is static and fully lit.
 */
export function Spinner({ size, label = "Loading", className, ...props }: SpinnerProps) {
  const look = spinnerLook({ size }, className);
  const small = look["data-size"] === "sm";
  return (
    <output {...props} {...look}>
      <span
        aria-hidden
        className={cx(
          "tf:grid tf:grid-cols-[repeat(3,var(--tf-cell))] tf:gap-(--tf-gap)",
          !small && "tf:text-mark tf:motion-reduce:hidden",
        )}
      >
        {cells.map(({ id, turn }) => (
          <span
            key={id}
            className={cx(
              lookOfCell,
              turn !== undefined && "tf:motion-safe:animate-spinner-cell tf:motion-reduce:opacity-100",
            )}
            style={turn === undefined ? undefined : { animationDelay: `${turn * step}s` }}
          />
        ))}
      </span>
      <span className={cx("tf:sr-only", !small && "tf:motion-reduce:not-sr-only")}>{label}</span>
    </output>
  );
}
