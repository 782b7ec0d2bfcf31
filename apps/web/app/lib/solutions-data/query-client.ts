import { QueryClient } from "@tanstack/react-query";

/** How long what was read counts as fresh (SPEC, section 9). */
const freshFor = 5 * 60_000;

/**
 * Keeps what the solution pages have read, for as long as the page is open. A failure shows at once, with a way to try
 * again; offline too, where the library by default waits for a connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshFor,
      gcTime: freshFor,
      retry: false,
      networkMode: "always",
      refetchOnWindowFocus: false,
    },
  },
});
