import type * as z from "zod/mini";

/** A method and a path, with `{name}` where the path varies, as in `GET /api/admin/leads/{id}`. */
export type CallKey = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** What a call takes and gives. What is not there is not taken, or not given. */
export type Call = Readonly<{
  query?: z.core.$ZodType;
  /** Sent as JSON. */
  body?: z.core.$ZodType;
  /** Sent as multipart/form-data. */
  form?: z.core.$ZodType;
  answer?: z.core.$ZodType;
  /** One server-sent event, where the answer also comes in pieces. */
  event?: z.core.$ZodType;
}>;
export type Calls = Readonly<Record<CallKey, Call>>;
