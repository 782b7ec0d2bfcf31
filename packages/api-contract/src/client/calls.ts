import * as z from "zod/mini";
import { erasedLeadsSchema, eraseLeadsQuerySchema, feedbackQuerySchema, leadsQuerySchema } from "../admin.ts";
import { answerMailSchema, keptAnswerMailSchema } from "../answer-mail.ts";
import { chatRequestSchema } from "../assistant.ts";
import { chatEventSchema, chatResponseSchema } from "../assistant-answer.ts";
import { dataTableSchemas } from "../data-tables.ts";
import { feedbackReportSchema, feedbackRequestSchema, feedbackResponseSchema } from "../feedback.ts";
import {
  applicationFormSchema,
  auditFormSchema,
  intakeFormSchema,
  leadSchema,
  submissionSchema,
  waitlistFormSchema,
} from "../forms.ts";
import { generateEventSchema, generateRequestSchema, generateResponseSchema } from "../generate.ts";
import { aliveSchema, readySchema } from "../health.ts";
import { unansweredQuestionSchema } from "../unanswered.ts";
import type { Calls } from "./call.ts";

const { solutions, performance_metrics: metrics } = dataTableSchemas;

/** The calls of the website and of administrators; the latter need `authorization: Bearer ADMIN_TOKEN`. */
export const calls = {
  "POST /api/openai/chat": { body: chatRequestSchema, answer: chatResponseSchema, event: chatEventSchema },
  "GET /api/openai/chat/{id}": {
    query: z.object({ after: z.optional(z.number()) }),
    answer: chatResponseSchema,
    event: chatEventSchema,
  },
  "DELETE /api/openai/chat/{id}": {},
  "POST /api/assistant/feedback": { body: feedbackRequestSchema, answer: feedbackResponseSchema },
  "POST /api/assistant/unanswered": { body: unansweredQuestionSchema },
  "POST /api/ai/generate": { body: generateRequestSchema, answer: generateResponseSchema, event: generateEventSchema },

  "GET /api/realtime-chat/rooms/{roomId}/answer-mail": { answer: keptAnswerMailSchema },
  "POST /api/realtime-chat/rooms/{roomId}/answer-mail": { body: answerMailSchema },
  "DELETE /api/realtime-chat/rooms/{roomId}/answer-mail": {},

  "POST /api/forms/intake": { body: intakeFormSchema, answer: submissionSchema },
  "POST /api/forms/audit": { body: auditFormSchema, answer: submissionSchema },
  "POST /api/forms/waitlist": { body: waitlistFormSchema, answer: submissionSchema },
  "POST /api/forms/applications": { form: applicationFormSchema, answer: submissionSchema },

  "GET /api/solutions": { query: solutions.query, answer: solutions.list },
  "POST /api/solutions": { body: solutions.create, answer: solutions.one },
  "PATCH /api/solutions/{id}": { body: solutions.update, answer: solutions.one },
  "DELETE /api/solutions/{id}": {},
  "GET /api/performance_metrics": { query: metrics.query, answer: metrics.list },
  "POST /api/performance_metrics": { body: metrics.create, answer: metrics.one },
  "PATCH /api/performance_metrics/{id}": { body: metrics.update, answer: metrics.one },
  "DELETE /api/performance_metrics/{id}": {},

  "GET /api/admin/leads": { query: leadsQuerySchema, answer: z.array(leadSchema) },
  "DELETE /api/admin/leads": { query: eraseLeadsQuerySchema, answer: erasedLeadsSchema },
  "GET /api/admin/leads/{id}": { answer: leadSchema },
  "DELETE /api/admin/leads/{id}": {},
  /** A file: use `client.fetch`. */
  "GET /api/admin/leads/{id}/resume": {},
  "GET /api/admin/feedback": { query: feedbackQuerySchema, answer: feedbackReportSchema },

  "GET /healthz": { answer: aliveSchema },
  "GET /readyz": { answer: readySchema },
} as const satisfies Calls;
