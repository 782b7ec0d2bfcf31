import { hero } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { ButtonLink } from "../../lib/button-link.tsx";
import { NetworkCanvas } from "./network-canvas.tsx";
import { OperationsMap } from "./operations-map.tsx";

/** The headline enters by movement only: a transparent first paint does not count as the largest contentful paint. */
export function Hero() {
  return (
    <section className="relative isolate overflow-hidden [--hero-size:clamp(3.25rem,1.7rem+6.4vw,7.5rem)] pt-[clamp(104px,5vw+64px,136px)]">
      <Container>
        <h1 className="text-hero text-balance [--tf-rise-from:1] [word-spacing:0.05em] [--entrance:home-entrance-300] home-entrance">
          {hero.headlineLines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <NetworkCanvas className="h-[clamp(32px,3.6vw,56px)]" />
        <div className="grid-cols-10 items-start gap-x-gutter md:grid">
          <HeroIntro className="col-span-4 wide:col-span-3" />
          <OperationsMap className="col-span-6 mt-10 md:mt-0 wide:col-span-7 [--entrance:home-entrance-900] home-entrance" />
        </div>
      </Container>
    </section>
  );
}

function HeroIntro({ className }: { className: string }) {
  return (
    <div className={className}>
      <div className="[--entrance:home-entrance-500] home-entrance">
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
      <div className="mt-6 grid gap-2.5 [--entrance:home-entrance-700] home-entrance">
        <ButtonLink href={hero.primary.path} arrow size="lg">
          {hero.primary.label}
        </ButtonLink>
        <ButtonLink href={hero.secondary.path} size="lg" variant="outline">
          {hero.secondary.label}
        </ButtonLink>
      </div>
    </div>
  );
}
