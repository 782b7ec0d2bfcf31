import type * as z from "zod/mini";

/** A method and a path, with `{name}` where the path varies, as in `GET /api/admin/leads/{id}`. */
export type CallKey = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** The input and output of a call. A field that is absent is not accepted, or not returned. */
export type Call = Readonly<{
  query?: z.core.$ZodType;
  /** Sent as JSON. */
  body?: z.core.$ZodType;
  /** Sent as multipart/form-data. */
  form?: z.core.$ZodType;
  answer?: z.core.$ZodType;
  /** One server-sent event, if the answer can also be streamed. */
  event?: z.core.$ZodType;
}>;
export type Calls = Readonly<Record<CallKey, Call>>;
