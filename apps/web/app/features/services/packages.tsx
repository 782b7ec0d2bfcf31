import { automationPage, pricing } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";

/** The pricing section's id, which other pages and the assistant link to. */
export const packagesId = "packages";

const { packages, primary } = automationPage;

/** One price and its contents. The scope is set in the audit, so there are no tiers. */
export function Packages() {
  return (
    <section
      id={packagesId}
      aria-labelledby="packages-title"
      className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]"
    >
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-3">
            <h2 id="packages-title" className="text-h2 text-balance">
              {packages.title}
            </h2>
          </div>
          <div className="col-span-7 mt-8 md:mt-0">
            <p className="text-display [word-spacing:0.04em]">{pricing.from}</p>
            <p className="mt-4 text-lead text-fg-2">for {pricing.covers}</p>
            <h3 className="mt-[clamp(36px,4vw,64px)] mb-4 text-h4">{packages.includedTitle}</h3>
            <ul className="grid border-b border-line md:grid-cols-2 md:gap-x-gutter">
              {pricing.included.map((item) => (
                <li key={item} className="flex items-baseline gap-3 border-t border-line py-3 text-fg-2">
                  <span aria-hidden className="size-[9px] shrink-0 rounded-[1px] bg-tang" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-6 max-w-[34.5em] text-pretty text-fg-2">{pricing.scope}</p>
            <div className="mt-7 flex flex-wrap gap-x-4 gap-y-2.5 max-wide:grid max-wide:justify-items-start max-md:justify-items-stretch">
              <ButtonLink href={primary.path} arrow size="lg">
                {primary.label}
              </ButtonLink>
              <ButtonLink href={packages.auditLink.path} size="lg" variant="link" className="px-3 md:max-wide:px-0">
                {packages.auditLink.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
