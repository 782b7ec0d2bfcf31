import { useState } from "react";

/**
 * A state that a parent may hold.
 *
 * @param held what the parent says, or undefined where the component holds the state itself
 * @param tell called with each state that is asked for
 */
export function useOwnState<State>(
  held: State | undefined,
  first: State,
  tell: ((state: State) => void) | undefined,
): [state: State, ask: (state: State) => void] {
  const [own, setOwn] = useState(first);
  const state = held ?? own;
  const ask = (next: State) => {
    if (next === state) return;
    setOwn(next);
    tell?.(next);
  };
  return [state, ask];
}
