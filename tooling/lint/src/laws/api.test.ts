import { imports } from "../rules/imports.ts";
import { checkRule } from "../testing/check-rule.ts";

checkRule("the API's layers", imports, [
  { file: "apps/api/src/server.ts", code: `import { buildApp } from "./app.ts"` },
  { file: "apps/api/src/app.ts", code: `import { forms } from "./modules/forms/routes.ts"` },
  { file: "apps/api/src/app.ts", code: `import { openStorage } from "./storage/open.ts"` },
  { file: "apps/api/src/modules/forms/routes.ts", code: `import { storeLead } from "./lead-store.ts"` },
  { file: "apps/api/src/modules/forms/routes.ts", code: `import { ProblemError } from "../../answers/problem.ts"` },
  { file: "apps/api/src/modules/forms/lead-store.ts", code: `import type { Tables } from "../../storage/schema.ts"` },
  { file: "apps/api/src/plugins/website.ts", code: `import type { Settings } from "../settings.ts"` },
  { file: "apps/api/src/plugins/rate-limit.ts", code: `import { tooMany } from "../answers/problem.ts"` },
  { file: "apps/api/src/answers/model-answer.ts", code: `import { timedAnswer } from "../ai/timed-answer.ts"` },
  { file: "apps/api/src/graceful-stop.ts", code: `import type { Storage } from "./storage/storage.ts"` },
  { file: "apps/api/src/server.ts", code: `import { stopGracefully } from "./graceful-stop.ts"` },
  { file: "apps/api/src/settings.ts", code: `import { environmentSchema } from "./environment.ts"` },

  {
    file: "apps/api/src/modules/forms/routes.ts",
    code: `import { answer } from "../assistant/assistant-service.ts"`,
    message: /Module forms must not know module assistant: wire the two in app\.ts/,
  },
  {
    file: "apps/api/src/plugins/metrics.ts",
    code: `import { rooms } from "../modules/realtime-chat/rooms.ts"`,
    message: /plugins must not import realtime-chat: imports go server -> app -> modules -> plugins/,
  },
  {
    file: "apps/api/src/storage/open.ts",
    code: `import { ProblemError } from "../answers/problem.ts"`,
    message: /storage must not import answers/,
  },
  {
    file: "apps/api/src/answers/problem.ts",
    code: `import { rateLimits } from "../plugins/rate-limit.ts"`,
    message: /answers must not import plugins/,
  },
  {
    file: "apps/api/src/ai/budget.ts",
    code: `import type { App } from "../app.ts"`,
    message: /ai must not import app/,
  },
  { file: "apps/api/src/ai/built-in/agents/recorder.ts", code: `import type { AgentEvent } from "../../agent.ts"` },
  {
    file: "apps/api/src/ai/text-worker/tasks.ts",
    code: `import { handoverFor } from "../built-in/assistant/handover.ts"`,
  },
  {
    file: "apps/api/src/ai/built-in/assistant/answer.ts",
    code: `import { createGate } from "../../gate.ts"`,
    message: /ai\/built-in must not import src\/ai\/gate\.ts/,
  },
  {
    file: "apps/api/src/modules/health/routes.ts",
    code: `import { stopGracefully } from "../../graceful-stop.ts"`,
    message: /health must not import graceful-stop/,
  },
  {
    file: "apps/api/src/app.ts",
    code: `import { stop } from "./server.ts"`,
    message: /app must not import server/,
  },
  {
    file: "apps/api/src/settings.ts",
    code: `import { openStorage } from "./storage/open.ts"`,
    message: /settings must not import storage/,
  },
]);

checkRule("what only tests use", imports, [
  {
    file: "apps/api/src/modules/forms/routes.test.ts",
    code: `import { build } from "../../testing/build-test-app.ts"`,
  },
  { file: "apps/api/src/testing/build-test-app.ts", code: `import { buildApp } from "../app.ts"` },
  {
    file: "apps/api/src/app.ts",
    code: `import { fakeOpenai } from "./testing/fake-openai.ts"`,
    message: /src\/testing is for tests/,
  },
]);
