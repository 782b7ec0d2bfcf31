import { playgroundPage } from "@thirtyfold/content";
import { useEffect } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import { useAddressDialog } from "./use-address-dialog.ts";

const dialogs = latePart(() => import("./address-dialogs.tsx").then((module) => module.AddressDialogs));

/** The dialog that the address asks for, if any. Its code comes with the question. */
export function AddressDialog() {
  const { dialog, close } = useAddressDialog();
  const { loaded: Dialogs, failed, fetch } = useLate(dialogs);
  useEffect(() => {
    if (dialog !== undefined) fetch();
  }, [dialog, fetch]);
  return (
    <>
      <div role="alert">
        {failed && dialog !== undefined && (
          <p className="fixed inset-x-4 top-22 z-40 mx-auto max-w-120 rounded-md border border-line bg-surface-2 px-4 py-3 text-small text-fg shadow-pop">
            {playgroundPage.notLoaded}
          </p>
        )}
      </div>
      {Dialogs && <Dialogs dialog={dialog} onClose={close} />}
    </>
  );
}
