/** The classes of calls that are limited apart, per minute and client address (CONTRACT, section 2, `RATE_*`). */
export type RateClass = "ai" | "forms" | "read";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit the route counts against; a route without it is not limited. */
    rate?: RateClass;
  }
}
