import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, Outlet } from "react-router";

type Pages = Readonly<Record<string, ReactNode>>;

/**
 * Renders a frame with routed pages in it: `frame` gets the current page as its child, `pages` are by path. Starts at
 * `at`, the first page unless said.
 */
export function renderApp(frame: (page: ReactNode) => ReactNode, pages: Pages, at = Object.keys(pages)[0] ?? "/") {
  const children = Object.entries(pages).map(([path, page]) => ({ path, Component: () => page }));
  const Site = createRoutesStub([{ path: "/", Component: () => frame(<Outlet />), children }]);
  return render(<Site initialEntries={[at]} />);
}
