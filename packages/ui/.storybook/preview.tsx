import "@fontsource-variable/schibsted-grotesk";
import "@fontsource-variable/sometype-mono";
import type { Preview } from "@storybook/react-vite";
import { printedWhenRead } from "@thirtyfold/vitest/printed-when-read";
import { configure } from "storybook/test";
import { DocsPage } from "./docs/docs-page.tsx";
import { ThemedContainer } from "./docs/themed-container.tsx";
import { checkAccessibility } from "./stage/accessibility.ts";
import { drawSmall } from "./stage/draw-small.ts";
import { finishAnimations } from "./stage/finish-animations.ts";
import { holdDocsPage } from "./stage/hold-docs-page.ts";
import { inTest } from "./stage/in-test.ts";
import { resetPseudoStates } from "./stage/pseudo-states.ts";
import { onStage } from "./stage/stage.tsx";
import { usableControls } from "./usable-controls.ts";
import { failOnErrors, watchErrors } from "./watch-errors.ts";
import "./preview.css";

// A second is too short on a busy machine.
configure(({ getElementError }) => ({ asyncUtilTimeout: 30_000, getElementError: printedWhenRead(getElementError) }));
if (inTest()) drawSmall();
holdDocsPage();

const widths = { 320: "Smallest phone", 390: "Phone", 768: "Tablet", 1280: "Laptop", 1440: "Desktop" };

const preview: Preview = {
  decorators: [onStage],
  argTypesEnhancers: [usableControls],
  initialGlobals: { theme: "dark", direction: "ltr", motion: "system", text: "normal" },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
          { value: "both", title: "Both, side by side" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Writing direction",
      toolbar: {
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "play",
        items: [
          { value: "system", title: "Motion as the system says" },
          { value: "reduce", title: "Reduced motion" },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: "Text size",
      toolbar: {
        icon: "zoom",
        items: [
          { value: "normal", title: "Text 100%" },
          { value: "double", title: "Text 200%" },
        ],
        dynamicTitle: true,
      },
    },
  },
  beforeEach: [resetPseudoStates, watchErrors],
  // Runs from last to first: axe would otherwise read the colors of elements that are still fading in.
  afterEach: [checkAccessibility, finishAnimations, failOnErrors],
  parameters: {
    layout: "fullscreen",
    // Passes are not listed, and style sheets are not fetched a second time: that takes time, and no enabled rule reads
    // them.
    a11y: {
      test: "error",
      // WCAG 2.2 asks for targets of 24 px; axe turns that rule off by default.
      config: { rules: [{ id: "target-size", enabled: true }] },
      options: { resultTypes: ["violations", "incomplete"], preload: false },
    },
    backgrounds: { disable: true },
    docs: { page: DocsPage, container: ThemedContainer },
    options: {
      // Evaluated before anything else runs, so it cannot refer to outer variables.
      storySort: {
        method: "alphabetical",
        order: [
          "Design language",
          [
            "Introduction",
            "What's new",
            "Colors",
            "Typography",
            "Space and grid",
            "Motion",
            "Theme props",
            "Do and do not",
            "Icons and logo",
            "Voice",
          ],
          "Components",
          "Recipes",
          "Website",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, name]) => [
          `w${width}`,
          { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: "900px" } },
        ]),
      ),
    },
  },
  tags: ["autodocs"],
};

export default preview;
