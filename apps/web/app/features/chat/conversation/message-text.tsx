import { piecesOf } from "./links-in-text.ts";

/** A message as text, in which http(s) addresses are links. Whoever wrote them gets no credit from us, and no handle. */
export function MessageText({ text }: { text: string }) {
  return piecesOf(text).map((piece) =>
    piece.kind === "text" ? (
      piece.text
    ) : (
      <a
        key={piece.at}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        {piece.text}
      </a>
    ),
  );
}
