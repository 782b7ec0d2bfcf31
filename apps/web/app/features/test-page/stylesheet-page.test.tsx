import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { StylesheetPage } from "./stylesheet-page.tsx";

const system = new EventTarget();

beforeEach(() => vi.stubGlobal("matchMedia", () => system));
afterEach(() => document.head.replaceChildren());

const show = () => renderApp((page) => page, { "/test": <StylesheetPage /> });
const reload = async () => await userEvent.click(screen.getByRole("button", { name: /^Reload stylesheets/ }));

it("shows the colors by purpose, and the type scale with its live measurements", () => {
  show();
  const colors = within(screen.getByRole("region", { name: "Colors" }));
  expect(colors.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Ground",
    "Text",
    "Handed over",
    "Paper",
    "Status",
    "Controls and chat",
  ]);
  expect(colors.getAllByRole("listitem").length).toBeGreaterThan(40);
  const rows = within(screen.getByRole("region", { name: "Type scale" })).getAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("p")?.textContent)).toContain("hero");
  for (const row of rows) expect(row).toHaveTextContent(/px, line .*, tracking .*, weight/);
});

it("reads the styles again when the system theme changes", () => {
  show();
  const read = vi.spyOn(globalThis, "getComputedStyle");
  act(() => void system.dispatchEvent(new Event("change")));
  expect(read.mock.calls.length).toBeGreaterThan(40);
});

it("reloads the page's stylesheets, says when, and reads the styles again", async () => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/site.css" }));
  show();
  await reload();
  expect(screen.getByRole("button", { name: /^Reload stylesheets/ })).toHaveAttribute("aria-busy", "true");
  const read = vi.spyOn(globalThis, "getComputedStyle");
  document.head.querySelector('link[href*="reload="]')?.dispatchEvent(new Event("load"));
  expect(await screen.findByText(/^1 stylesheet reloaded at \d+:\d\d:\d\d [AP]M\.$/)).toBe(screen.getByRole("status"));
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(40));
});

it("says what failed to load, and what to do", async () => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/site.css" }));
  show();
  await reload();
  document.head.querySelector('link[href*="reload="]')?.dispatchEvent(new Event("error"));
  expect(
    await screen.findByText(
      "/assets/site.css could not be loaded. The page keeps the styles it has. Check your connection, then try again.",
    ),
  ).toBeVisible();
});

it("says so when there is none to load", async () => {
  show();
  await reload();
  expect(await screen.findByText("This page links no stylesheet: its styles stand in the page itself.")).toBeVisible();
});
