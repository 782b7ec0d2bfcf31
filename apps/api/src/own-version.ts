import { readFileSync } from "node:fs";
import { z } from "zod";

const manifestSchema = z.object({ version: z.string() });

/** The version of the package, which is also the bundle's. */
export function ownVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return manifestSchema.parse(JSON.parse(text)).version;
}
