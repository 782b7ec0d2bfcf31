import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { counts } from "../../testing/conversations.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, onlyPage } from "../../testing/people.ts";

type Shown = { title: string; options: NotificationOptions | undefined };

/** Starts a note of the sound; the page keeps its `AudioContext` from one test to the next. */
const start = vi.fn<(at: number) => void>();

/** A browser that shows notifications, if its user allows them, and plays sounds; jsdom does neither. */
function fakeBrowser(permission: NotificationPermission) {
  const shown: Shown[] = [];
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = "default";
    static requestPermission = async () => {
      FakeNotification.permission = permission;
      return permission;
    };
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({ title, options });
    }
  }
  start.mockClear();
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class FakeAudio {
    currentTime = 0;
    destination = {};
    resume = async () => {};
    createGain = () => ({ gain, connect: () => {} });
    createOscillator = () => ({ frequency: { value: 0 }, connect: (next: object) => next, start, stop: () => {} });
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("AudioContext", FakeAudio);
  return shown;
}

const answerCounts = (waiting: number, newLeads: number) =>
  answerCall("GET /api/desk/counts", () => HttpResponse.json({ conversations: { ...counts, waiting }, newLeads }));

it("signals waiting visitors and new leads by sound and notification only once both are turned on", async () => {
  const shown = fakeBrowser("granted");
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  const socket = fakeDesk();
  answerCounts(1, 0);
  const user = await openDesk("/you", "Ines Kallio");
  const sound = screen.getByRole("switch", { name: "Play a sound" });
  const notification = screen.getByRole("switch", { name: /^Show a notification/ });
  expect(sound).not.toBeChecked();
  expect(notification).not.toBeChecked();
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  answerCounts(2, 0);
  socket.tell({ type: "desk_changed", what: "conversations" });
  await waitFor(() => expect(document.title).toMatch(/^\(2\)/));
  expect(shown).toEqual([]);
  expect(start).not.toHaveBeenCalled();

  await user.click(screen.getByRole("switch", { name: "Play a sound" }));
  expect(start).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("switch", { name: /^Show a notification/ }));
  await waitFor(() => expect(notification).toBeChecked());
  answerCounts(3, 1);
  socket.tell({ type: "desk_changed", what: "conversations" });
  await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(["A visitor is waiting", "A new lead"]));
  expect(start).toHaveBeenCalledTimes(6);
  expect(shown[0]?.options?.body).toBeUndefined();
});

it("plays the sound in only one of several tabs, never in place of a tab that is allowed to play it", async () => {
  fakeBrowser("granted");
  const held = new Set<string>();
  type Request = (name: string, _: LockOptions, run: (lock: object | null) => Promise<void>) => Promise<void>;
  const request = vi.fn<Request>(async (name, _, run) => {
    if (held.has(name)) return run(null);
    held.add(name);
    return run({ name });
  });
  const userActivation = { hasBeenActive: false };
  const added = { locks: { request }, userActivation };
  Object.assign(navigator, added);
  onTestFinished(() => Object.keys(added).forEach((name) => Reflect.deleteProperty(navigator, name)));
  const socket = fakeDesk();
  answerCounts(1, 0);
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(screen.getByRole("switch", { name: "Play a sound" }));
  start.mockClear();
  const waiting = async (count: number) => {
    answerCounts(count, 0);
    socket.tell({ type: "desk_changed", what: "conversations" });
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^\\(${count}\\)`)));
  };
  await waiting(2);
  expect(request).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  await waiting(3);
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  // Another tab rings already.
  await waiting(4);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  expect(start).toHaveBeenCalledTimes(2);
});

it("says so when the browser blocks notifications", async () => {
  fakeBrowser("denied");
  fakeDesk();
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(screen.getByRole("switch", { name: /^Show a notification/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This browser shows none");
  expect(screen.getByRole("switch", { name: /^Show a notification/ })).not.toBeChecked();
});

it("asks before removing a passkey, and says what removing the last one means", async () => {
  fakeDesk();
  answerCall("GET /api/desk/passkeys", () => onlyPage([{ id: "k1", createdAt: Date.now(), usedAt: null }]));
  const removed = vi.fn<() => void>();
  answerCall("DELETE /api/desk/passkeys/k1", () => {
    removed();
    answerCall("GET /api/desk/passkeys", () => onlyPage([]));
    return new HttpResponse(null, { status: 204 });
  });
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(await screen.findByRole("button", { name: "Remove passkey 1" }));
  const question = screen.getByRole("alertdialog", { name: "Remove passkey 1?" });
  expect(question).toHaveTextContent(
    /Wherever else it has, you are signed out; here you stay signed in\. It is your last one/,
  );
  expect(removed).not.toHaveBeenCalled();
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("You have none")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("region", { name: "Your passkeys" })).toHaveFocus());
});

it("turns single-key shortcuts off for this person only; Ctrl K stays", async () => {
  fakeDesk();
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(screen.getByRole("switch", { name: /^Use single keys/ }));
  expect(localStorage.getItem("desk-keys:ines-kallio")).toBe("off");
  await user.click(screen.getByRole("heading", { name: "Keyboard" }));
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}{Escape}");
  await user.click(screen.getByRole("switch", { name: /^Use single keys/ }));
  await user.click(screen.getByRole("heading", { name: "Keyboard" }));
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});
