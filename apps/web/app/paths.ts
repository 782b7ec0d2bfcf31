/**
 * Every URL of the website, the one place that spells them (SPEC, route table). A page that comes later already has its
 * path here; until then it leads to the 404 page.
 */
export const paths = {
  home: "/",
  about: "/about",
  solutions: "/solutions",
  /** `slug` is a key of the solutions' data, for example `agent-delivery`. */
  solution: (slug: string) => `/solutions/${encodeURIComponent(slug)}`,
  aiAutomation: "/ai-automation",
  services: "/services",
  servicesAlias: "/ai-services",
  agents: "/agents",
  playground: "/playground",
  /** The live page of a demo agent: `sales`, `onboarding` or `operations`. */
  tryAgent: (demoType: string) => `/playground/try/${encodeURIComponent(demoType)}`,
  contact: "/contact",
  careers: "/careers",
  jobApplication: (jobId: string) => `/careers/apply/${encodeURIComponent(jobId)}`,
  chat: "/chat",
  websocketDemo: "/websocket-demo",
  dashboard: "/dashboard",
  /** Belongs to a real provider of accounts; until one has it, it is answered by the 404 page (CONTRACT, section 7). */
  admin: "/admin",
  logoDemo: "/logo-demo",
  test: "/test",
  /** A static page outside the router: it opens in a new tab. */
  intakeForm: "/intake-form.html",
} as const;

/**
 * How a link is followed: `page` changes without a reload, `tab` opens a new tab (another host, or a static page such as
 * the intake form), `native` is the browser's own business (a mail address, a place on the page).
 */
export function linkKind(href: string): "page" | "tab" | "native" {
  if (/^https?:|^\/\//.test(href)) return "tab";
  if (!href.startsWith("/")) return "native";
  return /\.html($|[?#])/.test(href) ? "tab" : "page";
}
