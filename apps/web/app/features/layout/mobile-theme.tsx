import { Moon } from "lucide-react";
import { useThemedPage } from "../../lib/theme.ts";
import { alwaysDark } from "./theme-toggle.tsx";

/** The color theme as the last line of the menu on phones. */
export function MobileTheme() {
  const themed = useThemedPage();
  return (
    <div className="mt-6 flex items-center gap-2 text-small text-fg-3">
      {themed ? <themed.ThemeSwitch /> : <Moon aria-hidden size={16} strokeWidth={1.75} />}
      {themed ? "Color theme" : alwaysDark}
    </div>
  );
}
