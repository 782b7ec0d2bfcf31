import { render, screen } from "@testing-library/react";
import { createRoutesStub, useRouteError } from "react-router";
import { expect, it, vi } from "vitest";
import JobApplication, { meta } from "./job-application.tsx";

it.each([
  ["missing", new Response(null, { status: 404 }), "Job Not Found | Thirtyfold"],
  ["not there just now", new Response(null, { status: 503 }), "The position could not be loaded | Thirtyfold"],
  ["unreachable", new TypeError("Failed to fetch"), "The position could not be loaded | Thirtyfold"],
])("has the title of what it shows for a file that is %s", async (_, failure: unknown, title) => {
  const Site = createRoutesStub([
    {
      path: "/",
      Component: JobApplication,
      HydrateFallback: () => null,
      loader: () => {
        throw failure;
      },
      ErrorBoundary: Title,
    },
  ]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Site />);
  expect(await screen.findByText(title)).toBeVisible();
});

/** The title for the error that the router creates from a failure. */
function Title() {
  const asked = { error: useRouteError(), location: { pathname: "/careers/apply/head-of-sales" } } as Parameters<
    typeof meta
  >[0];
  return meta(asked).flatMap((tag) => ("title" in tag && typeof tag.title === "string" ? tag.title : []));
}
