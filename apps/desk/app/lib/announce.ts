import type { PushKind } from "@thirtyfold/api-contract/desk";
import { useEffect, useRef } from "react";
import { keep, readKept, useKept } from "./device-storage.ts";
import { isPushed } from "./push.ts";

/** How this device announces news while the desk is open; both ways are off until they are chosen. */
export type Announcement = "sound" | "notification";

const keyOf = (way: Announcement) => `desk-${way}`;
const isChosen = (way: Announcement): boolean => readKept(keyOf(way)) === "on";
const choose = (way: Announcement, on: boolean): void => keep(keyOf(way), on ? "on" : "");

/** Whether this device announces news in this way. */
export const useAnnouncement = (way: Announcement): boolean => useKept(keyOf(way)) === "on";

/** Turns the sound on and plays it, or turns it off. */
export function chooseSound(on: boolean): void {
  choose("sound", on);
  if (on) playSound();
}

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Turns notifications on, if the browser is allowed to show them, or off; false if it is not. */
export async function chooseNotification(on: boolean): Promise<boolean> {
  const allowed = !on || (await Notification.requestPermission()) === "granted";
  choose("notification", on && allowed);
  return allowed;
}

let audio: AudioContext | undefined;
/** Two soft notes: hertz, and seconds from one to the next. */
const notes = [659, 880];
const noteSeconds = 0.14;

/** Longer than tabs differ in hearing of the same news. */
const turnMs = 2000;

/** Rings in one of the desk's tabs only: the first that may play. Pages without https have no locks and ring on their own. */
function ring(kind: PushKind): void {
  const { locks, userActivation } = navigator as Partial<Navigator>;
  if (locks === undefined) return playSound();
  // A tab that was never clicked plays nothing, so it must not take another tab's turn.
  if (userActivation?.hasBeenActive === false) return;
  void locks.request(`desk-sound-${kind}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    playSound();
    await new Promise((resolve) => {
      setTimeout(resolve, turnMs);
    });
  });
}

/** Silent where the browser plays nothing before the first click on the page. */
function playSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [index, hertz] of notes.entries()) {
    const from = audio.currentTime + index * noteSeconds;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.15, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 2 * noteSeconds);
  }
}

/** Quotes nobody: it may appear on a locked screen. Several tabs show it once. */
function notify(title: string): void {
  if (!canNotify() || Notification.permission !== "granted" || document.hasFocus()) return;
  try {
    const shown = new Notification(title, { tag: title, silent: true });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Android's browsers only show those of service workers.
  }
}

const titles = { waiting: "A visitor is waiting", lead: "A new lead" };

/** Announces in the chosen ways that `count` has grown since it was first known. */
export function useAnnounced(kind: PushKind, count: number | undefined): void {
  const known = useRef(count);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before === undefined || count === undefined || count <= before) return;
    if (isChosen("sound")) ring(kind);
    if (isChosen("notification") && !isPushed(kind)) notify(titles[kind]);
  }, [kind, count]);
}
