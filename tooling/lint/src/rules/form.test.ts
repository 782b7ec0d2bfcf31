import { checkRule } from "../testing/check-rule.ts";
import { noEnum } from "./no-enum.ts";
import { noExportStar } from "./no-export-star.ts";
import { plainNames } from "./plain-names.ts";

checkRule("enums", noEnum, [
  { file: "apps/api/src/app.ts", code: `const codes = { gone: 410 } as const` },
  { file: "apps/api/src/app.ts", code: "enum Code { Gone = 410 }", message: /No enum: use a union of strings/ },
]);

checkRule("export stars", noExportStar, [
  { file: "packages/ui/src/index.ts", code: `export { Button } from "./button.tsx"` },
  { file: "packages/ui/src/index.ts", code: `export * from "./button.tsx"`, message: /name what is exported/ },
  { file: "packages/ui/src/index.ts", code: `export * as all from "./button.tsx"`, message: /name what is exported/ },
]);

checkRule("names of files", plainNames, [
  { file: "packages/ui/src/index.ts", code: "" },
  { file: "apps/web/app/lib/commonwealth.ts", code: "" },
  { file: "apps/web/app/lib/utils.ts", code: "", message: /"utils\.ts" says nothing/ },
  { file: "apps/api/src/helpers/dates.ts", code: "", message: /"helpers" says nothing/ },
  { file: "apps/web/app/features/home/index.tsx", code: "", message: /No index file inside of an app/ },
]);
