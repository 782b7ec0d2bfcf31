import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

export type StatProps = ComponentProps<"div"> & {
  /** The measured quantity. */
  label: ReactNode;
  /** The number with its unit, as it is read: "4 h 12 min". */
  value: ReactNode;
  /** The change and its period, in words: "12 more than last week". */
  change?: ReactNode;
  /** Whether that is good. The color only repeats what `change` says. */
  trend?: "good" | "bad" | "neutral";
  /** `compact`: for dense screens, among lists. */
  size?: "default" | "compact";
};

const trends = { good: "tf:text-ok", bad: "tf:text-bad", neutral: "tf:text-fg-3" };

const valueSizes = { default: "tf:text-h2", compact: "tf:text-h3" };

/** One number of an overview. A `Sparkline` or `Bars` in the children may show its history. */
export function Stat(props: StatProps) {
  const { label, value, change, trend = "neutral", size = "default", className, children, ...native } = props;
  return (
    <div {...native} className={cx("tf:grid tf:min-w-0 tf:grid-cols-1 tf:content-start tf:gap-1", className)}>
      <p className="tf:text-small tf:text-fg-3">{label}</p>
      <p className={cx("tf:break-words tf:text-fg tf:tabular-nums", valueSizes[size])}>{value}</p>
      {change && <p className={cx("tf:text-small", trends[trend])}>{change}</p>}
      {children}
    </div>
  );
}

export type ChartPoint = {
  /** The subject of the value: a day, a channel. */
  label: string;
  /** Zero or more. */
  value: number;
};

export type ChartProps = Omit<ComponentProps<"figure">, "children"> & {
  points: readonly ChartPoint[];
  /** The subject of the chart. It names the table that screen readers read instead. */
  label: string;
  /** Formats a value in that table. */
  format?: (value: number) => string;
  /** The value at the chart's top, for charts that are compared. By default the largest one. */
  max?: number;
};

const chart = "tf:relative tf:h-12 tf:w-full tf:text-mark tf:forced-colors:text-[CanvasText]";

const topOf = (points: readonly ChartPoint[], max = 0) => Math.max(...points.map(({ value }) => value), max, 1);

/** Amounts side by side, the largest as high as the chart. */
export function Bars({ points, label, format, max, className, ...props }: ChartProps) {
  const most = topOf(points, max);
  return (
    <figure {...props} className={cx(chart, "tf:flex tf:items-end tf:gap-0.5", className)}>
      {points.map((point, index) => (
        <span
          // Two points may have one label; they have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          aria-hidden
          title={point.label}
          className="tf:min-h-px tf:flex-1 tf:bg-current tf:forced-color-adjust-none"
          style={{ height: `${(100 * Math.max(0, point.value)) / most}%` }}
        />
      ))}
      <ChartTable points={points} label={label} format={format} />
    </figure>
  );
}

/** The course of a number, as a line without axes. Mirrored in right-to-left text. */
export function Sparkline({ points, label, format, max, className, ...props }: ChartProps) {
  const most = topOf(points, max);
  const step = 100 / Math.max(points.length - 1, 1);
  const line = points.map(({ value }, index) => `${index * step},${100 - (100 * Math.max(0, value)) / most}`).join(" ");
  return (
    <figure {...props} className={cx(chart, className)}>
      <svg
        aria-hidden
        viewBox="0 -4 100 108"
        preserveAspectRatio="none"
        className="tf:size-full tf:overflow-visible tf:rtl:-scale-x-100"
      >
        <polyline points={line} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <ChartTable points={points} label={label} format={format} />
    </figure>
  );
}

type ChartTableProps = { points: readonly ChartPoint[]; label: string; format: ChartProps["format"] };

function ChartTable({ points, label, format = String }: ChartTableProps) {
  return (
    <div className="tf:sr-only">
      <table>
        <caption>{label}</caption>
        <tbody>
          {points.map((point, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- As above.
            <tr key={index}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
