/** Every URL of the website, written out only here (SPEC, route table). */
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
  /** A demo agent's live page: `sales`, `onboarding` or `operations`. */
  tryAgent: (demoType: string) => `/playground/try/${encodeURIComponent(demoType)}`,
  contact: "/contact",
  careers: "/careers",
  jobApplication: (jobId: string) => `/careers/apply/${encodeURIComponent(jobId)}`,
  chat: "/chat",
  websocketDemo: "/websocket-demo",
  dashboard: "/dashboard",
  /** For a real account provider; a 404 page until there is one (CONTRACT, section 7). */
  admin: "/admin",
  logoDemo: "/logo-demo",
  test: "/test",
  /** A static page outside the router: it opens in a new tab. */
  intakeForm: "/intake-form.html",
} as const;

/**
 * How a link is followed: `page` navigates without a reload, `tab` opens a new tab (another host, or a static page such
 * as the intake form), `native` is left to the browser (a mail address, an anchor on the page).
 */
export function linkKind(href: string): "page" | "tab" | "native" {
  if (/^https?:|^\/\//.test(href)) return "tab";
  if (!href.startsWith("/")) return "native";
  return /\.html($|[?#])/.test(href) ? "tab" : "page";
}
