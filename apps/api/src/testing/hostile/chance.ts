/** Random choices that can be repeated by a seed. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer from 0 up to, but not including, `below`. */
  whole(below: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with this probability, from 0 to 1. */
  maybe(share: number): boolean;
};

/** The mulberry32 generator: small, and good enough for choices. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: (items) => items[whole(items.length)] ?? items[0],
    maybe: (share) => next() < share,
  };
}
