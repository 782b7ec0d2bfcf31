import { automationPage } from "@thirtyfold/content";
import { Card, ChatBubble } from "@thirtyfold/ui";
import BookOpenText from "lucide-react/icons/book-open-text";
import Hand from "lucide-react/icons/hand";

const { question, answer, source, passedOn } = automationPage.offers.gptAnswer;

/** A question, its answer on paper with the page it stands on, and one that went to a person. */
export function GptAnswer() {
  return (
    <div className="grid w-full max-w-[440px] gap-3">
      <ChatBubble from="me">{question}</ChatBubble>
      <Card variant="sheet" flush className="mr-8 px-5 pt-4 pb-3.5 text-ui font-medium">
        <p className="pr-4">{answer}</p>
        <p className="mt-3 flex items-center gap-2 border-t border-paper-line pt-3 text-small font-normal text-on-paper-2">
          <BookOpenText size={16} strokeWidth={1.75} className="shrink-0" />
          {source}
        </p>
      </Card>
      <p className="flex items-center gap-2.5 pt-1 text-small text-fg-2">
        <Hand size={16} strokeWidth={1.75} className="shrink-0 text-warn" />
        {passedOn}
      </p>
    </div>
  );
}
