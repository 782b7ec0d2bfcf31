import { playgroundPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../lib/hydration.ts";
import { latePart, useLate } from "../../lib/late.tsx";
import type { AddressDialogName } from "./address-dialogs.tsx";

const dialogs = latePart(() => import("./address-dialogs.tsx").then((module) => module.AddressDialogs));

/** The dialog that the URL requests, if any; its code loads on demand. */
export function AddressDialog() {
  const { dialog, close } = useAddressDialog();
  const { loaded: Dialogs, failed, failures, fetch } = useLate(dialogs);
  useEffect(() => {
    if (dialog !== undefined) fetch();
  }, [dialog, fetch]);
  return (
    <>
      <div role="alert">
        {failed && dialog !== undefined && (
          <div className="fixed inset-x-4 top-22 z-40 mx-auto max-w-120 rounded-md border border-line bg-surface-2 px-4 py-3 text-small text-fg shadow-pop">
            <p key={failures}>{playgroundPage.notLoaded}</p>
            <Button variant="outline" size="sm" className="mt-2" onClick={fetch}>
              Try again
            </Button>
          </div>
        )}
      </div>
      {Dialogs && <Dialogs dialog={dialog} onClose={close} />}
    </>
  );
}

const addressDialogs: readonly AddressDialogName[] = ["deployment", "audit", "viewer"];

/** The state of a history entry whose previous entry has the page without the dialog. */
const abovePage = { abovePage: true };
const isAbovePage = (state: unknown) => typeof state === "object" && state !== null && "abovePage" in state;

/** Going back closes the dialog, and closing it removes it from the URL. */
function useAddressDialog(): { dialog: AddressDialogName | undefined; close: () => void } {
  const hydrated = useHydrated();
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const closing = useRef(false);
  const asked = new URLSearchParams(search).get("dialog");
  const known = hydrated ? addressDialogs.find((name) => name === asked) : undefined;
  const ready = isAbovePage(location.state);

  useEffect(() => {
    closing.current = false;
    if (known === undefined || ready) return;
    const page = new URLSearchParams(search);
    page.delete("dialog");
    // For visitors who arrive by a link, Back should close the dialog, not leave the site.
    const putPageBelow = async () => {
      await navigate({ search: page.toString() }, { replace: true, preventScrollReset: true });
      await navigate({ search }, { state: abovePage, preventScrollReset: true });
    };
    void putPageBelow();
  }, [known, ready, search, navigate]);

  const close = () => {
    // A second Escape must not leave the page.
    if (closing.current) return;
    closing.current = true;
    void navigate(-1);
  };
  return { dialog: ready ? known : undefined, close };
}
