import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";

/**
 * Features that render often, and the hooks of `lib` that they use: a test compares them with their imports. Not `late.tsx`,
 * which changes once when its code comes and would cost every page 0.3 kB, and not `submission.ts`, which forms of pages that are not
 * compiled share.
 */
export const compiled =
  /\/features\/(assistant|chat\/conversation|websocket-demo|demo-card)\/|\/app\/lib\/(composer|form-draft|hydration|stick-to-end)\.tsx?$/;

/** On static pages its output would cost 4 kB of script (decision 0013). */
export function reactCompiler() {
  return babel({ presets: [reactCompilerPreset()], include: compiled });
}
