import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { Frame } from "./frame.tsx";

function About() {
  return (
    <>
      <title>About | Thirtyfold</title>
      <h1>About us</h1>
      <a href="#place">Place</a>
    </>
  );
}

const floating = (
  <label>
    Assistant <textarea />
  </label>
);

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => true });
  renderApp((page) => <Frame floating={floating}>{page}</Frame>, { "/": <h1>Home</h1>, "/about": <About /> });
});

it("starts with a skip link past the header", async () => {
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});

it("leaves the focus alone on the first page", () => {
  expect(document.body).toHaveFocus();
});

it("moves the focus to the heading and announces the title when the page changes", async () => {
  const [about] = screen.getAllByRole("link", { name: "About" });
  if (about !== undefined) await userEvent.click(about);
  expect(await screen.findByRole("heading", { name: "About us" })).toHaveFocus();
  expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("About | Thirtyfold");
});

it("leaves the focus in a field outside the page when the page changes", async () => {
  const field = screen.getByRole("textbox", { name: "Assistant" });
  const [about = document.body] = screen.getAllByRole("link", { name: "About" });
  field.focus();
  // Not with the pointer, which takes the focus: the page arrives late, while the visitor is already typing.
  fireEvent.click(about);
  await screen.findByRole("heading", { name: "About us" });
  await vi.waitFor(() => expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("About | Thirtyfold"));
  expect(field).toHaveFocus();
});

it("contains what floats above every page", () => {
  expect(screen.getByText("Assistant")).toBeVisible();
});
