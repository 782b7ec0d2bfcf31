import { Moon } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useThemedPage } from "../../lib/theme.ts";

/** Works in the app area, and explains on all other pages why it does not. */
export function ThemeToggle() {
  const themed = useThemedPage();
  return themed ? <themed.ThemeSwitch /> : <DarkOnly />;
}

export const alwaysDark = "This page is always dark";

/** Looks disabled but stays focusable, because its tooltip gives the reason. */
function DarkOnly() {
  const reason = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") setDismissed(true);
  };
  return (
    <span className="theme-toggle relative" data-dismissed={dismissed || undefined}>
      <button
        type="button"
        aria-disabled="true"
        aria-label="Color theme"
        aria-describedby={reason}
        className="grid size-9 cursor-not-allowed place-items-center rounded-sm text-fg-3"
        onKeyDown={onKeyDown}
        onBlur={() => setDismissed(false)}
        onPointerLeave={() => setDismissed(false)}
      >
        <Moon aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span id={reason} role="tooltip" className="theme-toggle-reason">
        {alwaysDark}
      </span>
    </span>
  );
}
