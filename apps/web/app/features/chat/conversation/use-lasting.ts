import { useEffect, useState } from "react";

/** True once `state` has been true for `ms` without a break; false as soon as it is not. */
export function useLasting(state: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [state, ms]);
  return state && lasted;
}
