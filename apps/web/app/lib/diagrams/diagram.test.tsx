import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeScreen } from "../../testing/fake-screen.ts";
import { SolutionDiagram } from "./solution-diagram.tsx";

it("animates its lit path once it comes into view, and is complete before", () => {
  const screenSpace = fakeScreen();
  const { container } = render(<SolutionDiagram slug="workflow-automation" />);
  const board = container.firstElementChild;
  expect(board?.querySelector("path.diagram-path")).toHaveAttribute("d");
  expect(board).not.toHaveAttribute("data-seen");
  if (board) screenSpace.show(board);
  expect(board).toHaveAttribute("data-seen");
  expect(screenSpace.watched.size).toBe(0);
});

it("has a square that follows the same path", () => {
  const { container } = render(<SolutionDiagram slug="ai-security" />);
  const way = container.querySelector(".diagram-path")?.getAttribute("d") ?? "";
  const travelled = container.querySelector(".diagram-square")?.getAttribute("style") ?? "";
  // jsdom serializes paths with more spaces.
  expect(travelled.replaceAll(" ", "")).toContain(`path("${way.replaceAll(" ", "")}")`);
});
