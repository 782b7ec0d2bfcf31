import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HoverCard, type HoverCardProps } from "./hover-card.tsx";

const example = (props: Partial<HoverCardProps> = {}) => (
  <HoverCard content="Finance lead, Quillon Freight" {...props}>
    <a href="#lead">Adaeze Lindqvist</a>
  </HoverCard>
);
const card = () => screen.queryByText("Finance lead, Quillon Freight");
const link = () => screen.getByRole("link");
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("a hover card", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("opens after 600 ms of hovering, describes its link, and closes soon after the pointer leaves both", () => {
    render(example());
    fireEvent.pointerMove(link(), { pointerType: "mouse" });
    pass(599);
    expect(card()).toBeNull();
    pass(1);
    expect(link().getAttribute("aria-describedby")).toBe(card()?.id);
    fireEvent.pointerLeave(link());
    fireEvent.pointerEnter(card() ?? link(), { pointerType: "mouse" });
    pass(1000);
    expect(card()).not.toBeNull();
    fireEvent.pointerLeave(card() ?? link());
    pass(1000);
    expect(card()).toBeNull();
    expect(link().hasAttribute("aria-describedby")).toBe(false);
  });

  it("does not open on touch, and closes when its link is pressed", () => {
    render(example());
    fireEvent.pointerMove(link(), { pointerType: "touch" });
    pass(1000);
    expect(card()).toBeNull();
    fireEvent.pointerMove(link(), { pointerType: "mouse" });
    pass(600);
    fireEvent.pointerDown(link());
    pass(1000);
    expect(card()).toBeNull();
  });

  it("asks its parent to open when controlled", () => {
    const ask = vi.fn<(open: boolean) => void>();
    render(example({ open: false, onOpenChange: ask }));
    fireEvent.pointerMove(link(), { pointerType: "mouse" });
    pass(600);
    expect(ask).toHaveBeenCalledWith(true);
    expect(card()).toBeNull();
  });
});

it("passes props, ref and class name to its panel, and leaves the link alone in server HTML", () => {
  const ref = createRef<HTMLDivElement>();
  expect(renderToString(example())).toContain('<a href="#lead">Adaeze Lindqvist</a>');
  expect(renderToString(example())).not.toContain("Finance lead");
  render(example({ defaultOpen: true, ref, className: "w-80", lang: "en" }));
  expect(ref.current).toBe(card());
  expect(ref.current?.classList).toContain("w-80");
  expect(ref.current?.lang).toBe("en");
});
