import type { ThemedPage } from "../../lib/theme.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The `handle` of pages in the app area: light, dark, or the system's theme. */
export const themedPage: ThemedPage = { ThemeSwitch };
