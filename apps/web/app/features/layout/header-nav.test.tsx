import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { HeaderNav } from "./header-nav.tsx";

const show = (at = "/") =>
  renderApp(
    (page) => (
      <>
        <HeaderNav />
        {page}
      </>
    ),
    { "/": <h1>Home</h1>, "/agents": <h1>Agents</h1>, "/about": <h1>About</h1>, "/ai-services": <h1>Services</h1> },
    at,
  );
const button = (name: string) => screen.getByRole("button", { name });
const panelOf = (name: string) => {
  const panel = document.getElementById(button(name).getAttribute("aria-controls") ?? "");
  if (panel === null) throw new Error(`${name} discloses nothing.`);
  return panel;
};

describe("the header's navigation", () => {
  beforeEach(() => {
    show();
  });

  it("lists All Solutions and four solution pages, AI Automation and Agent Library, and the plain links", () => {
    const labels = (name: string) =>
      [...panelOf(name).querySelectorAll("a > span:first-of-type")].map((a) => a.textContent);
    expect(labels("Solutions")).toHaveLength(5);
    expect(labels("Solutions")[0]).toBe("All Solutions");
    expect(labels("AI Services")).toEqual(["AI Automation", "Agent Library"]);
    for (const name of ["About", "Playground", "Careers"]) expect(screen.getByRole("link", { name })).toBeVisible();
  });

  it("opens and closes a menu on click", async () => {
    await userEvent.click(button("Solutions"));
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "true");
    expect(panelOf("Solutions")).toHaveAttribute("data-state", "open");
    await userEvent.click(button("Solutions"));
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes the menu on Escape and returns the focus to its button", async () => {
    await userEvent.click(button("Solutions"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(within(panelOf("Solutions")).getByRole("link", { name: /AI Agent Delivery/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(button("Solutions")).toHaveFocus();
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  it("cycles through the links with the arrow keys, Home and End", async () => {
    act(() => button("AI Services").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(button("AI Services")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: /Agent Library/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /AI Automation/ })).toHaveFocus();
    await userEvent.keyboard("{End}");
    expect(screen.getByRole("link", { name: /Agent Library/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("link", { name: /AI Automation/ })).toHaveFocus();
  });

  it("closes when the focus moves on, even to the other menu's button", async () => {
    await userEvent.click(button("Solutions"));
    act(() => button("AI Services").focus());
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on a click elsewhere", async () => {
    await userEvent.click(button("Solutions"));
    await userEvent.click(screen.getByRole("heading"));
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when the page changes", async () => {
    await userEvent.click(button("AI Services"));
    await userEvent.click(screen.getByRole("link", { name: /Agent Library/ }));
    expect(await screen.findByRole("heading", { name: "Agents" })).toBeVisible();
    expect(button("AI Services")).toHaveAttribute("aria-expanded", "false");
  });

  it("ignores a finger passing over it: touch opens only on tap", () => {
    fireEvent.pointerEnter(button("Solutions"), { pointerType: "touch" });
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });
});

describe("hovering over the menus", () => {
  const enter = (name: string) => fireEvent.pointerEnter(button(name), { pointerType: "mouse" });
  const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    show();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("opens at once and closes 150 ms after leaving", () => {
    enter("Solutions");
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "true");
    leave("Solutions");
    pass(149);
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "true");
    pass(1);
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
  });

  it("stays open when the mouse comes back in time", () => {
    enter("Solutions");
    leave("Solutions");
    pass(100);
    enter("Solutions");
    pass(1000);
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "true");
  });

  it("switches to the other menu without closing it later", () => {
    enter("Solutions");
    leave("Solutions");
    enter("AI Services");
    pass(1000);
    expect(button("Solutions")).toHaveAttribute("aria-expanded", "false");
    expect(button("AI Services")).toHaveAttribute("aria-expanded", "true");
  });
});

it.each(["/about", "/about/"])("marks the current page at %s, and its menu", (address) => {
  show(address);
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "page");
  expect(button("AI Services")).not.toHaveAttribute("aria-current");
});

it("marks the current page in a menu", () => {
  show("/agents");
  const places = [...panelOf("AI Services").querySelectorAll("a")];
  expect(places.map((place) => place.getAttribute("aria-current"))).toEqual([null, "page"]);
});

it("marks AI Services at both URLs of the services page", () => {
  show("/ai-services");
  expect(button("AI Services")).toHaveAttribute("aria-current", "true");
});
