import type { Plugin } from "vite";

/** The expected number of signals. */
const signals = 5;

/**
 * React creates some errors when it starts, throws them to itself as signals, and never reads their stacks. When
 * inspected, as by Lighthouse and browser tests, Chromium captures the stack of each on creation, and parses all of
 * React again for it: 10 ms, on a slow phone 40, that no visitor pays. In the browser's build they are errors without a
 * stack.
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
