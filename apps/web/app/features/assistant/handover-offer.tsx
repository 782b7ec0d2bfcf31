import type { Handover } from "@thirtyfold/api-contract";
import { Button } from "@thirtyfold/ui";

const reasons = {
  person: "A person can take over from here.",
  price: "A price for your case comes from a person, after a free audit.",
  unanswered: "A person can answer what this website does not.",
} as const satisfies Record<Handover["reason"], string>;

/** The offer to write the intake form. */
export function HandoverOffer({ reason, onAccept }: { reason: Handover["reason"]; onAccept: () => void }) {
  return (
    <div className="mt-3 border-l-3 border-mark py-1 pl-3.5">
      <p className="text-small leading-snug text-fg-2">
        {reasons[reason]} I can write the request for you. You read it before anything is sent.
      </p>
      <Button variant="secondary" size="sm" className="mt-2.5" onClick={onAccept}>
        Write the request
      </Button>
    </div>
  );
}
