import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";

/**
 * The React Compiler for components that render often and the hook their lists share; on a static page its output would
 * cost 4 kB of script (decision 0013). Used by the site, its component tests and its stories.
 */
export function reactCompiler() {
  return babel({
    presets: [reactCompilerPreset()],
    include: /\/features\/(assistant|chat\/conversation|websocket-demo|demo-card)\/|\/app\/lib\/stick-to-end\./,
  });
}
