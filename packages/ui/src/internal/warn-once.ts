/** Typed here, because bundlers replace this very expression, written with a dot. */
declare const process: { env: { NODE_ENV?: string } };

const told = new Set<string>();

/**
 * Tells whoever develops with the package, once for each message and never in production: bundlers put the environment's
 * name in the place of the expression, and drop what it guards.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === "production" || told.has(message)) return;
  told.add(message);
  console.warn(message);
}
