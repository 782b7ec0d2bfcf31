import { createContext, use, useEffect } from "react";

const WaitingContext = createContext(0);

/** Provides the number of waiting conversations, which starts the title of every screen. */
export const WaitingProvider = WaitingContext.Provider;

/** Sets the page's title in the browser's tab, with `count` or the number of waiting conversations before the name. */
export function usePageTitle(name: string, count?: number): void {
  const conversations = use(WaitingContext);
  const waiting = count ?? conversations;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} | Thirtyfold Desk`;
  }, [name, waiting]);
}
