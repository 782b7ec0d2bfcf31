import { FORCE_RE_RENDER } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/**
 * The addon for hover and focus as still pictures leaves its classes on an overlay's root when the story goes. And it
 * works by events and an element of Storybook's own page, which tests don't have: they get both here.
 */
export function resetPseudoStates({ canvasElement }: { canvasElement: HTMLElement }): void {
  for (const element of [document.body, canvasElement]) {
    element.classList.remove(...[...element.classList].filter((name) => name.startsWith("pseudo-")));
  }
  if (!("__vitest_browser__" in window)) return;
  canvasElement.id = "storybook-root";
  addons.getChannel().emit(FORCE_RE_RENDER);
}
