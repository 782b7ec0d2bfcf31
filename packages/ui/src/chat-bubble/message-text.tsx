import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { piecesOf } from "./message-pieces.ts";

export type MessageTextProps = Omit<ComponentProps<"span">, "children"> & {
  /** The text as its author wrote it. */
  text: string;
};

/**
 * User-written text, unchanged and in its own direction. Its http(s) addresses are links that open a new tab; the page
 * behind one gets no handle on this page or its address, and search engines do not follow it. Everything else stays
 * text.
 */
export function MessageText({ text, className, ...props }: MessageTextProps) {
  return (
    <span dir="auto" {...props} className={cx("tf:[overflow-wrap:anywhere] tf:whitespace-pre-wrap", className)}>
      {piecesOf(text).map((piece) =>
        piece.kind === "text" ? (
          piece.text
        ) : (
          <a
            key={piece.at}
            href={piece.text}
            // Isolated from the surrounding text, which may have another direction.
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="tf:underline tf:underline-offset-3 tf:focus-visible:outline-2 tf:focus-visible:outline-offset-2 tf:focus-visible:outline-focus"
          >
            {piece.text}
          </a>
        ),
      )}
    </span>
  );
}
