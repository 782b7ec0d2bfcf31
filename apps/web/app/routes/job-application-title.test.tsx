import { render, waitFor } from "@testing-library/react";
import { createRoutesStub, Meta, type MetaFunction, Outlet } from "react-router";
import { expect, it, vi } from "vitest";
import JobApplication, { ErrorBoundary, meta } from "./job-application.tsx";

const notFound = "Job Not Found | Thirtyfold";
const notLoaded = "The position could not be loaded | Thirtyfold";

const failing = (failure: unknown) => () => {
  throw failure;
};

it.each([
  ["a missing file", failing(new Response(null, { status: 404 })), notFound],
  ["a file that is not there just now", failing(new Response(null, { status: 503 })), notLoaded],
  ["an unreachable file", failing(new TypeError("Failed to fetch")), notLoaded],
  ["a position that does not exist", () => null, notFound],
])("has the title of what it shows for %s", async (_, loader, title) => {
  const Root = () => (
    <>
      <Meta />
      <Outlet />
    </>
  );
  const job = { path: "careers/apply/:jobId", Component: JobApplication, ErrorBoundary, meta: meta as MetaFunction };
  const Site = createRoutesStub([
    { path: "/", Component: Root, HydrateFallback: () => null, children: [{ ...job, loader }] },
  ]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Site initialEntries={["/careers/apply/head-of-sales"]} />);
  await waitFor(() => expect(document.title).toBe(title));
});
