import { Progress } from "@thirtyfold/ui";
import { useSyncExternalStore } from "react";

function follow(tell: () => void): () => void {
  addEventListener("scroll", tell, { passive: true });
  addEventListener("resize", tell);
  return () => {
    removeEventListener("scroll", tell);
    removeEventListener("resize", tell);
  };
}

/** How much of the page is above the lower edge of what can be scrolled, in whole percent. */
function readPart(): number {
  const way = document.documentElement.scrollHeight - innerHeight;
  return way <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, scrollY / way)) * 100);
}

/** How far down the page the reader is: 3 px at the very top. */
export function ReadingProgress() {
  const part = useSyncExternalStore(follow, readPart, () => 0);
  return (
    <Progress
      variant="line"
      label="Reading progress"
      value={part}
      className="fixed inset-x-0 top-0 z-60 [--tf-unlit:transparent] noscript:hidden print:hidden"
    />
  );
}
