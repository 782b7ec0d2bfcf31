import type { Problem } from "@thirtyfold/api-contract";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { buildTestApp } from "../testing/build-test-app.ts";
import { adminToken, signInOwner } from "../testing/desk-calls.ts";
import { validatorCompiler } from "./problem.ts";

function issuesOf(schema: z.ZodType, value: unknown): (string | undefined)[] {
  const result = validatorCompiler({ schema })(value);
  return "error" in result ? (result.error.options.issues ?? []).map(({ message }) => message) : [];
}

it.each<[z.ZodType, unknown, string]>([
  [z.object({}), 1, "Send an object"],
  [z.string(), undefined, "Send text"],
  [z.number(), "1", "Send a number"],
  [z.int(), 1.5, "Send a whole number"],
  [z.array(z.string()), {}, "Send a list"],
  [z.enum(["new", "won", "lost"]), "gone", "Use new, won or lost"],
  [z.literal(true), 1, "Use true"],
  [z.string().max(5_000), "x".repeat(5_001), "Use at most 5,000 characters"],
  [z.string().min(1), "", "Use at least 1 character"],
  [z.string().length(87), "", "Use 87 characters"],
  [z.array(z.int()).max(2), [1, 2, 3], "Send at most 2 entries"],
  [z.int().positive(), 0, "Use a number above 0"],
  [z.int().max(1_000), 1_001, "Use a number of at most 1,000"],
  [z.iso.date(), "today", "Write a day as 2026-11-21"],
  [z.url(), "here", "Write a whole address, with https://"],
  [z.string().regex(/^a$/), "b", "Write it in the form that is described"],
  [z.strictObject({}), { a: 1, b: 2 }, "Leave out a, b"],
  [z.union([z.string(), z.int()]), true, "Send what is described"],
  [z.string("Enter your name"), undefined, "Enter your name"],
])("tells the client what to send: %#, %o", (schema, value, words) => {
  expect(issuesOf(schema, value)).toEqual([words]);
});

type Described = { properties?: Record<string, Described>; anyOf?: Described[] };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Described }> };
};

const unlikely = ["\u0001", "-1.5", "x".repeat(9_000)];
const wrong = [undefined, null, -1.5, "", "\u0001", "x".repeat(9_000), [], [{}], {}, true];

/** Inputs that a route should reject. */
function inputsOf({ parameters = [], requestBody }: Operation): Pick<InjectOptions, "query" | "payload">[] {
  const names = parameters.filter(({ in: place }) => place === "query").map(({ name }) => name);
  const queries = unlikely.map((value) => ({ query: Object.fromEntries(names.map((name) => [name, value])) }));
  const schema = requestBody?.content["application/json"]?.schema;
  if (!schema) return names.length > 0 ? queries : [];
  const keys = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
  const bodies = wrong.map((value) => Object.fromEntries([...keys, "strange"].map((key) => [key, value])));
  return [...bodies, []].map((payload) => ({ payload }));
}

it("covers every route: no answer contains zod's own messages", async () => {
  const app = await buildTestApp({ env: { ADMIN_TOKEN: adminToken, RATE_DESK: "0" } });
  const headers = { ...(await signInOwner(app)), authorization: `Bearer ${adminToken}` };
  const { paths } = (await app.inject("/openapi.json")).json<{ paths: Record<string, Record<string, Operation>> }>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      // Signing out would end the session that the others need.
      path === "/api/desk/session" && method === "delete"
        ? []
        : inputsOf(operation).map((input) => ({ url: path.replaceAll(/\{\w+\}/g, "x"), method, headers, ...input })),
    ),
  );
  const messages = new Set<string>();
  for (const call of calls) {
    const answer = await app.inject(call as InjectOptions);
    if (answer.statusCode !== 400 || !answer.headers["content-type"]?.includes("problem+json")) continue;
    for (const { message } of answer.json<Problem>().issues ?? []) messages.add(message);
  }
  expect(messages.size).toBeGreaterThan(30);
  expect([...messages].filter((message) => /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/.test(message))).toEqual([]);
});
