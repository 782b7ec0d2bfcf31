import { viewerText } from "@thirtyfold/content";
import { Button, Dialog, DialogActions, DialogContent, DialogDescription, DialogTitle } from "@thirtyfold/ui";
import { useState } from "react";
import { AuditDialog } from "./audit-dialog.tsx";
import { DeploymentDialog } from "./deployment-dialog.tsx";

/** Dialogs that only a URL opens: `/playground?dialog=audit`. */
export type AddressDialogName = "deployment" | "audit" | "viewer";

type AddressDialogsProps = { dialog: AddressDialogName | undefined; onClose: () => void };

export function AddressDialogs({ dialog, onClose }: AddressDialogsProps) {
  const on = (name: AddressDialogName) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
  });
  return (
    <>
      <Dialog {...on("deployment")}>
        <DeploymentDialog />
      </Dialog>
      <Dialog {...on("audit")}>
        <AuditDialog />
      </Dialog>
      <Dialog {...on("viewer")}>
        <ViewerDialog />
      </Dialog>
    </>
  );
}

const { title, text, lines, copy, copied, notCopied } = viewerText;
const columns = Math.max(...lines.map(([, deed]) => deed.length)) + 2;
const plainText = lines.map(([time, deed, words]) => `${time}  ${deed.padEnd(columns)}${words}`).join("\n");

function ViewerDialog() {
  const [status, setStatus] = useState("");
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(plainText);
      setStatus(copied);
    } catch {
      setStatus(notCopied);
    }
  };
  return (
    <DialogContent size="lg">
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <pre
        role="region"
        aria-label={title}
        tabIndex={0}
        className="mt-5 max-h-[50dvh] overflow-auto rounded-sm border border-line bg-sunken px-4 py-4 font-mono text-small leading-[1.7] whitespace-pre-wrap text-fg-2 focus-visible:-outline-offset-2"
      >
        {plainText}
      </pre>
      <DialogActions className="items-center">
        <p role="status" className="text-small text-fg-3 md:mr-auto">
          {status}
        </p>
        <Button variant="outline" onClick={() => void copyText()} className="w-full md:w-auto">
          {copy}
        </Button>
      </DialogActions>
    </DialogContent>
  );
}
