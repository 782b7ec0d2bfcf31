import type { ConversationEvent } from "@thirtyfold/api-contract/desk";
import { usePersonName } from "../../lib/people.ts";
import { Time } from "../../lib/times.tsx";
import type { Happening } from "./happenings.ts";

/** An event of the conversation, shown between its messages. */
export function EventLine({ happening }: { happening: Happening }) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 py-1 text-center text-meta text-fg-3">
      {"event" in happening ? (
        <Done event={happening.event} />
      ) : (
        <span>
          {happening.opened === "visitor-wrote" ? "Reopened: the visitor wrote" : "Reopened: the snooze is over"}
        </span>
      )}
      <Time at={happening.at} as="clock" />
    </p>
  );
}

function Done({ event }: { event: ConversationEvent }) {
  const { personId, personName, kind, value } = event;
  const nameOf = usePersonName();
  const who = <span className="font-semibold text-fg-2">{personName}</span>;
  if (kind === "closed") return <span>{who} closed this</span>;
  if (kind === "opened") return <span>{who} opened this again</span>;
  if (kind === "assignee") {
    if (value === personId) return <span>{who} took this</span>;
    return (
      <span>
        {who} assigned this to {value === null ? "nobody" : (nameOf(value) ?? "somebody")}
      </span>
    );
  }
  return (
    <span>
      {who} snoozed this until <Time at={Number(value)} as="within" />
    </span>
  );
}
