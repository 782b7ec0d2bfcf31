import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

it("links home and to the intake form", () => {
  renderApp((page) => page, { "/": <NotFoundScreen /> });
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: /^Contact Us/ })).toHaveAttribute("href", "/intake-form.html");
});
