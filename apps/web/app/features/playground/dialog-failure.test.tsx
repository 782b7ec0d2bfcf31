import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { AddressDialog } from "./address-dialog.tsx";

const code = vi.hoisted(() => ({ lost: true }));
vi.mock("./address-dialogs.tsx", () => ({
  get AddressDialogs() {
    return code.lost ? undefined : ({ dialog }: { dialog: string }) => <div role="dialog" aria-label={dialog} />;
  },
}));

it("can be loaded again after its code failed to load, even when opened by a link", async () => {
  render(
    <MemoryRouter initialEntries={["/playground?dialog=audit"]}>
      <AddressDialog />
    </MemoryRouter>,
  );
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
  code.lost = false;
  await userEvent.click(again);
  expect(await screen.findByRole("dialog", { name: "audit" })).toBeVisible();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});
