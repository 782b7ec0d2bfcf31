import { limits } from "@thirtyfold/api-contract";
import { Button, Link, VisuallyHidden } from "@thirtyfold/ui";
import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { sendOnEnter, sendOnSubmit, useMessageText } from "../../lib/composer.ts";
import { assistantDraft } from "./waiting-panel-names.ts";

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  maintenance: boolean;
  onSend: (text: string) => boolean;
  onStop: () => void;
  onPerson: () => void;
  /** The code of the way to a person failed to load. */
  personFailed: boolean;
};

/** An Enter within this many ms of the one that sent is a double press, not a Stop. */
const doublePress = 600;

/** The question field. The text is kept for the tab until it is sent; Enter sends, Shift+Enter breaks the line. */
export function Composer({ input, pending, maintenance, onSend, onStop, onPerson, personFailed }: ComposerProps) {
  const [text, change] = useMessageText(assistantDraft);
  const stopButton = useRef<HTMLButtonElement>(null);
  const handedAt = useFocusHandover(pending, input, stopButton);
  const stopPresses = useStopPresses(handedAt, onStop);

  const over = text.length - limits.message;
  const sendable = text.trim() !== "" && over <= 0 && !maintenance;
  const send = () => {
    if (sendable && onSend(text)) change("");
  };

  return (
    <form className="overflow-y-auto border-t border-line p-3" onSubmit={(event) => sendOnSubmit(event, send)}>
      <div className="flex items-end gap-2">
        <label htmlFor="assistant-message" className="absolute">
          <VisuallyHidden>Message</VisuallyHidden>
        </label>
        <div className="composer-field" data-text={text}>
          <textarea
            ref={input}
            id="assistant-message"
            rows={1}
            value={text}
            disabled={pending || maintenance}
            placeholder={maintenance ? "Limited functionality during maintenance..." : "Type your message..."}
            aria-invalid={over > 0}
            aria-describedby={over > 0 ? "assistant-too-long" : undefined}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => sendOnEnter(event, send)}
          />
        </div>
        {pending ? (
          <Button ref={stopButton} variant="secondary" aria-label="Stop" className="w-11 px-0!" {...stopPresses}>
            <Square aria-hidden className="size-4 fill-current" />
          </Button>
        ) : (
          <Button type="submit" aria-label="Send" disabled={!sendable} className="w-11 px-0!">
            <SendHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        )}
      </div>
      <p className="mt-2 text-meta text-fg-3">
        An AI answers from this website. It can be wrong.{" "}
        <Link asChild tone="inherit">
          <button type="button" className="cursor-pointer py-1 font-medium text-fg-2" onClick={onPerson}>
            Talk to a person
          </button>
        </Link>
      </p>
      {personFailed && (
        <p role="alert" className="mt-2 text-small text-bad">
          This could not be loaded. Check your connection and try again.
        </p>
      )}
      {over > 0 && (
        <p id="assistant-too-long" role="alert" className="mt-2 text-small text-bad">
          A message can have {limits.message.toLocaleString("en-US")} characters. Remove{" "}
          <span aria-live="off">{over.toLocaleString("en-US")}</span>, or send it in parts.
        </p>
      )}
    </form>
  );
}

/**
 * Stop appears where Send was pressed and takes the field's focus: neither the second half of a double click nor the
 * Enter and spaces of a visitor who keeps typing are meant for it.
 */
function useStopPresses(handedAt: RefObject<number>, onStop: () => void) {
  const typedSince = useRef<number>(undefined);
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    if (key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey) typedSince.current = handedAt.current;
    const types = typedSince.current === handedAt.current;
    const again = event.repeat || Date.now() - handedAt.current < doublePress;
    if ((key === "Enter" && (types || again)) || (key === " " && types)) event.preventDefault();
  };
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail <= 1) onStop();
    },
    onKeyDown: keep,
    // The space key activates a button on keyup.
    onKeyUp: keep,
    onBlur: () => (typedSince.current = undefined),
  };
}

// The field is disabled while an answer is pending: its focus moves to Stop and back. Returns when it moved.
function useFocusHandover(
  pending: boolean,
  input: RefObject<HTMLTextAreaElement | null>,
  stopButton: RefObject<HTMLButtonElement | null>,
) {
  const wasPending = useRef(pending);
  const handedAt = useRef(0);
  useEffect(() => {
    if (wasPending.current === pending) return;
    wasPending.current = pending;
    const { activeElement } = document;
    // The panel itself has the focus if the field was disabled when it opened.
    const lost = activeElement?.matches("body, #assistant-panel");
    // Not from "Talk to a person", which is also in the form.
    if (!lost && !input.current?.closest("form > div")?.contains(activeElement)) return;
    if (pending) {
      handedAt.current = Date.now();
      stopButton.current?.focus();
    } else input.current?.focus();
  }, [pending, input, stopButton]);
  return handedAt;
}
