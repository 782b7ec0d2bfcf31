import { InlineTooltip } from "@thirtyfold/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, type Theme, type ThemedPage, themes, useTheme } from "../../lib/theme.ts";

const looks = {
  system: { Icon: Monitor, name: "as the system" },
  light: { Icon: Sun, name: "light" },
  dark: { Icon: Moon, name: "dark" },
} satisfies Record<Theme, unknown>;

/** Cycles through the app area's three themes; its name states the current one, its tooltip the next. */
function ThemeSwitch() {
  const theme = useTheme();
  const { Icon, name } = looks[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  return (
    <InlineTooltip content={`Press for ${looks[next].name}`} side="bottom" align="end">
      <button
        type="button"
        aria-label={`Color theme: ${name}`}
        className="grid size-9 cursor-pointer place-items-center rounded-sm text-fg-2 hover:text-fg pointer-coarse:size-11"
        onClick={() => chooseTheme(next)}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </InlineTooltip>
  );
}

/** The `handle` of pages in the app area: light, dark, or the system theme. */
export const themedPage: ThemedPage = { ThemeSwitch };
