import { solutionsFile } from "../features/solutions/solutions-file.ts";

/** `/data/solutions.json`, written at build time (SPEC, section 7). */
export function loader() {
  return Response.json(solutionsFile);
}
