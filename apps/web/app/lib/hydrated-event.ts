/** Dispatched on `document` by the start script once all modules of the page are there: the application takes over. */
export const startEvent = "thirtyfold:start";

/** Dispatched on `document` once the page is alive; the loader in the HTML then replays an early click. */
export const hydratedEvent = "thirtyfold:hydrated";
