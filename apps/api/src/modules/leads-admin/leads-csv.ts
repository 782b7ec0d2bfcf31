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
import type { StoredLead } from "./leads-store.ts";

// All answers of all forms, so that columns don't depend on the leads listed.
const forms = [intakeFormSchema, auditFormSchema, waitlistFormSchema, applicationFormSchema];
const answers = new Set(forms.flatMap(({ shape }) => Object.keys(shape)));
for (const name of ["origin", "attempt"]) answers.delete(name);
const columns = ["id", "form", "createdAt", "suspect", ...answers, "source", ...Object.keys(leadOriginSchema.shape)];

function toRecord({
  id,
  form,
  createdAt,
  suspect,
  fields,
  source,
  origin,
}: StoredLead): Record<string, string | undefined> {
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
  };
}

/** Every field is quoted; spreadsheet formulas get an apostrophe (CONTRACT, "Forms"). */
function toCsv(leads: AsyncIterable<StoredLead>): Readable {
  const csv = stringify({
    columns,
    header: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: "windows",
    // The library escapes the other formula characters itself.
    cast: { string: (value) => (value.startsWith("\n") ? `'${value}` : value) },
  });
  // An error destroys the stream and the connection, so a cut file is noticed.
  return pipeline(Readable.from(leads).map(toRecord), csv, () => {});
}

export function sendCsv(reply: FastifyReply, leads: AsyncIterable<StoredLead>): FastifyReply {
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="leads.csv"',
  };
  return reply.headers(headers).send(toCsv(leads));
}
