import { auditFormSchema, intakeFormSchema } from "@thirtyfold/api-contract";
import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

const audit = (fields: object) => auditFormSchema.omit({ origin: true }).parse(fields);

test("the same answers have the same fingerprint in any order", () => {
  const one = fingerprint("audit", audit({ projectTypes: ["AI Agent", "Other"], company: "Quillon" }));
  const other = fingerprint("audit", audit({ company: "Quillon", projectTypes: ["Other", "AI Agent"] }));
  expect(one).toBe(other);
});

test("different answers, another form or a filled honeypot have a different fingerprint", () => {
  const empty = audit({});
  const prints = [
    fingerprint("audit", empty),
    fingerprint("intake", empty),
    fingerprint("audit", audit({ website: "x" })),
    fingerprint("audit", audit({ company: "x" })),
    fingerprint("audit", audit({ problem: "x" })),
    fingerprint("intake", intakeFormSchema.omit({ origin: true }).parse({ name: "x", email: "x@x.example" })),
  ];
  expect(new Set(prints).size).toBe(prints.length);
});
