import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pass, startToasts } from "../../testing/start-toasts.tsx";
import { useToast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const items = () => screen.queryAllByRole("listitem");
const titles = () => items().map((item) => within(item).getByRole("status").textContent);

describe("useToast", () => {
  it("throws outside its provider", () => {
    function Outside() {
      useToast();
      return null;
    }
    expect(() => renderToString(<Outside />)).toThrow(new Error("useToast must be used within a ToastProvider"));
  });

  it("returns stable functions", () => {
    const { seen, show } = startToasts();
    show({ title: "Draft saved" });
    expect(seen).toHaveLength(1);
  });
});

describe("a toast", () => {
  it("is a status with its title and text, in a region that F8 moves focus to", () => {
    const { show } = startToasts();
    const id = show({ title: "Draft saved", description: "Ines Kallio can approve it now.", variant: "success" });
    const region = screen.getByRole("region", { name: "Notifications (F8)" });
    const item = within(region).getByRole("listitem");
    expect(item.id).toBe(id);
    expect(item.dataset["variant"]).toBe("success");
    expect(within(item).getByRole("status").textContent).toBe("Draft savedInes Kallio can approve it now.");
    fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it("announces its text in an existing live region, and only there", () => {
    const { show } = startToasts();
    let atOnce = "";
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });
    show({ title: "Error", description: "Failed to load messages. Please try again.", variant: "destructive" });
    for (const record of observer.takeRecords()) {
      for (const node of record.addedNodes) atOnce += node.nodeName === "LI" ? "empty " : "";
    }
    expect(atOnce).toBe("empty ");
    expect(screen.getByRole("alert").textContent).toContain("Failed to load messages");
    pass(1000);
    const heard = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])')];
    expect(heard.filter((region) => region.closest("[hidden]") === null)).toEqual([screen.getByRole("alert")]);
  });

  it("disappears after 5 s, or after its own duration", () => {
    const { show } = startToasts();
    show({ title: "Copied", duration: 8000 });
    show({ title: "Draft saved" });
    pass(4700);
    expect(items()).toHaveLength(2);
    pass(300);
    expect(titles()).toEqual(["Copied"]);
    pass(3000);
    expect(items()).toHaveLength(0);
  });

  it("stays when it reports a failure or offers an action", () => {
    const { show } = startToasts();
    show({ title: "Error", variant: "destructive" });
    show({ title: "Conversation archived", action: { label: "Undo", onClick: () => undefined } });
    pass(60_000);
    expect(items()).toHaveLength(2);
  });

  it("runs its action and disappears", () => {
    const undo = vi.fn<() => void>();
    const { show } = startToasts();
    show({ title: "Conversation archived", action: { label: "Undo", onClick: undo } });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledOnce();
    expect(items()).toHaveLength(0);
  });

  it("offers undo for ten seconds, also by Ctrl+Z outside of text fields", () => {
    const undo = vi.fn<() => void>();
    const { show } = startToasts();
    show({ title: "Conversation archived", undo });
    pass(9_000);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "z", ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
    expect(items()).toHaveLength(0);
    show({ title: "Lead closed", undo });
    pass(10_100);
    expect(items()).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it("is undone with Caps Lock on, too, but not by Ctrl+Shift+Z, which means redo", () => {
    const undo = vi.fn<() => void>();
    const { show } = startToasts();
    show({ title: "Conversation archived", undo });
    fireEvent.keyDown(document.body, { key: "Z", ctrlKey: true, shiftKey: true });
    expect(undo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Z", ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it("can be dismissed by its button, by id, or together with all others", () => {
    const { show, dismiss } = startToasts({ closeLabel: "Schließen" });
    show({ title: "Copied" });
    const id = show({ title: "Draft saved" });
    show({ title: "New report" });
    dismiss(id);
    expect(titles()).toEqual(["Copied", "New report"]);
    const [first] = screen.getAllByRole("button", { name: "Schließen" });
    if (first) fireEvent.click(first);
    expect(titles()).toEqual(["New report"]);
    dismiss();
    expect(items()).toHaveLength(0);
  });

  it("uses the default variant for an unknown one, with one warning", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { show } = startToasts();
    show({ title: "Copied", variant: "loud" as "info" });
    expect(items()[0]?.dataset["variant"]).toBe("default");
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("the timer of a toast", () => {
  it("pauses under the pointer", () => {
    const { show } = startToasts();
    show({ title: "Draft saved" });
    pass(3000);
    fireEvent.pointerEnter(screen.getByRole("list"));
    pass(60_000);
    expect(items()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole("list"));
    pass(1000);
    expect(items()).toHaveLength(1);
    pass(1000);
    expect(items()).toHaveLength(0);
  });

  it("pauses while the toast has focus", () => {
    const { show } = startToasts();
    show({ title: "Draft saved" });
    act(() => screen.getByRole("listitem").focus());
    pass(60_000);
    expect(items()).toHaveLength(1);
    act(() => screen.getByRole("textbox").focus());
    pass(5000);
    expect(items()).toHaveLength(0);
  });

  it("pauses in a hidden tab", () => {
    const { show } = startToasts();
    show({ title: "Draft saved" });
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    pass(60_000);
    expect(items()).toHaveLength(1);
    hidden.mockRestore();
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    pass(5000);
    expect(items()).toHaveLength(0);
  });

  it("runs for the next toast after the last one was dismissed under the pointer", () => {
    const { show } = startToasts();
    show({ title: "Draft saved" });
    fireEvent.pointerEnter(screen.getByRole("list"));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    show({ title: "Copied" });
    pass(5000);
    expect(items()).toHaveLength(0);
  });
});

describe("more than three toasts", () => {
  it("drop the oldest one that would disappear by itself", () => {
    const { show } = startToasts();
    show({ title: "Error", variant: "warning", duration: Infinity });
    for (const title of ["Draft saved", "Copied", "New report"]) show({ title });
    expect(titles()).toEqual(["Error", "Copied", "New report"]);
  });

  it("drop the oldest one when none would disappear by itself", () => {
    const { show } = startToasts();
    for (const title of ["1", "2", "3", "4"]) show({ title, duration: Infinity });
    expect(titles()).toEqual(["2", "3", "4"]);
  });
});

describe("focus after a toast is dismissed", () => {
  it("goes to the remaining toast, then back to where it was", () => {
    const { show } = startToasts();
    show({ title: "Copied" });
    show({ title: "Draft saved" });
    screen.getByRole("textbox").focus();
    fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    const [older, newer] = items();
    const dismissButton = newer && within(newer).getByRole("button", { name: "Dismiss" });
    act(() => dismissButton?.focus());
    if (dismissButton) fireEvent.click(dismissButton);
    expect(document.activeElement).toBe(older);
    if (older) fireEvent.keyDown(older, { key: "Escape" });
    expect(items()).toHaveLength(0);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("returns to where it was after a pointer press, whatever toasts remain", () => {
    const { show } = startToasts();
    show({ title: "Copied" });
    show({ title: "Draft saved" });
    const field = screen.getByRole("textbox");
    field.focus();
    const [, button] = screen.getAllByRole("button", { name: "Dismiss" });
    if (button === undefined) throw new Error("There are less than two toasts");
    fireEvent.pointerDown(button);
    act(() => button.focus());
    fireEvent.click(button);
    expect(document.activeElement).toBe(field);
    pass(5000);
    expect(items()).toHaveLength(0);
  });

  it("is not lost with a toast that Ctrl+Z undoes", () => {
    const { show } = startToasts();
    show({ title: "Archived", undo: () => {} });
    const field = screen.getByRole("textbox");
    field.focus();
    act(() => screen.getByRole("button", { name: "Undo" }).focus());
    fireEvent.keyDown(screen.getByRole("button", { name: "Undo" }), { key: "z", ctrlKey: true });
    expect(items()).toHaveLength(0);
    expect(document.activeElement).toBe(field);
  });
});
