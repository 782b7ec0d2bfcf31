import type { Decorator } from "@storybook/react-vite";

/** Shows a story within a part of the page that has the other theme. */
export const otherTheme: Decorator = (Story, { globals }) => (
  <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="bg-canvas p-4 text-fg">
    <Story />
  </div>
);
