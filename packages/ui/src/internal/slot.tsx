import { cloneElement, type HTMLAttributes, isValidElement, type Ref, type RefAttributes } from "react";
import { useSharedRef } from "./shared-ref.ts";

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: unknown[]) => void;

/**
 * Renders its single child with the given props. The child's own props win; class names, styles and refs are merged,
 * and of two handlers the child's runs first.
 */
export function Slot({ children, ref = null, ...props }: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>) {
  const child = isValidElement<Props & { ref?: Ref<HTMLElement> }>(children) ? children : undefined;
  const { ref: childRef, ...own } = child?.props ?? {};
  const shared = useSharedRef(ref, childRef);
  const merged = mergeProps({ ...props }, own);
  // No ref is set unless one is given: a server component cannot pass one on.
  if (ref !== null) merged["ref"] = shared;
  return child && cloneElement(child, merged);
}

/** The last value wins; class names and styles are merged, and of two handlers the last one runs first. */
export function mergeProps(given: Props, own: Props): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...given, ...own };
  for (const [name, value] of Object.entries(given)) {
    const ours = own[name];
    if (isHandler(value) && isHandler(ours)) {
      merged[name] = (...args: unknown[]) => {
        ours(...args);
        value(...args);
      };
    } else if (name === "className") merged[name] = [value, ours].filter(Boolean).join(" ");
    else if (name === "style") merged[name] = Object.assign({}, value, ours);
  }
  return merged;
}

const isHandler = (value: unknown): value is Handler => typeof value === "function";
