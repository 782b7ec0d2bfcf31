import "@fontsource-variable/schibsted-grotesk";
import "@fontsource-variable/sometype-mono";
import type { Decorator, Preview } from "@storybook/react-vite";
import { watchConsole } from "./watch-console.ts";
import "./preview.css";

const themes = new Map([
  ["light", ["light"]],
  ["both", ["dark", "light"]],
]);

/** The story on its ground, in the theme and writing direction of the toolbar; "both" shows it twice. */
const onGround: Decorator = (Story, { globals, parameters }) => (
  <div className="grid grid-flow-col auto-cols-fr" dir={String(globals["direction"])}>
    {(themes.get(String(globals["theme"])) ?? ["dark"]).map((theme) => (
      <div
        key={theme}
        data-theme={theme}
        className={parameters["layout"] === "page" ? "bg-canvas text-fg" : "bg-canvas p-6 text-fg"}
      >
        <Story />
      </div>
    ))}
  </div>
);

const preview: Preview = {
  decorators: [onGround],
  initialGlobals: { theme: "dark", direction: "ltr" },
  globalTypes: {
    theme: { toolbar: { title: "Theme", icon: "mirror", items: ["dark", "light", "both"], dynamicTitle: true } },
    direction: { toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true } },
  },
  beforeEach: watchConsole,
  parameters: { layout: "fullscreen", a11y: { test: "error" } },
  tags: ["autodocs"],
};

export default preview;
