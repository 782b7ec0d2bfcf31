import { create, type ThemeVars } from "storybook/theming";
import { onScreen, readToken, toHex } from "./read-color.ts";

/** Storybook's own interface in our colors. It mixes shades itself and cannot parse `oklch`, so it gets them as hex. */
export function storybookTheme(theme: "dark" | "light"): ThemeVars {
  const probe = document.createElement("div");
  probe.dataset["theme"] = theme;
  document.documentElement.append(probe);
  const token = (name: string) => toHex(onScreen(readToken(probe, name)));
  const vars = create({
    base: theme,
    colorPrimary: token("mark"),
    colorSecondary: token("link"),
    appBg: token("bg-sunken"),
    appContentBg: token("bg"),
    appHoverBg: token("surface-2"),
    appPreviewBg: token("bg"),
    appBorderColor: token("line"),
    appBorderRadius: 4,
    fontBase: readToken(probe, "font-sans"),
    fontCode: readToken(probe, "font-mono"),
    textColor: token("fg"),
    textInverseColor: token("bg"),
    textMutedColor: token("fg-2"),
    barTextColor: token("fg-2"),
    barHoverColor: token("fg"),
    barSelectedColor: token("link"),
    barBg: token("bg"),
    buttonBg: token("surface-2"),
    buttonBorder: token("line-strong"),
    booleanBg: token("surface-2"),
    booleanSelectedBg: token("surface-3"),
    inputBg: token("bg"),
    inputBorder: token("line-strong"),
    inputTextColor: token("fg"),
    inputBorderRadius: 4,
  });
  probe.remove();
  return vars;
}
