import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { failureText } from "./desk-client.ts";

type Refetched = { isError: boolean; data: unknown; refetch: () => unknown };

/** Shown above data whose last refetch failed, so that nobody takes it for current. */
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

/** Replaces a list that could not be loaded: the reason, and a way to retry. */
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
