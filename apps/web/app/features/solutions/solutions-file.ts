import { builtInSolutions, solutions } from "@thirtyfold/content";
import { solutionAliases } from "./solution-key.ts";
import { type SolutionCard, type SolutionRecord, toSolution } from "./solution-record.ts";

// Used only at build time: in the browser, a page would contain all texts twice.

const entries = { ...solutions, ...builtInSolutions };

/** `/data/solutions.json`, by key (SPEC, section 7). Built-in solutions have a page but no card. */
export const solutionsFile = Object.fromEntries(
  Object.entries(entries).map(([key, { slug, title, subtext, description, cta, features, useCases }]) => [
    key,
    {
      slug,
      title,
      subtext,
      description,
      cta,
      features,
      useCases: useCases.map(({ industry, text }) => `${industry}: ${text}`),
      industries: useCases.slice(0, 3).map(({ industry, task }) => ({ industry, task })),
      listed: !(slug in builtInSolutions),
    },
  ]),
);

export function builtSolution(key: string): SolutionRecord | undefined {
  return Object.hasOwn(solutionsFile, key) ? toSolution(key, solutionsFile[key]) : undefined;
}

/** The overview's cards in order, limited to their visible fields: they are part of the page. */
export function builtSolutions(): readonly SolutionCard[] {
  return Object.keys(solutionsFile).flatMap((key) => {
    const solution = builtSolution(key);
    if (!solution?.listed) return [];
    const { slug, title, subtext, industries, featured } = solution;
    return [{ slug, title, industries, featured, ...(subtext === undefined ? {} : { subtext }) }];
  });
}

/** The path of every solution with data, and the aliases: the build generates an HTML file for each. */
export const solutionPaths: readonly string[] = [
  ...Object.keys({ ...solutions, ...builtInSolutions }),
  ...Object.keys(solutionAliases),
].map((slug) => `/solutions/${slug}`);
