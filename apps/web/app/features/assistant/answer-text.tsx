import { pageLabels } from "@thirtyfold/content";
import { SiteLink } from "../../lib/site-link.tsx";
import { piecesOf } from "./answer-links.ts";

const look = "font-semibold underline decoration-link underline-offset-3 hover:text-link";
const labels: Readonly<Record<string, string | undefined>> = pageLabels;

/** An answer as text, in which this site's pages and http(s) addresses are links. A page is called by its name. */
export function AnswerText({ text, onFollow }: { text: string; onFollow: () => void }) {
  return piecesOf(text).map((piece) =>
    piece.kind === "text" ? (
      piece.text
    ) : (
      <SiteLink key={piece.at} href={piece.text} className={look} onClick={onFollow}>
        {labels[piece.text.replace(/[?#].*/, "")] ?? piece.text}
      </SiteLink>
    ),
  );
}
