import { Button } from "@thirtyfold/ui";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { reloadStylesheets } from "./reload-stylesheets.ts";

/** Loads the page's stylesheets again, and says what came of it. */
export function ReloadButton() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const reload = async () => {
    setBusy(true);
    setOutcome(await outcomeOf(reloadStylesheets()));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button data-replay busy={busy} onClick={() => void reload()} className="max-sm:w-full noscript:hidden">
        <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
        Reload stylesheets
      </Button>
      <p role="status" className="min-h-6 text-small text-fg-2">
        {outcome}
      </p>
    </div>
  );
}

async function outcomeOf(reloading: Promise<number>): Promise<string> {
  try {
    const count = await reloading;
    const time = new Date().toLocaleTimeString("en-US");
    if (count === 0) return "This page links no stylesheet: its styles stand in the page itself.";
    return `${count} ${count === 1 ? "stylesheet" : "stylesheets"} reloaded at ${time}.`;
  } catch (error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${reason} The page keeps the styles it has. Check your connection, then try again.`;
  }
}
