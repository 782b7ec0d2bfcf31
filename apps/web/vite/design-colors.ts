import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Color from "colorjs.io";

const tokens = readFileSync(fileURLToPath(import.meta.resolve("@thirtyfold/ui/tokens.css")), "utf8");

/** A color token of the dark theme as `#rrggbb`, for images and manifests. */
export function designColor(token: string): string {
  const value = new RegExp(`--tf-${token}:\\s*(?:var\\(--tf-dark, )?(oklch\\([^)]+\\))`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css gives no color for --tf-${token}.`);
  return new Color(value).to("srgb").toGamut({ method: "clip" }).toString({ format: "hex" });
}
