import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { useLayer } from "../internal/layers.ts";
import { ToastProvider, useToast } from "./toast.tsx";

function Page() {
  const { toast } = useToast();
  const [open, setOpen] = useState(true);
  useLayer(open, { inside: () => false, onEscape: () => setOpen(false) });
  return (
    <>
      <button type="button" onClick={() => toast({ title: "Copied" })}>
        Copy
      </button>
      {open && <p>Menu</p>}
    </>
  );
}

const button = () => screen.getByRole("button", { name: "Copy" });
const menuIsOpen = () => screen.queryByText("Menu") !== null;
const toasts = () => screen.queryAllByRole("listitem");

function openTwo() {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  for (let count = 0; count < 2; count += 1) fireEvent.click(button());
}

it("closes what the user opened before any toasts, one per key press", () => {
  openTwo();
  const left = [1, 2, 3].map(() => {
    fireEvent.keyDown(button(), { key: "Escape" });
    return [menuIsOpen(), toasts().length];
  });
  expect(left).toEqual([
    [false, 2],
    [false, 1],
    [false, 0],
  ]);
});

it("dismisses only the focused toast", () => {
  openTwo();
  const [toast = button()] = toasts();
  act(() => toast.focus());
  fireEvent.keyDown(toast, { key: "Escape" });
  expect([menuIsOpen(), toasts().length]).toEqual([true, 1]);
});
