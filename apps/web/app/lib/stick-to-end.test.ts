import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stickToEnd, useStickToEnd } from "./stick-to-end.ts";

// jsdom has no layout: a list of 1,000 px in a window of 400 px, both of which a test changes.
const sizes = { list: 1_000, window: 400 };
let settle: () => void;
const listeners = { onEnd: vi.fn<(atEnd: boolean) => void>(), onTop: vi.fn<() => void>() };

beforeEach(() => {
  Object.assign(sizes, { list: 1_000, window: 400 });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        settle = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => document.body.replaceChildren());

function list() {
  const scroller = document.body.appendChild(document.createElement("div"));
  let top = 0;
  Object.defineProperties(scroller, {
    scrollHeight: { get: () => sizes.list },
    clientHeight: { get: () => sizes.window },
    scrollTop: {
      get: () => Math.min(top, sizes.list - sizes.window),
      set: (value: number) => {
        top = Math.min(value, sizes.list - sizes.window);
      },
    },
  });
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 300, sizes.window);
  const place = stickToEnd(scroller, listeners);
  place.toEnd();
  const scrolled = () => void scroller.dispatchEvent(new Event("scroll"));
  return { scroller, scrolled, stay: place.stay };
}

/** Adds a row that starts `from` below the list's top. */
function addRow(scroller: Element, from: { px: number }, height: number): HTMLElement {
  const row = scroller.appendChild(document.createElement("li"));
  row.getBoundingClientRect = () => new DOMRect(0, from.px - scroller.scrollTop, 300, height);
  return row;
}

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight;

describe("a reader at the end", () => {
  it.each([
    ["a message that comes", { list: 1_200 }],
    ["a place to write that grows", { window: 280 }],
  ])("stays there with %s, even when an earlier scroll event arrives late", (_, change) => {
    const { scroller, scrolled } = list();
    Object.assign(sizes, change);
    scrolled();
    settle();
    expect(fromEnd(scroller)).toBe(0);
    expect(listeners.onEnd).not.toHaveBeenCalledWith(false);
  });

  it("stays in place when opening something that grows", () => {
    const { scroller, stay } = list();
    sizes.list = 1_200;
    stay();
    settle();
    expect(scroller.scrollTop).toBe(600);
    expect(listeners.onEnd).toHaveBeenLastCalledWith(false);
  });

  it("is left where they scroll to, and both ends are reported", () => {
    const { scroller, scrolled } = list();
    scroller.scrollTop = 300;
    scrolled();
    expect(listeners.onEnd).toHaveBeenLastCalledWith(false);
    expect(listeners.onTop).not.toHaveBeenCalled();
    sizes.list = 1_200;
    settle();
    expect(scroller.scrollTop).toBe(300);
    scroller.scrollTop = 200;
    scrolled();
    expect(listeners.onTop).toHaveBeenCalledOnce();
  });
});

it("keeps the row being read in place when older rows arrive above it and the first visible one is removed", () => {
  const { scroller, scrolled } = list();
  const day = addRow(scroller, { px: 40 }, 20);
  const message = { px: 60 };
  const read = addRow(scroller, message, 300);
  scroller.scrollTop = 25;
  scrolled();
  day.remove();
  message.px += 800;
  sizes.list += 800;
  settle();
  expect(read.getBoundingClientRect().top).toBe(35);
});

it("is compiled here as on the site", () => {
  expect(useStickToEnd.toString()).toMatch(/compiler-runtime|_c\(|\bc\)\(/);
});
