import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";

/**
 * The React Compiler, for components that render again and again and the hook that those lists share; what it writes costs
 * a static page 4 kB of script (decision 0013). The site and its component tests take it from here.
 */
export function reactCompiler() {
  return babel({
    presets: [reactCompilerPreset()],
    include: /\/features\/(assistant|chat\/conversation|websocket-demo|demo-card)\/|\/app\/lib\/stick-to-end\./,
  });
}
