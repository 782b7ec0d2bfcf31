import { Button } from "@thirtyfold/ui/button";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Spinner } from "@thirtyfold/ui/spinner";
import { useEffect } from "react";
import { Link, useRouteError } from "react-router";
import { usePageTitle } from "../../lib/page-title.ts";

/** Shown while the code of the first screen loads. */
export function OpeningScreen() {
  return (
    <div className="grid h-full place-items-center">
      <Spinner label="Opening the desk" />
    </div>
  );
}

/** The screen for an address that the desk does not have. */
export function MissingScreen() {
  usePageTitle("Not here");
  return (
    <EmptyState
      level={1}
      title="There is nothing at this address"
      action={
        <Button asChild variant="outline">
          <Link to="/">To the desk</Link>
        </Button>
      }
    >
      It may have been erased, or the link is incomplete.
    </EmptyState>
  );
}

/** The screen for one that crashed, or whose code could not be fetched. */
export function FailedScreen() {
  usePageTitle("Something went wrong");
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <EmptyState
      role="alert"
      level={1}
      title="This screen can't be shown"
      action={
        <Button variant="outline" onClick={() => location.reload()}>
          Load the page again
        </Button>
      }
    >
      The desk may have been updated, or the connection was lost. What you have written is kept.
    </EmptyState>
  );
}
