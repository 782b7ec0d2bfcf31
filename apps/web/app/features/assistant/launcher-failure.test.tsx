import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AssistantLauncher } from "./assistant-launcher.tsx";

const code = vi.hoisted(() => ({ lost: true }));
vi.mock("./assistant-panel.tsx", () => ({
  panelInTurn: () => (code.lost ? undefined : ({ open }: { open: boolean }) => <div role="dialog" hidden={!open} />),
}));

it("opens on the next click after its code failed to load", async () => {
  render(<AssistantLauncher />);
  const launcher = () => screen.getByRole("button", { name: "Open chat assistant" });
  // Without the preceding pointer events, which would already fetch the code.
  fireEvent.click(launcher());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The assistant could not be loaded. Check your connection, then try again.",
  );
  expect(launcher()).toHaveAttribute("aria-expanded", "false");
  code.lost = false;
  await userEvent.click(launcher());
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
