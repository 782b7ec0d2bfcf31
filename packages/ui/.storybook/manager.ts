import { addons } from "storybook/manager-api";
import { storybookTheme } from "./storybook-theme.ts";

// The mark from the design language, section 2; the manager renders this title as markup.
const brandTitle = `<span class="thirtyfold-brand"><svg viewBox="1.84 2 24 28" width="24" height="28" aria-hidden="true">
<path fill="var(--tf-fg)" d="M4 3.5H21.12L23.68 9.7H4Z"/><path fill="var(--tf-fg)" d="M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z"/>
<path fill="var(--tf-mark)" d="M23.68 9.7 13 20.38V11.62L21.12 3.5Z"/><path fill="var(--tf-mark)" d="M21.12 28.5H4V22.3H23.68Z"/></svg>Thirtyfold</span>`;

addons.setConfig({
  theme: { ...storybookTheme("dark"), brandTitle, brandUrl: "./", brandTarget: "_self" },
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Pages for reading have neither controls nor actions.
    showPanel: ({ storyId }, standard) => (storyId?.startsWith("design-language") ? false : standard),
  },
});
