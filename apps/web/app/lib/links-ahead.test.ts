import { fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchCodeAhead } from "./late-navigation.ts";
import { fetchLinksAhead } from "./links-ahead.ts";

vi.mock(import("./late-navigation.ts"), () => ({ fetchCodeAhead: vi.fn<typeof fetchCodeAhead>() }));

const pages = {
  "/about": { id: "about", module: "/assets/about.js", imports: ["/assets/shared.js", "/assets/icons.js"] },
  "/apply/clerk": { id: "apply", module: "/assets/apply.js", hasLoader: true },
};
const router = {
  match: (path: string) => Object.entries(pages).flatMap(([at, { id }]) => (at === path ? [{ route: { id } }] : [])),
};
const globals = {
  __reactRouterDataRouter: router,
  __reactRouterManifest: { routes: Object.fromEntries(Object.values(pages).map((page) => [page.id, page])) },
  __reactRouterRouteModules: {},
};

beforeAll(() => {
  Object.assign(window, globals);
  fetchLinksAhead();
});
afterAll(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name);
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <p>Text</p> <a href="/about"><span>About</span></a> <a href="/apply/clerk">Clerk</a>
    <a href="/intake-form.html">Form</a> <a href="https://example.com/about">Elsewhere</a> <a href="#place">Place</a>`;
});
afterEach(() => {
  // Moves the pointer away, for the next test.
  fireEvent.pointerOver(document.body);
  vi.useRealTimers();
  vi.mocked(fetchCodeAhead).mockClear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const asked = () => vi.mocked(fetchCodeAhead).mock.calls.map(([page]) => page.id);

describe("the page behind a link", () => {
  it("is fetched with all of its files once the mouse has rested on the link", () => {
    fireEvent.pointerOver(screen.getByText("About"));
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual(["about"]);
    const links = [...document.head.querySelectorAll("link[rel=modulepreload]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/assets/shared.js", "/assets/icons.js"]);
  });

  it("is not fetched when the mouse only passes over", () => {
    fireEvent.pointerOver(screen.getByText("About"));
    vi.advanceTimersByTime(20);
    fireEvent.pointerOver(screen.getByText("Text"));
    vi.advanceTimersByTime(1_000);
    expect(asked()).toEqual([]);
  });

  it("is fetched at once, with its data, when the link is pressed", () => {
    fireEvent.pointerDown(screen.getByText("Clerk"));
    expect(asked()).toEqual(["apply"]);
    expect(document.head.querySelector("link[rel=prefetch]")).toHaveAttribute("href", "/apply/clerk.data");
  });

  it("is fetched once the focus has rested on the link", () => {
    fireEvent.focusIn(screen.getByText("Clerk"));
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual(["apply"]);
  });

  it.each(["Form", "Elsewhere", "Place"])("is not prefetched if the router does not handle it: %s", (name) => {
    fireEvent.pointerDown(screen.getByText(name));
    expect(asked()).toEqual([]);
  });
});
