import { about } from "@thirtyfold/content";
import { Button, ButtonArrow, ClosingBlock } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

const { title, text, ctas } = about.closing;

/** Two ways to go on: as a customer, or as a colleague. */
export function AboutClosing() {
  return (
    <ClosingBlock title={title}>
      <p className="mb-7 max-w-[27em] text-[1.0625rem] leading-normal text-pretty">{text}</p>
      <div className="grid gap-2.5 md:w-max">
        {ctas.map((cta, index) => (
          <Button key={cta.path} asChild variant={index === 0 ? "ink" : "ink-outline"} size="xl">
            <SiteLink href={cta.path}>
              {cta.label}
              {index === 0 && <ButtonArrow />}
            </SiteLink>
          </Button>
        ))}
      </div>
    </ClosingBlock>
  );
}
