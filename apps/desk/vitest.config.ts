import { preset } from "@thirtyfold/vitest";
import react from "@vitejs/plugin-react";

export default preset({
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["app/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
    setupFiles: ["app/testing/setup.ts"],
  },
});
