import type { ThemedPage } from "../../lib/theme.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The `handle` of a page in the app area: light, dark, or as the system. */
export const themedPage: ThemedPage = { ThemeSwitch };
