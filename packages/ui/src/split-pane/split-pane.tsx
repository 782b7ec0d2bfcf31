"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { directionAt } from "../internal/focusable.ts";
import { useOwnState } from "../internal/own-state.ts";

export type SplitPaneProps = Omit<ComponentProps<"div">, "children"> & {
  /** The quantity that the edge between the two parts changes: "Width of the list". */
  label: string;
  /** The first pane, which `size` applies to. */
  start: ReactNode;
  /** The second pane, which takes the remaining space. */
  end: ReactNode;
  /** Side by side, or stacked. */
  orientation?: "horizontal" | "vertical";
  /** The first pane's share of the whole, in percent. */
  size?: number;
  /** The initial size, which a double press on the edge restores. Defaults to 30; 0 is collapsed. */
  defaultSize?: number;
  /** Called while the edge moves. */
  onSizeChange?: (size: number) => void;
  /** Percent. `min` and `max` default to 15 and 70. */
  min?: number;
  /** Percent. */
  max?: number;
};

/** Percent. */
const usualSize = 30;
/** The step of one arrow key press, in percent. */
const step = 2;

/**
 * Two panes with a movable edge: by pointer, arrow keys, Home and End, and Enter collapses and restores the first one.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export function SplitPane(props: SplitPaneProps) {
  const {
    label,
    start,
    end,
    orientation = "horizontal",
    size: held,
    defaultSize = usualSize,
    onSizeChange,
    ...more
  } = props;
  const { min = 15, max = 70, className, style, ...rest } = more;
  const id = useId();
  const [size, ask] = useOwnState(held, defaultSize, onSizeChange);
  const before = useRef(defaultSize > 0 ? defaultSize : usualSize);
  const move = (next: number) => ask(Math.min(max, Math.max(min, Math.round(next * 10) / 10)));
  const fold = () => {
    if (size > 0) before.current = size;
    ask(size > 0 ? 0 : before.current);
  };
  const across = orientation === "horizontal";
  return (
    <div
      {...rest}
      data-orientation={orientation}
      style={{ ...style, "--tf-split": `${size}%` } as CSSProperties}
      className={cx(
        "tf:grid tf:min-h-0 tf:min-w-0",
        across
          ? "tf:grid-cols-[minmax(0,var(--tf-split))_auto_minmax(0,1fr)]"
          : "tf:grid-rows-[minmax(0,var(--tf-split))_auto_minmax(0,1fr)]",
        className,
      )}
    >
      <div id={id} className={cx(pane, size === 0 && "tf:invisible")}>
        {start}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation={across ? "vertical" : "horizontal"}
        aria-valuenow={Math.round(size)}
        aria-valuemin={0}
        aria-valuemax={max}
        onKeyDown={(event) => {
          // Reserved for the browser: back, forward.
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key === "Enter") fold();
          else if (!moveByKey(event, { across, size, min, max, move })) return;
          event.preventDefault();
        }}
        onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => moveByPointer(event, across, move)}
        onDoubleClick={() => (defaultSize > 0 ? move(defaultSize) : size > 0 && fold())}
        className={cx(
          edge,
          across ? "tf:w-px tf:cursor-col-resize" : "tf:h-px tf:cursor-row-resize",
          across ? acrossGrip : downGrip,
        )}
      />
      <div className={pane}>{end}</div>
    </div>
  );
}

// A word wider than a narrow pane is broken instead of cut off.
const pane = "tf:min-h-0 tf:min-w-0 tf:overflow-auto tf:[overflow-wrap:anywhere]";
const edge =
  "tf:relative tf:z-1 tf:touch-none tf:bg-line-strong tf:select-none tf:hover:bg-focus tf:focus-visible:bg-focus tf:focus-visible:outline-2 tf:focus-visible:outline-focus tf:forced-colors:bg-[CanvasText] tf:after:absolute tf:after:content-['']";
/** The pressable area is wider than the visible line. */
const acrossGrip = "tf:after:-inset-x-3 tf:after:inset-y-0";
const downGrip = "tf:after:inset-x-0 tf:after:-inset-y-3";

type Edge = { across: boolean; size: number; min: number; max: number; move: (size: number) => void };

/** Moves the edge; returns whether the key is one that does so. */
function moveByKey({ key, shiftKey, currentTarget }: KeyboardEvent, { across, size, min, max, move }: Edge): boolean {
  const mirrored = across && directionAt(currentTarget) === "rtl";
  const [less, more] = across ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  const by = (shiftKey ? 5 * step : step) * (mirrored ? -1 : 1);
  const places = new Map([
    [less, size - by],
    [more, size + by],
    ["Home", min],
    ["End", max],
  ]);
  const next = places.get(key);
  if (next === undefined) return false;
  // A collapsed pane is not made smaller: its minimum size would expand it.
  if (next > 0) move(next);
  return true;
}

function moveByPointer(event: PointerEvent, across: boolean, move: (size: number) => void): void {
  const { currentTarget: target, pointerId, clientX, clientY } = event;
  const whole = target.parentElement?.getBoundingClientRect();
  if (whole === undefined || !target.hasPointerCapture(pointerId)) return;
  const isMirrored = directionAt(target) === "rtl";
  const along = isMirrored ? whole.right - clientX : clientX - whole.left;
  move(across ? (along / whole.width) * 100 : ((clientY - whole.top) / whole.height) * 100);
}
