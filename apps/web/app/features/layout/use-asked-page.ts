import { useEffect } from "react";
import { useLocation } from "react-router";
import { rememberAskedPage } from "../../lib/asked-page.ts";

/**
 * Keeps in the tab which page is on its way, for the case that its code cannot be fetched any more. Noted at the press
 * itself: the router reloads at once where the code's absence is already known from a prefetch.
 */
export function useAskedPage(): void {
  const { key } = useLocation();
  useEffect(() => rememberAskedPage(undefined), [key]);
  useEffect(() => {
    window.addEventListener("click", noteLink);
    return () => window.removeEventListener("click", noteLink);
  }, []);
}

// The router prevents the default of exactly those presses that it follows itself.
function noteLink({ defaultPrevented, target }: MouseEvent): void {
  const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
  if (link?.origin === window.location.origin) rememberAskedPage(link.pathname + link.search + link.hash);
}
