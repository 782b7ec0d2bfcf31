import { render, screen } from "@testing-library/react";
import { ToastProvider } from "@thirtyfold/ui";
import { expect, it, vi } from "vitest";
import { useConnectionErrors } from "./use-failures.ts";

function Page({ error }: { error: Error | undefined }) {
  useConnectionErrors(error);
  return null;
}

it("shows socket errors with their text, one at a time, until the connection is back", async () => {
  const page = (error?: Error) => (
    <ToastProvider>
      <Page error={error} />
    </ToastProvider>
  );
  const { rerender } = render(page());
  rerender(page(new Error("WebSocket error: connection failed")));
  expect(await screen.findByText("Connection Error")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("WebSocket error: connection failed");
  rerender(page(new Error("Failed to parse message: not JSON")));
  expect(await screen.findByText("Failed to parse message: not JSON")).toBeVisible();
  await vi.waitFor(() => expect(screen.getAllByText("Connection Error")).toHaveLength(1));
  rerender(page());
  await vi.waitFor(() => expect(screen.queryByText("Connection Error")).toBeNull());
});
