import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { solutions } from "@thirtyfold/content";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { DataSource } from "../../settings.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SolutionPage } from "./solution-page.tsx";
import { type SolutionRecord, toSolution } from "./solution-record.ts";
import { builtSolution, solutionsFile } from "./solutions-file.ts";
import { queryClient } from "./solutions-queries.ts";

afterEach(() => queryClient.clear());

type Shown = {
  param?: string | undefined;
  built?: SolutionRecord | null | undefined;
  source?: DataSource;
  at?: string;
};

function show({ param, built, source = "static", at = `/solutions/${param}` }: Shown) {
  const frame = (page: ReactNode) => <main tabIndex={-1}>{page}</main>;
  return renderApp(frame, { "/*": <SolutionPage param={param} built={built} source={source} /> }, at);
}

const bare = (more: object = {}) => toSolution("bare", { title: "Bare", ...more });
const serveFile = (answer: () => Response = () => HttpResponse.json(solutionsFile)) =>
  fakeApi.use(http.get("*/data/solutions.json", answer));

const notLoaded = "The solution could not be loaded";

/** Waits for the screen without a solution and returns its error. */
async function missing(name = "Solution Not Found"): Promise<string | null> {
  expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to all solutions" })).toHaveAttribute("href", "/solutions");
  return screen.getByRole("alert").textContent;
}

describe("a solution's page", () => {
  it("shows its whole record", () => {
    show({ param: "agent-delivery", built: builtSolution("agent-delivery") });
    const { title, description, cta, features, useCases } = solutions["agent-delivery"];
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(description)).toBeVisible();
    const call = screen.getByRole("link", { name: new RegExp(`^${cta.text}`) });
    expect(call).toHaveAttribute("href", "/intake-form.html");
    expect(call).toHaveAttribute("target", "_blank");
    const cells = within(screen.getByRole("region", { name: "Key Features" })).getAllByRole("listitem");
    expect(cells.map(({ textContent }) => textContent)).toEqual(features.map((one) => one.title + one.description));
    const cases = within(screen.getByRole("region", { name: "Use Cases" })).getAllByRole("listitem");
    expect(cases.map(({ textContent }) => textContent)).toEqual(
      useCases.map(({ industry, text }, index) => `0${index + 1}${industry}: ${text}`),
    );
    expect(screen.getByRole("heading", { level: 2, name: "Ready to Get Started?" })).toBeVisible();
    const contact = screen.getByRole("link", { name: /^Contact Us Today/ });
    expect(contact).toHaveAttribute("href", "/intake-form.html");
    expect(screen.getByRole("link", { name: "Back to all solutions" })).toHaveAttribute("href", "/solutions");
  });

  it("falls back from the description to the subtext, then to a default sentence", () => {
    const first = show({ param: "bare", built: bare({ subtext: "Short" }) });
    expect(screen.getByText("Short")).toBeVisible();
    first.unmount();
    show({ param: "bare", built: bare() });
    expect(screen.getByText("No description available")).toBeVisible();
  });

  it("has a call to action only if the record has one, with its defaults, in a new tab", () => {
    const first = show({ param: "bare", built: bare() });
    expect(screen.queryByRole("link", { name: /^Get Started with/ })).toBeNull();
    first.unmount();
    show({ param: "bare", built: bare({ cta: {} }) });
    const call = screen.getByRole("link", { name: /^Get Started with Bare/ });
    expect(call).toHaveAttribute("href", "/contact");
    expect(call).toHaveAttribute("target", "_blank");
  });
});

describe("on navigation from another page", () => {
  it("is loading, then shown", async () => {
    serveFile();
    show({ param: "agent-delivery" });
    expect(await screen.findByText("Loading the solution")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { level: 1, name: "AI Agent Delivery" })).toBeVisible();
  });

  it.each([
    ["custom-gpt-agents", "Custom GPT Agents"],
    ["ai-workflow-automation", "AI Workflow Automation"],
    ["workflow-automation", "AI Workflow Automation"],
    ["ai-security", "AI Security"],
  ])("finds %s", async (slug, title) => {
    serveFile();
    show({ param: slug });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  it("takes the slug from the URL when the route has none", async () => {
    serveFile();
    show({ at: "/solutions/no-code-integrations" });
    expect(await screen.findByRole("heading", { level: 1, name: "No-Code Integrations" })).toBeVisible();
  });

  it("says which solution does not exist", async () => {
    serveFile();
    document.title = "Solutions | Thirtyfold";
    show({ param: "time-machine" });
    expect(await missing()).toBe("Solution not found: time-machine");
    expect(document.title).toBe("Solution Not Found | Thirtyfold");
  });

  it("says that the data failed to load, and reloads it on request", async () => {
    const user = userEvent.setup();
    serveFile(() => new HttpResponse(null, { status: 500 }));
    show({ param: "agent-delivery" });
    expect(await missing(notLoaded)).toBe("Failed to fetch solutions data");
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    fakeApi.use(
      http.get("*/data/solutions.json", async () => {
        await answered;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Loading the solution");
    expect(screen.getByRole("main")).toHaveFocus();
    answer();
    expect(await missing(notLoaded)).toBe("Failed to fetch solutions data");
    expect(screen.getByRole("main")).toHaveFocus();
    serveFile();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "AI Agent Delivery" })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it("finds a record that exists only in the table, behind the switch", async () => {
    serveFile();
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json([{ id: "1", slug: "brand-new", title: "New" }])));
    document.title = "Solution Not Found | Thirtyfold";
    const { unmount } = show({ param: "brand-new", source: "api" });
    expect(await screen.findByRole("heading", { level: 1, name: "New" })).toBeVisible();
    expect(document.title).toBe("New | Thirtyfold");
    unmount();
    expect(document.title).toBe("Solution Not Found | Thirtyfold");
  });
});

describe("an outage is not reported as a missing solution", () => {
  const outages = [
    ["answers 503", () => new HttpResponse(null, { status: 503 })],
    ["is unreachable", () => HttpResponse.error()],
    ["answers with a page", () => HttpResponse.html("<h1>Bad gateway</h1>")],
  ] as const;

  it.each(outages)("when the site's file %s", async (_, answer) => {
    serveFile(answer);
    show({ param: "time-machine" });
    expect(await missing(notLoaded)).toBe("Failed to fetch solutions data");
  });

  it.each(outages)("when the API %s, even on the page for unknown slugs", async (_, answer) => {
    serveFile();
    fakeApi.use(http.get("*/api/solutions", answer));
    show({ param: "brand-new", built: null, source: "api" });
    expect(await missing(notLoaded)).toBe("Failed to fetch solutions data");
    expect(document.title).toBe(`${notLoaded} | Thirtyfold`);
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json([{ id: "1", slug: "brand-new", title: "New" }])));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "New" })).toBeVisible();
  });
});

describe("without a slug", () => {
  it("says that none was specified", async () => {
    show({ at: "/solutions/" });
    expect(await missing()).toBe("No solution specified");
  });

  it("says that none was provided when it is blank", async () => {
    show({ param: " ", at: "/solutions/%20" });
    expect(await missing()).toBe("No solution slug provided");
  });
});

it("the page for unknown slugs says which one was requested, without a request", async () => {
  show({ param: "time-machine", built: null });
  expect(await missing()).toBe("Solution not found: time-machine");
});
