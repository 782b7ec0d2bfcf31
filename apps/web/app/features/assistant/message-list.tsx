import { Button, ChatBubble, TypingIndicator } from "@thirtyfold/ui";
import { ArrowDown } from "lucide-react";
import { useEffectEvent, useLayoutEffect } from "react";
import { useStickToEnd } from "../../lib/stick-to-end.ts";
import { foldRelated } from "./cited-text.ts";
import { type Conversation, lastQuestionAt, type Message } from "./conversation.ts";
import { HandoverOffer, type HandoverOfferProps } from "./handover-offer.tsx";
import { QuestionConsent } from "./question-consent.tsx";
import { Suggestions } from "./suggestions.tsx";
import { Turn, type TurnProps } from "./turn.tsx";

type MessageListProps = Pick<TurnProps, "onFollow" | "onRate"> & {
  conversation: Conversation;
  onAsk: (question: string) => void;
  onRetry: () => void;
  onGive: (answer: Message, given: boolean) => Promise<void>;
  /** The offer under the newest answer. */
  handover: Pick<HandoverOfferProps, "onReach" | "failed"> & { onAccept: (answer: Message) => void };
};

/** Only complete messages are in the log, so a screen reader reads each once; the pending one is rendered below. */
export function MessageList({ conversation, onAsk, onRetry, onGive, handover, ...turn }: MessageListProps) {
  const { messages, reply } = conversation;
  const { scroller, atEnd, toEnd, startAt, stay } = useStickToEnd();
  const question = lastQuestionAt(messages);
  // A visitor who asks wants to see the answer, even after scrolling up.
  useLayoutEffect(() => toEnd(), [question, toEnd]);
  const newest = messages.at(-1);
  // A visitor who has not scrolled past the start of an answer longer than the panel reads it from there.
  const showStart = useEffectEvent(() => {
    const answer = scroller.current?.querySelector("[data-newest]");
    if (atEnd && answer && topOf(answer) >= topOf(scroller.current)) startAt(answer);
  });
  useLayoutEffect(() => showStart(), [newest, reply]);
  const idle = reply === null && conversation.status !== "maintenance";
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden">
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label="Conversation"
        className="h-full overflow-y-auto overscroll-contain bg-canvas px-4 py-[18px] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <div>
          <div role="log" aria-label="Messages" aria-relevant="additions">
            <ol className="flex flex-col gap-3">
              {messages.map((message) => (
                <li key={message.id} data-newest={(message === newest && !message.isUser) || undefined}>
                  <Turn message={message} onUnfold={stay} {...turn} />
                </li>
              ))}
            </ol>
          </div>
          {reply !== null && <ReplyUnderWay text={reply} />}
          {idle && messages.length === 1 && <Suggestions onAsk={onAsk} />}
          {idle && newest?.handover && (
            <HandoverOffer {...handover} reason={newest.handover.reason} onAccept={() => handover.onAccept(newest)} />
          )}
          {idle && newest?.topic !== undefined && (
            <QuestionConsent key={newest.id} given={newest.given} onDecide={(given) => onGive(newest, given)} />
          )}
          {idle && newest?.outcome !== undefined && (
            <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </div>
      {!atEnd && (
        // Beside the answers, which are never as wide as the panel; on top of one it would hide the text being read.
        <Button
          variant="secondary"
          size="icon"
          aria-label="Jump to latest"
          onClick={() => {
            toEnd();
            scroller.current?.focus();
          }}
          className="absolute! right-4 bottom-2 shadow-pop"
        >
          <ArrowDown aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  );
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

function ReplyUnderWay({ text }: { text: string }) {
  return (
    <div data-newest className="mt-3">
      {text !== "" && (
        <ChatBubble from="them" aria-hidden>
          {foldRelated(text).told}
        </ChatBubble>
      )}
      <ChatBubble from="them" className={text === "" ? "" : "sr-only"}>
        <TypingIndicator label="Assistant is typing" />
      </ChatBubble>
    </div>
  );
}
