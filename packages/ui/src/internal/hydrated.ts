import { useSyncExternalStore } from "react";

/** False on a server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
