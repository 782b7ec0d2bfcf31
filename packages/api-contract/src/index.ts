export { erasedLeadsSchema, eraseLeadsQuerySchema, feedbackQuerySchema, leadsQuerySchema, mostLeads } from "./admin.ts";
export { answerMailSchema, keptAnswerMailSchema } from "./answer-mail.ts";
export {
  answerIdSchema,
  type ChatHistoryItem,
  type ChatRequest,
  chatHistoryItemSchema,
  chatRequestSchema,
} from "./assistant.ts";
export {
  type AnswerKind,
  type AnswerSource,
  answerKindSchema,
  type ChatEvent,
  type ChatResponse,
  chatEventSchema,
  chatResponseSchema,
  type Handover,
  handoverSchema,
  sourceSchema,
} from "./assistant-answer.ts";
export { assistantTexts, relatedMark } from "./assistant-texts.ts";
export { businessTypes, decisionMakers, projectTypes, timelines } from "./choices.ts";
export {
  type DataRecord,
  type DataTable,
  dataTableSchemas,
  dataTables,
  type NewRecord,
  type Pagination,
  type PerformanceMetricRecord,
  paginationSchema,
  performanceMetricRecordSchema,
  type RecordChanges,
  type SolutionRecord,
  solutionRecordSchema,
} from "./data-tables.ts";
export {
  type FeedbackCount,
  type FeedbackReport,
  type FeedbackRequest,
  type FeedbackResponse,
  feedbackCountSchema,
  feedbackReportSchema,
  feedbackRequestSchema,
  feedbackResponseSchema,
  type Rating,
  ratingSchema,
} from "./feedback.ts";
export {
  type ApplicationForm,
  type AuditForm,
  applicationFormSchema,
  auditFormSchema,
  type IntakeForm,
  intakeFormSchema,
  type Lead,
  leadSchema,
  resumeExtensions,
  type Submission,
  submissionSchema,
  type WaitlistForm,
  waitlistFormSchema,
} from "./forms.ts";
export {
  agentKindOf,
  demoTexts,
  type GenerateEvent,
  type GenerateMessage,
  type GenerateRequest,
  type GenerateResponse,
  generateEventSchema,
  generateMessageSchema,
  generateRequestSchema,
  generateResponseSchema,
  generateTimeoutMs,
} from "./generate.ts";
export { aliveSchema, readySchema } from "./health.ts";
export { type LeadForm, leadForms } from "./lead-forms.ts";
export { type LeadOrigin, leadOriginSchema, sourceOf, toLeadOrigin } from "./lead-origin.ts";
export { emailFormat, limits } from "./limits.ts";
export { type Issue, issueSchema, type Problem, problemSchema, problemTypes } from "./problem.ts";
export {
  type AgentKind,
  agentKinds,
  jsonSchema,
  type RunStep,
  type RunTrace,
  runStepSchema,
  runTraceSchema,
  type ToolCall,
  toolCallSchema,
  traceLimits,
} from "./run-trace.ts";
export { isPlainText, text } from "./text.ts";
export { unansweredQuestionSchema } from "./unanswered.ts";
