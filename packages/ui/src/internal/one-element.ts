import { isValidElement, type ReactElement, type ReactNode } from "react";
import { warnOnce } from "./warn-once.ts";

/**
 * Whether `asChild` can be honored. Types cannot express "one element", and `Slot` renders nothing for several children:
 * the component then renders its own element, and the developer gets one warning.
 */
export function isOneElement(
  component: string,
  children: ReactNode,
): children is ReactElement<{ children?: ReactNode }> {
  if (isValidElement(children)) return true;
  warnOnce(`<${component} asChild> takes exactly one element as its child; it renders its own element instead.`);
  return false;
}
