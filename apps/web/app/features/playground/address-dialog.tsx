import { playgroundPage } from "@thirtyfold/content";
import { useEffect } from "react";
import { useLateComponent } from "../../lib/late-component.ts";
import { useAddressDialog } from "./use-address-dialog.ts";

/** The dialog that the address asks for, if any. Its code comes with the question. */
export function AddressDialog() {
  const { dialog, close } = useAddressDialog();
  const { Component, failed, fetch } = useLateComponent(() =>
    import("./address-dialogs.tsx").then((module) => module.AddressDialogs),
  );
  useEffect(() => {
    if (dialog !== undefined) fetch();
    // oxlint-disable-next-line react/exhaustive-deps -- `fetch` is new with each render.
  }, [dialog]);
  return (
    <>
      <div role="alert">
        {failed && dialog !== undefined && (
          <p className="fixed inset-x-4 top-22 z-40 mx-auto max-w-120 rounded-md border border-line bg-surface-2 px-4 py-3 text-small text-fg shadow-pop">
            {playgroundPage.notLoaded}
          </p>
        )}
      </div>
      {Component && <Component dialog={dialog} onClose={close} />}
    </>
  );
}
