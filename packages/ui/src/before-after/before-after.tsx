import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export type BeforeAfterProps = Omit<ComponentProps<"dl">, "children"> & {
  /** The values as printed: "32 h", "8 h". */
  before: string;
  /** The value as printed, with the agent doing the work. */
  after: string;
  /** Length of the lower bar as a share of the upper one; values outside of 0 to 1 are clamped. */
  ratio: number;
  /** The words before the values, in the page's language. */
  labels?: Readonly<{ before: string; after: string }>;
};

/** A measured change as two bars. The values are always printed: the bars alone would convey meaning only by length. */
export function BeforeAfter({ before, after, ratio, labels = english, className, ...props }: BeforeAfterProps) {
  return (
    <dl {...props} className={cx("tf:grid tf:gap-3.5 tf:text-small", className)}>
      <Bar
        label={labels.before}
        value={before}
        share={1}
        look="tf:[--tf-bar:var(--tf-surface-3)] tf:forced-colors:[--tf-bar:color-mix(in_srgb,CanvasText_30%,Canvas)]"
      />
      <Bar
        label={labels.after}
        value={after}
        share={ratio}
        look="tf:[--tf-bar:var(--tf-mark)] tf:forced-colors:[--tf-bar:CanvasText]"
      />
    </dl>
  );
}

const english = { before: "Before", after: "After" };

const bar = [
  "tf:flex tf:justify-between tf:gap-2.5 tf:bg-[linear-gradient(var(--tf-bar),var(--tf-bar))] tf:bg-bottom-left tf:bg-no-repeat tf:pb-4",
  "tf:rtl:bg-bottom-right tf:forced-colors:[forced-color-adjust:none]",
];

/** The bar is a background because a `dl` may contain only terms and values. A small share stays visible as 6 px. */
function Bar({ label, value, share, look }: { label: string; value: string; share: number; look: string }) {
  return (
    <div className={cx(bar, look)} style={{ backgroundSize: `max(6px, ${Math.round(clampShare(share) * 100)}%) 10px` }}>
      <dt className="tf:text-fg-3 tf:forced-colors:text-[CanvasText]">{label}</dt>
      <dd className="tf:text-fg tf:[direction:rtl] tf:[unicode-bidi:plaintext] tf:forced-colors:text-[CanvasText]">
        {value}
      </dd>
    </div>
  );
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share || 0));
}
