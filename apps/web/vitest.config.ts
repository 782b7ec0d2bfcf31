import { preset } from "@thirtyfold/vitest";
import react from "@vitejs/plugin-react";

// The router's own plugin must not run here: components are tested through `createRoutesStub`.
export default preset({
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["app/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
    setupFiles: ["app/testing/setup.ts"],
  },
});
