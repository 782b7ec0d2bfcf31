// Imported by browsers for its constants: a bundler can leave out unused `zod/mini` schemas.
import * as z from "zod/mini";

/** One mistake in the input: `path` names the field with dots, empty for the whole body. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * RFC 9457 problem details, the body of every error (`application/problem+json`). `type` is `about:blank` or one of
 * {@link problemTypes}; `detail` is a sentence for people, and `message` and `error` repeat it, because SPEC's clients
 * read them; `requestId` identifies the call in the server's log; `issues` is set for bad input.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
  message: z.string(),
  error: z.string(),
  issues: z.optional(z.array(issueSchema)),
});

export type Issue = z.infer<typeof issueSchema>;
export type Problem = z.infer<typeof problemSchema>;

/** Problem types a client acts on; URNs, because they have no pages. */
export const problemTypes = {
  /** 400: `issues` names each mistake. */
  validation: "urn:thirtyfold:problem:validation",
  /** 429: too many calls; `Retry-After` says when to retry. */
  rateLimited: "urn:thirtyfold:problem:rate-limited",
  /** 403: the call comes from a page of another site. */
  crossSite: "urn:thirtyfold:problem:cross-site",
  /** 503: the assistant is out of service until midnight UTC, see `Retry-After`; the client enters Maintenance. */
  maintenance: "urn:thirtyfold:problem:assistant-maintenance",
  /** 409: the same key with other content. */
  conflict: "urn:thirtyfold:problem:conflict",
} as const;
