import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { contactPage } from "@thirtyfold/content";
import { expect, it, vi } from "vitest";
import { CopyMessage } from "./copy-message.tsx";

const { copy, copied } = contactPage.review;

it("copies the message and says so", async () => {
  const user = userEvent.setup();
  render(<CopyMessage note="Too long for a link." message="All of it" />);
  await user.click(screen.getByRole("button", { name: copy }));
  await screen.findByText(copied);
  expect(await navigator.clipboard.readText()).toBe("All of it");
});

it("stays as it is where there is no clipboard", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
  const failures = vi.fn<(event: Event) => void>();
  addEventListener("error", failures);
  render(<CopyMessage note="Too long for a link." message="All of it" />);
  await user.click(screen.getByRole("button", { name: copy }));
  removeEventListener("error", failures);
  expect(failures).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
