import { expect, it } from "vitest";
import { passFocusOn } from "./pass-focus-on.ts";

it.each([
  ["<section><h2>Jobs</h2><button>Try again</button></section>", "H2"],
  ["<button>Try again</button>", "BODY"],
])(
  "gives the focus of a button that goes to its section's heading, and to nothing where there is none: %s",
  async (html, name) => {
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
  },
);
