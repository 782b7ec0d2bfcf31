import { Button } from "@thirtyfold/ui";
import { MissingThing } from "../../lib/missing-thing.tsx";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";

/** A page that does not exist: two ways on, and an operations map in which one lone cell is lit. */
export function NotFoundScreen() {
  return (
    <MissingThing
      title="Page Not Found"
      text="Nobody works at this address. The page was moved or never existed; everything else is a click away."
      illustration={<div className="lost-map" />}
    >
      <Button asChild size="lg">
        <SiteLink href={paths.home}>Back to Home</SiteLink>
      </Button>
      <Button asChild size="lg" variant="outline">
        <SiteLink href={paths.intakeForm}>Contact Us</SiteLink>
      </Button>
    </MissingThing>
  );
}
