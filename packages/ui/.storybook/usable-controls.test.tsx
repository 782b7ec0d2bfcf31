import type { ArgTypes } from "storybook/internal/types";
import { expect, it } from "vitest";
import { usableControls } from "./usable-controls.ts";

type Known = Readonly<Record<string, { type?: string; summary?: string; options?: string[]; control?: string }>>;

/** The controls for props of these types in a story with these args; undefined is Storybook's own choice. */
function controlsOf(known: Known, initialArgs: Record<string, unknown>) {
  const argTypes = Object.fromEntries(
    Object.entries(known).map(([name, { type, summary, options, control }]) => [
      name,
      {
        name,
        ...(type !== undefined && { type: { name: type } }),
        ...(summary !== undefined && { table: { type: { summary } } }),
        ...(options !== undefined && { options }),
        ...(control !== undefined && { control: { type: control } }),
      },
    ]),
  ) as ArgTypes;
  const context = { argTypes, initialArgs } as unknown as Parameters<typeof usableControls>[0];
  return Object.fromEntries(Object.entries(usableControls(context)).map(([name, { control }]) => [name, control]));
}

it("has no control for elements, or for props that Storybook would set to an empty object", () => {
  const known = {
    content: { type: "other", summary: "ReactNode" },
    children: { type: "other", summary: "ReactNode" },
    words: { type: "intersection" },
    asChild: { type: "boolean" },
  };
  const disable = { disable: true };
  expect(controlsOf(known, { content: <b>Now</b>, rows: [[<i key="one" />]] })).toEqual({
    content: disable,
    children: disable,
    words: disable,
    asChild: disable,
    rows: disable,
  });
});

it("offers a text control for props that accept text, set or not", () => {
  const words = { type: "other", summary: "ReactNode" };
  expect(controlsOf({ title: words, action: words }, { title: "Paused" })).toEqual({
    title: { type: "text" },
    action: { type: "text" },
  });
});

it("keeps Storybook's own controls, options, plain data, and controls that a story sets itself", () => {
  const known = {
    busy: { type: "boolean" },
    size: { type: "union", options: ["sm", "lg"] },
    options: { type: "other" },
    side: { type: "other", control: "radio" },
  };
  expect(controlsOf(known, { options: [{ value: "ines" }] })).toEqual({
    busy: undefined,
    size: undefined,
    options: undefined,
    side: { type: "radio" },
  });
});
