import { useEffect } from "react";

const count = /^\(\d+\) /;

/** Prefixes the tab's title with the number of unread messages while the page is shown. */
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
