import type { DeskOverview } from "@thirtyfold/api-contract/desk";
import { contacts } from "@thirtyfold/content";
import { Link } from "@thirtyfold/ui/link";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Link as RouterLink, type To } from "react-router";
import { conversationAt } from "../../lib/conversation-address.ts";
import { visitorName } from "../../lib/conversations.ts";
import { formNames, leadName } from "../../lib/leads.ts";
import { isLate, Time, useNow } from "../../lib/times.tsx";
import { Block } from "./block.tsx";

const mostSquares = 100;

/** The last day's arrivals and the waiting work, as squares: lit ones are done. */
export function Waiting({ overview: { conversations, leads } }: { overview: DeskOverview }) {
  return (
    <Block title="The day's work">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-2">
        <Work
          title="Conversations"
          work={conversations}
          done="answered"
          rest="Nobody is waiting."
          all={{ to: "/inbox?list=waiting", text: "All waiting" }}
        >
          {conversations.longest.map(({ roomId, visitorId, contact, waitingSince }) => (
            <Waits
              key={roomId}
              to={conversationAt(roomId)}
              name={visitorName(visitorId)}
              about={contacts.find(({ id }) => id === contact)?.name ?? contact}
              since={waitingSince}
            />
          ))}
        </Work>
        <Work
          title="Leads"
          work={leads}
          done="begun"
          rest="No new ones."
          all={{ to: "/leads?state=new", text: "All new leads" }}
        >
          {leads.longest.map(({ id, form, name, createdAt }) => (
            <Waits key={id} to={`/leads/${id}`} name={leadName({ name })} about={formNames[form]} since={createdAt} />
          ))}
        </Work>
      </div>
    </Block>
  );
}

type WorkProps = {
  title: string;
  work: Readonly<{ recent: number; waiting: number; longest: readonly unknown[] }>;
  /** The outcome of those that no longer wait, in words. */
  done: string;
  /** Shown when none waits. */
  rest: string;
  all: { to: string; text: string };
  children: ReactNode;
};

function Work({ title, work: { recent, waiting, longest }, done, rest, all, children }: WorkProps) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-ui">{title}</h3>
        <p className="text-small text-fg-2 tabular-nums">
          {recent === 0 ? "None in 24 hours" : `${recent - waiting} of ${recent} ${done}`}
        </p>
      </div>
      <Squares total={recent} waiting={waiting} />
      {waiting === 0 ? (
        <p className="mt-4 text-small text-fg-2">{rest}</p>
      ) : (
        <>
          <ul className="mt-4 border-b border-line">{children}</ul>
          {waiting > longest.length && (
            <p className="mt-3 text-small">
              <Link asChild>
                <RouterLink to={all.to}>
                  {all.text} ({waiting})
                </RouterLink>
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Above a hundred, a square represents several; one stays unlit while anything waits. */
function Squares({ total, waiting }: { total: number; waiting: number }) {
  const shown = Math.min(total, mostSquares);
  const unlit = waiting === 0 ? 0 : Math.max(1, Math.round((waiting / total) * shown));
  return (
    <div aria-hidden className="flex flex-wrap gap-1">
      {Array.from({ length: shown }, (_, index) => (
        <span
          key={index}
          className={cx(
            "size-3 rounded-[1px] forced-color-adjust-none",
            index < shown - unlit ? "bg-mark" : "border border-line-strong",
          )}
        />
      ))}
    </div>
  );
}

function Waits({ to, name, about, since }: { to: To; name: string; about: string; since: number }) {
  const late = isLate(since, useNow());
  return (
    <li className="border-t border-line">
      <RouterLink
        to={to}
        className="flex min-h-9 flex-wrap items-baseline gap-x-3 px-1 py-2 hover:bg-fg/4 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 truncate">{name}</span>
        <span className="shrink-0 text-meta text-fg-3">{about}</span>
        <Time
          at={since}
          className={cx("ms-auto shrink-0 text-meta tabular-nums", late ? "font-semibold text-warn" : "text-fg-3")}
        />
      </RouterLink>
    </li>
  );
}
