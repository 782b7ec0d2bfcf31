import { Dialog } from "@thirtyfold/ui";
import { AuditDialog } from "./audit-dialog.tsx";
import { DeploymentDialog } from "./deployment-dialog.tsx";
import type { AddressDialogName } from "./use-address-dialog.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";

type AddressDialogsProps = { dialog: AddressDialogName | undefined; onClose: () => void };

/** Three dialogs, of which the address opens one at a time. */
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
