import { preset } from "@thirtyfold/vitest";
import react from "@vitejs/plugin-react";

// The router's own plugin must not run here: components are tested through `createRoutesStub`.
export default preset({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "app",
          environment: "jsdom",
          include: ["app/**/*.test.{ts,tsx}"],
          setupFiles: ["app/testing/setup.ts"],
        },
      },
      { extends: true, test: { name: "build", include: ["vite/**/*.test.ts"] } },
    ],
  },
});
