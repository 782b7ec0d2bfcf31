/** Dispatched on `document` once the page is alive; the loader in the HTML then replays an early click. */
export const hydratedEvent = "thirtyfold:hydrated";
