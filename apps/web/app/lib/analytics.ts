type Track = (name: string, details: Readonly<Record<string, unknown>>) => void;

// What an analytics script may have put on the page. The site itself loads none.
declare global {
  interface Window {
    gtag?: (command: "event", name: string, details: Readonly<Record<string, unknown>>) => void;
    plausible?: Track;
    analytics?: { track?: Track };
  }
}

/**
 * Tells the page's analytics function of a click on a call to action, if there is one: `gtag`, else `plausible`, else
 * `analytics.track`. What such a function does wrong never reaches the visitor.
 */
export function trackCtaClick(label: string): void {
  const { gtag, plausible, analytics } = window;
  try {
    if (typeof gtag === "function") gtag("event", "click", { event_category: "CTA", event_label: label });
    else if (typeof plausible === "function") plausible("click", { props: { category: "CTA", label } });
    else analytics?.track?.("click", { category: "CTA", label });
  } catch {
    // Measuring is never worth a click that fails.
  }
}
