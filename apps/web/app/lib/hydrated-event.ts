/** Dispatched on `document` by the start script once all of the page's modules have loaded: time to hydrate. */
export const startEvent = "thirtyfold:start";

/** Dispatched on `document` after hydration; the start script then replays early clicks. */
export const hydratedEvent = "thirtyfold:hydrated";

/**
 * Dispatched on `document` by code that needs the application before the visitor acts; the start script treats it like
 * an action.
 */
export const wantedEvent = "thirtyfold:wanted";
