import { join } from "node:path";

import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";

import type { Rule } from "../rules/rule.ts";

Object.assign(RuleTester, { describe, it });

const root = join(import.meta.dirname, "../../../..");

/** A file of the repository (it need not exist) with its code; `message` when the rule must report it. */
export interface Case {
  readonly file: string;
  readonly code: string;
  readonly message?: RegExp;
}

/** Runs a rule over the cases as oxlint does, one test each. */
export function checkRule(name: string, rule: Rule, cases: readonly Case[]): void {
  const prepared = cases.map(({ file, code, message }) => ({
    name: `${file}: ${code}`,
    filename: join(root, file),
    code,
    ...(message && { errors: [{ message }] }),
  }));
  new RuleTester().run(name, rule, {
    valid: prepared.filter((each) => each.errors === undefined),
    invalid: prepared.flatMap(({ errors, ...each }) => (errors === undefined ? [] : [{ ...each, errors }])),
  });
}
