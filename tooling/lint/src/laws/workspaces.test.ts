import { imports } from "../rules/imports.ts";
import { checkRule } from "../testing/check-rule.ts";

checkRule("apps and packages", imports, [
  { file: "apps/web/app/root.tsx", code: `import { Button } from "@thirtyfold/ui"` },
  { file: "apps/web/app/root.tsx", code: `import "@thirtyfold/ui/tokens.css"` },
  { file: "apps/api/src/app.ts", code: `import { company } from "@thirtyfold/content"` },
  { file: "apps/api/src/ai/openai.ts", code: `import { systemPrompt } from "@thirtyfold/ai-prompts"` },
  { file: "packages/ui/src/button.tsx", code: `import { cva } from "class-variance-authority"` },
  { file: "packages/ui/vitest.config.ts", code: `import { preset } from "@thirtyfold/vitest"` },
  { file: "tooling/bench/bench.ts", code: `import { company } from "../../packages/content/src/index.ts"` },

  {
    file: "apps/api/src/app.ts",
    code: `import { Button } from "@thirtyfold/ui"`,
    message: /The API draws nothing: packages\/ui is for the website and the desk/,
  },
  { file: "apps/desk/app/root.tsx", code: `import { Button } from "@thirtyfold/ui"` },
  {
    file: "apps/desk/app/lib/x.ts",
    code: `import { systemPrompt } from "@thirtyfold/ai-prompts"`,
    message: /The desk asks no model/,
  },
  {
    file: "apps/web/app/lib/seo.ts",
    code: `import type { App } from "@thirtyfold/api"`,
    message: /apps\/api exports nothing: move what both need to a package/,
  },
  {
    file: "apps/api/src/app.ts",
    code: `import { paths } from "../../web/app/paths.ts"`,
    message: /This path leaves apps\/api: import the package by its name/,
  },
  {
    file: "packages/ai-prompts/src/prompt.ts",
    code: `import { company } from "@thirtyfold/content"`,
    message: /Packages are leaves: packages\/ai-prompts must not import @thirtyfold\/content\. Take it as an argument/,
  },
  {
    file: "packages/ai-prompts/src/prompt.ts",
    code: `export type { Company } from "../../content/src/company.ts"`,
    message: /This path leaves packages\/ai-prompts/,
  },
  {
    file: "packages/ui/src/button.tsx",
    code: `type Preset = import("@thirtyfold/vitest").Preset`,
    message: /tooling\/vitest is for development only/,
  },
]);

checkRule("what the website may know of prompts", imports, [
  { file: "apps/web/app/lib/x.ts", code: `import type { Sample } from "@thirtyfold/ai-prompts"` },
  { file: "apps/web/app/lib/x.ts", code: `import { type Sample, toneLabels } from "@thirtyfold/ai-prompts"` },
  { file: "apps/web/app/lib/x.ts", code: `import { assistantGreeting } from "@thirtyfold/ai-prompts"` },
  { file: "apps/web/app/lib/x.ts", code: `export { TONE_LABELS } from "@thirtyfold/ai-prompts"` },
  {
    file: "apps/web/app/lib/x.ts",
    code: `import { systemPrompt, toneLabels } from "@thirtyfold/ai-prompts"`,
    message: /types and labels .* of ai-prompts only, not systemPrompt: prompts are built by the API/,
  },
  {
    file: "apps/web/app/lib/x.ts",
    code: `import * as prompts from "@thirtyfold/ai-prompts"`,
    message: /types and labels .* of ai-prompts only/,
  },
  {
    file: "apps/web/app/lib/x.ts",
    code: `export * from "@thirtyfold/ai-prompts"`,
    message: /types and labels .* of ai-prompts only/,
  },
]);
