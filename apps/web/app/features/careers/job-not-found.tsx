import { jobPage } from "@thirtyfold/content";
import { Button, Container } from "@thirtyfold/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";

const { title, text, back } = jobPage.notFound;

/**
 * Stands for every job that there is not. The server sends one HTML file for all of them, so nothing here may depend on
 * the address.
 */
export function JobNotFound() {
  return (
    <Container className="grid min-h-[70svh] content-center gap-y-12 pt-32 pb-24 md:grid-cols-10 md:gap-x-gutter">
      <div className="md:col-span-6">
        <h1 className="text-display">{title}</h1>
        <p className="mt-5 max-w-[27em] text-lead text-fg-2">{text}</p>
        <Button asChild size="lg" className="mt-8 max-sm:w-full">
          <SiteLink href={paths.careers}>
            <ArrowLeft size={20} strokeWidth={1.75} />
            {back}
          </SiteLink>
        </Button>
      </div>
      <EmptySheet />
    </Container>
  );
}

/** A sheet that is not there: only its first square is. */
function EmptySheet() {
  return (
    <svg
      viewBox="0 0 280 336"
      fill="none"
      aria-hidden
      className="w-full max-w-[300px] md:col-span-4 md:self-center md:justify-self-end"
    >
      <path d="M2 2H214L278 66V334H2Z" strokeWidth={1.5} strokeDasharray="6 8" className="stroke-line-strong" />
      <path d="M214 2V66H278" strokeWidth={1.5} strokeDasharray="6 8" className="stroke-line-strong" />
      <rect x={36} y={44} width={36} height={36} rx={2} className="fill-tang" />
      <path d="M36 124H236M36 156H200M36 188H236M36 220H160" strokeWidth={12} className="stroke-surface-3" />
    </svg>
  );
}
