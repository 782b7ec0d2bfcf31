import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineTooltip, type InlineTooltipProps } from "./tooltip.tsx";

const example = (props: Partial<InlineTooltipProps> = {}) => (
  <InlineTooltip content="This page is always dark" data-testid="place" {...props}>
    <button type="button">Theme</button>
  </InlineTooltip>
);
const isDismissed = () => screen.getByTestId("place").hasAttribute("data-dismissed");

it("is rendered next to its control in server HTML, and describes it", () => {
  expect(renderToString(example())).toContain("This page is always dark");
  render(example());
  expect(screen.getByRole("button", { name: "Theme" }).getAttribute("aria-describedby")).toBe(
    screen.getByRole("tooltip").id,
  );
});

it("hides on Escape, and returns on the next focus or hover", async () => {
  render(example());
  await userEvent.keyboard("{Escape}");
  expect(isDismissed()).toBe(false);
  act(() => screen.getByRole("button").focus());
  await userEvent.keyboard("{Escape}");
  expect(isDismissed()).toBe(true);
  act(() => screen.getByRole("button").blur());
  expect(isDismissed()).toBe(false);
  act(() => screen.getByRole("button").focus());
  await userEvent.keyboard("{Escape}");
  fireEvent.pointerLeave(screen.getByTestId("place"));
  expect(isDismissed()).toBe(false);
});

it("passes props, ref and class name to its wrapper, and exposes the position of the hint", () => {
  const ref = createRef<HTMLSpanElement>();
  render(example({ ref, className: "flex", side: "top", align: "end" }));
  expect(ref.current).toBe(screen.getByTestId("place"));
  expect(ref.current?.classList).toContain("flex");
  expect(screen.getByRole("tooltip").dataset).toMatchObject({ side: "top", align: "end" });
});
