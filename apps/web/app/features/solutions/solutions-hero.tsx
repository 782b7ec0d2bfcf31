import { solutionsPage } from "@thirtyfold/content";
import { Button, ButtonArrow, CreaseHero } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { StoryCarousel } from "./story-carousel.tsx";
import { TitleLines } from "./title-lines.tsx";

// The hero's own folded ground, carried on below the stories.
const ground =
  "absolute inset-0 bg-[linear-gradient(90deg,var(--surface)_var(--fold-page),var(--bg-sunken)_0,var(--bg)_calc(var(--fold-page)+220px))] [mask-image:linear-gradient(#000_70%,transparent)] max-md:hidden";

/** The first screen: what is sold, the way to ask for it, and stories that run across the crease. */
export function SolutionsHero() {
  const { headlineLines, subline, cta } = solutionsPage;
  return (
    <div className="relative overflow-hidden">
      <div aria-hidden className={ground} />
      <CreaseHero title={<TitleLines lines={headlineLines} />} className="bg-transparent">
        <p className="max-w-[16em] text-lead text-pretty text-fg-2">{subline}</p>
        <Button asChild size="lg" className="mt-6 w-full md:w-auto">
          <SiteLink href={cta.path}>
            {cta.label}
            <ButtonArrow />
          </SiteLink>
        </Button>
      </CreaseHero>
      <StoryCarousel />
    </div>
  );
}
