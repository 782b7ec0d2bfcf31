import { useEffect, useState } from "react";

/** True once `state` has been true for `ms` without interruption; false as soon as `state` is false. */
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
