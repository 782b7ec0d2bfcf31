import { company } from "@thirtyfold/content";
import { AnimatedLogo, Button, Container } from "@thirtyfold/ui";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { BackLink } from "../../lib/back-link.tsx";
import { DrawnWith } from "../../lib/drawn-with.tsx";
import { paths } from "../../paths.ts";

/** `/logo-demo`: the logo unfolds on a screen of its own, and again on request. */
export function LogoDemoPage() {
  const [round, setRound] = useState(0);
  return (
    <Container className="grid min-h-[calc(100svh-var(--header-height)-72px)] grid-rows-[auto_1fr_auto] justify-items-center gap-y-8 pt-[calc(var(--header-height)+24px)] pb-12">
      <DrawnWith id="site-footer" />
      <BackLink href={paths.home} className="justify-self-start font-semibold">
        Back to Home
      </BackLink>
      <AnimatedLogo key={round} level={1} className="self-center">
        {/* The final font's width, so that the name does not move when the font arrives. */}
        <span className="inline-block max-w-full min-w-[4.43em] text-left">{company.name}</span>
      </AnimatedLogo>
      {/* Under reduced motion there is nothing to replay. */}
      <Button variant="outline" onClick={() => setRound(round + 1)} className="motion-reduce:hidden noscript:hidden">
        <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
        Replay
      </Button>
    </Container>
  );
}
