import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The build writes pages without parameters to HTML files. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("solutions", "routes/solutions.tsx"),
  route("solutions/:slug", "routes/solution.tsx"),
  route("data/solutions.json", "routes/solutions-data.ts"),
  route("solutions/machine-learning", "routes/machine-learning.tsx"),
  route("solutions/ai-consulting", "routes/ai-consulting.tsx"),
  route("solutions/enterprise-integration", "routes/enterprise-integration.tsx"),
  route("ai-automation", "routes/ai-automation.tsx"),
  route("solutions/ai-powered-automation", "routes/ai-automation.tsx", { id: "ai-powered-automation" }),
  route("services", "routes/services.tsx"),
  route("ai-services", "routes/services.tsx", { id: "ai-services" }),
  route("agents", "routes/agents.tsx"),
  route("playground", "routes/playground.tsx"),
  route("playground/try/sales", "routes/try-agent.tsx", { id: "try-sales" }),
  route("playground/try/onboarding", "routes/try-agent.tsx", { id: "try-onboarding" }),
  route("playground/try/operations", "routes/try-agent.tsx", { id: "try-operations" }),
  route("dashboard", "routes/dashboard.tsx"),
  route("chat", "routes/chat.tsx"),
  route("websocket-demo", "routes/websocket-demo.tsx"),
  route("logo-demo", "routes/logo-demo.tsx"),
  route("test", "routes/test.tsx"),
  route("contact", "routes/contact.tsx"),
  route("careers", "routes/careers.tsx"),
  route("careers/apply/:jobId", "routes/job-application.tsx"),
  // A single route for all unknown paths, so that the HTML generated for /404 fits wherever it is served.
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
