import type { AnswerSource, Rating } from "@thirtyfold/api-contract";
import { pageLabels } from "@thirtyfold/content";
import { ChatBubble } from "@thirtyfold/ui";
import { useLayoutEffect, useState } from "react";
import { SiteLink } from "../../lib/site-link.tsx";
import { piecesOf } from "./answer-links.ts";
import { AnswerRating } from "./answer-rating.tsx";
import { foldRelated, sourcesOfTold, withoutCitedPointers } from "./cited-text.ts";
import type { Message } from "./conversation.ts";

const outcomes = { stopped: "Stopped", cut: "The connection was cut here", failed: undefined } as const;

export type TurnProps = {
  message: Message;
  onFollow: () => void;
  onRate: (answer: Message, rating: Rating | undefined) => Promise<void>;
  /** Called when the related paragraphs are unfolded. */
  onUnfold: () => void;
};

/** One message; an answer includes its sources and its rating. */
export function Turn({ message, onRate, ...on }: TurnProps) {
  const { text } = message;
  const sources = sourcesOfTold(text, message.sources ?? []);
  const note = message.detail ?? (message.outcome && outcomes[message.outcome]);
  if (message.isUser) return <ChatBubble from="me">{text}</ChatBubble>;
  return (
    <>
      <ChatBubble from="them" {...(note === undefined ? {} : { meta: note })}>
        {text === "" ? "No answer yet." : <Answer text={withoutCitedPointers(text, sources)} {...on} />}
      </ChatBubble>
      {message.kind && (
        <div className="mt-1 flex max-w-[84%] items-start justify-between gap-2 pl-0.5">
          {sources.length > 0 ? <AnswerSources sources={sources} onFollow={on.onFollow} /> : <span />}
          <AnswerRating given={message.rated?.rating} onRate={(rating) => onRate(message, rating)} />
        </div>
      )}
    </>
  );
}

const linkLook = "font-semibold whitespace-normal underline decoration-link underline-offset-3 hover:text-link";
const relatedLook =
  "w-fit cursor-pointer py-0.5 text-small font-semibold text-fg-2 hover:text-fg pointer-coarse:py-2.5";
const labels: Readonly<Record<string, string | undefined>> = pageLabels;

type AnswerProps = { text: string; onFollow: () => void; onUnfold: () => void };

/** The answer itself, with related paragraphs behind a summary that opens them. */
function Answer({ text, onFollow, onUnfold }: AnswerProps) {
  const { told, related } = foldRelated(text);
  const [open, setOpen] = useState(false);
  // Runs before the list notices that it has grown and follows its end.
  useLayoutEffect(() => {
    if (open) onUnfold();
  }, [open, onUnfold]);
  return (
    <>
      <AnswerText text={told} onFollow={onFollow} />
      {related.length > 0 && (
        <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className={relatedLook}>Related ({related.length})</summary>
          {open &&
            related.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-fg-2">
                <AnswerText text={paragraph} onFollow={onFollow} />
              </p>
            ))}
        </details>
      )}
    </>
  );
}

/** An answer as text with links: this site's pages, shown by name, and http(s) addresses. */
function AnswerText({ text, onFollow }: Omit<AnswerProps, "onUnfold">) {
  return piecesOf(text, (path) => labels[path.replace(/[?#].*/, "")]).map((piece) =>
    piece.kind === "text" ? (
      piece.text
    ) : (
      <SiteLink key={piece.at} href={piece.text} className={linkLook} onClick={onFollow}>
        {piece.name}
      </SiteLink>
    ),
  );
}

const sourceLook =
  "group inline-flex min-h-6 flex-wrap items-baseline gap-x-2 py-0.5 text-small leading-snug text-fg-3 pointer-coarse:min-h-11 pointer-coarse:content-center";
const titleLook =
  "font-semibold text-fg underline decoration-line-strong underline-offset-3 group-hover:decoration-link group-hover:decoration-2";

function AnswerSources({ sources, onFollow }: { sources: readonly AnswerSource[]; onFollow: () => void }) {
  return (
    <ul aria-label="Sources" className="min-w-0 pt-1.5 pointer-coarse:pt-0">
      {sources.map(({ title, path }) => (
        <li key={path}>
          <SiteLink href={path} className={sourceLook} onClick={onFollow}>
            <span className={titleLook}>{title}</span> <span className="text-meta">{path.replace(/#.*/, "")}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
