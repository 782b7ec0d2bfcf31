import { DemoSection } from "./demo-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <DemoSection />
      <TestimonialsSection />
      <FinalCall />
    </>
  );
}
