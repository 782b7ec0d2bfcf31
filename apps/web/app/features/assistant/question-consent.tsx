import { retention } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useState } from "react";

type QuestionConsentProps = {
  given: boolean | undefined;
  /** Rejects if the decision could not be stored. */
  onDecide: (given: boolean) => Promise<void>;
};

/** Under an answer that passed: whether the team may read the question. Without a yes only its subject is counted. */
export function QuestionConsent({ given, onDecide }: QuestionConsentProps) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const decide = (yes: boolean) => {
    if (sending) return;
    setSending(true);
    setFailed(false);
    onDecide(yes)
      .catch(() => setFailed(true))
      .finally(() => setSending(false));
  };
  return (
    <div className="mt-3 text-small text-fg-2">
      <div role="status">
        {given === undefined ? (
          failed && <p>It was not saved. Try again.</p>
        ) : (
          <p ref={takeLostFocus} tabIndex={-1} className="outline-none">
            {given ? "Thank you. We will read your question." : "We will not read your question."}
          </p>
        )}
      </div>
      {given === undefined && (
        <>
          <p>May we read this question? {retention.question}</p>
          <div className="mt-2 flex gap-2">
            <Button variant="outline" size="sm" onClick={() => decide(true)}>
              Yes, read it
            </Button>
            <Button variant="ghost" size="sm" onClick={() => decide(false)}>
              No
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The pressed button is gone. */
function takeLostFocus(decision: HTMLElement | null) {
  if (document.activeElement === document.body) decision?.focus({ preventScroll: true });
}
