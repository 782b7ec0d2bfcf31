import { libraryAgents, type Passage, solutions } from "@thirtyfold/content";
import { z } from "zod";
import { siteFinder } from "../../assistant/find.ts";
import { defineTool, shortText } from "../tool.ts";

const maxOffers = 3;

/** The offer of a passage; a use case belongs to its solution. */
function offerOf({ id }: Passage): { title: string; path: string; what: string } | undefined {
  const [slug = ""] = id.split(".");
  const agent = libraryAgents.find((one) => one.slug === slug);
  if (agent) return { title: agent.name, path: "/agents", what: agent.job };
  const solution = Object.values(solutions).find((one) => one.slug === slug);
  return solution && { title: solution.title, path: `/solutions/${solution.slug}`, what: solution.subtext };
}

/** Finds the company's offer for each need. */
export const matchOffers = defineTool({
  name: "match_offers",
  title: "Match the offers",
  description: "Finds which offers of the company fit the needs, with the page of each. Empty when none fits.",
  input: z.object({ needs: z.array(shortText(300)).max(6) }),
  output: z.object({
    offers: z.array(z.object({ title: z.string(), path: z.string(), what: z.string(), need: z.string() })),
  }),
  run({ needs }) {
    const offers = new Map<string, { title: string; path: string; what: string; need: string }>();
    for (const need of needs) {
      const fit = siteFinder.fitting(need, "solution", "agent", "use-case");
      const offer = fit && offerOf(fit);
      if (offer && !offers.has(offer.title)) offers.set(offer.title, { ...offer, need });
    }
    return { offers: [...offers.values()].slice(0, maxOffers) };
  },
});
