import { setupServer } from "msw/node";

/** The API at the network's edge. A request that no handler of the test takes is an error. */
export const fakeApi = setupServer();
