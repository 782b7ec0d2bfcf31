/** Dispatched on `document` by the start script once all of the page's modules have loaded: time to hydrate. */
export const startEvent = "thirtyfold:start";

/** Dispatched on `document` after hydration; the start script then replays early clicks. */
export const hydratedEvent = "thirtyfold:hydrated";

/** Dispatched on `document` by what needs the application without an action of the visitor; the start script takes it for one. */
export const wantedEvent = "thirtyfold:wanted";
