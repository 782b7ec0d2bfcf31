import { contactPage } from "@thirtyfold/content";
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
import { ButtonLink } from "../../lib/button-link.tsx";
import { type IntakeDetails, intakeLink } from "../../lib/intake-link.ts";
import { CopyMessage } from "./copy-message.tsx";
import { messagePreview } from "./message-preview.ts";

export type ContactTypeProps = {
  name: string;
  email: string;
  company: string;
  message: string;
  more: Pick<IntakeDetails, "phone" | "need">;
  onClose: () => void;
};

const { title, text, send, cancel, preview, cut: cutNote } = contactPage.review;

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
      <DialogContent>
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
