import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { type Globals, setPage } from "../stage/page-settings.ts";
import { storybookTheme } from "../storybook-theme.ts";

/** A docs page in the theme of the toolbar; "both" shows the stories in both, on a dark page. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const theme = globals["theme"] === "light" ? "light" : "dark";
  // Each story says its own direction; the page around them stays as it is.
  setPage({ ...globals, direction: "ltr" });
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}

function useGlobals({ channel, componentStories, getStoryContext }: DocsContainerProps["context"]): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [first] = componentStories();
    if (first === undefined) return {};
    const { globals: current }: { globals?: Globals } = getStoryContext(first);
    return current ?? {};
  });
  useEffect(() => {
    const follow = (update: { userGlobals: Globals }) => setGlobals(update.userGlobals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
