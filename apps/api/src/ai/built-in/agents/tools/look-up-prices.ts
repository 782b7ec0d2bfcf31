import { pricing } from "@thirtyfold/content";
import { z } from "zod";
import { defineTool } from "../tool.ts";

export const lookUpPrices = defineTool({
  name: "look_up_prices",
  title: "Look up the prices",
  description:
    "Gives every price that may be told, for a number of agents. Tell no other: what is not in it is set in the free " +
    "AI audit. Samples are samples, not an offer.",
  input: z.object({ agents: z.int().min(1).max(100) }),
  output: z.object({
    firstAgent: z.string(),
    covers: z.string(),
    scope: z.string(),
    furtherAgents: z.string().nullable(),
    samples: z.array(z.object({ label: z.string(), value: z.string() })),
    samplesNote: z.string(),
  }),
  run: ({ agents }) => ({
    firstAgent: pricing.firstAgent,
    covers: pricing.covers,
    scope: pricing.scope,
    furtherAgents: agents > 1 ? "The list has no price for further agents. It is set in the free AI audit." : null,
    samples: pricing.samples.map(({ label, value }) => ({ label, value })),
    samplesNote: pricing.samplesNote,
  }),
});

/** The starting price in US dollars. */
export const startingPrice = Number(pricing.firstAgent.replaceAll(/[$,]/g, ""));
