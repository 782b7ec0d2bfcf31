import { AboutClosing } from "./about-closing.tsx";
import { FlagshipProducts } from "./flagship-products.tsx";
import { FoundingStory } from "./founding-story.tsx";
import { Mission } from "./mission.tsx";
import { Principles } from "./principles.tsx";
import { Vision } from "./vision.tsx";
import { WhatWeBuild } from "./what-we-build.tsx";
import { WhoWeBuildFor } from "./who-we-build-for.tsx";

/** Everything between the header and the footer of `/about`. */
export function AboutPage() {
  return (
    <>
      <Mission />
      <WhatWeBuild />
      <FlagshipProducts />
      <WhoWeBuildFor />
      <FoundingStory />
      <Principles />
      <Vision />
      <AboutClosing />
    </>
  );
}
