import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Text } from "./text.tsx";

it("is a paragraph of limited line length", () => {
  render(
    <>
      <Text>Body</Text>
      <Text size="lead">Lead</Text>
      <Text measure={false}>Free</Text>
    </>,
  );
  expect(screen.getByText("Body").tagName).toBe("P");
  expect(screen.getByText("Body").classList).toContain("tf:max-w-[38em]");
  expect(screen.getByText("Lead").classList).toContain("tf:max-w-[27em]");
  expect(screen.getByText("Free").className).not.toContain("max-w");
});

it("passes its look to another element", () => {
  render(
    <Text asChild size="meta" tone="quiet" className="mt-2">
      <time dateTime="06:12">06:12</time>
    </Text>,
  );
  const time = screen.getByText("06:12");
  expect(time.tagName).toBe("TIME");
  expect(time.dataset).toMatchObject({ size: "meta", tone: "quiet" });
  expect([...time.classList]).toEqual(expect.arrayContaining(["tf:text-meta", "tf:text-fg-3", "mt-2"]));
});

it("sets no color where it inherits", () => {
  render(<Text tone="inherit">On paper</Text>);
  expect(screen.getByText("On paper").className).not.toMatch(/text-fg/u);
});

it("sets figures in tabular numerals and machine output in monospace", () => {
  render(
    <>
      <Text tabular>$977.41</Text>
      <Text mono>run_4182</Text>
    </>,
  );
  expect(screen.getByText("$977.41").classList).toContain("tf:tabular-nums");
  expect(screen.getByText("run_4182").classList).toContain("tf:font-mono");
});

it("falls back to the default for an unknown size, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // @ts-expect-error Types forbid it, data from elsewhere may bring it.
  render(<Text size="huge">Sentence</Text>);
  expect(screen.getByText("Sentence").dataset["size"]).toBe("body");
  expect(warn).toHaveBeenCalledOnce();
});
