import { solutionPage } from "@thirtyfold/content";
import { Button, Container, Spinner } from "@thirtyfold/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { SiteLink } from "../../lib/site-link.tsx";

type SolutionMissingProps = {
  error: string;
  /** Reads the solution again, where it could not be read. */
  onRetry?: () => void;
};

/** There is no such solution, or it could not be read: what happened, and the way back. */
export function SolutionMissing({ error, onRetry }: SolutionMissingProps) {
  const { missing, failed } = solutionPage;
  const { title, back } = missing;
  return (
    <Container className="grid min-h-[80svh] content-center gap-x-gutter gap-y-12 pt-32 pb-24 md:grid-cols-10">
      <div className="md:col-span-6">
        <h1 className="text-display">{title}</h1>
        <p role="alert" className="mt-5 text-lead break-words text-fg-2">
          {error}
        </p>
        <p className="mt-2 max-w-[27em] text-fg-3">{onRetry ? failed.text : missing.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-md:*:w-full">
          <Button asChild size="lg">
            <SiteLink href={back.path}>
              <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
              {back.label}
            </SiteLink>
          </Button>
          {onRetry && (
            <Button variant="outline" size="lg" onClick={onRetry}>
              {failed.retry}
            </Button>
          )}
        </div>
      </div>
      <EmptySheet />
    </Container>
  );
}

/** A sheet that nobody has written: only its outline is there. */
function EmptySheet() {
  const dashed = "stroke-line-strong stroke-[1.5]";
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 380"
      fill="none"
      className="h-auto w-full max-w-[220px] md:col-span-3 md:col-start-8 md:max-w-none md:self-center"
    >
      <path d="M2 2h232l64 64v312H2Z" strokeDasharray="3 4" className={dashed} />
      <path d="M234 2v64h64" strokeDasharray="3 4" className={dashed} />
      <rect x={34} y={40} width={24} height={24} rx={2} className="fill-tang" />
      <rect x={70} y={40} width={24} height={24} rx={2} className="fill-surface-3" />
      <rect x={106} y={40} width={24} height={24} rx={2} className="fill-surface-3" />
      <path d="M34 112h196M34 146h232M34 180h232M34 214h150" strokeDasharray="3 4" className={dashed} />
      <path d="M34 300h96M34 334h60" className="stroke-surface-3 stroke-[10]" />
    </svg>
  );
}

/** Stands in for the page while its solution is read, as high as the first screen, so that the footer does not jump. */
export function SolutionLoading() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner label={solutionPage.loading} />
    </div>
  );
}
