import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { solutionsPage } from "@thirtyfold/content";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DataSource } from "../../settings.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { LiveSolutions } from "./live-solutions.tsx";
import { builtSolutions, solutionsFile } from "./solutions-file.ts";
import { SolutionsPage } from "./solutions-page.tsx";
import { queryClient } from "./solutions-queries.ts";

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const list = (source: DataSource, built?: ReturnType<typeof builtSolutions>) =>
  renderApp((page) => page, { "/": <LiveSolutions source={source} built={built} /> });
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const record = (number: number) => ({ id: `id-${number}`, slug: `slug-${number}`, title: `Solution ${number}` });
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));
const loadFailure = "Failed to load solutions. Please try again later.";
const fallback = ["AI Consulting", "Machine Learning", "Enterprise Integration", "AI Security", "AI Automation"];

/** Answers with the static file and counts its requests. */
function serveFile(answer: () => Response): { calls: number } {
  const seen = { calls: 0 };
  fakeApi.use(
    http.get("*/data/solutions.json", () => {
      seen.calls += 1;
      return answer();
    }),
  );
  return seen;
}

describe("the list on navigation from another page", () => {
  it("is loading, then shows what the static file lists", async () => {
    serveFile(() => HttpResponse.json(solutionsFile));
    list("static");
    expect(screen.getByRole("status")).toHaveTextContent("Loading solutions");
    await screen.findByRole("heading", { name: "AI Agent Delivery" });
    expect(titles()).toEqual(builtSolutions().map(({ title }) => title));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not fetched again for 5 minutes, then once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const seen = serveFile(() => HttpResponse.json(solutionsFile));
    for (const [minutes, calls] of [
      [0, 1],
      [4.9, 1],
      [0.2, 2],
    ] as const) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      const { unmount } = list("static");
      await screen.findByRole("heading", { name: "AI Agent Delivery" });
      await vi.waitFor(() => expect(seen.calls).toBe(calls));
      unmount();
    }
  });

  it.each([
    ["fails", () => new HttpResponse(null, { status: 500 })],
    ["is unreachable", () => HttpResponse.error()],
    ["is empty", () => HttpResponse.json({})],
    ["is no JSON", () => HttpResponse.text("<html>")],
  ])("says so and falls back to five solutions when the file %s", async (_, answer) => {
    serveFile(answer);
    list("static");
    expect(await screen.findByRole("alert")).toHaveTextContent(loadFailure);
    expect(titles()).toEqual(fallback);
    const [featured, others] = screen.getAllByRole("list");
    expect(within(featured ?? document.body).getAllByRole("heading")).toHaveLength(3);
    expect(within(others ?? document.body).getAllByRole("heading")).toHaveLength(2);
    const icons = (part: HTMLElement | undefined, name: string) => part?.querySelectorAll(`svg.lucide-${name}`).length;
    expect([icons(featured, "compass"), icons(others, "package")]).toEqual([1, 2]);
    expect([icons(featured, "radio-tower"), icons(others, "heart-pulse")]).toEqual([2, 1]);
    expect(screen.getByRole("link", { name: "Learn More about AI Security" })).toHaveAttribute(
      "href",
      "/solutions/ai-security",
    );
  });

  it("reloads on request: the notice stays until the response, and the button's focus moves to the list", async () => {
    const user = userEvent.setup();
    serveFile(() => new HttpResponse(null, { status: 500 }));
    renderApp((page) => page, { "/": <SolutionsPage built={undefined} source="static" /> });
    const failure = await screen.findByRole("alert");
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    fakeApi.use(
      http.get("*/data/solutions.json", async () => {
        await answered;
        return HttpResponse.json(solutionsFile);
      }),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const busy = await screen.findByRole("button", { name: /^Try again \(loading\)/ });
    expect(busy).toHaveFocus();
    expect(failure).toBeVisible();
    answer();
    await screen.findByRole("heading", { name: "AI Agent Delivery" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("heading", { level: 2, name: solutionsPage.list.title })).toHaveFocus();
  });
});

describe("the list behind the switch", () => {
  const pagination = { page: 1, limit: 10, total: 2, pages: 1 };

  it.each([
    ["a plain list", records(2)],
    ["data and pagination", { data: records(2), pagination }],
    ["data.solutions and data.pagination", { data: { solutions: records(2), pagination } }],
    ["solutions and pagination", { solutions: records(2), pagination }],
  ])("is loaded from the table, newest first, as %s", async (_, body) => {
    const asked: string[] = [];
    fakeApi.use(
      http.get("*/api/solutions", ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(body);
      }),
    );
    list("api");
    await screen.findByRole("heading", { name: "Solution 1" });
    expect(titles()).toEqual(["Solution 1", "Solution 2"]);
    expect(asked).toEqual(["?orderBy=created_at&ascending=false&page=1&limit=10"]);
  });

  it("shows the prerendered entries until it has loaded", async () => {
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json(records(1))));
    list("api", builtSolutions());
    expect(titles()).toHaveLength(8);
    await screen.findByRole("heading", { name: "Solution 1" });
    expect(titles()).toEqual(["Solution 1"]);
  });

  it.each([
    ["fails", () => new HttpResponse(null, { status: 503 })],
    ["is empty", () => HttpResponse.json({ data: [], pagination: { ...pagination, total: 0, pages: 0 } })],
  ])("falls back to five when the table %s", async (_, answer) => {
    fakeApi.use(http.get("*/api/solutions", answer));
    list("api", builtSolutions());
    expect(await screen.findByRole("alert")).toHaveTextContent(loadFailure);
    expect(titles()).toEqual(fallback);
  });

  it("has pages of ten", async () => {
    const user = userEvent.setup();
    fakeApi.use(
      http.get("*/api/solutions", ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        const data = records(12).slice((page - 1) * 10, page * 10);
        return HttpResponse.json({ data, pagination: { page, limit: 10, total: 12, pages: 2 } });
      }),
    );
    list("api");
    await screen.findByRole("heading", { name: "Solution 10" });
    const pages = within(screen.getByRole("navigation", { name: "Pages of solutions" }));
    const [newer, older] = ["Newer solutions", "Older solutions"].map((name) => pages.getByRole("button", { name }));
    expect(newer).toHaveAttribute("aria-disabled", "true");
    await user.click(pages.getByRole("button", { name: "Older solutions" }));
    await screen.findByRole("heading", { name: "Solution 12" });
    expect(titles()).toEqual(["Solution 11", "Solution 12"]);
    expect(screen.getByText("11")).toBeInTheDocument();
    expect(screen.getByText("Page 2 of 2")).toBeVisible();
    // The last page leads no further, and keyboard users stay on its button.
    expect(older).toHaveAttribute("aria-disabled", "true");
    expect(older).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Page 2 of 2")).toBeVisible();
    expect(newer).not.toHaveAttribute("aria-disabled");
  });

  it("links back from a page that fails to load", async () => {
    const user = userEvent.setup();
    let status = 503;
    fakeApi.use(
      http.get("*/api/solutions", ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        const data = records(12).slice((page - 1) * 10, page * 10);
        const body = { data, pagination: { page, limit: 10, total: 12, pages: 2 } };
        return HttpResponse.json(body, { status: page === 1 ? 200 : status });
      }),
    );
    list("api");
    const older = await screen.findByRole("button", { name: "Older solutions" });
    await user.click(older);
    await screen.findByRole("alert");
    expect(titles()).toEqual(fallback);
    expect(screen.getByText("01")).toBeInTheDocument();
    expect(screen.getByText("Page 2 of 2")).toBeVisible();
    expect(older).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Newer solutions" }));
    await screen.findByRole("heading", { name: "Solution 10" });
    expect(screen.queryByRole("alert")).toBeNull();
    status = 200;
    await user.click(older);
    await screen.findByRole("heading", { name: "Solution 12" });
  });

  it("can be reversed, and restarts from its first page", async () => {
    const user = userEvent.setup();
    fakeApi.use(
      http.get("*/api/solutions", ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const page = Number(asked.get("page"));
        const all = asked.get("ascending") === "true" ? records(12).toReversed() : records(12);
        const data = all.slice((page - 1) * 10, page * 10);
        return HttpResponse.json({ data, pagination: { page, limit: 10, total: 12, pages: 2 } });
      }),
    );
    list("api");
    await user.click(await screen.findByRole("button", { name: "Older solutions" }));
    await screen.findByRole("heading", { name: "Solution 11" });
    await user.click(screen.getByRole("button", { name: "Oldest first" }));
    await screen.findByRole("heading", { name: "Solution 3" });
    expect(titles().at(0)).toBe("Solution 12");
    expect(screen.getByRole("button", { name: "Older solutions" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "Newer solutions" })).not.toHaveAttribute("aria-disabled");
    await user.click(screen.getByRole("button", { name: "Newest first" }));
    await vi.waitFor(() => expect(titles().at(0)).toBe("Solution 1"));
  });

  it("loads the figures from their table", async () => {
    const metric = { id: "m", label: "Tickets a day", before: "90", after: "30", ratio: 1 / 3, illustrative: false };
    fakeApi.use(
      http.get("*/api/solutions", () => HttpResponse.json(records(1))),
      http.get("*/api/performance_metrics", () => HttpResponse.json({ data: [metric, { id: "broken" }] })),
    );
    renderApp((page) => page, { "/": <SolutionsPage built={builtSolutions()} source="api" /> });
    const figures = await screen.findByRole("region", { name: "Counted before, counted after" });
    await within(figures).findByText("Tickets a day");
    expect(within(figures).getAllByRole("listitem")).toHaveLength(1);
    expect(within(figures).queryByText(/^Illustrative/)).toBeNull();
  });

  it("keeps the prerendered figures when the table fails to load, and retries on the next visit", async () => {
    let status = 503;
    const metric = { id: "m", label: "Tickets a day", before: "90", after: "30", ratio: 1 / 3, illustrative: false };
    fakeApi.use(
      http.get("*/api/solutions", () => HttpResponse.json(records(1))),
      http.get("*/api/performance_metrics", () => HttpResponse.json({ data: [metric] }, { status })),
    );
    const visit = () => renderApp((page) => page, { "/": <SolutionsPage built={builtSolutions()} source="api" /> });
    const { unmount } = visit();
    await screen.findByText("Closing the month");
    await screen.findByRole("heading", { name: "Solution 1" });
    expect(screen.getByText(/^Illustrative figures/)).toBeVisible();
    unmount();
    status = 200;
    visit();
    expect(await screen.findByText("Tickets a day")).toBeVisible();
  });
});
