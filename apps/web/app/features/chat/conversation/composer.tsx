import { Button } from "@thirtyfold/ui";
import { SendHorizontal } from "lucide-react";
import type { RefObject } from "react";
import { sendOnEnter, sendOnSubmit, useMessageText } from "../../../lib/composer.ts";
import { mostCharacters, outgoingText } from "./outgoing-text.ts";

type ComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  /** The key under which the tab keeps the draft. */
  draft: string;
  /** Whether the room is connected and its messages have loaded. */
  ready: boolean;
  /** Returns false if the message was not accepted; its text then stays. */
  onSend: (content: string) => boolean;
  onTyping: () => void;
};

/** Keeps its text in the tab until it is sent, even while disconnected. Enter sends, Shift+Enter breaks the line. */
export function Composer({ input, draft, ready, onSend, onTyping }: ComposerProps) {
  const [text, change] = useMessageText(draft);
  const content = outgoingText(text);
  const over = content.length - mostCharacters;
  const sendable = ready && content !== "" && over <= 0;

  const send = () => {
    if (!sendable || !onSend(content)) return;
    change("");
    // The button is disabled once the text is empty, and a phone's keyboard should stay open.
    input.current?.focus();
  };

  return (
    <form
      className="border-t border-line bg-surface p-3 md:px-4 md:py-3.5"
      onSubmit={(event) => sendOnSubmit(event, send)}
    >
      <div className="flex items-end gap-2.5">
        <label htmlFor="chat-message" className="sr-only">
          Message
        </label>
        <div className="composer-field" data-text={text}>
          <textarea
            ref={input}
            id="chat-message"
            rows={1}
            value={text}
            placeholder="Type your message..."
            aria-invalid={over > 0}
            aria-describedby={over > 0 ? "chat-too-long" : undefined}
            autoComplete="off"
            enterKeyHint="send"
            dir="auto"
            onChange={({ target }) => {
              change(target.value);
              if (outgoingText(target.value) !== "") onTyping();
            }}
            onKeyDown={(event) => sendOnEnter(event, send)}
          />
        </div>
        <Button type="submit" disabled={!sendable} className="max-[22rem]:w-11 max-[22rem]:px-0!">
          <span className="max-[22rem]:sr-only">Send</span>
          <SendHorizontal aria-hidden className="size-5 max-[22rem]:m-0" strokeWidth={1.75} />
        </Button>
      </div>
      {over > 0 && (
        <p id="chat-too-long" role="alert" className="mt-2 text-small text-bad">
          A message can have {mostCharacters.toLocaleString("en-US")} characters. Remove{" "}
          <span aria-live="off">{over.toLocaleString("en-US")}</span>, or send it in parts.
        </p>
      )}
    </form>
  );
}
