import {
  agentKindOf,
  type GenerateRequest,
  generateEventSchema,
  generateRequestSchema,
  generateResponseSchema,
} from "@thirtyfold/api-contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AgentJob, AgentRunner } from "../../ai/agent.ts";
import { type AnswerTimes, answerProblems, sendAnswer, streamedNote } from "../../answers/model-answer.ts";

export type GenerateOptions = AnswerTimes & { agents: AgentRunner };

const schema = {
  operationId: "runDemoAgent",
  summary: "Run a demo agent",
  description:
    "`demoType` is `sales`, `onboarding`, `operations` or `ops`; anything else is a general helper. The system message " +
    `that a client sends is dropped: the server has its own. ${streamedNote}`,
  tags: ["demos"],
  body: generateRequestSchema,
  response: {
    200: {
      description: "The result, plain text, and the trace of the run.",
      content: {
        "application/json": { schema: generateResponseSchema },
        "text/event-stream": { schema: generateEventSchema },
      },
    },
    ...answerProblems,
  },
};

/** `POST /api/ai/generate`: the demo agents (CONTRACT, section 3). */
export const generateModule: FastifyPluginAsyncZod<GenerateOptions> = async (app, { agents, ...times }) => {
  app.post(
    "/api/ai/generate",
    {
      schema,
      config: { rate: "ai" },
      // Not validated: checking a 10 kB trace costs more than everything else.
      serializerCompiler: () => (result) => JSON.stringify(result),
    },
    (request, reply) => sendAnswer(request, reply, (signal) => agents.run(jobOf(request.body), signal), times),
  );
};

function jobOf({ messages, demoType, timeZone }: GenerateRequest): AgentJob {
  return {
    kind: agentKindOf(demoType),
    messages: messages.flatMap(({ role, content }) => (role === "system" ? [] : [{ role, content }])),
    ...(timeZone !== undefined && { timeZone }),
  };
}
