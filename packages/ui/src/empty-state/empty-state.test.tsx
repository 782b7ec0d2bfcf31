import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EmptyState } from "./empty-state.tsx";

it("says what is missing and what to do, and hides its illustration from screen readers", () => {
  render(
    <EmptyState
      title="No conversation selected"
      drawing="list"
      action={<a href="/chat">Open chat</a>}
      data-testid="empty"
    >
      Choose a contact
    </EmptyState>,
  );
  const empty = screen.getByTestId("empty");
  expect(empty.textContent).toBe("No conversation selectedChoose a contactOpen chat");
  expect(empty.dataset["drawing"]).toBe("list");
  expect(empty.querySelector("svg")?.closest("[aria-hidden]")).not.toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("has a heading when given a level", () => {
  render(<EmptyState title="Solution not found" level={1} />);
  expect(screen.getByRole("heading", { level: 1, name: "Solution not found" })).not.toBeNull();
});

it("fills a whole page with a display-size title", () => {
  const { container } = render(<EmptyState title="Solution not found" level={1} size="page" />);
  expect(container.querySelector("[data-size='page']")).not.toBeNull();
  expect(screen.getByRole("heading", { level: 1 }).dataset["size"]).toBe("display");
});

it("shows another illustration, or none", () => {
  const { container, rerender } = render(<EmptyState title="Nothing" illustration={<img src="own.svg" alt="" />} />);
  expect(container.querySelector("img")).not.toBeNull();
  expect(container.querySelector("svg")).toBeNull();
  rerender(<EmptyState title="Nothing" illustration={null} />);
  expect(container.querySelector("svg, img")).toBeNull();
});

it("draws an empty sheet for an unknown illustration, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // @ts-expect-error Types forbid it, data from elsewhere may bring it.
  const { container } = render(<EmptyState title="Nothing" drawing="robot" />);
  expect(container.querySelector("svg")).not.toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
