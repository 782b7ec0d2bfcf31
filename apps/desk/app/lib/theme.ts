import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useSyncExternalStore } from "react";

/** `system` follows the device. The website's app area offers the same choice, and shares it. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const changes = new Listeners();

const current = (): Theme => themes.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";

/** The current theme. The script in `index.html` has set it before the first paint. */
export const useTheme = (): Theme => useSyncExternalStore(changes.add, current);

/** Sets the theme, and stores it if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // The theme then lasts until the page is closed.
  }
  changes.emit();
}
