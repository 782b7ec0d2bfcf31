import type { Solution, SolutionDetail } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

type DetailClosingProps = { closing: SolutionDetail["closing"]; cta: Solution["cta"] };

/** The last word of a detail page, with the call to action of its solution. */
export function DetailClosing({ closing: { title, text }, cta }: DetailClosingProps) {
  return (
    <ClosingBlock title={title}>
      <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{text}</p>
      <Button asChild variant="ink" size="xl" className="w-full md:w-auto">
        <SiteLink href={cta.link}>
          {cta.text}
          <ButtonArrow />
        </SiteLink>
      </Button>
    </ClosingBlock>
  );
}
