import { type Contact, contactFaq, contacts } from "@thirtyfold/content";
import { Rule30 } from "@thirtyfold/ui";
import { Handshake, Headset, type LucideIcon, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { paths } from "../../paths.ts";
import { CardRow, DashboardCard } from "./dashboard-card.tsx";

const icons: Readonly<Record<Contact["id"], LucideIcon>> = {
  support: Headset,
  "technical-support": Wrench,
  sales: Handshake,
};

/** Three cells of one frame: a conversation, the account, the answers that are written down. One action each. */
export function DashboardCards({ account }: { account: ReactNode }) {
  return (
    <div className="mt-8 overflow-hidden rounded-md border border-t-0 border-line bg-surface wide:mt-10">
      <Rule30 />
      <ul className="grid divide-y divide-line wide:grid-cols-[var(--tf-fold)_1fr_1fr] wide:grid-rows-[auto_1fr_auto] wide:divide-x wide:divide-y-0">
        <ChatCard />
        <DashboardCard title="My Account" text="Our team opens accounts. These lead to its form.">
          {account}
        </DashboardCard>
        <KnowledgeCard />
      </ul>
    </div>
  );
}

function ChatCard() {
  return (
    <DashboardCard title="Chat Support" text="Write to one of three contacts and watch the answer arrive.">
      <ul className="self-start divide-y divide-line border-y border-line">
        {contacts.map(({ id, name, role }) => {
          const Icon = icons[id];
          return (
            <CardRow key={id} mark={<Icon aria-hidden size={20} strokeWidth={1.75} />}>
              <span className="block text-ui font-semibold text-fg">{name}</span>
              <span className="block text-small text-fg-3">{role}</span>
            </CardRow>
          );
        })}
      </ul>
      <ButtonLink href={paths.chat} arrow className="w-full self-end">
        Start Chat
      </ButtonLink>
    </DashboardCard>
  );
}

function KnowledgeCard() {
  return (
    <DashboardCard
      title="Knowledge Base"
      text="What customers ask before they hand anything over, answered in writing."
    >
      <ul className="self-start divide-y divide-line border-y border-line">
        {contactFaq.slice(0, 3).map(({ id, question }, index) => (
          <CardRow key={id} mark={<span className="text-ui tabular-nums">{index + 1}</span>}>
            <span className="text-ui text-pretty text-fg-2">{question}</span>
          </CardRow>
        ))}
      </ul>
      <ButtonLink href={`${paths.contact}#faq`} arrow variant="outline" className="w-full self-end">
        Read answers
      </ButtonLink>
    </DashboardCard>
  );
}
