import { act, render, screen } from "@testing-library/react";
import { ToastProvider } from "@thirtyfold/ui";
import { expect, it, vi } from "vitest";
import { createListeners } from "../../../lib/listeners.ts";
import type { Chat } from "./open-chat.ts";
import { useConnectionErrors } from "./use-failures.ts";

function Page({ chat }: { chat: Chat }) {
  useConnectionErrors(chat);
  return null;
}

it("tells of a socket error with its text, one at a time, until the connection is there again", async () => {
  const errors = createListeners<Error | undefined>();
  const chat = { onError: errors.add } as unknown as Chat;
  render(
    <ToastProvider>
      <Page chat={chat} />
    </ToastProvider>,
  );
  act(() => errors.tell(new Error("WebSocket error: connection failed")));
  expect(await screen.findByText("Connection Error")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("WebSocket error: connection failed");
  act(() => errors.tell(new Error("Failed to parse message: not JSON")));
  expect(await screen.findByText("Failed to parse message: not JSON")).toBeVisible();
  await vi.waitFor(() => expect(screen.getAllByText("Connection Error")).toHaveLength(1));
  act(() => errors.tell(undefined));
  await vi.waitFor(() => expect(screen.queryByText("Connection Error")).toBeNull());
});
