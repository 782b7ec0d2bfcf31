import { hero } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { HeroIntro } from "./hero-intro.tsx";
import { NetworkCanvas } from "./network-canvas.tsx";
import { OperationsMap } from "./operations-map.tsx";

/**
 * The first screen: the headline over the full width, below it the fold split. The headline enters by movement only,
 * because browsers do not count what they first paint transparent as the largest contentful paint.
 */
export function Hero() {
  return (
    <section className="relative overflow-hidden [--hero-size:clamp(3.25rem,1.7rem+6.4vw,7.5rem)] pt-[clamp(104px,5vw+64px,136px)]">
      <NetworkCanvas />
      <Container className="relative">
        <h1 className="text-hero text-balance [--rise-from:1] [word-spacing:0.05em] [--rise-delay:300ms] motion-safe:animate-rise">
          {hero.headlineLines.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <div className="mt-[clamp(32px,3.6vw,56px)] grid-cols-10 items-start gap-x-gutter md:grid">
          <HeroIntro className="col-span-4 wide:col-span-3" />
          <OperationsMap className="col-span-6 mt-10 md:mt-0 wide:col-span-7 [--rise-delay:900ms] motion-safe:animate-rise" />
        </div>
      </Container>
    </section>
  );
}
