import { solutionPage } from "@thirtyfold/content";
import { Spinner } from "@thirtyfold/ui";

/** Stands in for the page while its solution is read, as high as the first screen, so that the footer does not jump. */
export function SolutionLoading() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner label={solutionPage.loading} />
    </div>
  );
}
