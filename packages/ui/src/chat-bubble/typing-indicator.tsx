import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

const cell = "relative size-2 rounded-[1px] border border-line-strong bg-surface-3";
const light = "absolute -inset-px rounded-[1px] bg-mark opacity-0 motion-safe:animate-typing-cell";

export type TypingIndicatorProps = ComponentProps<"output"> & {
  /** Who is typing, as a sentence. It is read out, and shown in place of the movement under reduced motion. */
  label: string;
};

/** Three squares that light in turn while an answer is being written. Put it into a `ChatBubble`. */
export function TypingIndicator({ label, className, ...props }: TypingIndicatorProps) {
  return (
    <output {...props} className={cx("inline-flex items-center", className)}>
      <span aria-hidden className="flex gap-[5px] py-[7px] motion-reduce:hidden">
        {[0, 0.2, 0.4].map((delay) => (
          <span key={delay} className={cell}>
            <span className={light} style={{ animationDelay: `${delay}s` }} />
          </span>
        ))}
      </span>
      <span className="sr-only motion-reduce:not-sr-only">{label}</span>
    </output>
  );
}
