import { Button, Input } from "@thirtyfold/ui";
import { Copy } from "lucide-react";
import { useRef, useState } from "react";

type GuestInvitationProps = { name: string; link: string };

const notes = {
  copied: "Link copied. Send it to one person.",
  selected: "Press Ctrl+C or Command+C to copy the marked link.",
} as const;

/** The invitation link, shown until the guest has written. If the clipboard is unavailable, the link is selected. */
export function GuestInvitation({ name, link }: GuestInvitationProps) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<keyof typeof notes>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setNote("copied");
    } catch {
      field.current?.select();
      setNote("selected");
    }
  };
  return (
    <div className="mx-auto my-auto w-full max-w-[32em] py-6">
      <h3 className="text-h4">Invite one person to this conversation</h3>
      <p className="mt-1.5 text-ui text-pretty text-fg-2">
        Whoever opens this link, in another window or on another device, talks with you here as {name}. The link is the
        key: send it to nobody else.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <div className="min-w-56 flex-1">
          <Input
            ref={field}
            readOnly
            aria-label={`Invitation link for ${name}`}
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" strokeWidth={1.75} />
          Copy link
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-small text-fg-2">
        {note && notes[note]}
      </p>
    </div>
  );
}
