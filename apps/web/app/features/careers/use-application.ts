import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { latePart } from "../../lib/late.tsx";
import { paths } from "../../paths.ts";
import { settings } from "../../settings.ts";
import { ApplicationFailure } from "./application-failure.ts";
import type { Application } from "./send-application.ts";

/** Milliseconds: how long sending takes at least, and how long the thanks stay (SPEC, section 9). */
export const applicationTimes = { sending: 1_500, thanks: 3_000 } as const;

const sending = latePart(() => import("./send-application.ts"));

type Stage = "idle" | "submitting" | "submitted";

/**
 * From the form to the thanks and back to the list of positions. Only one application is on its way at a time, and leaving
 * the page cancels whatever would still happen.
 *
 * @param onSubmitted when the application was stored, or would have been in a demo
 * @param onFailure with the reason, when it was not
 */
export function useApplication(onSubmitted: () => void, onFailure: (failure: ApplicationFailure) => void) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>("idle");
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const submit = async (application: Application) => {
    if (running.current !== undefined) return;
    const { signal } = (running.current = new AbortController());
    setStage("submitting");
    try {
      const sent = settings.captureForms ? send(application, signal) : undefined;
      await Promise.all([pause(applicationTimes.sending, signal), sent]);
      onSubmitted();
      setStage("submitted");
      await pause(applicationTimes.thanks, signal);
      await navigate(paths.careers);
    } catch (error) {
      if (signal.aborted) return;
      running.current = undefined;
      setStage("idle");
      onFailure(error instanceof ApplicationFailure ? error : new ApplicationFailure());
    }
  };
  return { stage, submit };
}

async function send(application: Application, signal: AbortSignal): Promise<void> {
  const { sendApplication } = await sending.load();
  await sendApplication(application, signal);
}

/** Rejects as soon as the signal is aborted, and leaves no timer behind. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("The visitor left the page.", "AbortError"));
    });
  });
}
