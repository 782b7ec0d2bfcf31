import { type Contact, contactFaq, contacts } from "@thirtyfold/content";
import { Rule30 } from "@thirtyfold/ui";
import { Handshake, Headset, type LucideIcon, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { paths } from "../../paths.ts";

const icons: Readonly<Record<Contact["id"], LucideIcon>> = {
  support: Headset,
  "technical-support": Wrench,
  sales: Handshake,
};

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

type DashboardCardProps = {
  title: string;
  text: string;
  children: ReactNode;
};

/** Between phone and desktop the rows start at the fold: 30% of the frame, less the cell's padding and the gap. */
const folded =
  "md:max-wide:grid-cols-[calc(var(--tf-fold)-25.6px)_1fr] md:max-wide:gap-x-4 md:max-wide:*:nth-2:col-start-2 md:max-wide:*:nth-2:row-span-2 md:max-wide:*:nth-2:row-start-1";

function DashboardCard({ title, text, children }: DashboardCardProps) {
  return (
    <li className={`grid gap-y-5 p-5 md:p-6 wide:row-span-3 wide:grid-rows-subgrid ${folded}`}>
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1.5 max-w-[24.5em] text-pretty text-fg-2">{text}</p>
      </div>
      {children}
    </li>
  );
}

function CardRow({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <span className="grid w-5 shrink-0 justify-items-center text-fg-3">{mark}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
