import { useQueryClient } from "@tanstack/react-query";
import type { WholeConversation } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui/button";
import { DescriptionItem, DescriptionList } from "@thirtyfold/ui/description-list";
import { Field } from "@thirtyfold/ui/field";
import { Heading } from "@thirtyfold/ui/heading";
import { Link } from "@thirtyfold/ui/link";
import { NativeSelect } from "@thirtyfold/ui/native-select";
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from "@thirtyfold/ui/sheet";
import Info from "lucide-react/icons/info";
import { useNavigate, useSearchParams } from "react-router";
import { eraseConversation, visitorName } from "../../lib/conversations.ts";
import { EraseButton } from "../../lib/erase-button.tsx";
import { PeopleFailure, PersonOptions } from "../../lib/person-options.tsx";
import { useMe } from "../../lib/session.ts";
import { Time, timeIn, useNow } from "../../lib/times.tsx";
import { useConversationActions } from "./use-conversation-actions.ts";

/** The details of a conversation and its visitor, beside it where there is room. */
export function AboutPane({ conversation }: { conversation: WholeConversation }) {
  return (
    <aside
      aria-label="About the conversation"
      className="w-70 shrink-0 overflow-y-auto border-s border-line p-5 max-[1199px]:hidden"
    >
      <About conversation={conversation} />
    </aside>
  );
}

/** The same details in a sheet, where there is no room. */
export function AboutSheet({ conversation }: { conversation: WholeConversation }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="About the conversation" className="min-[1200px]:hidden">
          <Info aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </SheetTrigger>
      <SheetContent side="end">
        <SheetTitle>About the conversation</SheetTitle>
        <About conversation={conversation} />
      </SheetContent>
    </Sheet>
  );
}

function About({ conversation }: { conversation: WholeConversation }) {
  const { contact, visitorId, createdAt, activeAt, assignee, page, email, timeZone } = conversation;
  const there = timeIn(timeZone, useNow());
  const { assign } = useConversationActions(conversation);
  return (
    <>
      <Field label="Assigned to">
        <NativeSelect value={assignee ?? ""} onChange={({ currentTarget }) => assign(currentTarget.value || null)}>
          <option value="">Nobody</option>
          <PersonOptions assignee={assignee} />
        </NativeSelect>
      </Field>
      <PeopleFailure />
      <Heading level={3} size="h4" className="mt-8 mb-3">
        About
      </Heading>
      <DescriptionList className="text-small">
        <DescriptionItem term="Wrote to">{contacts.find(({ id }) => id === contact)?.name}</DescriptionItem>
        {page !== null && (
          <DescriptionItem term="Came from">
            <Link external href={page}>
              {page}
            </Link>
          </DescriptionItem>
        )}
        {timeZone !== null && (
          <DescriptionItem term="Visitor's time">
            {there ?? "Same as ours"}
            <span className="block text-meta text-fg-3">{timeZone.replaceAll("_", " ")}</span>
          </DescriptionItem>
        )}
        {email !== null && (
          <DescriptionItem term="Emailed to">
            <span className="break-all">{email}</span>
            <span className="block text-meta text-fg-3">What the visitor has not seen after 5 minutes</span>
          </DescriptionItem>
        )}
        <DescriptionItem term="First written">
          <Time at={createdAt} as="day" />
        </DescriptionItem>
        <DescriptionItem term="Last active">
          <Time at={activeAt} as="day" />
        </DescriptionItem>
        <DescriptionItem term="Visitor ID">
          <span className="font-mono text-meta">{visitorId}</span>
        </DescriptionItem>
      </DescriptionList>
      <Erasing conversation={conversation} />
    </>
  );
}

/** For owners only. */
function Erasing({ conversation: { roomId, visitorId } }: { conversation: WholeConversation }) {
  const { role } = useMe();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  if (role !== "owner") return undefined;
  const leave = async () =>
    location.hash === `#${roomId}` && navigate({ pathname: "/inbox", search: search.toString() });
  return (
    <EraseButton
      label="Erase the conversation"
      labelShown
      question={`Erase the conversation with ${visitorName(visitorId)}?`}
      consequence="All messages and notes will be gone for the team and for the visitor. Nobody can bring them back."
      erase={async () => eraseConversation(client, roomId, leave)}
    />
  );
}
