import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { noteWriting } from "./note-writing.ts";

it("marks the page while focus is in one of its forms that send a message, also on the button", async () => {
  noteWriting();
  render(
    <>
      <main>
        <form>
          <input aria-label="Message" enterKeyHint="send" />
          <button type="submit">Send</button>
        </form>
        <form>
          <input aria-label="Name" />
        </form>
      </main>
      <form>
        <input aria-label="Question for the assistant" enterKeyHint="send" />
      </form>
    </>,
  );
  const user = userEvent.setup();
  const root = document.documentElement;
  expect(root).not.toHaveAttribute("data-writing");
  await user.click(screen.getByLabelText("Message"));
  expect(root).toHaveAttribute("data-writing");
  await user.tab();
  expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  expect(root).toHaveAttribute("data-writing");
  await user.tab();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(root).not.toHaveAttribute("data-writing");
  await user.tab();
  expect(screen.getByLabelText("Question for the assistant")).toHaveFocus();
  expect(root).not.toHaveAttribute("data-writing");
});
