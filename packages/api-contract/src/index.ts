export {
  assistantTexts,
  type ChatEvent,
  type ChatHistoryItem,
  type ChatRequest,
  type ChatResponse,
  chatEventSchema,
  chatHistoryItemSchema,
  chatRequestSchema,
  chatResponseSchema,
} from "./assistant.ts";
export {
  type AuditForm,
  auditFormSchema,
  decisionMakers,
  type IntakeForm,
  intakeFormSchema,
  type Lead,
  type LeadForm,
  leadForms,
  leadSchema,
  projectTypes,
  type Submission,
  submissionSchema,
  timelines,
} from "./forms.ts";
export { type Issue, issueSchema, type Problem, problemSchema, problemTypes } from "./problem.ts";
export { isPlainText, limits, text } from "./text.ts";
