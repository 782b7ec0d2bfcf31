import { Button, Container } from "@thirtyfold/ui";
import { paths } from "../../paths.ts";

/**
 * What stands in place of a page that failed to render (SPEC, error boundary). Home is a plain link: the page is loaded
 * anew, because the failed one cannot be trusted to route.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Container className="min-h-[70svh] pt-32 pb-24">
      <h1 className="text-display">Something went wrong</h1>
      <p className="mt-8 max-w-[80ch] rounded-sm bg-bad-wash p-5 font-mono text-small break-words text-bad">
        {messageOf(error)}
      </p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button size="lg" onClick={() => window.location.reload()}>
          Reload Page
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href={paths.home}>Return to Home Page</a>
        </Button>
      </div>
    </Container>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message !== "") return error.message;
  return typeof error === "string" && error !== "" ? error : "The page stopped without saying why.";
}
