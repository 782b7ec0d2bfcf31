import { createContext, use, useEffect } from "react";

const WaitingContext = createContext(0);

/** How many conversations wait: told in the title of every screen. */
export const WaitingProvider = WaitingContext.Provider;

/** Names the page in the browser's tab; what waits stands before the name. */
export function usePageTitle(name: string): void {
  const waiting = use(WaitingContext);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} | Thirtyfold Desk`;
  }, [name, waiting]);
}
