import type { RealtimeClient, RealtimeClientOptions, RealtimeEvents } from "@thirtyfold/realtime-protocol/client";
import { afterEach, expect, it, vi } from "vitest";
import { type FakeRoom, fakeRoom, guestContact, supportContact } from "../testing/fake-room.ts";
import { openChat } from "./open-chat.ts";

/** A client without a socket whose rooms are set by the test. */
function fakeClients() {
  type Options = Pick<RealtimeClientOptions, "userId" | "page">;
  const opened: (RealtimeClient & Options & { tell: (event: "error" | "state", value: unknown) => void })[] = [];
  const rooms = new Map<string, FakeRoom>();
  const create = ({ userId, page }: RealtimeClientOptions): RealtimeClient => {
    const listeners: { event: keyof RealtimeEvents; listener: (value: never) => void }[] = [];
    const client = {
      userId,
      ...(page && { page }),
      state: "closed" as const,
      clientId: undefined,
      on: (event: keyof RealtimeEvents, listener: (value: never) => void) => {
        listeners.push({ event, listener });
        return () => {};
      },
      connect: vi.fn<() => void>(),
      reconnect: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
      join: (roomId: string) => {
        const contact = [supportContact, guestContact].find(({ id }) => roomId.includes(id)) ?? supportContact;
        const room = fakeRoom({ loaded: false }, contact);
        rooms.set(contact.id, room);
        return room;
      },
      leave: vi.fn<() => void>(),
      send: vi.fn<() => void>(),
      tell: (name: string, value: unknown) => {
        for (const { event, listener } of listeners) if (event === name) listener(value as never);
      },
    };
    opened.push(client);
    return client;
  };
  return { opened, rooms, create };
}

afterEach(() => vi.unstubAllGlobals());

it("uses one connection for all of the visitor's rooms, and another identity for guests", () => {
  const { opened, rooms, create } = fakeClients();
  const chat = openChat(create);
  chat.join([supportContact, { ...supportContact, id: "sales" }]);
  expect(opened.map(({ userId }) => userId)).toEqual(["visitor"]);
  expect(opened[0]?.connect).toHaveBeenCalledOnce();
  chat.join([supportContact, guestContact]);
  expect(opened.map(({ userId }) => userId)).toEqual(["visitor", "host-id"]);
  expect([...chat.getSnapshot().rooms.keys()]).toEqual(["support", "guest-id"]);
  expect(rooms.get("guest-id")?.id).toBe("guest-id_host-id");
});

it("counts unread messages once they have loaded, and notifies of changes only", () => {
  const { rooms, create } = fakeClients();
  const chat = openChat(create);
  chat.join([supportContact, guestContact]);
  const listener = vi.fn<() => void>();
  const stop = chat.subscribe(listener);
  expect(chat.getSnapshot().unread).toEqual({});
  rooms.get("support")?.set({ loaded: true, unread: 2 });
  expect(chat.getSnapshot().unread).toEqual({ support: 2 });
  const before = chat.getSnapshot();
  rooms.get("support")?.set({ typing: true });
  expect(chat.getSnapshot()).toBe(before);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  rooms.get("support")?.set({ unread: 0 });
  expect(listener).toHaveBeenCalledOnce();
});

it("leaves the rooms of removed contacts, and all of them on close", () => {
  const { opened, rooms, create } = fakeClients();
  const chat = openChat(create);
  chat.join([supportContact, guestContact]);
  chat.join([supportContact]);
  expect(rooms.get("guest-id")?.calls).toEqual(["leave"]);
  expect(rooms.get("support")?.calls).toEqual([]);
  chat.close();
  expect(rooms.get("support")?.calls).toEqual(["leave"]);
  for (const client of opened) expect(client.close).toHaveBeenCalledOnce();
});

it("joins again under a new identity, such as after a sign-in", () => {
  const { opened, create } = fakeClients();
  const chat = openChat(create);
  chat.join([supportContact]);
  chat.join([{ ...supportContact, me: "ada" }]);
  expect(opened.map(({ userId }) => userId)).toEqual(["visitor", "ada"]);
});

it("reports errors and when they are over, and reconnects what is not open", () => {
  const { opened, create } = fakeClients();
  const chat = openChat(create);
  chat.join([supportContact]);
  const announced = vi.fn<(error: Error | undefined) => void>();
  chat.onError(announced);
  const error = new Error("WebSocket error: connection failed");
  opened[0]?.tell("error", error);
  opened[0]?.tell("state", "closed");
  opened[0]?.tell("state", "open");
  expect(announced.mock.calls).toEqual([[error], [undefined]]);
  chat.reconnect();
  expect(opened[0]?.reconnect).toHaveBeenCalledOnce();
});

it("reports which page of this tab the visitor came from, by its path alone", () => {
  const { opened, create } = fakeClients();
  openChat(create).join([supportContact]);
  const pageBefore = () => opened[0]?.page?.();
  history.replaceState(null, "", "/chat");
  expect(pageBefore()).toBe("/chat");
  const urls = ["/services?q=secret", "/chat", "/chat"].map((path) => ({ url: new URL(path, location.href).href }));
  vi.stubGlobal("navigation", { entries: () => urls, currentEntry: { index: 2 } });
  expect(pageBefore()).toBe("/services");
  const elsewhere = [{ url: "https://search.example/?q=secret" }, ...urls.slice(1)];
  vi.stubGlobal("navigation", { entries: () => elsewhere, currentEntry: { index: 2 } });
  expect(pageBefore()).toBe("/chat");
});
