import { solutionsFile } from "../features/solutions/solutions-file.ts";

/** `/data/solutions.json`, written as a file by the build (SPEC, section 7). */
export function loader() {
  return Response.json(solutionsFile);
}
