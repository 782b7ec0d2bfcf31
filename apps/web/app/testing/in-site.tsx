import type { Decorator } from "@storybook/react-vite";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

/** A router that shows the same content at every path. */
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

/** The site around a block. `parameters.at` is the page's path, `parameters.handle` its route module's handle. */
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
 * Shared by the site's blocks: full width, and dark regardless of the toolbar. Each story file sets the tag `dark-only`
 * itself, because tags are read without running any code.
 */
export const block = {
  decorators: [inSite],
  globals: { theme: "dark" },
  parameters: { layout: "none" },
};
