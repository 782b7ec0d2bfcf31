import { InlineTooltip } from "@thirtyfold/ui";
import { Moon } from "lucide-react";
import { useThemedPage } from "../../lib/theme.ts";

/** Works in the app area, and on all other pages explains why it does not. */
export function ThemeToggle() {
  const themed = useThemedPage();
  return themed ? <themed.ThemeSwitch /> : <DarkOnly />;
}

export const alwaysDark = "This page is always dark";

/** Looks disabled but stays focusable, because its tooltip states the reason. */
function DarkOnly() {
  return (
    <InlineTooltip content={alwaysDark} side="bottom" align="end">
      <button
        type="button"
        aria-disabled="true"
        aria-label="Color theme"
        className="grid size-9 cursor-not-allowed place-items-center rounded-sm text-fg-3"
      >
        <Moon aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </InlineTooltip>
  );
}
