import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useKeyboardRoom } from "./use-keyboard-room.ts";

const viewport = Object.assign(new EventTarget(), { height: 0, scale: 1 });
const scrolled = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal("visualViewport", viewport);
  Element.prototype.scrollIntoView = scrolled;
});

function Pane() {
  const pane = useRef<HTMLDivElement>(null);
  useKeyboardRoom(pane);
  return (
    <>
      <div ref={pane} data-testid="pane">
        <input aria-label="Message" />
      </div>
      <input aria-label="Elsewhere" />
    </>
  );
}

function takes(px: number, scale = 1) {
  Object.assign(viewport, { height: window.innerHeight - px, scale });
  act(() => void viewport.dispatchEvent(new Event("resize")));
}
const room = () => screen.getByTestId("pane").style.getPropertyValue("--keyboard-room");

it("fits the pane above a phone's keyboard while someone types in it", () => {
  const { unmount } = render(<Pane />);
  screen.getByLabelText("Message").focus();
  takes(336);
  expect(room()).toBe(`${window.innerHeight - 336}px`);
  expect(scrolled).toHaveBeenCalledOnce();
  takes(0);
  expect(room()).toBe("");
  takes(336);
  unmount();
});

it("leaves the pane alone for a browser toolbar, for zoom, and for a field elsewhere", () => {
  render(<Pane />);
  screen.getByLabelText("Message").focus();
  takes(90);
  expect(room()).toBe("");
  takes(400, 2);
  expect(room()).toBe("");
  screen.getByLabelText("Elsewhere").focus();
  takes(336);
  expect(room()).toBe("");
});
