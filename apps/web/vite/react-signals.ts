import type { Plugin } from "vite";

/** How many there are. */
const signals = 5;

/**
 * React makes some errors when it starts, throws them to itself as signals, and never asks where they were made. Chromium
 * works that out for each as it is made if it is inspected, as by Lighthouse and browser tests, and parses all of React anew
 * for it: 10 ms, of a slow phone 40, that no visitor pays. In the browser's build they are errors without a stack.
 */
export function reactSignals(): Plugin {
  return {
    name: "thirtyfold:react-signals",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-dom-client\.production\.js/ },
      handler(code) {
        const { code: rest, found } = withoutStacks(code);
        if (found !== signals) this.error(`React makes ${found} errors when it starts, and not ${signals}.`);
        return { code: rest, map: null };
      },
    },
  };
}

export function withoutStacks(code: string): { code: string; found: number } {
  const made = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
  return {
    code: code.replaceAll(made, "$1Object.assign(Object.create(Error.prototype), { message: $2, stack: null })"),
    found: [...code.matchAll(made)].length,
  };
}
