import { setupServer } from "msw/node";

/** Unhandled requests are errors. */
export const fakeApi = setupServer();
