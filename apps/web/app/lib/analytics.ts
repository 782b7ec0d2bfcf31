type Track = (name: string, details: Readonly<Record<string, unknown>>) => void;

// Analytics scripts that a host may have added. The site itself loads none.
declare global {
  interface Window {
    gtag?: (command: "event", name: string, details: Readonly<Record<string, unknown>>) => void;
    plausible?: Track;
    analytics?: { track?: Track };
  }
}

/** Reports to `gtag`, `plausible` or `analytics.track`, if any. Their errors never reach the visitor. */
export function trackCtaClick(label: string): void {
  const { gtag, plausible, analytics } = window;
  try {
    if (typeof gtag === "function") gtag("event", "click", { event_category: "CTA", event_label: label });
    else if (typeof plausible === "function") plausible("click", { props: { category: "CTA", label } });
    else analytics?.track?.("click", { category: "CTA", label });
  } catch {
    // Analytics must never break a click.
  }
}
