import type { Decorator } from "@storybook/react-vite";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

/** A router whose every page is what is shown: links work, and change nothing but the address. */
function Site({ at, handle, children }: { at: string; handle: unknown; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", handle, element: <Page /> }], { initialEntries: [at] }),
  );
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}

/**
 * Stands in for the site around a block that is shown alone. `parameters.at` is the page's address, `parameters.handle`
 * what its route module exports.
 */
const inSite: Decorator = (Story, { parameters }) => {
  const at: unknown = parameters["at"];
  const handle: unknown = parameters["handle"];
  return (
    <Site at={typeof at === "string" ? at : "/"} handle={handle}>
      <Story />
    </Site>
  );
};

/**
 * What all blocks of the site share: they run to the edges, and are dark whatever the toolbar says. Each story file adds
 * the tag `dark-only` itself, because tags are read without running anything.
 */
export const block = {
  decorators: [inSite],
  globals: { theme: "dark" },
  parameters: { layout: "page" },
};
