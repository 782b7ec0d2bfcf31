import { BelowFold } from "../../lib/below-fold.tsx";
import { DemoSection } from "./demo-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <BelowFold>
        <FeaturesSection />
        <DemoSection />
        <TestimonialsSection />
        <FinalCall />
      </BelowFold>
    </>
  );
}
