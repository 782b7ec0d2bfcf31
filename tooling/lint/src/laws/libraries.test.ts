import { imports } from "../rules/imports.ts";
import { checkRule } from "../testing/check-rule.ts";

checkRule("libraries with one home", imports, [
  { file: "apps/api/src/modules/realtime-chat/routes.ts", code: `import websocket from "@fastify/websocket"` },
  { file: "apps/api/src/modules/realtime-chat/websocket-server.ts", code: `import { WebSocket } from "ws"` },
  { file: "apps/api/src/testing/connect-socket.ts", code: `import { WebSocket } from "ws"` },
  { file: "apps/api/src/ai/openai/client.ts", code: `const { OpenAI } = await import("openai")` },
  { file: "apps/api/src/ai/openai/agents.ts", code: `import { zodFunction } from "openai/helpers/zod"` },
  { file: "apps/api/src/storage/postgresql.ts", code: `import pg from "pg"` },
  { file: "apps/api/src/storage/open.test.ts", code: `import { DatabaseSync } from "node:sqlite"` },
  { file: "apps/api/src/channels/postgres-channel.ts", code: `import { Client } from "pg"` },
  { file: "apps/api/src/plugins/rate-limit.ts", code: `import { Redis } from "ioredis"` },

  {
    file: "apps/api/src/ai/built-in/assistant/answer.ts",
    code: `import type { FastifyRequest } from "fastify"`,
    message: /fastify is not for here: ai\/ and storage\/ know no Fastify/,
  },
  {
    file: "apps/api/src/plugins/sockets.ts",
    code: `import websocket from "@fastify/websocket"`,
    message: /@fastify\/websocket is not for here: only modules\/realtime-chat knows the socket library/,
  },
  {
    file: "apps/api/src/modules/realtime-chat/connection.ts",
    code: `import type { WebSocket } from "ws"`,
    message: /ws is not for here: only realtime-chat\/websocket-server\.ts/,
  },
  {
    file: "apps/api/src/modules/assistant/routes.ts",
    code: `import type { ChatCompletion } from "openai/resources"`,
    message: /openai is not for here: only ai\/openai\/ knows the SDK: ask the model through the port/,
  },
  {
    file: "apps/api/src/modules/forms/lead-store.ts",
    code: `import { DatabaseSync } from "node:sqlite"`,
    message: /only storage\/ knows the database drivers: write the query in a \*-store\.ts/,
  },
  {
    file: "apps/api/src/modules/forms/routes.ts",
    code: `import { Redis } from "ioredis"`,
    message: /only channels\/ and plugins\/ know Redis/,
  },
  {
    file: "apps/web/app/lib/chat.ts",
    code: `import { WebSocket } from "ws"`,
    message: /ws is not for here/,
  },
]);

checkRule("Kysely", imports, [
  { file: "apps/api/src/storage/open.ts", code: `import { Kysely, Migrator } from "kysely"` },
  { file: "apps/api/src/modules/forms/lead-store.ts", code: `import { type Kysely, sql } from "kysely"` },
  {
    file: "apps/api/src/modules/forms/lead-store.ts",
    code: `import { Kysely } from "kysely"`,
    message: /A store takes types and `sql` of kysely, not Kysely/,
  },
  {
    file: "apps/api/src/modules/forms/routes.ts",
    code: `import type { Kysely } from "kysely"`,
    message: /kysely is not for here: move the query to a \*-store\.ts/,
  },
]);
