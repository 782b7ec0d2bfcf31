import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { catchGlobalFailures } from "./global-failure.ts";
import { catchPreloadErrors, Late, type LatePart, latePart, useLate } from "./late.tsx";

const Here = ({ words }: { words: string }) => <p>{words}</p>;

type Load = () => Promise<ComponentType<{ words: string }>>;

/** Code that fails to load the given number of times, and then loads. */
const codeAfter = (failures: number) => {
  const load = vi.fn<Load>().mockResolvedValue(Here);
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  return load;
};

const settle = () => act(async () => {});

describe("code loaded on demand", () => {
  function Page({ part }: { part: LatePart<ComponentType<{ words: string }>> }) {
    const { loaded: Part, failed, fetch } = useLate(part);
    return (
      <>
        <button type="button" onClick={fetch}>
          Reach
        </button>
        {failed && <p>Not loaded</p>}
        {Part && <Part words="Here" />}
      </>
    );
  }

  it("is fetched once, on demand, and again after a failure", async () => {
    const load = codeAfter(1);
    render(<Page part={latePart(load)} />);
    expect(load).not.toHaveBeenCalled();
    const reach = screen.getByRole("button");
    fireEvent.click(reach);
    expect(await screen.findByText("Not loaded")).toBeVisible();
    fireEvent.click(reach);
    expect(await screen.findByText("Here")).toBeVisible();
    expect(screen.queryByText("Not loaded")).toBeNull();
    fireEvent.click(reach);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is there on the first frame once it has loaded", async () => {
    const part = latePart(codeAfter(0));
    await part.load();
    render(<Page part={part} />);
    expect(screen.getByText("Here")).toBeVisible();
  });

  it("is retried once while the server responds, and then a reload is offered until it loads", async () => {
    vi.stubGlobal("fetch", async () => new Response());
    onTestFinished(() => void vi.unstubAllGlobals());
    const load = codeAfter(3);
    render(<Page part={latePart(load)} />);
    const reach = screen.getByRole("button", { name: "Reach" });
    fireEvent.click(reach);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(reach);
    expect(await screen.findByText(/^This part comes only when the page is loaded again/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    fireEvent.click(reach);
    expect(await screen.findByText("Here")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  });

  it("is not given up on when the server is out of reach", async () => {
    const unreachable = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
    vi.stubGlobal("fetch", unreachable);
    onTestFinished(() => void vi.unstubAllGlobals());
    const load = codeAfter(3);
    render(<Page part={latePart(load)} />);
    const reach = screen.getByRole("button", { name: "Reach" });
    for (let press = 1; press <= 3; press += 1) {
      fireEvent.click(reach);
      await settle();
    }
    expect(unreachable).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  });

  it("rejects the failed call, but no later one", async () => {
    const part = latePart(codeAfter(1));
    await expect(part.load()).rejects.toThrow("could not be loaded");
    await expect(part.load()).resolves.toBe(Here);
  });
});

describe("code that Vite's build failed to fetch", () => {
  let releaseFailures: () => void;
  beforeAll(() => {
    catchPreloadErrors();
    releaseFailures = catchGlobalFailures();
  });
  afterAll(() => releaseFailures());

  /** Imports the way Vite's build does. */
  const importFrom = (fetchCode: Load) => () =>
    fetchCode().catch((payload: unknown) => {
      const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
      window.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error("Nobody has taken over");
      return undefined as unknown as ComponentType<{ words: string }>;
    });

  it("is never treated as loaded: the call rejects with the reason, and the next one fetches again", async () => {
    const part = latePart(importFrom(codeAfter(1)));
    const failure: unknown = await part.load().catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: new TypeError("Failed to fetch") });
    expect(part.getState()).toEqual({ loaded: undefined, failures: 1 });
    await expect(part.load()).resolves.toBe(Here);
  });

  it("rejects with the reason when one of its exports is requested", async () => {
    const importCode = importFrom(codeAfter(1));
    await expect(importCode()).resolves.toBeUndefined();
    const part = latePart(() => importFrom(codeAfter(1))().then(({ name }) => name));
    await expect(part.load()).rejects.toMatchObject({ cause: new TypeError("Failed to fetch") });
  });

  it("leaves the page alone, and loads no other, when the failure was not handled", async () => {
    render(<h1>A page</h1>);
    const failure: unknown = await latePart(importFrom(codeAfter(1)))
      .load()
      .catch((error: unknown) => error);
    Object.assign(failure as Error, { stack: `Error: lost\n    at ${window.location.origin}/assets/home-abc.js:1:1` });
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: failure }));
    expect(screen.getByRole("heading", { name: "A page" })).toBeVisible();
  });
});

describe("a part below the first screen", () => {
  const show = (load: Load) => (
    <main>
      <h1>A page</h1>
      <section>
        <h2>More</h2>
        <Late part={latePart(load)} props={{ words: "The rest" }} fallback={<p>Loading</p>} name="The rest" />
      </section>
    </main>
  );
  const said = "The rest could not be loaded. Check your connection, then try again.";

  it("keeps its place until it has loaded", async () => {
    render(show(codeAfter(0)));
    expect(screen.getByText("Loading")).toBeVisible();
    expect(await screen.findByText("The rest")).toBeVisible();
    expect(screen.queryByText("Loading")).toBeNull();
  });

  it("that fails to load says so in place, keeps the page, and can be retried, with the focus moving to the heading", async () => {
    const load = codeAfter(1);
    render(show(load));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole("heading", { name: "A page" })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    const retry = screen.getByRole("button", { name: "Try again" });
    retry.focus();
    fireEvent.click(retry);
    expect(await screen.findByText("The rest")).toBeVisible();
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.getByRole("heading", { name: "More" })).toHaveFocus();
  });

  it("loads by itself when the connection is back", async () => {
    render(show(codeAfter(1)));
    await screen.findByText(said);
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("The rest")).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it("keeps its server-rendered HTML when its code fails to load", async () => {
    const part = latePart(codeAfter(0));
    await part.load();
    const place = document.createElement("div");
    place.innerHTML = renderToString(<Late part={part} props={{ words: "In the HTML" }} fallback={null} name="It" />);
    document.body.append(place);
    const lost = latePart(codeAfter(9));
    render(<Late part={lost} props={{ words: "In the HTML" }} fallback={null} name="It" />, {
      container: place,
      hydrate: true,
    });
    await settle();
    expect(screen.getByText(/It could not be loaded/)).toBeVisible();
    expect(screen.getByText("In the HTML")).toBeVisible();
  });
});

it("is the only way the application imports code lazily", () => {
  const sources = import.meta.glob<string>(
    // The router imports a page's own code, and reports failures.
    ["../**/*.{ts,tsx}", "!../**/*.{test,stories}.*", "!../testing/**", "!./late-navigation.ts"],
    { query: "?raw", import: "default", eager: true },
  );
  const bare = Object.entries(sources).filter(([, code]) =>
    code.replace(/latePart\(\s*\(\) =>\s*import\(/g, "").match(/^(?!\s*(\*|\/\/)).*\bimport\(/m),
  );
  expect(bare.map(([file]) => file)).toEqual([]);
});
