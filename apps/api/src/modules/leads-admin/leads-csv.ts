import { pipeline, Readable } from "node:stream";
import {
  applicationFormSchema,
  auditFormSchema,
  intakeFormSchema,
  type Lead,
  waitlistFormSchema,
} from "@thirtyfold/api-contract";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";

// Every answer of every form, so that no column depends on which leads are listed.
const forms = [intakeFormSchema, auditFormSchema, waitlistFormSchema, applicationFormSchema];
const answers = [...new Set(forms.flatMap(({ shape }) => Object.keys(shape)))];
const columns = ["id", "form", "createdAt", "suspect", ...answers];

function toRecord({ id, form, createdAt, suspect, fields }: Lead): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    record[name] = typeof value === "string" ? value : value.join("; ");
  return { ...record, id, form, createdAt: new Date(createdAt).toISOString(), suspect: String(suspect) };
}

/**
 * Leads as CSV with a header, written as they are read. Every field is quoted, and one that a spreadsheet could run as
 * a formula gets an apostrophe before it (CONTRACT, "Forms").
 */
function toCsv(leads: AsyncIterable<Lead>): Readable {
  const csv = stringify({
    columns,
    header: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: "windows",
    // The library guards against the other beginnings by itself.
    cast: { string: (value) => (value.startsWith("\n") ? `'${value}` : value) },
  });
  // An error destroys the stream, and with it the connection: a cut file is seen to be cut.
  return pipeline(Readable.from(leads).map(toRecord), csv, () => {});
}

/** Answers with leads as a file to be saved. */
export function sendCsv(reply: FastifyReply, leads: AsyncIterable<Lead>): FastifyReply {
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="leads.csv"',
  };
  return reply.headers(headers).send(toCsv(leads));
}
