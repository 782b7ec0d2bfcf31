type Steps = Readonly<Record<string, (index: number, count: number) => number>>;

/** By themselves in a file: what every page of a site fetches needs no more of them. */
export const vertical: Steps = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where an arrow key, Home or End leads in a column; round at its ends. Undefined for other keys. */
export function stepInColumn<Item>(key: string, items: readonly Item[], current: number): Item | undefined {
  return items.length === 0 ? undefined : items[vertical[key]?.(current, items.length) ?? -1];
}
