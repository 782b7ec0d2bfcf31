import type { Law } from "../edge.ts";
import { apiLaw } from "./api.ts";
import { librariesLaw } from "./libraries.ts";
import { webLaw } from "./web.ts";
import { workspacesLaw } from "./workspaces.ts";

const laws: readonly Law[] = [workspacesLaw, webLaw, apiLaw, librariesLaw];

/** Import rules of docs/architecture.md: the first broken one, or nothing. */
export const importLaw: Law = (edge) => {
  for (const law of laws) {
    const message = law(edge);
    if (message !== undefined) {
      return message;
    }
  }
  return undefined;
};
