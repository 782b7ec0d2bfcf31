import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { failureText } from "./desk-client.ts";

type Refetched = { isError: boolean; data: unknown; refetch: () => unknown };

/** Above what was loaded before, where the last look at it failed: nobody takes it for how things stand. */
export function NotUpToDate({ query: { isError, data, refetch } }: { query: Refetched }) {
  if (!isError || data === undefined) return undefined;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-b border-line bg-warn-wash px-4 py-1.5 text-meta text-warn"
    >
      The last refresh failed: this may be out of date.
      <Button variant="link" size="sm" className="px-0" onClick={() => void refetch()}>
        Look again
      </Button>
    </p>
  );
}

/** In the place of a list that could not be loaded: what went wrong, and a way to try again. */
export function LoadFailure({ what, error, retry }: { what: string; error: unknown; retry: () => unknown }) {
  return (
    <Callout
      role="alert"
      variant="destructive"
      title={`${what} could not be loaded`}
      action={
        <Button variant="outline" size="sm" onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      {failureText(error)}
    </Callout>
  );
}
