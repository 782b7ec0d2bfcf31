import { createContext, use, useEffect } from "react";

const WaitingContext = createContext(0);

/** The title of every screen begins with how many conversations wait. */
export const WaitingProvider = WaitingContext.Provider;

/** Names the page in the browser's tab; before the name stands `count`, or how many conversations wait. */
export function usePageTitle(name: string, count?: number): void {
  const conversations = use(WaitingContext);
  const waiting = count ?? conversations;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} | Thirtyfold Desk`;
  }, [name, waiting]);
}
