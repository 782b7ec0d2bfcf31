import { z } from "zod";

/** `GET /healthz`. */
export const aliveSchema = z.object({ status: z.literal("ok") });

/** `GET /readyz`. */
export const readySchema = z.object({
  status: z.enum(["ready", "degraded"]).describe("degraded: Redis is away, so limits are not kept"),
});
