import type { SitePath } from "./site-path.ts";

/**
 * The label of a link to a page that nothing else names, for example in an answer of the assistant. Spelled out, so
 * that code that shows one does not load all facts; a test compares them with the titles.
 */
export const pageLabels: Readonly<Record<SitePath, string>> = {
  "/": "Home",
  "/about": "About us",
  "/solutions": "All solutions",
  "/solutions/agent-delivery": "AI Agent Delivery",
  "/solutions/gpt-customization": "Custom GPT Agents",
  "/solutions/workflow-automation": "AI Workflow Automation",
  "/solutions/no-code-integrations": "No-Code Integrations",
  "/solutions/ai-powered-automation": "AI-Powered Automation",
  "/solutions/ai-consulting": "AI Consulting",
  "/solutions/machine-learning": "Machine Learning",
  "/solutions/enterprise-integration": "Enterprise Integration",
  "/solutions/ai-security": "AI Security",
  "/solutions/ai-automation": "AI Automation for one task",
  "/ai-automation": "AI Automation",
  "/services": "AI Services",
  "/agents": "Agent Library",
  "/playground": "Playground",
  "/playground/try/sales": "Try the Sales Assistant",
  "/playground/try/onboarding": "Try the Client Onboarding Helper",
  "/playground/try/operations": "Try the Daily Ops Tracker",
  "/contact": "Contact",
  "/careers": "Careers",
  "/careers/apply/senior-ai-engineer": "Senior AI Engineer",
  "/careers/apply/ai-ml-engineer": "AI/ML Engineer",
  "/careers/apply/full-stack-developer": "Full-Stack Developer",
  "/careers/apply/product-manager": "Product Lead",
  "/careers/apply/head-of-sales": "Sales & Business Lead",
  "/careers/apply/project-manager": "Project Manager",
  "/chat": "Chat demo",
  "/websocket-demo": "WebSocket demo",
  "/dashboard": "Dashboard",
  "/logo-demo": "Logo",
  "/test": "Stylesheet test",
  "/intake-form.html": "Intake form",
};
