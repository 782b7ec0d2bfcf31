import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { type DataRecord, dataTableSchemas, dataTables, type NewRecord } from "./data-tables.ts";

const { solutions, performance_metrics: metrics } = dataTableSchemas;
const refusals = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("a list defaults to newest first, in pages of ten from page 1", () => {
  for (const table of dataTables) {
    expect(dataTableSchemas[table].query.parse({})).toEqual({
      orderBy: "created_at",
      ascending: false,
      page: 1,
      limit: 10,
    });
  }
  const query = { orderBy: "title", ascending: "true", page: "3", limit: "100" };
  expect(solutions.query.parse(query)).toEqual({ orderBy: "title", ascending: true, page: 3, limit: 100 });
});

test.each([
  [{ orderBy: "password" }, "orderBy: Use one of created_at, id, slug, title, subtext, description, featured"],
  [{ orderBy: "cta" }, "orderBy: Use one of created_at, id, slug, title, subtext, description, featured"],
  [{ ascending: "no" }, "ascending: Use true or false"],
  [{ page: "0" }, "page: Use a whole number from 1"],
  [{ page: "1.5" }, "page: Use a whole number from 1"],
  [{ page: "two" }, "page: Use a whole number from 1"],
  [{ page: "1000001" }, "page: There are not so many pages"],
  [{ limit: "0" }, "limit: Use a whole number from 1"],
  [{ limit: "101" }, "limit: Ask for at most 100 records"],
  [{ color: "red" }, ": color is no parameter of a list"],
])("a list query of %o is refused", (query, message) => {
  expect(refusals(solutions.query, query)).toEqual([message]);
});

test("a new solution needs a slug and a title", () => {
  expect(solutions.create.parse({ slug: "ai-audits", title: "AI Audits" })).toEqual({
    slug: "ai-audits",
    title: "AI Audits",
    subtext: "",
    description: "",
    cta: null,
    features: [],
    useCases: [],
    featured: false,
  });
  expect(refusals(solutions.create, {})).toEqual(["slug: Send text", "title: Send text"]);
  expect(refusals(solutions.create, { slug: "AI audits", title: " " })).toEqual([
    "slug: Use small letters, digits and single hyphens",
    "title: Write a text",
  ]);
});

test("a name made only of invisible characters counts as missing", () => {
  const nothing = "\u200b\u3164";
  expect(refusals(solutions.create, { slug: "a", title: nothing })).toEqual(["title: Write a text"]);
  const features = [{ title: nothing, description: "" }];
  expect(refusals(solutions.update, { features })).toEqual(["features.0.title: Write a text"]);
  expect(refusals(metrics.update, { label: nothing })).toEqual(["label: Write a text"]);
  // An older server accepted it.
  const stored = { label: nothing, before: "1", after: "2", ratio: 0.5, illustrative: true };
  const data = { ...stored, id: "a", created_at: "2026-11-27T12:00:00Z" };
  expect(metrics.one.parse({ data })).toEqual({ data });
});

test("server-set and unknown fields are refused, at every depth", () => {
  const given = { slug: "a", title: "A" };
  for (const name of ["id", "created_at", "edited_at", "color"]) {
    expect(refusals(solutions.create, { ...given, [name]: "x" })).toEqual([`: ${name} can't be written`]);
    expect(refusals(solutions.update, { title: "A", [name]: "x" })).toEqual([`: ${name} can't be written`]);
  }
  expect(refusals(solutions.create, { ...given, cta: { text: "Go", link: "/", onclick: "x" } })).toEqual([
    "cta: onclick can't be written",
  ]);
});

test.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "intake", "/a b", "data:text/html,x"])(
  "a call to action never leads to %s",
  (link) => {
    expect(refusals(solutions.update, { cta: { text: "Go", link } })).toEqual([
      "cta.link: Use a path of this site, or an http or https address",
    ]);
  },
);

test("a call to action leads to a page on this site or elsewhere", () => {
  for (const link of ["/", "/contact#form", "https://calendar.example/thirtyfold?x=1"]) {
    expect(refusals(solutions.update, { cta: { text: "Go", link } })).toEqual([]);
  }
});

test("an update contains only the columns it changes, and at least one", () => {
  expect(solutions.update.parse({ title: "New" })).toEqual({ title: "New" });
  expect(metrics.update.parse({ ratio: 0.5 })).toEqual({ ratio: 0.5 });
  expect(refusals(metrics.update, {})).toEqual([": Send at least one column"]);
});

test("a metric's bar is a ratio of its previous value, and illustrative by default", () => {
  const figure = { label: "Closing the month", before: "6 days", after: "2 days", ratio: 1 / 3 };
  expect(metrics.create.parse(figure)).toEqual({ ...figure, illustrative: true });
  expect(refusals(metrics.create, { ...figure, ratio: 1.1 })).toEqual(["ratio: Use a number from 0 to 1"]);
});

test("a list returns its rows and pagination, and ignores what a newer server adds", () => {
  const row = { id: "1", created_at: "2026-11-21T10:00:00.000Z", label: "a", before: "b", after: "c", ratio: 0 };
  const pagination = { page: 1, limit: 10, total: 1, pages: 1 };
  const list = metrics.list.parse({ data: [{ ...row, illustrative: true, more: 1 }], pagination, more: 1 });
  expect(list).toEqual({ data: [{ ...row, illustrative: true }], pagination });
});

test("types follow the table name", () => {
  expectTypeOf<DataRecord<"solutions">["slug"]>().toEqualTypeOf<string>();
  expectTypeOf<DataRecord<"performance_metrics">["ratio"]>().toEqualTypeOf<number>();
  expectTypeOf<{ slug: string; title: string }>().toExtend<NewRecord<"solutions">>();
});
