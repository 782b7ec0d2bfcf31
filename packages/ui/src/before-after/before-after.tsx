import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type BeforeAfterProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The values as printed: "32 h", "8 h". */
  before: string;
  after: string;
  /** Length of the lower bar as a share of the upper one, 0 to 1. */
  ratio: number;
  /** The words before the values, in the page's language. */
  labels?: Readonly<{ before: string; after: string }>;
};

/** A measured change as two bars. The values are always printed: the bars alone would be meaning by length only. */
export function BeforeAfter({ before, after, ratio, labels = english, className, ...props }: BeforeAfterProps) {
  return (
    <dl {...props} className={cx("grid gap-3.5 text-small tabular-nums", className)}>
      <Bar
        label={labels.before}
        value={before}
        share={1}
        look="bg-[linear-gradient(var(--surface-3),var(--surface-3))]"
      />
      <Bar label={labels.after} value={after} share={ratio} look="bg-[linear-gradient(var(--mark),var(--mark))]" />
    </dl>
  );
}

const english = { before: "Before", after: "After" };

/** The bar is a background, because a `dl` may hold nothing but terms and values. A small share stays visible as 6 px. */
function Bar({ label, value, share, look }: { label: string; value: string; share: number; look: string }) {
  return (
    <div
      className={cx("flex justify-between gap-2.5 bg-bottom-left bg-no-repeat pb-4", look)}
      style={{ backgroundSize: `max(6px, ${Math.round(share * 100)}%) 10px` }}
    >
      <dt className="text-fg-3">{label}</dt>
      <dd className="text-fg">{value}</dd>
    </div>
  );
}
