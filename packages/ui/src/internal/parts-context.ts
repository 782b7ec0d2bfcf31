import { createContext, use } from "react";

/**
 * Creates a context that a component shares with its parts, and the hook that reads it, which throws outside of the
 * component.
 *
 * @param whole the component's name, for that error
 */
export function createPartsContext<State>(whole: string) {
  const Context = createContext<State | undefined>(undefined);
  const useParts = (part: string): State => {
    const state = use(Context);
    if (state === undefined) throw new Error(`<${part}> stands outside of its ${whole}`);
    return state;
  };
  return [Context, useParts] as const;
}
