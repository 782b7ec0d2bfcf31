import { environment } from "./rules/environment.ts";
import { imports } from "./rules/imports.ts";
import { noEnum } from "./rules/no-enum.ts";
import { noExportStar } from "./rules/no-export-star.ts";
import { plainNames } from "./rules/plain-names.ts";

/** The rules `house/…` of `.oxlintrc.json`. */
const plugin = {
  meta: { name: "house" },
  rules: {
    environment,
    imports,
    "no-enum": noEnum,
    "no-export-star": noExportStar,
    "plain-names": plainNames,
  },
};

// oxlint loads a plugin by its default export.
export default plugin;
