import { featureCards, featuresIntro } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { FeatureCard } from "./feature-card.tsx";

/** Three things that make an agent useful, as cells of one ruled frame. */
export function FeaturesSection() {
  return (
    <section aria-labelledby="features" className="py-section">
      <Container>
        <SectionHeader titleId="features" title={featuresIntro.title} lead={featuresIntro.lead} />
        <div className="grid divide-y divide-line rounded-md border border-line wide:grid-cols-3 wide:divide-x wide:divide-y-0">
          {featureCards.map((card) => (
            <FeatureCard key={card.id} card={card} />
          ))}
        </div>
      </Container>
    </section>
  );
}
