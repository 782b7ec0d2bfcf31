import { checkRule } from "../testing/check-rule.ts";
import { environment } from "./environment.ts";

checkRule("the environment", environment, [
  { file: "apps/api/src/settings.ts", code: "const port = process.env.PORT" },
  { file: "apps/api/src/server.ts", code: "start(process.env)" },
  { file: "packages/ui/src/internal/warn-once.ts", code: "process.env.NODE_ENV" },
  { file: "apps/api/src/app.test.ts", code: "process.env.PORT = '1'" },
  { file: "apps/web/app/settings.ts", code: "const api = import.meta.env.VITE_API" },
  { file: "apps/web/vite.config.ts", code: "const port = process.env.PORT" },
  { file: "tooling/run/start.mjs", code: "const port = process.env.PORT" },
  { file: "apps/api/src/app.ts", code: "const { env } = settings; const arch = process.arch; here[env]" },

  {
    file: "apps/api/src/app.ts",
    code: "const port = process.env.PORT",
    message: /process\.env is not for here: add the setting to src\/settings\.ts and take it as a value/,
  },
  {
    file: "apps/api/src/app.ts",
    code: `const port = globalThis.process["env"]`,
    message: /process\.env is not for here/,
  },
  { file: "apps/api/src/app.ts", code: "const { env } = process", message: /process\.env is not for here/ },
  { file: "apps/api/src/app.ts", code: `import { env } from "node:process"`, message: /process\.env is not for here/ },
  {
    file: "apps/web/app/root.tsx",
    code: "const api = import.meta.env.VITE_API",
    message: /import\.meta\.env is not for here: add the setting to app\/settings\.ts/,
  },
  { file: "apps/web/app/settings.ts", code: "const port = process.env.PORT", message: /process\.env is not for here/ },
  {
    file: "packages/content/src/company.ts",
    code: "const name = process.env.NAME",
    message: /process\.env is not for packages: take the value as an argument/,
  },
]);
