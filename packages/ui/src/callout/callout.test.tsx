import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Callout, type CalloutProps } from "./callout.tsx";

const variants = ["info", "success", "warning", "destructive"] as const;

it("has a distinct icon for each variant, hidden from screen readers", () => {
  render(variants.map((variant) => <Callout key={variant} variant={variant} title={variant} role="note" />));
  const icons = screen.getAllByRole("note").map((note) => note.querySelector("svg[aria-hidden]")?.outerHTML);
  expect(new Set(icons).size).toBe(variants.length);
  expect(icons).not.toContain(undefined);
});

it("is not announced unless given a role, and holds text and an action", () => {
  const { rerender } = render(<Callout>Answers are drafts.</Callout>);
  expect(screen.queryByRole("status")).toBeNull();
  rerender(
    <Callout role="status" title="2 invoices wait" action={<button type="button">Review</button>}>
      Since Friday.
    </Callout>,
  );
  expect(screen.getByRole("status").textContent).toBe("2 invoices waitSince Friday.Review");
});

it("falls back to the default for an unknown variant, with one warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<Callout variant={"fatal" as NonNullable<CalloutProps["variant"]>} role="note" />);
  expect(screen.getByRole("note").dataset["variant"]).toBe("info");
  expect(warn).toHaveBeenCalledOnce();
});

it("passes props, ref and class name to its element", () => {
  expect(expectNative((props) => <Callout {...props} title="Paused" />).dataset["variant"]).toBe("info");
});
