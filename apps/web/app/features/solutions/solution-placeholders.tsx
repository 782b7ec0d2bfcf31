import { solutionPage } from "@thirtyfold/content";
import { Button, Spinner } from "@thirtyfold/ui";
import { BackButton, MissingThing } from "../../lib/missing-thing.tsx";
import { passFocusOn } from "../../lib/pass-focus-on.ts";

const { missing, failed } = solutionPage;

export function SolutionMissing({ error }: { error: string }) {
  return (
    <MissingThing title={missing.title} error={error} text={missing.text}>
      <BackButton href={missing.back.path}>{missing.back.label}</BackButton>
    </MissingThing>
  );
}

/** The solutions could not be read, so whether this one exists is unknown. */
export function SolutionNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <MissingThing title={failed.title} error="Failed to fetch solutions data" text={failed.text}>
      <Button ref={passFocusOn} size="lg" onClick={onRetry}>
        {failed.retry}
      </Button>
      <BackButton href={missing.back.path} variant="outline">
        {missing.back.label}
      </BackButton>
    </MissingThing>
  );
}

/** As tall as the first screen, so that the footer does not jump. */
export function SolutionLoading() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner label={solutionPage.loading} />
    </div>
  );
}
