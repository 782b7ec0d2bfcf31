import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

it.each([
  ["/about", "About"],
  ["/about/", "About"],
  ["/agents/", "Agent Library"],
])("marks at %s the row of the current page, and no other", (address, row) => {
  renderApp((page) => page, { "*": <MobileMenu /> }, address);
  const marked = screen.getAllByRole("link", { current: "page", hidden: true });
  expect(marked.map((link) => link.textContent)).toEqual([row]);
});
