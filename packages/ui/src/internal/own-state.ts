import { useState } from "react";

/**
 * A state that a parent may control.
 *
 * @param held the parent's state, or undefined if the component is uncontrolled
 * @param tell called with each requested state
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
