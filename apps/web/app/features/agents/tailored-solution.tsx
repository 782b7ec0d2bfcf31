import { agentsPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { trackCtaClick } from "../../lib/analytics.ts";
import { ButtonLink } from "../../lib/button-link.tsx";

const { title, text, cta, sheet } = agentsPage.tailored;

export function TailoredSolution() {
  return (
    <section aria-labelledby="tailored" className="border-y border-line bg-surface py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 items-center gap-x-gutter md:grid">
          <BlankSheet />
          <div className="col-span-6 mt-10 md:mt-0 wide:col-start-4">
            <h2 id="tailored" className="text-h2">
              {title}
            </h2>
            <p className="mt-4 mb-7 max-w-[27em] text-lead text-pretty text-fg-2">{text}</p>
            <ButtonLink
              href={cta.path}
              onClick={() => trackCtaClick(cta.label)}
              arrow
              size="lg"
              className="w-full md:w-auto"
            >
              {cta.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** An empty role sheet. Decorative. */
function BlankSheet() {
  return (
    <div
      aria-hidden
      className="col-span-4 border md:max-w-[340px] border-dashed border-line-strong px-6 pt-6 pb-5 wide:col-span-3"
    >
      <div className="flex items-center gap-4">
        <span className="size-14 rounded-xs border border-dashed border-line-strong" />
        <p className="font-bold">{sheet.title}</p>
      </div>
      <div className="mt-6">
        {sheet.lines.map((line) => (
          <div key={line} className="flex items-end gap-4 py-2.5 text-small">
            <span className="shrink-0 text-fg-3">{line}</span>
            <span className="mb-1 grow border-b border-dashed border-line-strong" />
          </div>
        ))}
      </div>
    </div>
  );
}
