import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { type Globals, setPage } from "../stage/page-settings.ts";
import { storybookTheme } from "../storybook-theme.ts";

/** A docs page in the toolbar's theme; "both" shows the stories in both themes, on a dark page. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context);
  const theme = globals["theme"] === "light" ? "light" : "dark";
  // Each story sets its own direction; the page around them stays as it is.
  setPage({ ...globals, direction: "ltr" });
  // Stories in frames do not hear about the toolbar: they read it from their address, which Storybook builds from this
  // global.
  const frames = frameAddress(globals);
  Object.assign(globalThis, { PREVIEW_URL: frames });
  return (
    <DocsContainer key={frames} context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}

/** Leaves out the direction, which each story sets itself. */
function frameAddress(globals: Globals): string {
  const told = ["theme", "motion", "text"].filter((name) => typeof globals[name] === "string");
  return `iframe.html?${new URLSearchParams({ globals: told.map((name) => `${name}:${String(globals[name])}`).join(";") })}`;
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
