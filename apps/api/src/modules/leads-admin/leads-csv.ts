import { pipeline, Readable } from "node:stream";
import {
  applicationFormSchema,
  auditFormSchema,
  intakeFormSchema,
  leadOriginSchema,
  waitlistFormSchema,
} from "@thirtyfold/api-contract";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import { listPeople } from "../../people/person-store.ts";
import type { Storage } from "../../storage/storage.ts";
import type { StoredLead } from "./leads-store.ts";

// All answers of all forms, so that columns do not depend on the leads listed.
const forms = [intakeFormSchema, auditFormSchema, waitlistFormSchema, applicationFormSchema];
const answers = new Set(forms.flatMap(({ shape }) => Object.keys(shape)));
for (const name of ["origin", "attempt"]) answers.delete(name);
const columns = [
  "id",
  "form",
  "createdAt",
  "suspect",
  ...answers,
  "source",
  ...Object.keys(leadOriginSchema.shape),
  // Last, so that they do not shift the columns of existing spreadsheets.
  "state",
  "assignee",
];

type NameOf = (personId: string) => string | undefined;

function toRecord(lead: StoredLead, nameOf: NameOf): Record<string, string | undefined> {
  const { id, form, createdAt, suspect, fields, source, origin, state, assignee } = lead;
  const record: Record<string, string | undefined> = { ...origin };
  for (const [name, value] of Object.entries(fields))
    record[name] = typeof value === "string" ? value : value.join("; ");
  return {
    ...record,
    source: source ?? "",
    id,
    form,
    createdAt: new Date(createdAt).toISOString(),
    suspect: String(suspect),
    state,
    assignee: assignee === null ? "" : nameOf(assignee),
  };
}

/** Every field is quoted; spreadsheet formulas get an apostrophe (CONTRACT, "Forms"). */
function toCsv(leads: AsyncIterable<StoredLead>, nameOf: NameOf, bom: boolean): Readable {
  const csv = stringify({
    bom,
    columns,
    header: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: "windows",
    // The library escapes the other formula characters itself.
    cast: { string: (value) => (value.startsWith("\n") ? `'${value}` : value) },
  });
  // An error destroys the stream and the connection, so a truncated file is noticed.
  return pipeline(
    Readable.from(leads).map((lead: StoredLead) => toRecord(lead, nameOf)),
    csv,
    () => {},
  );
}

/** Includes assignees' names. `bom`: without it, Excel reads UTF-8 as its own country's encoding. */
export async function sendCsv(
  reply: FastifyReply,
  db: Storage["db"],
  leads: AsyncIterable<StoredLead>,
  { bom = false } = {},
): Promise<FastifyReply> {
  const names = new Map((await listPeople(db)).map(({ id, name }) => [id, name]));
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="leads.csv"',
  };
  return reply.headers(headers).send(toCsv(leads, (id) => names.get(id), bom));
}
