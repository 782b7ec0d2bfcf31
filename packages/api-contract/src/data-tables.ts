import { z } from "zod";
import { limits, visibleCharacter } from "./limits.ts";
import { text } from "./text.ts";

/** The tables of the generic data client; each is at `/api/{table}`. */
export const dataTables = ["solutions", "performance_metrics"] as const;
export type DataTable = (typeof dataTables)[number];

/** Names an object's unrecognized keys, and what is wrong with them. */
const refuseOthers = (wrong: string) => ({
  error: (issue: Pick<z.core.$ZodRawIssue, "code"> & { keys?: unknown }) =>
    issue.code === "unrecognized_keys" ? `${String(issue.keys)} ${wrong}` : undefined,
});

const newLine = text(limits.name).refine((value) => visibleCharacter.test(value), "Write a text");
/** For a row that is read: older servers accepted lines without visible characters. */
const storedLine = text(limits.name);
const link = z
  .string("Send text")
  .max(limits.url, `Use at most ${limits.url.toLocaleString("en-US")} characters`)
  .regex(/^(\/(?![/\\])|https?:\/\/)[\x21-\x7e]*$/, "Use a path of this site, or an http or https address");
const few = 12;
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, "Send a list").max(few, `Send at most ${few} entries`);
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape, refuseOthers("can't be written"));

/** The fields of a solution (SPEC, section 3); `slug` is the end of its page's address, and unique. */
const solutionOf = (line: z.ZodString) => ({
  slug: z
    .string("Send text")
    .max(100, "Use at most 100 characters")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens"),
  title: line,
  subtext: text(limits.name),
  description: text(limits.longText),
  cta: part({ text: line, link }).nullable(),
  features: list(part({ title: line, description: text(limits.longText) })),
  useCases: list(part({ industry: line, task: text(limits.name), description: text(limits.longText) })),
  featured: z.boolean("Send true or false"),
});

/** The fields of a before/after figure; `ratio` is the length of the second bar, as a share of the first. */
const metricOf = (line: z.ZodString) => ({
  label: line,
  before: line,
  after: line,
  ratio: z.number("Send a number").min(0, "Use a number from 0 to 1").max(1, "Use a number from 0 to 1"),
  illustrative: z.boolean("Send true or false"),
});

/** The writable fields. */
const [solution, metric] = [solutionOf(newLine), metricOf(newLine)];

const identity = { id: z.string(), created_at: z.iso.datetime() };

/** The query of a list: its order and its page. */
function listQuery(columns: readonly string[]) {
  const whole = "Use a whole number from 1";
  const known = ["created_at", "id", ...columns];
  return z.strictObject(
    {
      orderBy: z.enum(known, `Use one of ${known.join(", ")}`).default("created_at"),
      ascending: z
        .enum(["true", "false"], "Use true or false")
        .default("false")
        .transform((value) => value === "true"),
      page: z.coerce.number(whole).int(whole).min(1, whole).max(1_000_000, "There are not so many pages").default(1),
      limit: z.coerce.number(whole).int(whole).min(1, whole).max(100, "Ask for at most 100 records").default(10),
    },
    refuseOthers("is no parameter of a list"),
  );
}

function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), pagination: paginationSchema });
}

const update = <Shape extends z.ZodRawShape>(shape: Shape) =>
  part(shape)
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, "Send at least one column");

/** A page's position in its list; an empty list has no pages. */
export const paginationSchema = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});

/** A row of `solutions`; `created_at` in ISO 8601, UTC. */
export const solutionRecordSchema = z.object({ ...identity, ...solutionOf(storedLine) });
/** A row of `performance_metrics`. */
export const performanceMetricRecordSchema = z.object({ ...identity, ...metricOf(storedLine) });

/**
 * `query` and `list` of `GET /api/{table}`, `create` of `POST`, `update` of `PATCH`; `one`: the answer of both.
 * Columns that a table lacks are refused.
 */
export const dataTableSchemas = {
  solutions: {
    query: listQuery(["slug", "title", "subtext", "description", "featured"]),
    create: part({
      ...solution,
      subtext: solution.subtext.default(""),
      description: solution.description.default(""),
      cta: solution.cta.default(null),
      features: solution.features.default([]),
      useCases: solution.useCases.default([]),
      featured: solution.featured.default(false),
    }),
    update: update(solution),
    one: z.object({ data: solutionRecordSchema }),
    list: listOf(solutionRecordSchema),
  },
  performance_metrics: {
    query: listQuery(["label", "before", "after", "ratio", "illustrative"]),
    create: part({ ...metric, illustrative: metric.illustrative.default(true) }),
    update: update(metric),
    one: z.object({ data: performanceMetricRecordSchema }),
    list: listOf(performanceMetricRecordSchema),
  },
} as const satisfies Record<DataTable, object>;

export type Pagination = z.infer<typeof paginationSchema>;
export type SolutionRecord = z.infer<typeof solutionRecordSchema>;
export type PerformanceMetricRecord = z.infer<typeof performanceMetricRecordSchema>;
export type DataRecord<Table extends DataTable> = z.infer<(typeof dataTableSchemas)[Table]["one"]>["data"];
export type NewRecord<Table extends DataTable> = z.input<(typeof dataTableSchemas)[Table]["create"]>;
/** The body that changes a row: any of its columns. */
export type RecordChanges<Table extends DataTable> = z.input<(typeof dataTableSchemas)[Table]["update"]>;
