import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { failureText } from "./desk-client.ts";

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
