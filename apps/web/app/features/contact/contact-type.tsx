import { contactPage, messagePreviewLength } from "@thirtyfold/content";
import {
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from "@thirtyfold/ui";
import { useState } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";
import { type IntakeDetails, intakeLink } from "../../lib/intake-link.ts";

export type ContactTypeProps = {
  name: string;
  email: string;
  company: string;
  message: string;
  more: Pick<IntakeDetails, "phone" | "need">;
  onClose: () => void;
};

const { title, text, send, cancel, preview, cut: cutNote, copy, copied } = contactPage.review;

/** A last look at the message, and a link that opens the intake form with it in a new tab. Nothing is sent here. */
export function ContactType({ name, email, company, message, more, onClose }: ContactTypeProps) {
  const { href, cut } = intakeLink({ name, email, company, message, ...more });
  const rows = [
    ["Name", name],
    ["Email", email],
    ["Company", company],
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onOpenAutoFocus={startAtPanel}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <Card variant="sheet" flush className="mt-5 px-6 pt-5 pb-5">
          <dl className="text-small">
            {rows.map(([term, value]) => (
              <div
                key={term}
                className="grid grid-cols-[5.5rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-b border-paper-line py-2 pr-4"
              >
                <dt className="text-on-paper-2">{term}</dt>
                <dd className="min-w-0 font-semibold break-words">{value}</dd>
              </div>
            ))}
            <div className="pt-3">
              <dt className="text-on-paper-2">{preview}</dt>
              <dd className="mt-1 text-[1rem] leading-normal break-words whitespace-pre-line">
                {messagePreview(message)}
              </dd>
            </div>
          </dl>
        </Card>
        {cut && <CopyMessage note={cutNote} message={message} />}
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">{cancel}</Button>
          </DialogClose>
          <ButtonLink href={href} arrow>
            {send}
          </ButtonLink>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/** Not at the first button: an Enter pressed twice in the form would press it, which clears what was written. */
function startAtPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** The beginning of a message, with an ellipsis if more follows. Counts code points. */
function messagePreview(message: string): string {
  const characters = Array.from(message.trim());
  if (characters.length <= messagePreviewLength) return characters.join("");
  return `${characters.slice(0, messagePreviewLength).join("")}...`;
}

/** For a message longer than a link can carry: copies the full text. */
function CopyMessage({ note, message }: { note: string; message: string }) {
  const [done, setDone] = useState(false);
  const copyMessage = async () => {
    // The clipboard is missing without https, and a browser may deny it; the text can still be selected in the form.
    try {
      await navigator.clipboard.writeText(message);
      setDone(true);
    } catch {
      setDone(false);
    }
  };
  return (
    <div className="mt-4 rounded-sm bg-warn-wash px-4 py-3 text-small text-fg">
      <p>{note}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={() => void copyMessage()}>
          {copy}
        </Button>
        <span role="status">{done ? copied : ""}</span>
      </div>
    </div>
  );
}
