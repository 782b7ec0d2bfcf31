import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";

/** For components that render often; on static pages its output would cost 4 kB of script (decision 0013). */
export function reactCompiler() {
  return babel({
    presets: [reactCompilerPreset()],
    include: /\/features\/(assistant|chat\/conversation|websocket-demo|demo-card)\/|\/app\/lib\/stick-to-end\./,
  });
}
