import { builtInSolutions, solutions } from "@thirtyfold/content";
import { solutionAliases } from "./solution-key.ts";

/** The address of every solution that has data, and the aliases: what the build makes an HTML file for. */
export const solutionPaths: readonly string[] = [
  ...Object.keys({ ...solutions, ...builtInSolutions }),
  ...Object.keys(solutionAliases),
].map((slug) => `/solutions/${slug}`);
