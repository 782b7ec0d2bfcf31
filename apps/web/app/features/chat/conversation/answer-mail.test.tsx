import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { fakeRoom, message } from "../testing/fake-room.ts";
import { showConversation } from "../testing/show-conversation.tsx";

const url = "*/api/realtime-chat/rooms/:roomId/answer-mail";
const email = "ann@pellwater.example";

/** A server that keeps the address, unless it is told to fail. */
function fakeAddress() {
  const server: { email: string | null; fails: boolean } = { email: null, fails: false };
  const done = () => new HttpResponse(null, { status: server.fails ? 503 : 204 });
  fakeApi.use(
    http.get(url, () => HttpResponse.json({ email: server.email })),
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as { email: string };
      if (!server.fails) server.email = body.email;
      return done();
    }),
    http.delete(url, () => {
      server.email = null;
      return done();
    }),
  );
  return server;
}

const items = [message(1, "Where is my invoice?", { from: "me", delivery: "sent" })];
const offer = async () => screen.findByRole("button", { name: "Get the answer by mail" });

it("is offered where the server sends mails, once the visitor has written", async () => {
  fakeAddress();
  const room = fakeRoom({ items });
  showConversation(room);
  expect(screen.queryByRole("button", { name: "Get the answer by mail" })).toBeNull();
  act(() => room.set({ mail: true, items: [] }));
  expect(screen.queryByRole("button", { name: "Get the answer by mail" })).toBeNull();
  act(() => room.set({ items }));
  expect(await offer()).toBeVisible();
});

it("is kept, told, and taken back, by keyboard", async () => {
  const server = fakeAddress();
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  const field = screen.getByRole("textbox", { name: "E-mail address for the answer" });
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

it("keeps what was typed where it could not be stored", async () => {
  const server = fakeAddress();
  const user = userEvent.setup();
  showConversation(fakeRoom({ items, mail: true }));
  await user.click(await offer());
  const field = screen.getByRole("textbox", { name: "E-mail address for the answer" });
  server.fails = true;
  await user.type(field, `${email}{Enter}`);
  expect(await screen.findByText(/^That did not reach us/)).toBeVisible();
  expect(field).toHaveValue(email);
  await user.keyboard("{Escape}");
  expect(await offer()).toBeVisible();
});
