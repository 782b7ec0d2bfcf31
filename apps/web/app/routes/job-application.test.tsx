import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jobs } from "@thirtyfold/content";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import JobApplication, { ErrorBoundary, loader } from "./job-application.tsx";

const job = jobs.find(({ id }) => id === "head-of-sales") ?? expect.fail("There is no such position.");

const failing = (failure: unknown) => () => {
  throw failure;
};

/** A job's page during a navigation from a link, with `answer` as the response for its file. */
function follow(answer: () => unknown) {
  const Site = createRoutesStub([
    { path: "/careers/apply/:jobId", Component: JobApplication, ErrorBoundary, loader: answer },
  ]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <main>
      <Site initialEntries={[job.applyLink]} />
    </main>,
  );
}

const jobId = job.applyLink.split("/").at(-1) ?? "";
const page = () => loader({ params: { jobId } } as Parameters<typeof loader>[0]);
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("says that there is no such job when its file is not found", async () => {
  follow(failing(new Response(null, { status: 404 })));
  expect(await heading("Job Not Found")).toBeVisible();
});

it.each([
  ["answers 503", new Response(null, { status: 503 })],
  ["is unreachable", new TypeError("Failed to fetch")],
])("does not report a job as missing because the server %s, and retries on request", async (_, failure) => {
  const answer = vi.fn<() => unknown>(page).mockImplementationOnce(failing(failure));
  follow(answer);
  expect(await heading("The position could not be loaded")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to all positions" })).toHaveAttribute("href", "/careers");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading(job.title)).toBeVisible();
  expect(await heading(job.title)).toHaveFocus();
});
