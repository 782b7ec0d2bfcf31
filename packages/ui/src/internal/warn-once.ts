/** Typed here, because bundlers replace this very expression, written with a dot. */
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Tells whoever develops with the package, once for each message and never in production: bundlers put the environment's
 * name in the place of the expression, and drop what it guards.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === "production" || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
