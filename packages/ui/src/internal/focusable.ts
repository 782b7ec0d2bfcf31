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
 * Where an arrow key, Home or End leads in a row or a column; round at its ends. Undefined for other keys.
 *
 * @param direction of a row: in one from right to left the left arrow goes on
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
