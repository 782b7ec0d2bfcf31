import { businessHours, company } from "@thirtyfold/content";
import {
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  Link,
} from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { settings } from "../../settings.ts";

export type SignOutOverlayProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Full screen, for a sign-out without a session to end: says whom to write to. The backdrop and Escape close it. */
export function SignOutOverlay(props: SignOutOverlayProps) {
  return (
    <Dialog {...props}>
      <DialogContent size="sm">
        <DialogTitle>Nothing to sign out of</DialogTitle>
        <DialogDescription>
          This site keeps no session and no password. To open, change or close an account, write to us.
        </DialogDescription>
        <Card variant="sheet" className="mt-5 bg-paper-2">
          <p className="pr-6 text-small text-on-paper-2">A person answers</p>
          <p className="mt-1 text-h4 break-words">
            <Link tone="inherit" href={`mailto:${company.email}`}>
              <MailBreaks>{company.email}</MailBreaks>
            </Link>
          </p>
          <p className="mt-4 border-t border-paper-line pt-3 text-small text-on-paper-2">{businessHours.text}</p>
        </Card>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="outline">Stay here</Button>
          </DialogClose>
          <ButtonLink href={settings.contactFormUrl}>Contact us</ButtonLink>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
