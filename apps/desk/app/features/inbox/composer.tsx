import { limits, visibleCharacter } from "@thirtyfold/api-contract/limits";
import { Button } from "@thirtyfold/ui/button";
import { Kbd } from "@thirtyfold/ui/kbd";
import { SegmentedControl } from "@thirtyfold/ui/segmented-control";
import { Textarea } from "@thirtyfold/ui/textarea";
import { cx } from "class-variance-authority";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import { type RefObject, useEffect, useRef, useState } from "react";
import { desk } from "../../lib/desk-client.ts";
import { type TextKind, useDraft } from "../../lib/kept-text.ts";
import { useLiveDesk, useOthersIn } from "../../lib/live.tsx";
import { usePersonName } from "../../lib/people.ts";
import { TooLong, tooMany } from "../../lib/too-long.tsx";
import { ReplyMenu } from "./reply-menu.tsx";

const typingMs = 3_000;
const most = { message: limits.message, note: limits.longText };

type Props = {
  roomId: string;
  /** The id of the contact the visitor writes to. */
  contact: string;
  field: RefObject<HTMLTextAreaElement | null>;
  kind: TextKind;
  onKindChange: (kind: TextKind) => void;
  send: (kind: TextKind, content: string) => void;
};

/** Writes a message or a note; their backgrounds differ, so that a note is never sent by mistake. */
export function Composer({ roomId, contact, field, kind, onKindChange, send }: Props) {
  const [text, setText] = useDraft(roomId, kind);
  const typing = useTyping(roomId);
  const [choosing, setChoosing] = useState(false);
  const isNote = kind === "note";
  const isTooLong = tooMany(text, most[kind]) > 0;
  const insert = (reply: string) => setText(insertedAt(field.current, text, reply));
  const submit = () => {
    if (!visibleCharacter.test(text) || isTooLong) return field.current?.focus();
    send(kind, text.trim());
    setText("");
    typing.end();
    field.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={cx("border-t border-line px-3 py-3 md:px-5", isNote ? "bg-warn-wash" : "bg-surface")}
    >
      <OthersHere roomId={roomId} />
      <Textarea
        ref={field}
        rows={2}
        maxHeight={200}
        aria-label={isNote ? "Note" : "Message"}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? "too-long" : undefined}
        placeholder={isNote ? "Write a note for the team" : "Write to the visitor"}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (!isNote) typing.tell();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            // Single keys work there, and arrows scroll it.
            document.querySelector<HTMLElement>("[role=log]")?.focus();
          }
          if (event.key === "/" && text === "" && !isNote) {
            event.preventDefault();
            return setChoosing(true);
          }
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      <TooLong id="too-long" text={text} most={most[kind]} />
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <SegmentedControl
          label="What to write"
          value={kind}
          options={[
            { value: "message", label: "Message" },
            { value: "note", label: "Note" },
          ]}
          onValueChange={(chosen) => onKindChange(chosen === "note" ? "note" : "message")}
        />
        {isNote ? (
          <span className="text-meta text-fg-2 max-md:sr-only">Only the team sees this</span>
        ) : (
          <Button variant="ghost" size="sm" className="max-lg:px-3" onClick={() => setChoosing(true)}>
            <MessageSquareQuote aria-hidden size={16} strokeWidth={1.75} />
            <span className="max-lg:sr-only">Saved replies</span>
          </Button>
        )}
        <SendKeys />
        <Button type="submit" size="sm" className="max-lg:ms-auto">
          {isNote ? "Add note" : "Send"}
        </Button>
      </div>
      {choosing && <ReplyMenu contact={contact} onOpenChange={setChoosing} onChoose={insert} />}
    </form>
  );
}

/** The text with a reply inserted at the field's caret; typing continues behind it. */
function insertedAt(field: HTMLTextAreaElement | null, text: string, reply: string): string {
  const { selectionStart: from = text.length, selectionEnd: to = text.length } = field ?? {};
  // The menu first returns the focus to the element that opened it.
  setTimeout(() => {
    field?.setSelectionRange(from + reply.length, from + reply.length);
    field?.focus();
  });
  return `${text.slice(0, from)}${reply}${text.slice(to)}`;
}

function SendKeys() {
  return (
    <span className="ms-auto hidden items-center gap-1 lg:flex">
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
    </span>
  );
}

/** The others who view the conversation, and those who write in it, so that two people do not give the same answer. */
function OthersHere({ roomId }: { roomId: string }) {
  const others = useOthersIn(roomId);
  const nameOf = usePersonName();
  const texts = others
    .map(({ personId, writing }) => ({
      writing,
      text: `${nameOf(personId) ?? "Somebody"} ${writing ? "is writing" : "is here too"}`,
    }))
    .toSorted((one, other) => Number(other.writing) - Number(one.writing));
  return (
    <p role="status" className={cx("text-meta text-fg-2", texts.length > 0 && "mb-2")}>
      {texts.map(({ writing, text }) => (
        <span key={text} className={cx("me-3 inline-flex items-center gap-1.5", writing && "font-semibold text-warn")}>
          <span
            aria-hidden
            className={cx("size-2.5 rounded-[1px]", writing ? "bg-mark" : "border border-line-strong")}
          />
          {text}
        </span>
      ))}
    </p>
  );
}

/**
 * Tells the visitor that somebody is writing, at most once in 3 s, and tells the others who. Delivery does not matter.
 */
function useTyping(roomId: string) {
  const live = useLiveDesk();
  const told = useRef(0);
  useEffect(() => () => live.finished(), [live]);
  return {
    tell: () => {
      live.wrote();
      if (Date.now() - told.current < typingMs) return;
      told.current = Date.now();
      desk.call("POST /api/desk/conversations/{roomId}/typing", { params: { roomId } }).catch(() => undefined);
    },
    end: () => live.finished(),
  };
}
