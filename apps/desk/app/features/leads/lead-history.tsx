import { type LeadEvent, leadStateSchema, type WholeLead } from "@thirtyfold/api-contract/desk";
import { limits, visibleCharacter } from "@thirtyfold/api-contract/limits";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { MessageText } from "@thirtyfold/ui/chat-bubble";
import { Heading } from "@thirtyfold/ui/heading";
import { Textarea } from "@thirtyfold/ui/textarea";
import { Timeline, TimelineItem } from "@thirtyfold/ui/timeline";
import { useRef } from "react";
import { failureText } from "../../lib/desk-client.ts";
import { useDraft } from "../../lib/kept-text.ts";
import { useLeadNote } from "../../lib/leads.ts";
import { usePersonName } from "../../lib/people.ts";
import { Time } from "../../lib/times.tsx";
import { TooLong, tooMany } from "../../lib/too-long.tsx";
import { stateNames } from "./leads-filter.ts";

function eventWords({ kind, personId, personName, value }: LeadEvent, nameOf: (id: string) => string | undefined) {
  const name = personName ?? "Somebody";
  if (kind === "submitted") return "Sent by the visitor";
  if (kind === "state") {
    const state = leadStateSchema.safeParse(value).data;
    return `${name} set it to ${state ? stateNames[state] : value}`;
  }
  if (value === null) return `${name} assigned it to nobody`;
  return value === personId ? `${name} took it` : `${name} assigned it to ${nameOf(value) ?? "somebody"}`;
}

/** The events and notes of a lead, newest last, and a field for another note. */
export function LeadHistory({ lead: { id, notes, timeline, hasOlder } }: { lead: WholeLead }) {
  const nameOf = usePersonName();
  const events = timeline
    .filter(({ kind }) => kind !== "note")
    .map((event, index) => ({
      key: `event ${index}`,
      at: event.at,
      title: eventWords(event, nameOf),
      note: undefined,
    }));
  const noted = notes.map(({ id: key, at, personName, content }) => ({
    key,
    at,
    title: `${personName} noted`,
    note: content,
  }));
  const entries = [...events, ...noted].toSorted((one, other) => one.at - other.at);
  return (
    <section aria-labelledby="history" className="grid grid-cols-1 gap-4">
      <Heading level={3} size="h4" id="history">
        History
      </Heading>
      {hasOlder && (
        <p className="text-meta text-fg-2">The newest 500 notes and changes are shown; there are older ones.</p>
      )}
      <Timeline>
        {entries.map(({ key, at, title, note }) => (
          <TimelineItem key={key} title={title} time={<Time at={at} as="day" />}>
            {note !== undefined && (
              <p className="mt-1 rounded-xs bg-warn-wash px-3 py-2 text-fg">
                <MessageText text={note} />
              </p>
            )}
          </TimelineItem>
        ))}
      </Timeline>
      <NoteForm id={id} />
    </section>
  );
}

function NoteForm({ id }: { id: string }) {
  const [text, setText, drop] = useDraft(id, "note");
  const note = useLeadNote(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = tooMany(text, limits.longText) > 0;
  const submit = () => {
    field.current?.focus();
    if (!visibleCharacter.test(text) || isTooLong || note.isPending) return;
    // The person may leave the lead before the response arrives. A failure is shown below.
    note.mutateAsync(text.trim()).then(
      () => drop(text),
      () => undefined,
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-2"
    >
      <Textarea
        ref={field}
        rows={2}
        maxHeight={200}
        aria-label="Note"
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? "note-too-long" : undefined}
        placeholder="Write a note for the team"
        readOnly={note.isPending}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      <TooLong id="note-too-long" text={text} most={limits.longText} />
      {note.isError && (
        <Callout role="alert" variant="destructive" title="The note is not saved yet. It is kept here">
          {failureText(note.error)}
        </Callout>
      )}
      <div className="flex items-center justify-end gap-3">
        <span className="text-meta text-fg-2">Only the team sees this</span>
        <Button type="submit" size="sm" busy={note.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}
