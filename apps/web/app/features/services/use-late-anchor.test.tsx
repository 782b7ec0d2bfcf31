import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServicesPage } from "./services-page.tsx";

const scrollIntoView = vi.fn<(options?: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  reduceMotion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reduceMotion(matches: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches }));
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function visit(at: string) {
  const Site = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <Back />
          <Link to="/services#packages">To the packages</Link>
        </>
      ),
    },
    {
      path: "/services",
      Component: () => (
        <>
          <Link to="/services#packages">Again</Link>
          <Link to="/">Home</Link>
          <ServicesPage />
        </>
      ),
    },
  ]);
  return render(<Site initialEntries={[at]} />);
}

/** Arrives by a link on another page. */
async function arrive() {
  const view = visit("/");
  await follow("To the packages");
  return view;
}

async function follow(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("link", { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it("scrolls smoothly to the consultation 300 ms after arriving at its anchor", async () => {
  await arrive();
  act(() => void vi.advanceTimersByTime(299));
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
  const sheet = scrollIntoView.mock.contexts[0];
  expect(sheet).toBe(document.querySelector("#packages"));
  expect(sheet).toContainElement(screen.getByRole("heading", { name: "Free AI Strategy Consultation" }));
});

it("does not scroll without the anchor, or if the visitor leaves in time", async () => {
  visit("/services").unmount();
  const before = vi.getTimerCount();
  const { unmount } = await arrive();
  unmount();
  expect(vi.getTimerCount()).toBe(before);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it("leaves the initial page to the browser, which opens it at its anchor", () => {
  visit("/services#packages");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.querySelector("#packages")).toBeVisible();
});

it("leaves the scroll position alone on Back", async () => {
  await arrive();
  act(() => void vi.advanceTimersByTime(300));
  await follow("Home");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("heading", { name: "Free AI Strategy Consultation" })).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it("jumps when reduced motion is preferred", async () => {
  reduceMotion(true);
  await arrive();
  act(() => void vi.advanceTimersByTime(300));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: "instant" });
});

it("scrolls again when the anchor link is followed again", async () => {
  await arrive();
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(screen.getByRole("link", { name: "Again" }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
