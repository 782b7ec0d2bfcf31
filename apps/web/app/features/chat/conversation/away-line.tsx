import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { Link } from "@thirtyfold/ui";
import { paths } from "../../../paths.ts";
import { type ChatContact, otherSideOf } from "../identity.ts";
import { useToday } from "./day-text.ts";
import { localHours } from "./local-hours.ts";
import { useLasting } from "./use-lasting.ts";

/** How long a message stays unread before the line appears, in ms. */
const delayMs = 5_000;

/**
 * Below an unread message while nobody is at the desk: when the contact answers and where to write meanwhile. Also
 * links to the other side of this demo, unless the server, while connected, reports a desk, which then is the only
 * other side.
 */
export function AwayLine({ contact, snapshot }: { contact: ChatContact; snapshot: RoomSnapshot }) {
  const { items, typing, present, connection } = snapshot;
  const alone = useLasting(items.at(-1)?.delivery === "sent" && !typing && present !== true, delayMs);
  const today = useToday();
  const { awayLine } = contact;
  return (
    <div role="status">
      {awayLine && alone && (
        <p className="mx-auto mt-6 max-w-[34.5em] border-t border-line pt-4 text-center text-small text-balance text-fg-2">
          {awayLine.hours} {localHours(today)}. {awayLine.instead}{" "}
          <NewTab href={paths.intakeForm} words={awayLine.linkText} />{" "}
          {connection === "connected" && present === undefined && (
            <>
              To try this demo alone, <NewTab href={otherSideOf(contact.id)} words="answer from the other side" />
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** A link and its period, kept on one line. Otherwise the space before the link's hidden note would be visible. */
function NewTab({ href, words }: { href: string; words: string }) {
  return (
    <span className="whitespace-nowrap">
      <Link external href={href} className="inline-block">
        {words}
      </Link>
      .
    </span>
  );
}
