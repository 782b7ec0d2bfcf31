import { screen } from "@testing-library/react";
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

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => true });
  renderApp((page) => <Frame floating={<p>Assistant</p>}>{page}</Frame>, { "/": <h1>Home</h1>, "/about": <About /> });
});

it("starts with the way past the header", async () => {
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});

it("leaves the focus alone on the first page", () => {
  expect(document.body).toHaveFocus();
});

it("moves the focus to the heading and reads out the title when the page changes", async () => {
  const [about] = screen.getAllByRole("link", { name: "About" });
  if (about !== undefined) await userEvent.click(about);
  expect(await screen.findByRole("heading", { name: "About us" })).toHaveFocus();
  expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("About | Thirtyfold");
});

it("holds what floats above every page", () => {
  expect(screen.getByText("Assistant")).toBeVisible();
});
