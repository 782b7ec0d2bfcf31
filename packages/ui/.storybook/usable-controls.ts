import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

type Control = NonNullable<StrictInputType["control"]>;

const none: Control = { disable: true };

/** Storybook has a control for each of these, or none. */
const known = new Set(["array", "boolean", "enum", "function", "number", "string", "symbol"]);

/**
 * Takes away the controls that break a story: where Storybook knows no other it offers JSON, for an element its inner parts,
 * and for what is unset `{}`, which React refuses to draw. Words that may be elements, too, are edited as words.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const usable: Record<string, StrictInputType> = { ...argTypes };
  for (const name of Object.keys({ ...argTypes, ...initialArgs })) {
    const argType = argTypes[name] ?? { name };
    const control = argType.control ?? controlOf(argType, initialArgs[name]);
    if (control !== undefined) usable[name] = { ...argType, control };
  }
  return usable;
};

function controlOf({ name, type, table, options }: StrictInputType, value: unknown): Control | undefined {
  // Its one child would have to be an element, too.
  if (name === "asChild" || hasElement(value)) return none;
  if (type === undefined || known.has(type.name) || options !== undefined) return undefined;
  if (typeof value === "string") return { type: "text" };
  if (value !== undefined) return undefined;
  return table?.type?.summary === "ReactNode" && name !== "children" ? { type: "text" } : none;
}

const hasElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((part) => hasElement(part)) : isValidElement(value);
