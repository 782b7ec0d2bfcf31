import { promise } from "./company.ts";
import { intakeCta, type Solution, type SolutionSlug } from "./solution.ts";
import { aiConsulting, enterpriseIntegration, machineLearning } from "./solutions-programs.ts";

/** The built-in solutions that are not in the data set (SPEC, section 3). */
export type BuiltInSlug = "ai-security" | "ai-automation";

const aiSecurity: Solution<"ai-security"> = {
  slug: "ai-security",
  title: "AI Security",
  subtext: "What an agent may read, write and send, decided before it starts and checked every day.",
  description:
    "An agent reads mail from strangers and can write to your systems. We set what it may touch, test it with the tricks that attackers use and make every step visible, so that a mistake stays small and is found.",
  cta: intakeCta("Review My Agents"),
  features: [
    {
      title: "Least access, written down",
      description: "Each agent gets an account of its own with the rights that its role sheet names, and no others.",
    },
    {
      title: "Tested against tricks",
      description:
        "We send it hidden instructions, false invoices and polite lies, and keep what worked as a test for every change.",
    },
    {
      title: "A switch within reach",
      description: "A named person can stop an agent in one place. What it had begun is listed and can be undone.",
    },
  ],
  useCases: [
    {
      industry: "Finance",
      task: "payment checks",
      text: "Holds every changed bank account until a person has called the supplier back.",
    },
    {
      industry: "Healthcare",
      task: "record access",
      text: "Shows an agent only the fields of a record that its task needs, and logs each look.",
    },
    {
      industry: "Legal",
      task: "document limits",
      text: "Keeps one client's documents out of every answer that is written for another.",
    },
    {
      industry: "Support",
      task: "hidden instructions",
      text: "Treats what a message asks for as text to read, never as an order to follow.",
    },
  ],
};

const aiAutomation: Solution<"ai-automation"> = {
  slug: "ai-automation",
  title: "AI Automation",
  subtext: "The first repeated task off your desk: one agent, one job, one month.",
  description: `A small start into the ${promise.days}-day program: one task that comes back every day, handed to one agent, with its hours counted before and after. If the count does not move, we stop.`,
  cta: intakeCta("Start With One Task"),
  features: [
    {
      title: "One task, chosen together",
      description: "We look for high volume, clear rules and a result that a person can check in a minute.",
    },
    {
      title: "Beside your people first",
      description: "For the first weeks the agent drafts and a person sends. Both see what it would have done.",
    },
    {
      title: "Counted, then decided",
      description: "At the end there are two numbers, before and after. You decide what comes next, if anything.",
    },
  ],
  useCases: [
    {
      industry: "Trades",
      task: "missed calls",
      text: "Answers a missed call by text within minutes and collects what the visit needs.",
    },
    {
      industry: "Accounting",
      task: "document chasing",
      text: "Asks clients for the missing receipts by name and date until the folder is complete.",
    },
    {
      industry: "Hospitality",
      task: "group requests",
      text: "Turns a request for forty guests into a draft offer with dates, rooms and menus.",
    },
    {
      industry: "Education",
      task: "enrollment questions",
      text: "Answers questions about dates, fees and places, and passes on what needs a person.",
    },
  ],
};

/** An entry for each built-in solution, so that its card leads somewhere. */
export const builtInSolutions: Readonly<{ [Slug in BuiltInSlug]: Solution<Slug> }> = {
  "ai-security": aiSecurity,
  "ai-automation": aiAutomation,
};

/** The subject of a use case, as the name of a lucide icon. */
export type IndustryIcon =
  | "banknote"
  | "calculator"
  | "concierge-bell"
  | "graduation-cap"
  | "headset"
  | "heart-pulse"
  | "key-round"
  | "landmark"
  | "radio-tower"
  | "scale"
  | "store"
  | "trending-up"
  | "truck"
  | "umbrella"
  | "users-round"
  | "wrench"
  | "zap";

/** A solution of the list that replaces the data set (SPEC, section 3); only featured ones are shown large. */
export type FallbackSolution = Omit<Solution<SolutionSlug | BuiltInSlug>, "useCases"> &
  Readonly<{
    id: string;
    /** The solution whose icon it uses: a slug without its own gets that of `agent-delivery`. */
    icon: SolutionSlug;
    useCases: readonly Readonly<{ industry: string; task: string; description: string; icon: IndustryIcon }>[];
    featured: boolean;
  }>;

type Icons = readonly [IndustryIcon, IndustryIcon, IndustryIcon, IndustryIcon];

function fallback(
  { useCases, ...solution }: Solution<SolutionSlug | BuiltInSlug>,
  icon: SolutionSlug,
  [first, second, third, fourth]: Icons,
): FallbackSolution {
  const [one, two, three, four] = useCases;
  const drawn = [
    { ...one, icon: first },
    { ...two, icon: second },
    { ...three, icon: third },
    { ...four, icon: fourth },
  ];
  return {
    ...solution,
    id: solution.slug,
    icon,
    useCases: drawn.map(({ text, ...useCase }) => ({ ...useCase, description: text })),
    featured: !(solution.slug in builtInSolutions),
  };
}

/** The list that is shown if the data set can't be read or is empty (SPEC, section 4), in this order. */
export const fallbackSolutions: readonly FallbackSolution[] = [
  fallback(aiConsulting, "ai-consulting", ["key-round", "scale", "users-round", "trending-up"]),
  fallback(machineLearning, "machine-learning", ["store", "radio-tower", "zap", "umbrella"]),
  fallback(enterpriseIntegration, "enterprise-integration", ["landmark", "truck", "radio-tower", "zap"]),
  fallback(aiSecurity, "agent-delivery", ["banknote", "heart-pulse", "scale", "headset"]),
  fallback(aiAutomation, "agent-delivery", ["wrench", "calculator", "concierge-bell", "graduation-cap"]),
];
