import { ButtonLink } from "../../lib/button-link.tsx";
import { MissingThing } from "../../lib/missing-thing.tsx";
import { paths } from "../../paths.ts";

/** Two ways to continue, and an operations map with a single lit cell. */
export function NotFoundScreen() {
  return (
    <MissingThing
      title="Page Not Found"
      text="Nobody works at this address. The page was moved or never existed; everything else is a click away."
      illustration={<div className="lost-map" />}
    >
      <ButtonLink href={paths.home} size="lg">
        Back to Home
      </ButtonLink>
      <ButtonLink href={paths.intakeForm} size="lg" variant="outline">
        Contact Us
      </ButtonLink>
    </MissingThing>
  );
}
