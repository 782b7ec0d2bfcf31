import { reduceMotion } from "./reduced-motion.ts";

/** The toolbar's settings, unvalidated: from a URL, or from a story's `globals`. */
export type Globals = Readonly<Record<string, unknown>>;

/**
 * Sets theme, direction, text size and motion on the page itself, so that overlays, which are rendered beside the
 * story, have them, too.
 */
export function setPage(globals: Globals): void {
  const page = document.documentElement;
  page.dataset["theme"] = globals["theme"] === "light" ? "light" : "dark";
  page.dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  page.style.fontSize = globals["text"] === "double" ? "200%" : "";
  reduceMotion(globals["motion"] === "reduce");
}
