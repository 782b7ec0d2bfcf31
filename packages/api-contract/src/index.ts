export {
  assistantTexts,
  chatEventSchema,
  chatHistoryItemSchema,
  chatRequestSchema,
  chatResponseSchema,
  type ChatEvent,
  type ChatHistoryItem,
  type ChatRequest,
  type ChatResponse,
} from "./assistant.ts";
export {
  auditFormSchema,
  decisionMakers,
  intakeFormSchema,
  leadForms,
  leadSchema,
  projectTypes,
  submissionSchema,
  timelines,
  type AuditForm,
  type IntakeForm,
  type Lead,
  type LeadForm,
  type Submission,
} from "./forms.ts";
export { issueSchema, problemSchema, problemTypes, type Issue, type Problem } from "./problem.ts";
export { isPlainText, limits, text } from "./text.ts";
