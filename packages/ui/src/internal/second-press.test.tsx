import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { Dialog, DialogClose, DialogContent, DialogTitle, DialogTrigger } from "../dialog/dialog.tsx";

beforeAll(() => void vi.useFakeTimers());
afterEach(() => void vi.advanceTimersByTime(500));
afterAll(() => void vi.useRealTimers());

function showDialog() {
  render(
    <Dialog>
      <DialogTrigger>Review</DialogTrigger>
      <DialogContent closeLabel="Shut">
        <DialogTitle>Your message</DialogTitle>
        <DialogClose>Cancel</DialogClose>
      </DialogContent>
    </Dialog>,
  );
}

/** Presses like a finger, at `x` and `y` if given; a key does the same without a pointer. */
function press(name: string, place?: { x: number; y: number }) {
  const target = screen.getByRole("button", { name });
  if (place) fireEvent.pointerUp(target, { clientX: place.x, clientY: place.y });
  act(() => target.click());
}

/** Only the shields of this file's presses: tests share a page, and `userEvent` presses at 0, 0. */
const shields = () =>
  [...document.querySelectorAll<HTMLElement>("body > div")].filter(({ style }) => Number.parseInt(style.left, 10) > 0);
const places = () => shields().map(({ style }) => [style.left, style.top]);

it("blocks presses where a dialog was just opened or closed, for half a second", () => {
  showDialog();
  press("Review", { x: 200, y: 700 });
  expect(places()).toEqual([["200px", "700px"]]);
  vi.advanceTimersByTime(499);
  expect(shields()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shields()).toEqual([]);
  press("Cancel", { x: 300, y: 500 });
  expect(places()).toEqual([["300px", "500px"]]);
});

function Steps() {
  const [done, setDone] = useState(false);
  return done ? (
    <p>Sent.</p>
  ) : (
    <button type="button" onClick={() => setDone(true)}>
      Send
    </button>
  );
}

it("blocks presses where a dialog's next step replaces the pressed control", async () => {
  render(
    <Dialog defaultOpen>
      <DialogContent>
        <DialogTitle>Your message</DialogTitle>
        <Steps />
      </DialogContent>
    </Dialog>,
  );
  press("Send", { x: 200, y: 700 });
  // Mutations are reported in a microtask.
  await Promise.resolve();
  expect(places()).toEqual([["200px", "700px"]]);
});

it("leaves focus in place", () => {
  showDialog();
  press("Review", { x: 200, y: 700 });
  const [shield] = shields();
  expect(shield && fireEvent.mouseDown(shield)).toBe(false);
});

it("does nothing when a key or a screen reader opens or closes the dialog, or the press is long past", () => {
  showDialog();
  press("Review");
  expect(shields()).toEqual([]);
  fireEvent.pointerUp(screen.getByText("Your message"), { clientX: 10, clientY: 10 });
  vi.advanceTimersByTime(500);
  press("Cancel");
  expect(shields()).toEqual([]);
});

function OneAfterTheOther() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Dialog defaultOpen>
        <DialogContent>
          <DialogTitle>Your message</DialogTitle>
          <DialogClose onClick={() => setAsked(true)}>Delete</DialogClose>
        </DialogContent>
      </Dialog>
      <Dialog open={asked}>
        <DialogContent>
          <DialogTitle>Delete it?</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

it("blocks presses, too, where one dialog replaces another and the rest of the page is inert", () => {
  render(<OneAfterTheOther />);
  press("Delete", { x: 200, y: 700 });
  expect(screen.getByRole("dialog", { name: "Delete it?" })).toBeDefined();
  expect(places()).toEqual([["200px", "700px"]]);
  expect(shields()[0]?.hasAttribute("inert")).toBe(false);
});
