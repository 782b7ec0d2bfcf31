import { transform } from "oxc-transform-react";
import type { Plugin } from "vite";

/**
 * Features that render often, and the hooks of `lib` that they use: a test compares them with their imports. Not
 * `late.tsx`, which changes once when its code loads and would cost every page 0.3 kB, not `form-draft.ts` and
 * `submission.ts`, which are shared by forms of pages that are not compiled, and not the bench's frame, which only
 * passes props on: 0.2 kB.
 */
export const compiled =
  /\/features\/(assistant|chat\/conversation|websocket-demo|demo-card)\/(?!bench\/reliability-bench)|\/app\/lib\/(composer|hydration|stick-to-end)\.tsx?$/;

/** On static pages its output would cost 4 kB of script (decision 0013). Code that renders once does not need it. */
export function reactCompiler(): Plugin {
  return {
    name: "thirtyfold:react-compiler",
    enforce: "pre",
    // Discovered before the first page, which would otherwise have two copies of React.
    config: () => ({ optimizeDeps: { include: ["react/compiler-runtime"] } }),
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      // Skips files that cannot contain a component or a hook, and files read as text.
      filter: { id: { include: compiled, exclude: /\?raw/ }, code: /\b(?:[A-Z]|use[A-Z])/ },
      async handler(source, id) {
        const [file = id] = id.split("?", 1);
        const options = { jsx: "preserve", reactCompiler: {}, sourcemap: true } as const;
        const { code, map, fatal, errors } = await transform(file, source, options);
        if (fatal) this.error(errors.map(({ message }) => message).join("\n"));
        return { code, map: map ?? null };
      },
    },
  };
}
