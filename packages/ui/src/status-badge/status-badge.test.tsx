import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { StatusBadge } from "./status-badge.tsx";

it.each([
  ["connected", "Connected", "success"],
  ["connecting", "Connecting...", "warning"],
  ["disconnected", "Disconnected", "destructive"],
  ["online", "Online", "success"],
  ["error", "Error", "destructive"],
  ["maintenance", "Maintenance", "warning"],
] as const)("shows %s as a word, a symbol and a color", (status, words, variant) => {
  render(<StatusBadge status={status} className="ms-2" />);
  const badge = screen.getByRole("status");
  expect(badge.textContent).toBe(words);
  expect(badge.querySelector("[aria-hidden]")).not.toBeNull();
  expect(badge.dataset).toMatchObject({ status, variant });
  expect(badge.classList).toContain("ms-2");
});

it("shows custom wording", () => {
  render(<StatusBadge status="connected">Verbunden</StatusBadge>);
  expect(screen.getByRole("status").textContent).toBe("Verbunden");
});

it("updates its words after the browser has translated them", () => {
  const { rerender } = render(<StatusBadge status="error" />);
  const translated = document.createElement("span");
  translated.textContent = "Fehler";
  screen.getByText("Error").firstChild?.replaceWith(translated);
  rerender(<StatusBadge status="online" />);
  expect(screen.getByRole("status").textContent).toBe("Online");
});

it("treats an unknown status as disconnected, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // @ts-expect-error Types forbid it, data from elsewhere may bring it.
  render(<StatusBadge status="asleep" />);
  expect(screen.getByRole("status").textContent).toBe("Disconnected");
  expect(warn).toHaveBeenCalledOnce();
});
