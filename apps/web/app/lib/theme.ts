import { type ComponentType, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { onDeviceChange, tellDeviceChange } from "./device-changes.ts";

/** What a visitor may choose on the pages of the app area; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/**
 * What the route module of such a page exports as its `handle`; all other pages are always dark (SPEC, section 1). It
 * brings the control with it, so that no other page carries that.
 */
export type ThemedPage = Readonly<{ ThemeSwitch: ComponentType }>;

const key = "theme";
/** Stands in where the browser keeps nothing. */
let unkept: Theme | undefined;

/** Runs in the page's head before anything is painted, so that no other theme flashes up. */
export const chosenThemeScript = `try{let t=localStorage.${key};if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

/** The theme chosen on this device; it follows a choice made in another tab. */
export function useTheme(): Theme {
  return useSyncExternalStore(onDeviceChange, readTheme, () => "system");
}

/** The current page's handle, if it has themes at all. */
export function useThemedPage(): ThemedPage | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isThemed);
}

function isThemed(handle: unknown): handle is ThemedPage {
  return typeof handle === "object" && handle !== null && "ThemeSwitch" in handle;
}

/** What phones color the bar around the page with: the ground of the theme, as `<meta name="theme-color">` takes it. */
export function barColors(theme: Theme): { content: string; media?: string }[] {
  if (theme !== "system") return [{ content: grounds[theme] }];
  return [{ content: grounds.light, media: "(prefers-color-scheme: light)" }, { content: grounds.dark }];
}

const grounds = { dark: "#092018", light: "#f2f8f1" };

/** Remembers the choice and shows it at once, here and in the site's other tabs. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
    unkept = undefined;
  } catch {
    unkept = theme;
  }
  tellDeviceChange();
}

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return unkept ?? themes.find((theme) => theme === kept) ?? "system";
  } catch {
    return unkept ?? "system";
  }
}
