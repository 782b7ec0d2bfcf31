import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { tryAgents } from "@thirtyfold/content";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { TryAgentPage } from "../try-agent-page.tsx";

/** jsdom has no layout and no motion: this visitor asks for reduced motion. */
function layOutNothing() {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
}

/** An agent's live page, and queries for its parts. */
export function visitAgent(demoType = "sales", hash = "") {
  layOutNothing();
  const agent = tryAgents.find((each) => each.demoType === demoType);
  if (agent === undefined) throw new Error(`There is no agent ${demoType}.`);
  const router = createMemoryRouter([{ path: agent.path, element: <TryAgentPage agent={agent} /> }], {
    initialEntries: [agent.path + hash],
  });
  const { unmount } = render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    router,
    unmount,
    input: screen.getByRole("textbox", { name: agent.label }),
    button: (name: string | RegExp) => screen.getByRole("button", { name }),
    /** The paper, once it has content. */
    paper: () => screen.findByRole("region", { name: agent.result }),
    steps: () => within(screen.getByRole("region", { name: "The run" })).queryAllByRole("listitem"),
  };
}
