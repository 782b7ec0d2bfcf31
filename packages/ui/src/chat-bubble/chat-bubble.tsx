import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { defineLook } from "../internal/variants.ts";

export { MessageText, type MessageTextProps } from "./message-text.tsx";

const bubbleLook = defineLook(
  "ChatBubble",
  "tf:relative tf:max-w-[84%] tf:rounded-md tf:px-3.5 tf:py-2.5 tf:text-ui tf:leading-normal tf:[overflow-wrap:anywhere] tf:whitespace-pre-wrap tf:forced-colors:border tf:@xl:max-w-[min(64%,34.5em)]",
  {
    from: {
      them: "tf:rounded-es-none tf:bg-bubble-them tf:text-fg",
      me: [
        "tf:bg-bubble-me tf:text-on-bubble-me tf:[--tf-corner:10px] tf:[--tf-focus:var(--tf-on-bubble-me)]",
        "tf:[clip-path:polygon(0_0,100%_0,100%_calc(100%-var(--tf-corner)),calc(100%-var(--tf-corner))_100%,0_100%)]",
        "tf:rtl:[clip-path:polygon(0_0,100%_0,100%_100%,var(--tf-corner)_100%,0_calc(100%-var(--tf-corner)))] tf:forced-colors:[clip-path:none]",
        "tf:after:absolute tf:after:end-0 tf:after:bottom-0 tf:after:size-(--tf-corner) tf:after:content-['']",
        "tf:[--tf-fold-angle:135deg] tf:rtl:[--tf-fold-angle:225deg] tf:after:bg-[linear-gradient(var(--tf-fold-angle),var(--tf-bubble-fold)_50%,transparent_50%)]",
      ],
    },
  },
  { from: "them" },
);

export type ChatBubbleProps = ComponentProps<"div"> & {
  /** Own messages are at the end of the line, right in English, with a folded corner. */
  from: "me" | "them";
  /** Small text below the bubble: the time, the state. */
  meta?: ReactNode;
};

/** One message. As wide as its list; the bubble itself takes at most 84 % of it, in a wide list 64 % and 56 ch. */
export function ChatBubble({ from, meta, children, className, ...props }: ChatBubbleProps) {
  const { className: bubble, "data-from": shown } = bubbleLook({ from });
  const side = shown === "me" ? "tf:items-end" : "tf:items-start";
  return (
    <div {...props} data-from={shown} className={cx("tf:@container tf:flex tf:w-full tf:flex-col", side, className)}>
      <div className={bubble}>{children}</div>
      {meta !== undefined && (
        <div className="tf:mt-1.5 tf:flex tf:gap-2.5 tf:text-meta tf:leading-tight tf:[overflow-wrap:anywhere] tf:text-fg-3">
          {meta}
        </div>
      )}
    </div>
  );
}
