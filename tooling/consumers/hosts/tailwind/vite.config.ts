import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    rolldownOptions: {
      input: [
        "index.html",
        "overlays.html",
        "overrides.html",
        "own.html",
        "own-alone.html",
        "shadcn.html",
        "shadcn-alone.html",
      ],
    },
  },
});
