import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { contactPage } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { ContactType } from "./contact-type.tsx";

const { copy, copied, preview } = contactPage.review;
const tooLong = "All of it ".repeat(1_000);

function showReview(message: string): void {
  const sender = { name: "Ines Kallio", email: "ines@pellwater.example", company: "Pellwater", more: {} };
  const Review = () => <ContactType {...sender} message={message} onClose={() => {}} />;
  const Site = createRoutesStub([{ path: "/", Component: Review }]);
  render(<Site />);
}

describe("the preview of a message", () => {
  it.each(["a", "🚚"])("shows its first 100 characters and an ellipsis: %s", async (character) => {
    showReview(character.repeat(101));
    expect((await screen.findByText(preview)).nextSibling?.textContent).toBe(`${character.repeat(100)}...`);
  });

  it("shows a short one in full", async () => {
    showReview("a".repeat(100));
    expect((await screen.findByText(preview)).nextSibling?.textContent).toBe("a".repeat(100));
  });
});

describe("a message too long for a link", () => {
  it("is copied in full, and the page says so", async () => {
    const user = userEvent.setup();
    showReview(tooLong);
    await user.click(await screen.findByRole("button", { name: copy }));
    await screen.findByText(copied);
    expect(await navigator.clipboard.readText()).toBe(tooLong);
  });

  it("stays as it is without a clipboard", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as unknown as Clipboard);
    const failures = vi.fn<(event: Event) => void>();
    addEventListener("error", failures);
    showReview(tooLong);
    await user.click(await screen.findByRole("button", { name: copy }));
    removeEventListener("error", failures);
    expect(failures).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
