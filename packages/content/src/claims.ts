import { company } from "./company.ts";
import type { SitePath } from "./site-path.ts";

/**
 * A statement of fact about the company or its product that somebody must be able to prove. It is shown in SPEC's
 * wording; the mark lets the owner find it, prove it or take it down in one place.
 */
export type Claim = Readonly<{ claim: true; text: string; shownOn: readonly SitePath[] }>;

function claim(text: string, ...shownOn: readonly SitePath[]): Claim {
  return { claim: true, text, shownOn };
}

/** Every claim of the website. */
export const claims = {
  thirtyPercent: claim(company.tagline, "/", "/ai-automation"),
  analysisTime: claim("75% reduction in analysis time", "/"),
  soc2Gdpr: claim("SOC 2 and GDPR compliant", "/playground"),
  uptime: claim("99.9% uptime SLA", "/playground"),
  encryption: claim("End-to-end encryption", "/playground"),
  accessControls: claim("Role-based access controls", "/playground"),
  customTraining: claim("Custom training", "/playground"),
  regulations: claim("compliance with GDPR, HIPAA and CCPA", "/contact"),
  volume: claim("Volume can triple without a new hire.", "/"),
  expertise: claim("Engineers and operators who have run the processes they now automate.", "/solutions"),
} as const satisfies Record<string, Claim>;
