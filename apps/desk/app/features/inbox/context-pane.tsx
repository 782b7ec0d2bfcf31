import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { DescriptionItem, DescriptionList } from "@thirtyfold/ui/description-list";
import { Field } from "@thirtyfold/ui/field";
import { Heading } from "@thirtyfold/ui/heading";
import { NativeSelect } from "@thirtyfold/ui/native-select";
import { useToast } from "@thirtyfold/ui/toast";
import { useConversationChange } from "../../lib/conversations.ts";
import { failureText } from "../../lib/desk-client.ts";
import { PersonOptions } from "../../lib/person-options.tsx";
import { Time } from "../../lib/times.tsx";

/** What is known of a conversation, and whose it is. */
export function ContextPane({ conversation }: { conversation: WholeConversation }) {
  const { contact, visitorId, createdAt, activeAt, snoozedUntil, assignee, notes } = conversation;
  const change = useConversationChange(conversation);
  const { toast } = useToast();
  const assign = (id: string) =>
    change.mutate(
      { assignee: id || null },
      {
        onError: (error) =>
          void toast({ variant: "destructive", title: "It is as before", description: failureText(error) }),
      },
    );
  return (
    <aside
      aria-label="About the conversation"
      className="w-70 shrink-0 overflow-y-auto border-s border-line p-5 max-[1199px]:hidden"
    >
      <Field label="Assigned to">
        <NativeSelect value={assignee ?? ""} onChange={({ currentTarget }) => assign(currentTarget.value)}>
          <option value="">Nobody</option>
          <PersonOptions assignee={assignee} />
        </NativeSelect>
      </Field>
      <Heading level={3} size="h4" className="mt-8 mb-3">
        About
      </Heading>
      <DescriptionList className="text-small">
        <DescriptionItem term="Wrote to">{contacts.find(({ id }) => id === contact)?.name}</DescriptionItem>
        <DescriptionItem term="First written">
          <Time at={createdAt} as="day" />
        </DescriptionItem>
        <DescriptionItem term="Last active">
          <Time at={activeAt} as="day" />
        </DescriptionItem>
        {snoozedUntil !== null && (
          <DescriptionItem term="Snoozed until">
            <Time at={snoozedUntil} as="day" />
          </DescriptionItem>
        )}
        <DescriptionItem term="Notes">{notes.length}</DescriptionItem>
        <DescriptionItem term="Visitor's id">
          <span className="font-mono text-meta">{visitorId}</span>
        </DescriptionItem>
      </DescriptionList>
    </aside>
  );
}
