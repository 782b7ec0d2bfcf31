import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { rememberAskedPage } from "../../lib/asked-page.ts";

/** Keeps in the tab which page is on its way, for the case that its code cannot be fetched any more. */
export function useAskedPage(): void {
  const { location } = useNavigation();
  const asked = location && createPath(location);
  useEffect(() => rememberAskedPage(asked), [asked]);
}
