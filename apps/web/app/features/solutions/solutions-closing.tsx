import { solutionsPage } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { TitleLines } from "./title-lines.tsx";

/** The last word of the overview: the free audit. */
export function SolutionsClosing() {
  const { titleLines, text, cta } = solutionsPage.closing;
  return (
    <ClosingBlock title={<TitleLines lines={titleLines} />}>
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
