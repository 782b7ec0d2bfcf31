import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { keep } from "../../lib/device-storage.ts";
import { counts } from "../../testing/conversations.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, onlyPage, problemOf } from "../../testing/people.ts";

const publicKey = `B${"A".repeat(86)}`;

type Browser = { permission?: NotificationPermission; refuses?: boolean };
type Asked = { applicationServerKey: Uint8Array };

/** A browser with a push service, which jsdom lacks; `refuses`: the service is unreachable. */
function fakePushBrowser({ permission = "granted", refuses = false }: Browser = {}) {
  let subscription: object | null = null;
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn<(asked: Asked) => Promise<object>>(async ({ applicationServerKey }) => {
    if (refuses) throw new DOMException("Registration failed", "AbortError");
    subscription = Object.assign(new EventTarget(), {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: "https://push.example.com/a", keys: { p256dh: "p", auth: "a" } }),
      unsubscribe,
    });
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const register = vi.fn<(url: string, options: object) => Promise<object>>(async () => registration);
  const worker = Object.assign(new EventTarget(), {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  vi.stubGlobal("PushManager", {});
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static requestPermission = async () => permission;
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  return { register, subscribe, unsubscribe, worker, shown };
}

function answerPush() {
  const saved: unknown[] = [];
  const removed: unknown[] = [];
  answerCall("GET /api/desk/push", () => HttpResponse.json({ publicKey }));
  answerCall("POST /api/desk/push", async ({ request }) => {
    saved.push(await request.json());
    return HttpResponse.json({ id: "d1", expiresAt: Date.now() });
  });
  answerCall("DELETE /api/desk/push/:id", ({ params }) => {
    removed.push(params["id"]);
    return new HttpResponse(null, { status: 204 });
  });
  return { saved, removed };
}

const push = () => within(screen.getByRole("region", { name: "While the desk is closed" }));
const mainSwitch = () => push().getByRole("switch", { name: /^Show notifications/ });

it("notifies a device of the chosen kinds, outside its quiet hours, until it is turned off", async () => {
  const browser = fakePushBrowser();
  fakeDesk();
  const { saved, removed } = answerPush();
  const user = await openDesk("/you", "Ines Kallio");
  expect(mainSwitch()).not.toBeChecked();
  await user.click(mainSwitch());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(browser.register).toHaveBeenCalledWith("/desk/push-worker.js", { scope: "/desk/" });
  const keys = { endpoint: "https://push.example.com/a", keys: { p256dh: "p", auth: "a" } };
  expect(saved[0]).toEqual({ ...keys, kinds: ["waiting", "lead"], quiet: null });

  await user.click(await push().findByRole("switch", { name: "A new lead" }));
  await user.click(push().getByRole("switch", { name: /^Quiet hours/ }));
  await user.selectOptions(await push().findByLabelText("Time zone"), "America/New_York");
  await waitFor(() =>
    expect(saved.at(-1)).toEqual({
      ...keys,
      kinds: ["waiting"],
      quiet: { from: "19:00", to: "08:00", timeZone: "America/New_York" },
    }),
  );
  expect(browser.subscribe).toHaveBeenCalledTimes(1);

  await user.click(mainSwitch());
  await waitFor(() => expect(removed).toEqual(["d1"]));
  expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
  expect(push().queryByRole("switch", { name: "A new lead" })).toBeNull();
});

it("renews the choice when the desk is opened, forgets it on sign-out, and opens what was clicked", async () => {
  const browser = fakePushBrowser();
  fakeDesk();
  const { saved } = answerPush();
  answerCall("DELETE /api/desk/session", () => new HttpResponse(null, { status: 204 }));
  answerCall("GET /api/desk/leads", () => HttpResponse.json({ data: [], nextCursor: null }));
  answerCall("GET /api/desk/conversations", () => onlyPage([]));
  answerCall("GET /api/desk/conversations/:roomId", () => problemOf(404, "No such conversation."));
  answerCall("GET /api/desk/leads/:id", () => problemOf(404, "There is no such lead."));
  const choice = { kinds: ["lead"], quiet: null };
  localStorage.setItem("desk-push", JSON.stringify({ ...choice, personId: "ines-kallio", id: "d0" }));
  const user = await openDesk("/you", "Ines Kallio");
  await waitFor(() => expect(saved).toMatchObject([choice]));
  browser.worker.dispatchEvent(new MessageEvent("message", { data: { open: "/leads/AB-12" } }));
  await waitFor(() => expect(location.pathname).toBe("/desk/leads/AB-12"));
  // As a server of an earlier version pushed it.
  for (const path of ["/inbox#ann_sales", "/inbox/ben_sales"]) {
    browser.worker.dispatchEvent(new MessageEvent("message", { data: { open: path } }));
    const hash = path.replace(/^.*[#/]/, "#");
    await waitFor(() => expect(location.pathname + location.hash).toBe(`/desk/inbox${hash}`));
  }
  browser.worker.dispatchEvent(new MessageEvent("message", { data: { open: "/you" } }));
  await user.click(screen.getByRole("link", { name: "You" }));
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem("desk-push")).toBeNull();
});

it("is turned on and off, and ended by signing out, in a browser that stores nothing", async () => {
  const browser = fakePushBrowser();
  fakeDesk();
  answerPush();
  answerCall("DELETE /api/desk/session", () => new HttpResponse(null, { status: 204 }));
  for (const call of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  onTestFinished(() => {
    vi.restoreAllMocks();
    // Data that a browser does not store lasts as long as the page.
    keep("desk-push", "");
  });
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(mainSwitch());
  expect(await push().findByRole("switch", { name: "A new lead" })).toBeChecked();
  await user.click(mainSwitch());
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
});

it("does not take over what somebody else chose in the same browser", async () => {
  fakePushBrowser();
  fakeDesk();
  const { saved } = answerPush();
  localStorage.setItem("desk-push", JSON.stringify({ kinds: ["lead"], quiet: null, personId: "tomas", id: "d0" }));
  await openDesk("/you", "Ines Kallio");
  await waitFor(() => expect(localStorage.getItem("desk-push")).toBeNull());
  expect(mainSwitch()).not.toBeChecked();
  expect(saved).toEqual([]);
});

describe("the open desk's own notification", () => {
  const hourIn = (hours: number) => `${new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 13)}:00`;
  const now = { from: hourIn(0), to: hourIn(2), timeZone: "UTC" };
  const both = ["A visitor is waiting", "A new lead"];

  it.each([
    ["by push", "d1", { kinds: ["waiting", "lead"], quiet: null }, []],
    ["by push of leads alone", "d1", { kinds: ["lead"], quiet: null }, ["A visitor is waiting"]],
    ["in quiet hours", "d1", { kinds: ["waiting", "lead"], quiet: now }, both],
    ["by a push that the server refuses", "d0", { kinds: ["waiting", "lead"], quiet: null }, both],
  ])("is shown for what is not delivered %s", async (_, id, choice, expected) => {
    const { shown } = fakePushBrowser();
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    const socket = fakeDesk();
    const { saved } = answerPush();
    if (id === "d0") {
      answerCall("POST /api/desk/push", () => {
        saved.push("refused");
        return problemOf(409, "Sign in with your passkey.");
      });
    }
    localStorage.setItem("desk-push", JSON.stringify({ ...choice, personId: "ines-kallio", id: "d0" }));
    localStorage.setItem("desk-notification", "on");
    await openDesk("/you", "Ines Kallio");
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem("desk-push")).toContain(`"${id}"`));
    answerCall("GET /api/desk/counts", () =>
      HttpResponse.json({ conversations: { ...counts, waiting: 1 }, newLeads: 1 }),
    );
    socket.tell({ type: "desk_changed", what: "conversations" });
    await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
    expect(shown).toEqual(expected);
  });
});

it.each([
  ["forbids notifications", { permission: "denied" as const }, "Allow notifications for this site"],
  ["reaches no push service", { refuses: true }, "push service can’t be reached"],
])("says so when the browser %s", async (_, browser, words) => {
  fakePushBrowser(browser);
  fakeDesk();
  answerPush();
  const user = await openDesk("/you", "Ines Kallio");
  await user.click(mainSwitch());
  expect(await push().findByRole("alert")).toHaveTextContent(words);
  expect(mainSwitch()).not.toBeChecked();
});

it("can't be turned on in a browser without push", async () => {
  fakeDesk();
  await openDesk("/you", "Ines Kallio");
  expect(mainSwitch()).toBeDisabled();
});
