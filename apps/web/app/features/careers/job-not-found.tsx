import { jobPage } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { BackButton, MissingThing } from "../../lib/missing-thing.tsx";
import { paths } from "../../paths.ts";

const { notFound, failed } = jobPage;

/**
 * Stands for every job that there is not. The server sends one HTML file for all of them, so nothing here may depend on
 * the address.
 */
export function JobNotFound() {
  return (
    <MissingThing title={notFound.title} text={notFound.text}>
      <BackButton href={paths.careers}>{notFound.back}</BackButton>
    </MissingThing>
  );
}

/** A job whose page could not be fetched: nobody knows whether there is one. */
export function JobNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <MissingThing title={failed.title} text={failed.text}>
      <Button size="lg" onClick={onRetry}>
        {failed.retry}
      </Button>
      <BackButton href={paths.careers} variant="outline">
        {notFound.back}
      </BackButton>
    </MissingThing>
  );
}
