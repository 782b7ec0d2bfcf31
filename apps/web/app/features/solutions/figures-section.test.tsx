import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { FiguresSection } from "./figures-section.tsx";

it("loads the figures separately from the page", async () => {
  const html = renderToString(<FiguresSection source="static" />);
  expect(html).toContain("Counted before, counted after");
  expect(html).not.toContain("Weekly supplier analysis");
  renderApp((page) => page, { "/": <FiguresSection source="static" /> });
  expect(screen.queryByText("Weekly supplier analysis")).toBeNull();
  expect(await screen.findByText("Weekly supplier analysis")).toBeVisible();
});
