/**
 * Before hydration the browser itself prefetches a page when its link is hovered or pressed: one HTML file has
 * everything for its first paint. API calls, API documents and prefilled forms are excluded.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/docs*", "/openapi.json", "/data/*", "/intake-form.html?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
