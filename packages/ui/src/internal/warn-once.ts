/** Typed here, because bundlers replace exactly this expression, with a dot. */
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * Warns developers who use the package, once per message and never in production: bundlers replace the expression with
 * the environment's name, and drop the code it guards.
 */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === "production" || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
