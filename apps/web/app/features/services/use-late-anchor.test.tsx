import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
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

function visit(at: string) {
  const Site = createRoutesStub([
    { path: "/", Component: () => <Link to="/services#packages">To the packages</Link> },
    {
      path: "/services",
      Component: () => (
        <>
          <Link to="/services#packages">Again</Link>
          <ServicesPage />
        </>
      ),
    },
  ]);
  return render(<Site initialEntries={[at]} />);
}

it("scrolls smoothly to the consultation 300 ms after arriving at its anchor", () => {
  visit("/services#packages");
  act(() => void vi.advanceTimersByTime(299));
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: "smooth" });
  const sheet = scrollIntoView.mock.contexts[0];
  expect(sheet).toBe(document.querySelector("#packages"));
  expect(sheet).toContainElement(screen.getByRole("heading", { name: "Free AI Strategy Consultation" }));
});

it("does not scroll without the anchor, or after leaving in time", () => {
  visit("/services").unmount();
  const before = vi.getTimerCount();
  visit("/services#packages").unmount();
  expect(vi.getTimerCount()).toBe(before);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it("jumps where motion is reduced", () => {
  reduceMotion(true);
  visit("/services#packages");
  act(() => void vi.advanceTimersByTime(300));
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: "instant" });
});

it("scrolls again when the anchor is asked for again", async () => {
  visit("/services#packages");
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.click(screen.getByRole("link", { name: "Again" }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
