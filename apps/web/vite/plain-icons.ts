import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const plain = fileURLToPath(new URL("../app/lib/plain-icon.ts", import.meta.url));

/**
 * In the browser's build, icons are rendered without the features of lucide-react that this site never uses: a tenth of
 * the code that a navigation runs, and a kilobyte of every page. Their data is the library's, without names and keys:
 * shapes never change their order.
 */
export function plainIcons(): Plugin {
  return {
    name: "thirtyfold:plain-icons",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/dist/esm/icons/")
        ? plain
        : undefined,
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: shapesOnly(code), map: null }),
    },
  };
}

function shapesOnly(code: string): string {
  return (
    code
      .replaceAll(/, key: "\w+"|,\s+key: "\w+"/g, "")
      .replace(/\bname: "[^"]+",\s*size: 24,/, "")
      .replace(/,\s*aliases: \[[^\]]*\]/, "")
      // An unused read, which no bundler may drop and which keeps the data from being inlined where it is used.
      .replace("__iconData.node;", "")
  );
}
