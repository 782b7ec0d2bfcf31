import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

/**
 * The banner above the header while the browser is offline. The live region always exists: one that is inserted
 * together with its text is often not announced. Before hydration the start script fills it (vite/page-start/start.ts).
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-offline-banner>
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-bad-solid px-4 py-2.5 text-ui font-medium text-on-bad">
          <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          Connection lost. Please check your internet connection.
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
