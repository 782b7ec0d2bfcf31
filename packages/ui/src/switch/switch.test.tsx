import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Switch, type SwitchProps } from "./switch.tsx";

const summary = (props: SwitchProps = {}) => <Switch {...props}>Send a summary</Switch>;
const control = () => screen.getByRole("switch", { name: "Send a summary" });

it("keeps its state, and reports it along with the native event", () => {
  const checked = vi.fn<(on: boolean) => void>();
  const change = vi.fn<() => void>();
  render(summary({ onCheckedChange: checked, onChange: change }));
  fireEvent.click(screen.getByText("Send a summary"));
  expect(control().matches(":checked")).toBe(true);
  expect(checked).toHaveBeenCalledWith(true);
  expect(change).toHaveBeenCalledOnce();
});

it("asks its parent when controlled", () => {
  const checked = vi.fn<(on: boolean) => void>();
  render(summary({ checked: false, onCheckedChange: checked }));
  fireEvent.click(control());
  expect(checked).toHaveBeenCalledWith(true);
  expect(control().matches(":checked")).toBe(false);
});

it("takes part in the surrounding form", () => {
  render(<form aria-label="Settings">{summary({ name: "summary", value: "daily", defaultChecked: true })}</form>);
  expect(new FormData(screen.getByRole("form")).get("summary")).toBe("daily");
});

it("passes props and ref to its input and the class name to its row, and renders on the server", () => {
  const ref = createRef<HTMLInputElement>();
  const made = summary({ ref, id: "summary", className: "mt-8", "aria-describedby": "note" });
  expect(renderToString(made)).toContain('role="switch"');
  render(made);
  expect(ref.current).toBe(control());
  expect(control().id).toBe("summary");
  expect(control().getAttribute("aria-describedby")).toBe("note");
  expect(control().parentElement?.classList).toContain("mt-8");
});

it("can go without text, named by an attribute", () => {
  render(<Switch aria-label="Quiet hours" />);
  expect(screen.getByRole("switch", { name: "Quiet hours" }).nextElementSibling).toBeNull();
});
