import { socketLimits, visibleCharacter } from "@thirtyfold/realtime-protocol";
import { Button, Input } from "@thirtyfold/ui";
import { SendHorizontal } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { readDraft, saveDraft } from "../../lib/drafts.ts";

const draft = "websocket-demo";
const most = socketLimits.contentCharacters;

/** The message field. Cleared only once the text has been sent (SPEC, section 4, "WebSocket demo"). */
export function DemoComposer({ onSend }: { onSend: (content: string) => void }) {
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const write = (next: string) => {
    setText(next);
    saveDraft(draft, next);
    setFailure(undefined);
  };
  // After hydration, since the HTML has no draft; text typed before hydration takes precedence. Before an early press is
  // replayed, which sends it.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? "";
    const found = typed === "" ? readDraft(draft) : typed;
    setText(found);
    saveDraft(draft, found);
  }, []);
  const over = text.length - most;
  // As in the chat, an empty field avoids the lookup of Unicode properties.
  const unsendable = over > 0 || text.trim() === "" || !visibleCharacter.test(text);
  const problem = over > 0 ? tooLong(over) : failure;
  const send = () => {
    if (unsendable) return;
    try {
      onSend(text);
      write("");
      // The button is disabled once the text is empty, and a phone's keyboard should stay open.
      input.current?.focus();
    } catch (error) {
      setFailure(`${error instanceof Error ? error.message : String(error)}. Your text is kept: send it again.`);
    }
  };
  return (
    <form
      className="noscript:hidden border-t border-line bg-surface px-4 py-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex gap-2.5">
        <Input
          ref={input}
          aria-label="Message"
          value={text}
          placeholder="Type a message..."
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && "demo-message-problem"}
          onChange={({ target }) => write(target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={unsendable} className="max-[22rem]:w-11 max-[22rem]:px-0!">
          <span className="max-[22rem]:sr-only">Send</span>
          <SendHorizontal aria-hidden className="size-5 max-[22rem]:m-0" strokeWidth={1.75} />
        </Button>
      </div>
      {problem && (
        <p id="demo-message-problem" role="alert" className="mt-2 text-small text-bad">
          {problem}
        </p>
      )}
    </form>
  );
}

function tooLong(over: number): string {
  return `A message can have ${most.toLocaleString("en-US")} characters. Remove ${over.toLocaleString("en-US")}.`;
}
