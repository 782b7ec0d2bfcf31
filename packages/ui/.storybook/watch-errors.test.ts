import { expect, it, vi } from "vitest";
import { failOnErrors, watchErrors } from "./watch-errors.ts";

/** Makes an error occur beside a story that is in the page's iframe, if the page has one. */
function goWrongIn(page: string): () => void {
  const holder = document.createElement("div");
  holder.innerHTML = page;
  const frame = vi.spyOn(window, "frameElement", "get").mockReturnValue(holder.querySelector("iframe"));
  const stop = watchErrors();
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no focus" }));
  return () => {
    stop();
    frame.mockRestore();
  };
}

it.each(["", "<iframe></iframe>"])("fails a story when an error occurs outside it, in %j", (page) => {
  const leave = goWrongIn(page);
  expect(failOnErrors).toThrow("Beside the story went wrong:\nUnhandled rejection: no focus");
  leave();
});

it("ignores the stories of a docs page in view, which steal focus from each other", () => {
  const leave = goWrongIn('<div id="storybook-docs"><iframe></iframe></div>');
  expect(failOnErrors).not.toThrow();
  leave();
});
