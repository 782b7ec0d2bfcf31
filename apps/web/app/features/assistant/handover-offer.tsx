import type { Handover } from "@thirtyfold/api-contract";
import { Button } from "@thirtyfold/ui";

const reasons = {
  person: "A person can take over from here.",
  price: "A price for your case comes from a person, after a free audit.",
  unanswered: "A person can answer what this website does not.",
} as const satisfies Record<Handover["reason"], string>;

export type HandoverOfferProps = {
  reason: Handover["reason"];
  /** Called when the visitor is about to accept: time to fetch the form's code. */
  onReach: () => void;
  onAccept: () => void;
  /** Whether the form's code failed to load. */
  failed: boolean;
};

export function HandoverOffer({ reason, onReach, onAccept, failed }: HandoverOfferProps) {
  return (
    <div className="mt-3 border-l-3 border-mark py-1 pl-3.5">
      <p className="text-small leading-snug text-fg-2">
        {reasons[reason]} I can write the request for you. You read it before anything is sent.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2.5"
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={onAccept}
      >
        Write the request
      </Button>
      {failed && (
        <p role="alert" className="mt-2 text-small text-bad">
          The form could not be loaded. Check your connection and try again.
        </p>
      )}
    </div>
  );
}
