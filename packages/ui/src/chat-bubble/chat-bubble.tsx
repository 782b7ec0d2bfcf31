import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const bubbleVariants = cva(
  "relative max-w-[84%] rounded-md px-3.5 py-2.5 text-ui leading-normal [overflow-wrap:anywhere] whitespace-pre-wrap @xl:max-w-[min(64%,56ch)]",
  {
    variants: {
      from: {
        them: "rounded-bl-none bg-bubble-them text-fg",
        me: [
          "bg-bubble-me text-on-bubble-me [--corner:10px]",
          "[clip-path:polygon(0_0,100%_0,100%_calc(100%-var(--corner)),calc(100%-var(--corner))_100%,0_100%)]",
          "after:absolute after:right-0 after:bottom-0 after:size-(--corner) after:content-['']",
          "after:bg-[linear-gradient(135deg,var(--bubble-fold)_50%,transparent_50%)]",
        ],
      },
    },
  },
);

export type ChatBubbleProps = ComponentProps<"div"> & {
  /** Own messages stand at the right with a folded corner. */
  from: "me" | "them";
  /** What stands below in small: the time, the state. */
  meta?: ReactNode;
};

/** One message. Takes the width of its list; the bubble itself is at most 84 % of it, in a wide list 64 % and 56 ch. */
export function ChatBubble({ from, meta, children, className, ...props }: ChatBubbleProps) {
  const side = from === "me" ? "items-end" : "items-start";
  return (
    <div {...props} data-from={from} className={cx("@container flex w-full flex-col", side, className)}>
      <div className={bubbleVariants({ from })}>{children}</div>
      {meta !== undefined && <div className="mt-1.5 flex gap-2.5 text-meta leading-tight text-fg-3">{meta}</div>}
    </div>
  );
}
