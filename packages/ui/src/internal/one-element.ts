import { isValidElement, type ReactElement, type ReactNode } from "react";
import { warnOnce } from "./warn-once.ts";

/**
 * Whether `asChild` can hold. Types can't say "one element", and Radix's Slot throws for several children: a component
 * then renders its own element, and a developer gets one warning.
 */
export function isOneElement(
  component: string,
  children: ReactNode,
): children is ReactElement<{ children?: ReactNode }> {
  if (isValidElement(children)) return true;
  warnOnce(`<${component} asChild> takes exactly one element as its child; it renders its own element instead.`);
  return false;
}
