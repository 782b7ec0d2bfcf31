import { finalCall } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

/** The last word of the page: hand over the first task. */
export function FinalCall() {
  const title = finalCall.titleLines.map((line) => (
    <span key={line} className="block">
      {line}{" "}
    </span>
  ));
  return (
    <ClosingBlock title={title}>
      <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{finalCall.text}</p>
      <Button asChild variant="ink" size="xl" className="w-full md:w-auto">
        <SiteLink href={finalCall.cta.path}>
          {finalCall.cta.label}
          <ButtonArrow />
        </SiteLink>
      </Button>
    </ClosingBlock>
  );
}
