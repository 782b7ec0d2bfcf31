import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fakeRoom, message } from "../testing/fake-room.ts";
import { showConversation } from "../testing/show-conversation.tsx";

const url = "*/api/realtime-chat/rooms/:roomId/answer-mail";
const email = "ann@pellwater.example";

/** A server that keeps the address, unless it is set to fail or to stay silent. */
function fakeAddress() {
  const server = { email: null as string | null, fails: false, silent: false };
  const done = () => new HttpResponse(null, { status: server.fails ? 503 : 204 });
  fakeApi.use(
    http.get(url, () => HttpResponse.json({ email: server.email })),
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as { email: string };
      if (!server.fails) server.email = body.email;
      return server.silent ? new Promise<never>(() => {}) : done();
    }),
    http.delete(url, () => {
      server.email = null;
      return done();
    }),
  );
  return server;
}

const items = [message(1, "Where is my invoice?", { from: "me", delivery: "sent" })];
const addressField = () => screen.getByRole("textbox", { name: "Email address for the answer" });
const offer = async () => screen.findByRole("button", { name: "Get the answer by email" });

afterEach(() => {
  vi.useRealTimers();
});

it("is offered if the server sends mail, once the visitor has written", async () => {
  fakeAddress();
  const room = fakeRoom({ items });
  showConversation(room);
  expect(screen.queryByRole("button", { name: "Get the answer by email" })).toBeNull();
  act(() => room.set({ mail: true, items: [] }));
  expect(screen.queryByRole("button", { name: "Get the answer by email" })).toBeNull();
  act(() => room.set({ items }));
  expect(await offer()).toBeVisible();
});

it("is saved, shown and removed from the keyboard", async () => {
  const server = fakeAddress();
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  const field = addressField();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/kept with this conversation/);
  await user.keyboard("nobody{Enter}");
  expect(field).toBeInvalid();
  expect(server.email).toBeNull();
  await user.clear(field);
  await user.keyboard(`${email}{Enter}`);
  expect(await screen.findByText(`What you don't see here also goes to ${email}.`)).toBeVisible();
  expect(server.email).toBe(email);
  const stop = screen.getByRole("button", { name: "Stop, and erase the address" });
  await expect.poll(() => document.activeElement).toBe(stop);
  await user.keyboard("{Enter}");
  expect(await offer()).toBeVisible();
  expect(server.email).toBeNull();
});

it("keeps what was typed when it could not be stored", async () => {
  const server = fakeAddress();
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  const field = addressField();
  server.fails = true;
  await user.type(field, `${email}{Enter}`);
  expect(await screen.findByText(/^That did not reach us/)).toBeVisible();
  expect(field).toHaveValue(email);
  await user.keyboard("{Escape}");
  expect(await offer()).toBeVisible();
});

it("keeps a partly typed address across a reload, in its own room only", async () => {
  fakeAddress();
  const user = userEvent.setup();
  const { unmount } = showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  await user.type(addressField(), "ann@pell");
  unmount();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  expect(addressField()).toHaveValue("ann@pell");
  await user.clear(addressField());
  await user.type(addressField(), `${email}{Enter}`);
  await screen.findByText(`What you don't see here also goes to ${email}.`);
  expect(sessionStorage.getItem("draft:answer-mail:" + fakeRoom().id)).toBeNull();
});

it("shows the server's objection", async () => {
  fakeAddress();
  const detail = "No answers can be sent by email in this conversation.";
  fakeApi.use(http.post(url, () => HttpResponse.json({ detail }, { status: 404 })));
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  await user.type(addressField(), `${email}{Enter}`);
  expect(await screen.findByText(detail)).toBeVisible();
});

it("waits 30 s for a response, and accepts no other address in the meantime", async () => {
  const server = fakeAddress();
  server.silent = true;
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  await user.type(addressField(), email);
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Get the answer by email" })));
  expect(addressField()).toHaveAttribute("readonly");
  await act(async () => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/^That did not reach us/)).toBeVisible();
  expect(addressField()).not.toHaveAttribute("readonly");
  expect(addressField()).toHaveValue(email);
});

it("removes an address that was being saved when the visitor cancelled", async () => {
  const server = fakeAddress();
  server.silent = true;
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  await user.type(addressField(), `${email}{Enter}`);
  await expect.poll(() => server.email).toBe(email);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => server.email).toBeNull();
  expect(await offer()).toBeVisible();
});
