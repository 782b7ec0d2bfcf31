import { useEffect } from "react";

/** Names the page in the browser's tab; `waiting` stands before the name where something waits. */
export function usePageTitle(name: string, waiting = 0): void {
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${name} | Thirtyfold Desk`;
  }, [name, waiting]);
}
