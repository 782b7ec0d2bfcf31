import { QueryClient } from "@tanstack/react-query";

/** How long what was read counts as fresh (SPEC, section 9). */
export const freshFor = 5 * 60_000;

/**
 * Keeps what the solution pages have read. A failure shows at once, with a way to try again; offline too, where the library
 * by default waits for a connection.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** The visitor's own, for as long as the page is open. */
export const queryClient = createQueryClient();
