import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CommandMenu, type CommandMenuProps } from "./command-menu.tsx";

const select = vi.fn<(value: string) => void>();
const command = (value: string, more = {}) => ({ value, label: value, onSelect: () => select(value), ...more });

function Example(props: Partial<CommandMenuProps>) {
  const groups = [
    { label: "Go to", commands: [command("Resolved leads"), command("People", { keywords: "équipe" })] },
    { label: "Actions", commands: [command("Leave", { disabled: true }), command("Lead report")] },
  ];
  return <CommandMenu label="Commands" defaultOpen groups={groups} {...props} />;
}

const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const type = (text: string) => userEvent.type(screen.getByRole("combobox"), text);

describe("a command menu", () => {
  it("matches by name and by keyword regardless of accents, and highlights the best match", async () => {
    render(<Example />);
    await type("lea");
    expect(names()).toEqual(["Leave", "Lead report", "Resolved leads"]);
    const field = screen.getByRole("combobox");
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { name: "Lead report" }).id);
    await userEvent.clear(field);
    await type("equipe");
    expect(names()).toEqual(["People"]);
    await userEvent.clear(field);
    await type("l report");
    expect(names()).toEqual(["Lead report"]);
  });

  it("runs a chosen command once and closes, and ignores a disabled command", async () => {
    const change = vi.fn<(open: boolean) => void>();
    render(<Example onOpenChange={change} />);
    fireEvent.click(screen.getByRole("option", { name: "Leave" }));
    expect(select).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("option", { name: "People" }));
    expect(select.mock.calls).toEqual([["People"]]);
    expect(change.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows remote results as they arrive, and announces that more are loading", async () => {
    const ask = vi.fn<(query: string) => void>();
    const found = { label: "Conversations", found: true, commands: [command("Tomas Verhale")] };
    render(<Example groups={[found]} loading onQueryChange={ask} />);
    await type("osprey");
    expect(names()).toEqual(["Tomas Verhale"]);
    expect(ask).toHaveBeenLastCalledWith("osprey");
    expect(screen.getByRole("status").textContent).toBe("Searching");
  });

  it("highlights no earlier results while more are loading, and then the first one", () => {
    const own = { label: "Go to", commands: [command("Tomorrow's jobs")] };
    const found = { label: "Conversations", found: true, commands: [command("Tomas Verhale")] };
    const { rerender } = render(<Example groups={[found]} loading />);
    const field = screen.getByRole("combobox");
    fireEvent.change(field, { target: { value: "osprey" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(select).not.toHaveBeenCalled();
    rerender(<Example groups={[found, own]} loading />);
    fireEvent.change(field, { target: { value: "tom" } });
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { name: /^Tomorrow/ }).id);
    rerender(<Example groups={[found, own]} />);
    fireEvent.keyDown(field, { key: "Enter" });
    expect(select.mock.calls).toEqual([["Tomas Verhale"]]);
  });

  it("resets the query when closed, by anyone", () => {
    const ask = vi.fn<(query: string) => void>();
    const { rerender } = render(<Example open onQueryChange={ask} />);
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "osprey" } });
    rerender(<Example open={false} onQueryChange={ask} />);
    rerender(<Example open onQueryChange={ask} />);
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(ask.mock.calls).toEqual([["osprey"], [""]]);
    rerender(<Example open={false} onQueryChange={ask} />);
    expect(ask.mock.calls).toEqual([["osprey"], [""], [""]]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])("leaves Enter and Escape to an IME: %o", (state) => {
    render(<Example />);
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", ...state });
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape", ...state });
    expect(screen.getByRole("dialog", { name: "Commands" })).toBeDefined();
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
