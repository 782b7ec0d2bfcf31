import { limits } from "@thirtyfold/api-contract/limits";
import { contacts } from "@thirtyfold/content";
import { Checkbox, Field, NativeSelect, Textarea } from "@thirtyfold/ui";
import { useState } from "react";
import { type Location, useLocation } from "react-router";
import { ButtonLink } from "../../lib/button-link.tsx";
import { readDraft, saveDraft } from "../../lib/drafts.ts";
import { takeAlong } from "../../lib/taken-along.ts";
import { tooLong } from "../../lib/too-long.tsx";
import { paths } from "../../paths.ts";
import { contactFor, transcriptOf } from "./contact-for.ts";
import type { Message } from "./conversation.ts";
import { PanelSheet } from "./panel-sheet.tsx";

type PersonChoiceProps = { messages: readonly Message[]; onBack: () => void; onFollow: () => void };

/**
 * Leads to the chat with a contact. The conversation comes along only if the visitor says so, as a draft that the
 * visitor sends.
 */
export function PersonChoice({ messages, onBack, onFollow }: PersonChoiceProps) {
  const [contact, setContact] = useState(() => contactFor(messages));
  const [along, setAlong] = useState(false);
  const listBefore = hasListBefore(useLocation());
  // Each new message changes the transcript.
  const draft = `along:${messages.at(-1)?.id}`;
  const [text, setText] = useState(() => readDraft(draft) || transcriptOf(messages));
  const write = (next: string) => {
    setText(next);
    saveDraft(draft, next);
  };
  const open = () => {
    if (along && text.trim() !== "") takeAlong(contact, text);
    saveDraft(draft, "");
    onFollow();
  };
  return (
    <PanelSheet
      title="Talk to a person"
      onBack={onBack}
      action={
        <ButtonLink href={paths.chat} state={{ contact, listBefore }} arrow className="w-full" onClick={open}>
          Open the chat
        </ButtonLink>
      }
    >
      <p className="mt-1 text-small text-fg-2">People answer in the chat, during business hours.</p>
      <div className="mt-4 grid gap-4">
        <Field label="With whom?" help={contacts.find(({ id }) => id === contact)?.role}>
          <NativeSelect
            value={contact}
            onChange={({ target }) => setContact(contacts.find(({ id }) => id === target.value)?.id ?? contact)}
          >
            {contacts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {text !== "" && (
          <Checkbox checked={along} onCheckedChange={(checked) => setAlong(checked === true)}>
            Include this conversation
          </Checkbox>
        )}
        {along && (
          <Field
            label="What is included"
            help="It waits in the chat's message field, unsent."
            error={tooLong(text, limits.message)}
          >
            <Textarea rows={5} maxHeight={220} value={text} onChange={({ target }) => write(target.value)} />
          </Field>
        )}
      </div>
    </PanelSheet>
  );
}

/** Whether the list precedes the chat. An open chat's entry is replaced, which keeps the one before it. */
function hasListBefore({ pathname, search, hash, ...location }: Location): boolean {
  const state: unknown = location.state;
  if (pathname + search + hash !== paths.chat || typeof state !== "object" || state === null) return false;
  return "listBefore" in state && state.listBefore === true;
}
