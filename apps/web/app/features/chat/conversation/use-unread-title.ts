import { useEffect } from "react";

const count = /^\(\d+\) /;

/** Puts the number of unread messages before the title of the tab, while the page is shown. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    document.title = `(${unread}) ${document.title}`;
    // The next page may have set its own title by then.
    return () => {
      document.title = document.title.replace(count, "");
    };
  }, [unread]);
}
