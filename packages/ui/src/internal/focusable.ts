type Steps = Readonly<Record<string, (index: number, count: number) => number>>;

const vertical: Steps = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const horizontal: Steps = {
  ArrowRight: vertical["ArrowDown"] ?? (() => 0),
  ArrowLeft: vertical["ArrowUp"] ?? (() => 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The item that an arrow key, Home or End leads to in a row or a column, wrapping around at the ends. Undefined for
 * other keys.
 *
 * @param direction of a row: in a right-to-left one the left arrow moves forward
 */
export function stepTo<Item>(
  key: string,
  items: readonly Item[],
  current: number,
  direction: "column" | "ltr" | "rtl",
): Item | undefined {
  const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key];
  const steps = direction === "column" ? vertical : horizontal;
  const step = steps[direction === "rtl" && mirrored ? mirrored : key];
  return items.length === 0 ? undefined : items[step?.(current, items.length) ?? -1];
}

/** The writing direction at an element. */
export function directionAt(element: Element): "ltr" | "rtl" {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
