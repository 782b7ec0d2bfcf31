import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { Badge } from "./badge/badge.tsx";
import { Button } from "./button/button.tsx";
import { Container } from "./container/container.tsx";
import type { ByWidth } from "./internal/variants.ts";
import { Grid, Stack } from "./stack/stack.tsx";

const css = readFileSync(join(import.meta.dirname, "by-width.css"), "utf8");
const listed = new Set([...css.matchAll(/@source inline\("(.*)"\)/g)].flatMap(([, text = ""]) => expand(text)));

/** Expands `a{b,c}` to `ab` and `ac`, as a shell does. */
function expand(text: string): string[] {
  const start = text.indexOf("{");
  if (start === -1) return [text];
  let depth = 0;
  let from = start + 1;
  const choices: string[] = [];
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    const ends = (text[at] === "," && depth === 1) || depth === 0;
    if (ends) choices.push(text.slice(from, at));
    if (ends) from = at + 1;
    if (depth === 0) break;
  }
  return choices.flatMap((choice) => expand(text.slice(0, start) + choice + text.slice(from)));
}

/** Every pair and triple of a prop's values, on a component. */
function* everyWay<Value>(values: readonly Value[], show: (by: ByWidth<Value>) => ReactElement) {
  for (const base of values) {
    for (const wide of values) {
      yield show({ base, wide });
      yield show({ base, md: wide });
      for (const md of values) yield show({ base, md, wide });
    }
  }
}

const gaps = ["none", "xs", "sm", "md", "lg", "xl"] as const;

it("lists every class name used by responsive values", () => {
  const elements = [
    ...everyWay(["sm", "default", "lg", "xl"] as const, (size) => <Button size={size}>Approve</Button>),
    ...everyWay(["default", "lg"] as const, (size) => <Badge size={size}>Draft</Badge>),
    ...everyWay(["sm", "default", "lg"] as const, (size) => <Container size={size} />),
    ...everyWay(gaps, (gap) => <Stack gap={gap} />),
    ...everyWay(gaps, (gap) => <Grid gap={gap} />),
  ];
  const classes = elements.flatMap((element) => {
    const { container, unmount } = render(element);
    const names = [...(container.firstElementChild?.classList ?? [])];
    unmount();
    return names.filter((name) => name.startsWith("tf:from-"));
  });
  const used = new Set(classes);
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !used.has(name))).toEqual([]);
});
