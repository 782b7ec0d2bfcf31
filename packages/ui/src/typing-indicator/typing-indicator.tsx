import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const cell = "tf:relative tf:size-2 tf:rounded-[1px] tf:border tf:border-line-strong tf:bg-surface-3";
const light =
  "tf:absolute tf:-inset-px tf:rounded-[1px] tf:bg-mark tf:opacity-0 tf:forced-colors:bg-[CanvasText] tf:motion-safe:animate-typing-cell";

export type TypingIndicatorProps = ComponentProps<"output"> & {
  /** Who is typing, as a sentence. It is read out, and shown in place of the movement under reduced motion. */
  label: string;
};

/** Three squares that light up in turn while an answer is being written. Put it into a `ChatBubble`. */
export function TypingIndicator({ label, className, ...props }: TypingIndicatorProps) {
  return (
    <output {...props} className={cx("tf:inline-flex tf:items-center", className)}>
      <span aria-hidden className="tf:flex tf:gap-1.25 tf:py-1.75 tf:motion-reduce:hidden">
        {[0, 0.2, 0.4].map((delay) => (
          <span key={delay} className={cell}>
            <span className={light} style={{ animationDelay: `${delay}s` }} />
          </span>
        ))}
      </span>
      <span className="tf:sr-only tf:motion-reduce:not-sr-only">{label}</span>
    </output>
  );
}
