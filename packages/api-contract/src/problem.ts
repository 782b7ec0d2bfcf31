import { z } from "zod";

/** One thing wrong with the input: `path` names the field with dots, empty for the whole body. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * RFC 9457 problem details. `message` and `error` repeat `detail`, because SPEC's clients read them.
 * `type` is `about:blank` or one of {@link problemTypes}.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  requestId: z.string(),
  message: z.string(),
  error: z.string(),
  issues: z.array(issueSchema).optional(),
});

export type Issue = z.infer<typeof issueSchema>;
export type Problem = z.infer<typeof problemSchema>;

/** Problem types a client acts on; URNs, because no page stands behind them. */
export const problemTypes = {
  validation: "urn:thirtyfold:problem:validation",
  rateLimited: "urn:thirtyfold:problem:rate-limited",
  crossSite: "urn:thirtyfold:problem:cross-site",
  /** The assistant is out of service until midnight UTC: the client enters Maintenance. */
  maintenance: "urn:thirtyfold:problem:assistant-maintenance",
  conflict: "urn:thirtyfold:problem:conflict",
} as const;
