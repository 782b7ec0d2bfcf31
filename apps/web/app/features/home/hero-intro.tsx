import { hero } from "@thirtyfold/content";
import { Button, ButtonArrow } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";

/** Left of the fold: what the company does, four benefits, two ways to go on. */
export function HeroIntro({ className }: { className: string }) {
  return (
    <div className={className}>
      <div className="[--rise-delay:500ms] motion-safe:animate-rise">
        <p className="max-w-[27em] text-lead text-pretty text-fg-2">{hero.lead}</p>
        <ul className="mt-6">
          {hero.benefits.map((benefit) => (
            <li key={benefit} className="flex items-baseline gap-3 border-t border-line py-[9px] text-ui text-fg-2">
              <span aria-hidden className="size-[9px] shrink-0 rounded-[1px] bg-tang" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 grid gap-2.5 [--rise-delay:700ms] motion-safe:animate-rise">
        <Button asChild size="lg">
          <SiteLink href={hero.primary.path}>
            {hero.primary.label}
            <ButtonArrow />
          </SiteLink>
        </Button>
        <Button asChild size="lg" variant="outline">
          <SiteLink href={hero.secondary.path}>{hero.secondary.label}</SiteLink>
        </Button>
      </div>
    </div>
  );
}
