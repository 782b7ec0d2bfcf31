import { Button, Container } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";

/** A page that does not exist: two ways on, and an operations map in which one lone cell is lit. */
export function NotFoundScreen() {
  return (
    <Container className="grid min-h-[70svh] content-center gap-y-12 pt-32 pb-24 md:grid-cols-10 md:gap-x-gutter">
      <div className="md:col-span-6">
        <h1 className="text-display">Page Not Found</h1>
        <p className="mt-5 max-w-[27em] text-lead text-fg-2">
          Nobody works at this address. The page was moved or never existed; everything else is a click away.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button asChild size="lg">
            <SiteLink href={paths.home}>Back to Home</SiteLink>
          </Button>
          <Button asChild size="lg" variant="outline">
            <SiteLink href={paths.intakeForm}>Contact Us</SiteLink>
          </Button>
        </div>
      </div>
      <div aria-hidden className="lost-map md:col-span-4 md:self-center md:justify-self-end" />
    </Container>
  );
}
