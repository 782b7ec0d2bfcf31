import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { SiteHeader } from "./site-header.tsx";

const header = () => screen.getByRole("banner");

beforeEach(() => {
  vi.stubGlobal("CSS", { supports: () => false });
});

it("links home, and to the intake form in a new tab", () => {
  renderApp((page) => page, { "/": <SiteHeader /> });
  expect(screen.getByRole("link", { name: "Thirtyfold, home" })).toHaveAttribute("href", "/");
  const [contact] = screen.getAllByRole("link", { name: "Contact Us (opens in a new tab)" });
  expect(contact).toHaveAttribute("href", "/intake-form.html");
});

it("shows the theme toggle as disabled and says why, until the reason is dismissed", async () => {
  renderApp((page) => page, { "/": <SiteHeader /> });
  const toggle = screen.getByRole("button", { name: "Color theme" });
  expect(toggle).toHaveAttribute("aria-disabled", "true");
  expect(toggle).toHaveAccessibleDescription("This page is always dark");
  act(() => toggle.focus());
  await userEvent.keyboard("{Escape}");
  expect(toggle.parentElement).toHaveAttribute("data-dismissed");
});

it("becomes solid after more than 10 px in browsers that cannot do it in CSS", () => {
  renderApp((page) => page, { "/": <SiteHeader /> });
  const scrollTo = (y: number) => {
    vi.stubGlobal("scrollY", y);
    fireEvent.scroll(window);
  };
  scrollTo(10);
  expect(header()).not.toHaveAttribute("data-scrolled");
  scrollTo(11);
  expect(header()).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(header()).not.toHaveAttribute("data-scrolled");
});
