import { solutionPage } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

/** The last word of a solution's page. */
export function SolutionClosing() {
  const { title, text, cta } = solutionPage.closing;
  return (
    <ClosingBlock title={title}>
      <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{text}</p>
      <Button asChild variant="ink" size="xl" className="w-full md:w-auto">
        <SiteLink href={cta.path}>
          {cta.label}
          <ButtonArrow />
        </SiteLink>
      </Button>
    </ClosingBlock>
  );
}
