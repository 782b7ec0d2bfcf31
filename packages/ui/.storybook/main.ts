import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "./design-language/*.stories.tsx",
    "../src/**/*.stories.tsx",
    // The page blocks of the website, each beside its code.
    "../../../apps/web/app/features/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Packages are read from their sources, so that a change shows at once and nothing needs a build before.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      resolve: { conditions: ["@thirtyfold/source", ...defaultClientConditions] },
    }),
};

export default config;
