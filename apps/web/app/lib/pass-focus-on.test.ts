import { expect, it } from "vitest";
import { passFocusOn } from "./pass-focus-on.ts";

it.each([
  ["<section><h2>Jobs</h2><button>Try again</button></section>", "H2"],
  ["<button>Try again</button>", "BODY"],
])("moves the focus of a removed button to its section's heading, if there is one: %s", async (html, name) => {
  document.body.innerHTML = html;
  const button = document.querySelector("button");
  const leave = passFocusOn(button);
  button?.focus();
  leave();
  button?.remove();
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe(name);
  expect(document.body).not.toHaveAttribute("tabindex");
  document.body.replaceChildren();
});
