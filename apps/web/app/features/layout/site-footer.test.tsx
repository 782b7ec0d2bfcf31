import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { SiteFooter } from "./site-footer.tsx";

it("shows the tagline, quick links, solutions and the email address", () => {
  renderApp((page) => page, { "/": <SiteFooter /> });
  expect(screen.getByText(/^Automate 30% of your business in 30 days/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Quick Links" })).toBeVisible();
  expect(screen.getByRole("link", { name: "GPT Customization" })).toHaveAttribute(
    "href",
    "/solutions/gpt-customization",
  );
  expect(screen.getByRole("link", { name: "hello@thirtyfold.example" })).toHaveAttribute(
    "href",
    "mailto:hello@thirtyfold.example",
  );
});

it("shows the visitor's year, not the build's", () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  renderApp((page) => page, { "/": <SiteFooter /> });
  expect(screen.getByRole("contentinfo")).toHaveTextContent(/© 2031 Thirtyfold\. All rights reserved\.$/);
});

it.each(["/about", "/about/"])("marks the current page at %s, and no other", (address) => {
  renderApp((page) => page, { "/about": <SiteFooter /> }, address);
  const marked = screen.getAllByRole("link", { current: "page" });
  expect(marked.map((link) => link.textContent)).toEqual(["About"]);
});
