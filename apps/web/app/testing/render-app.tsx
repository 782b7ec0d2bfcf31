import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, Outlet } from "react-router";

type Pages = Readonly<Record<string, ReactNode>>;

/**
 * Renders routed pages, keyed by path, in a frame that receives the current page as its child. Starts at `at`, by
 * default the first page.
 */
export function renderApp(frame: (page: ReactNode) => ReactNode, pages: Pages, at = Object.keys(pages)[0] ?? "/") {
  const children = Object.entries(pages).map(([path, page]) => ({ path, Component: () => page }));
  const Site = createRoutesStub([{ path: "/", Component: () => frame(<Outlet />), children }]);
  return render(<Site initialEntries={[at]} />);
}
