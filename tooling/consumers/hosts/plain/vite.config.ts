import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ["bare.html", "host.html", "index.html", "overlays.html", "overrides.html", "harbor/index.html"],
    },
  },
});
