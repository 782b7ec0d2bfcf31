import type { Rating } from "@thirtyfold/api-contract";
import { ChatBubble } from "@thirtyfold/ui";
import { AnswerRating } from "./answer-rating.tsx";
import { AnswerSources } from "./answer-sources.tsx";
import { AnswerText } from "./answer-text.tsx";
import { withoutCitedPointers } from "./cited-text.ts";
import type { Message } from "./conversation.ts";

const outcomes = { stopped: "Stopped", cut: "The connection was cut here", failed: undefined } as const;

export type TurnProps = {
  message: Message;
  onFollow: () => void;
  onRate: (answer: Message, rating: Rating | undefined) => Promise<void>;
};

/** One message; an answer with its sources and its rating. */
export function Turn({ message, onFollow, onRate }: TurnProps) {
  const { text, sources = [] } = message;
  const note = message.detail ?? (message.outcome && outcomes[message.outcome]);
  if (message.isUser) return <ChatBubble from="me">{text}</ChatBubble>;
  return (
    <>
      <ChatBubble from="them" {...(note === undefined ? {} : { meta: note })}>
        {text === "" ? "No answer yet." : <AnswerText text={withoutCitedPointers(text, sources)} onFollow={onFollow} />}
      </ChatBubble>
      {message.kind && (
        <div className="mt-1 flex max-w-[84%] items-start justify-between gap-2 pl-0.5">
          {sources.length > 0 ? <AnswerSources sources={sources} onFollow={onFollow} /> : <span />}
          <AnswerRating given={message.rated?.rating} onRate={(rating) => onRate(message, rating)} />
        </div>
      )}
    </>
  );
}
