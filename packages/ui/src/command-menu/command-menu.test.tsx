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
  it("finds by name, by keyword without accents, and lights the best match", async () => {
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

  it("does what is chosen once, closed, and nothing for a disabled command", async () => {
    const change = vi.fn<(open: boolean) => void>();
    render(<Example onOpenChange={change} />);
    fireEvent.click(screen.getByRole("option", { name: "Leave" }));
    expect(select).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("option", { name: "People" }));
    expect(select.mock.calls).toEqual([["People"]]);
    expect(change.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows what was found elsewhere as it comes, and says that more is coming", async () => {
    const ask = vi.fn<(query: string) => void>();
    const found = { label: "Conversations", found: true, commands: [command("Tomas Verhale")] };
    render(<Example groups={[found]} loading onQueryChange={ask} />);
    await type("osprey");
    expect(names()).toEqual(["Tomas Verhale"]);
    expect(ask).toHaveBeenLastCalledWith("osprey");
    expect(screen.getByRole("status").textContent).toBe("Searching");
  });

  it("leaves Enter to whoever composes a word", () => {
    render(<Example />);
    fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", isComposing: true });
    expect(screen.getByRole("dialog", { name: "Commands" })).toBeDefined();
  });
});
