import { isValidElement } from "react";
import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

type Control = NonNullable<StrictInputType["control"]>;

const none: Control = { disable: true };

/** Storybook has a control for each of these types, or deliberately none. */
const known = new Set(["array", "boolean", "enum", "function", "number", "string", "symbol"]);

/**
 * Removes the controls that break a story: for types that Storybook does not know it offers JSON, for an element its
 * internals, and for an unset prop `{}`, which React refuses to render. Text that may also be an element is edited as
 * text.
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
  // Its single child would have to be an element, too.
  if (name === "asChild" || hasElement(value)) return none;
  if (type === undefined || known.has(type.name) || options !== undefined) return undefined;
  if (typeof value === "string") return { type: "text" };
  if (value !== undefined) return undefined;
  return table?.type?.summary === "ReactNode" && name !== "children" ? { type: "text" } : none;
}

const hasElement = (value: unknown): boolean =>
  Array.isArray(value) ? value.some((part) => hasElement(part)) : isValidElement(value);
