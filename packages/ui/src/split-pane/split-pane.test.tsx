import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SplitPane } from "./split-pane.tsx";

it("follows a pointer that drags the edge within its limits, and resets on double-click", () => {
  render(<SplitPane label="Width of the list" start="List" end="Lead" />);
  const edge = screen.getByRole("separator");
  const held = new Set<number>();
  edge.setPointerCapture = (id) => held.add(id);
  edge.hasPointerCapture = (id) => held.has(id);
  vi.spyOn(edge.parentElement ?? edge, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 1000, 400));
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 500 });
  expect(edge.ariaValueNow).toBe("30");
  fireEvent.pointerDown(edge, { pointerId: 1, button: 2 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 500 });
  expect(edge.ariaValueNow).toBe("30");
  fireEvent.pointerDown(edge, { pointerId: 1, button: 0 });
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 500 });
  expect(edge.ariaValueNow).toBe("40");
  fireEvent.pointerMove(edge, { pointerId: 1, clientX: 1090 });
  expect(edge.ariaValueNow).toBe("70");
  fireEvent.doubleClick(edge);
  expect(edge.ariaValueNow).toBe("30");
});

it("collapses and expands on Enter, to its usual size if it started collapsed", () => {
  render(<SplitPane label="Width of the list" start="List" end="Lead" defaultSize={0} />);
  const edge = screen.getByRole("separator");
  expect(edge.ariaValueNow).toBe("0");
  fireEvent.keyDown(edge, { key: "Enter" });
  expect(edge.ariaValueNow).toBe("30");
  fireEvent.keyDown(edge, { key: "ArrowRight" });
  fireEvent.keyDown(edge, { key: "Enter" });
  expect(edge.ariaValueNow).toBe("0");
  fireEvent.keyDown(edge, { key: "Enter" });
  expect(edge.ariaValueNow).toBe("32");
});

it("collapses again on double-click, and is not expanded by the key that makes it smaller", () => {
  render(<SplitPane label="Width of the list" start="List" end="Lead" defaultSize={0} />);
  const edge = screen.getByRole("separator");
  fireEvent.keyDown(edge, { key: "ArrowLeft" });
  expect(edge.ariaValueNow).toBe("0");
  fireEvent.keyDown(edge, { key: "ArrowRight" });
  expect(edge.ariaValueNow).toBe("15");
  fireEvent.doubleClick(edge);
  expect(edge.ariaValueNow).toBe("0");
  fireEvent.doubleClick(edge);
  expect(edge.ariaValueNow).toBe("0");
  fireEvent.keyDown(edge, { key: "Enter" });
  expect(edge.ariaValueNow).toBe("15");
});

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])("ignores an arrow key with %o", (held) => {
  render(<SplitPane label="Width of the list" start="List" end="Lead" />);
  const edge = screen.getByRole("separator");
  expect(fireEvent.keyDown(edge, { key: "ArrowRight", ...held })).toBe(true);
  expect(edge.ariaValueNow).toBe("30");
  fireEvent.keyDown(edge, { key: "ArrowRight", shiftKey: true });
  expect(edge.ariaValueNow).toBe("40");
});
