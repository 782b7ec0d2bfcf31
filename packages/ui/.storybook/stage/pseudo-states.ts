import type { StoryContext } from "@storybook/react-vite";
import { FORCE_RE_RENDER, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { inTest } from "./in-test.ts";

type Shown = Pick<StoryContext, "canvasElement" | "parameters">;

/**
 * The addon that shows hover and focus as still pictures leaves its classes on an overlay's root when the story ends,
 * and passes the state on to every later story. It also relies on events and an element of Storybook's own page, which
 * tests lack: a story that asks for such a state gets both here. No other story does, because the addon then walks all
 * style sheets.
 */
export function resetPseudoStates({ canvasElement, parameters }: Shown): (() => void) | undefined {
  for (const element of [document.body, canvasElement]) {
    element.classList.remove(...[...element.classList].filter((name) => name.startsWith("pseudo-")));
  }
  if (parameters["pseudo"] === undefined) return undefined;
  const channel = addons.getChannel();
  if (!inTest()) return () => channel.emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  canvasElement.id = "storybook-root";
  channel.emit(FORCE_RE_RENDER);
  return undefined;
}
