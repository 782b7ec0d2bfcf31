import type { Room, RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { useToast } from "@thirtyfold/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/** Texts from SPEC, section 8. */
const loadFailure = { title: "Error", description: "Failed to load messages. Please try again." };
const sendFailure = { title: "Error", description: "Failed to send message. Please try again." };

/** A repeated failure replaces its previous toast; leaving the conversation dismisses it and suppresses later ones. */
function useFailureToast() {
  const { toast, dismiss } = useToast();
  const shown = useRef<string>(undefined);
  const gone = useRef(false);
  const hide = () => {
    if (shown.current !== undefined) dismiss(shown.current);
    shown.current = undefined;
  };
  const show = (text: { title: string; description: string }) => {
    hide();
    if (!gone.current) shown.current = toast({ ...text, variant: "destructive" });
  };
  const leave = useEffectEvent(hide);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      leave();
    };
  }, []);
  return { show, hide };
}

/** Shows "Connection Error" with the error's text (SPEC) until the connection is back. */
export function useConnectionErrors(error: Error | undefined): void {
  const errors = useFailureToast();
  const showLatest = useEffectEvent((latest: Error | undefined) =>
    latest === undefined ? errors.hide() : errors.show({ title: "Connection Error", description: latest.message }),
  );
  useEffect(() => showLatest(error), [error]);
}

/** Shows failed loads and sends until a retry succeeds. Returns the reporters that the conversation itself calls. */
export function useRoomFailures(room: Room, { loadFailed, sendFailed, items }: RoomSnapshot) {
  const loading = useFailureToast();
  const sending = useFailureToast();
  const reportLoad = useEffectEvent((failed: boolean) => (failed ? loading.show(loadFailure) : loading.hide()));
  const reportSend = useEffectEvent((failed: boolean) => (failed ? sending.show(sendFailure) : sending.hide()));

  useEffect(() => reportLoad(loadFailed), [room, loadFailed]);
  useEffect(() => reportSend(sendFailed), [room, sendFailed]);
  const failed = items.filter(({ delivery }) => delivery === "failed").length;
  const failedBefore = useRef(failed);
  useEffect(() => {
    if (failed > failedBefore.current) reportSend(true);
    failedBefore.current = failed;
  }, [failed]);
  return {
    loadFailed: () => loading.show(loadFailure),
    loaded: loading.hide,
    sendFailed: () => sending.show(sendFailure),
  };
}
