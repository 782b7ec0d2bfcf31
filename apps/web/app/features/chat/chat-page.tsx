import { Container, Link } from "@thirtyfold/ui";
import { useEffect, useRef, useState } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { ContactList, type UnreadCounts } from "./contact-list.tsx";
import { inviteGuest } from "./guests.ts";
import { type ChatContact, type ChatUser, type Identity, unknownIdentity, useIdentity } from "./identity.ts";
import { NoSelection } from "./no-selection.tsx";
import { EarlyWaiting, PaneWaiting } from "./pane-states.tsx";
import { useMovedFocus } from "./use-moved-focus.ts";
import { useSelectedContact } from "./use-selected-contact.ts";

const livePane = latePart(() => import("./conversation/live-pane.tsx").then((module) => module.LivePane));
const conversationPane = latePart(() =>
  import("./conversation/conversation-pane.tsx").then((module) => module.ConversationPane),
);

/**
 * `/chat`: contacts on the left, the open conversation on the right; on phones one at a time. The contacts are in the
 * HTML; the connection's code loads after hydration, and the conversations' code when the visitor first reaches for a
 * contact.
 *
 * @param user the signed-in user; null for a visitor
 */
export function ChatPage({ user }: { user: ChatUser | null }) {
  const known = useIdentity(user);
  const identity = known ?? unknownIdentity;
  const { selected: asked, select, leave } = useSelectedContact(identity);
  const selected = known && asked;
  const [unread, setUnread] = useState<UnreadCounts>({});
  const { loaded: LivePane, failed, fetch } = useLate(livePane);
  const { fetch: fetchConversations, ...conversations } = useLate(conversationPane);
  const alive = known !== undefined;
  useEffect(() => {
    if (alive) fetch();
  }, [alive, fetch]);
  const talking = selected !== undefined;
  useEffect(() => {
    if (talking) fetchConversations();
  }, [talking, fetchConversations]);

  const pane = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const conversation = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { noteChoice, onShown } = useMovedFocus(selected?.id, { pane, list, conversation, input });

  const choose = (contact: Pick<ChatContact, "id">, pressed: boolean) => {
    noteChoice(pressed ? "press" : "key");
    select(contact);
  };
  const invite = () => {
    const guest = inviteGuest();
    if (guest) choose(guest, false);
  };
  const retry = () => {
    fetch();
    fetchConversations();
  };
  const lost = failed || conversations.failed;
  const waiting = selected && <PaneWaiting contact={selected} failed={lost} onRetry={retry} onBack={leave} />;
  return (
    <Container className="pt-[calc(var(--header-height)+clamp(20px,3vw,40px))] pb-24">
      <h1 className="text-app-h1">Messages</h1>
      <Lead identity={identity} talking={talking} />
      <div
        ref={pane}
        data-ahead="live-pane"
        className="chat-pane mt-4 grid grid-rows-1 overflow-hidden border-y border-line bg-surface max-md:-mx-pad md:mt-7 md:grid-cols-[max(var(--tf-fold),17.25rem)_minmax(0,1fr)] md:rounded-md md:border-x"
      >
        <ContactList
          ref={list}
          identity={identity}
          selected={selected}
          unread={unread}
          onReach={fetchConversations}
          onSelect={choose}
          onInvite={invite}
        />
        <section
          ref={conversation}
          id="conversation-pane"
          tabIndex={-1}
          aria-label={selected ? `Chat with ${selected.name}` : "Conversation"}
          className={`min-h-0 min-w-0 flex-col bg-canvas outline-none md:flex ${selected ? "flex" : "contents"}`}
        >
          {LivePane && known && (
            <LivePane
              identity={known}
              selected={selected}
              pane={pane}
              input={input}
              ConversationPane={conversations.loaded}
              waiting={waiting}
              onNeeded={fetchConversations}
              onUnread={setUnread}
              onShown={onShown}
              onBack={leave}
            />
          )}
          {!LivePane && (waiting ?? <NothingYet />)}
        </section>
      </div>
    </Container>
  );
}

function NothingYet() {
  return (
    <>
      <NoSelection />
      <EarlyWaiting />
    </>
  );
}

const leads = {
  visitor: "Chat demo. Pick a contact, write a message, watch it arrive.",
  guest: "You were invited to this conversation. Keep the link to come back to it.",
};

function leadOf({ kind, name, uninvited }: Identity): string {
  if (uninvited) {
    return "This invitation link is incomplete, so it opens no conversation. Copy the whole link again, or ask for it. The contacts are here all the same.";
  }
  return kind === "contact" ? `You answer as ${name}. The visitor is whoever writes from this browser.` : leads[kind];
}

/** Phones hide it while a conversation is open. */
function Lead({ identity, talking }: { identity: Identity; talking: boolean }) {
  const uninvited = identity.uninvited === true;
  const hidden = (identity.kind === "visitor" && !uninvited) || talking;
  return (
    <>
      <p
        // Screen readers announce an alert that is added, but not a paragraph that becomes one.
        key={String(uninvited)}
        role={uninvited ? "alert" : undefined}
        className={`mt-1.5 max-w-[38em] text-fg-2 ${hidden ? "max-md:hidden" : ""}`}
      >
        {leadOf(identity)}
      </p>
      <p className="mt-3 hidden max-w-[38em] text-fg-2 noscript:block">
        The chat needs JavaScript. Without it, write to us by the{" "}
        <Link asChild className="inline-block">
          <SiteLink href={paths.intakeForm}>intake form</SiteLink>
        </Link>
        .
      </p>
    </>
  );
}
