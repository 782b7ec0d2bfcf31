import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { LogoDemoPage } from "./logo-demo-page.tsx";

const logo = () => screen.getByRole("heading", { level: 1, name: "Thirtyfold" });

it("unfolds the logo, again on request, and links home", async () => {
  renderApp((page) => page, { "/logo-demo": <LogoDemoPage /> });
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  const first = logo();
  await userEvent.click(screen.getByRole("button", { name: "Replay" }));
  expect(logo()).not.toBe(first);
  expect(screen.getByRole("button", { name: "Replay" })).toHaveFocus();
});
