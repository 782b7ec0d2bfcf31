import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import { SiteLink } from "./site-link.tsx";

const at = (href: string) => {
  const Site = createRoutesStub([
    { path: "/", Component: () => <SiteLink href={href}>Go</SiteLink> },
    { path: "/about", Component: () => <h1>About</h1> },
  ]);
  render(<Site />);
  return screen.getByRole("link");
};

it("navigates to a page of the app without a page load", async () => {
  await userEvent.click(at("/about"));
  expect(await screen.findByRole("heading", { name: "About" })).toBeVisible();
});

it("opens a static page in a new tab and says so", () => {
  const link = at("/intake-form.html?name=Ada");
  expect(link).toHaveAccessibleName("Go (opens in a new tab)");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

it("leaves an email address to the browser", () => {
  const link = at("mailto:hello@thirtyfold.example");
  expect(link).toHaveAccessibleName("Go");
  expect(link).not.toHaveAttribute("target");
});

it("leaves a click that opens another tab to the browser", async () => {
  const link = at("/about");
  const clicked = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  window.addEventListener("click", clicked, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(clicked).toHaveBeenCalledOnce();
  expect(screen.queryByRole("heading", { name: "About" })).toBeNull();
});
