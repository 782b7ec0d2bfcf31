import { company } from "./company.ts";
import type { LabeledLink, SiteLink } from "./site-path.ts";

/** A line of a header menu: its target and a description. */
export type MenuItem = Readonly<{ label: string; description: string; path: SiteLink }>;

/** A header dropdown. */
export type HeaderMenu = Readonly<{ id: string; label: string; items: readonly MenuItem[] }>;

/** The two dropdowns of the header, in order. */
export const headerMenus: readonly HeaderMenu[] = [
  {
    id: "solutions",
    label: "Solutions",
    items: [
      { label: "All Solutions", description: "Eight ways to hand work over", path: "/solutions" },
      {
        label: "AI Agent Delivery",
        description: "A working agent with a named owner",
        path: "/solutions/agent-delivery",
      },
      {
        label: "Custom GPT Agents",
        description: "Answers from your documents",
        path: "/solutions/gpt-customization",
      },
      {
        label: "AI Workflow Automation",
        description: "Steps between your systems",
        path: "/solutions/workflow-automation",
      },
      {
        label: "No-Code Integrations",
        description: "Connect the tools you pay for",
        path: "/solutions/no-code-integrations",
      },
    ],
  },
  {
    id: "ai-services",
    label: "AI Services",
    items: [
      { label: "AI Automation", description: "The 30-day program and pricing", path: "/ai-automation" },
      { label: "Agent Library", description: "Choose your first AI teammate", path: "/agents" },
    ],
  },
];

/** The plain links of the header, after the dropdowns. */
export const headerLinks: readonly LabeledLink[] = [
  { label: "About", path: "/about" },
  { label: "Playground", path: "/playground" },
  { label: "Careers", path: "/careers" },
];

/** The header's button. It opens the intake form in a new tab. */
export const headerCta: LabeledLink = { label: "Contact Us", path: company.intakePath };

/** The footer's link columns. Email and hours beside them come from `company` and `businessHours`. */
export const footerColumns: readonly Readonly<{ title: string; links: readonly LabeledLink[] }>[] = [
  {
    title: "Quick Links",
    links: [
      { label: "About", path: "/about" },
      { label: "Playground", path: "/playground" },
      { label: "Agent Library", path: "/agents" },
      { label: "Careers", path: "/careers" },
      { label: "Contact", path: "/contact" },
    ],
  },
  {
    title: "Solutions",
    links: [
      { label: "Agent Delivery", path: "/solutions/agent-delivery" },
      { label: "GPT Customization", path: "/solutions/gpt-customization" },
      { label: "Workflow Automation", path: "/solutions/workflow-automation" },
      { label: "No-Code Integrations", path: "/solutions/no-code-integrations" },
    ],
  },
];

/** The footer's brand text and the heading over email and hours. */
export const footer = {
  tagline: `Automate 30% of your business in 30 days. ${company.summary}`,
  contactTitle: "Contact",
  /** Follows the sign, the visitor's year and the copyright owner. */
  rights: "All rights reserved.",
} as const;
