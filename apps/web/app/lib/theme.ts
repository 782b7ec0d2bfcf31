import { type ComponentType, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { notifyDeviceChange, onDeviceChange } from "./device-changes.ts";

/** The themes of the app area; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The `handle` of a page with themes; all others are always dark (SPEC, section 1) and do not load the control. */
export type ThemedPage = Readonly<{ ThemeSwitch: ComponentType }>;

const key = "theme";
/** Used if the browser stores nothing. */
let unstored: Theme | undefined;

/** Runs in the head before the first paint, so that no other theme flashes up. */
export const chosenThemeScript = `try{let t=localStorage.${key};if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme chosen on this device, in any of its tabs. */
export function useTheme(): Theme {
  return useSyncExternalStore(onDeviceChange, readTheme, () => "system");
}

/** The current page's handle, if the page has themes. */
export function useThemedPage(): ThemedPage | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isThemed);
}

function isThemed(handle: unknown): handle is ThemedPage {
  return typeof handle === "object" && handle !== null && "ThemeSwitch" in handle;
}

/** Colors of a phone's browser bars, from the theme's ground, as `<meta name="theme-color">`. */
export function barColors(theme: Theme): { content: string; media?: string }[] {
  if (theme !== "system") return [{ content: grounds[theme] }];
  return [{ content: grounds.light, media: "(prefers-color-scheme: light)" }, { content: grounds.dark }];
}

const grounds = { dark: "#092018", light: "#f2f8f1" };

/** Stores the choice and applies it immediately, also in the site's other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
    unstored = undefined;
  } catch {
    unstored = theme;
  }
  notifyDeviceChange();
}

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return unstored ?? themes.find((theme) => theme === kept) ?? "system";
  } catch {
    return unstored ?? "system";
  }
}
