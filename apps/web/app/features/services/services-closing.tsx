import { servicesPage } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

const { title, text, cta } = servicesPage.closing;

/** The last word of the page. */
export function ServicesClosing() {
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
