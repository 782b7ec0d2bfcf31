export { type AuditFacts, auditPage } from "./audit-page.ts";
export { type IntakeFacts, intakePage } from "./intake-page.ts";
export type { Company, FieldLimits, FormFacts, FormState, Page, PageFacts, PageFonts } from "./page.ts";
export { busyReferencePage, thanksPage, unknownReferencePage } from "./thanks-page.ts";
