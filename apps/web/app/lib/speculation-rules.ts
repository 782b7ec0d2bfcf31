/**
 * Until the page is alive the browser itself fetches the next page when a link is hovered or pressed: a page is one HTML
 * file with everything for its first paint in it. Calls, documents of the API and prefilled forms are left alone.
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
