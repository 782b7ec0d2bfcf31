import { afterEach, expect, it, vi } from "vitest";
import { trackCtaClick } from "./analytics.ts";

const gtag = vi.fn<(...event: unknown[]) => void>();
const plausible = vi.fn<(...event: unknown[]) => void>();
const track = vi.fn<(...event: unknown[]) => void>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it("reports a click to gtag in the category CTA, and to nobody else", () => {
  vi.stubGlobal("gtag", gtag);
  vi.stubGlobal("plausible", plausible);
  vi.stubGlobal("analytics", { track });
  trackCtaClick("Request Deployment Now");
  expect(gtag).toHaveBeenCalledExactlyOnceWith("event", "click", {
    event_category: "CTA",
    event_label: "Request Deployment Now",
  });
  expect(plausible).not.toHaveBeenCalled();
  expect(track).not.toHaveBeenCalled();
});

it("falls back to plausible without gtag", () => {
  vi.stubGlobal("plausible", plausible);
  vi.stubGlobal("analytics", { track });
  trackCtaClick("Request Deployment Now");
  expect(plausible).toHaveBeenCalledExactlyOnceWith("click", {
    props: { category: "CTA", label: "Request Deployment Now" },
  });
  expect(track).not.toHaveBeenCalled();
});

it("falls back to analytics.track, called as a method, without either", () => {
  const analytics = { track };
  vi.stubGlobal("analytics", analytics);
  trackCtaClick("Request Deployment Now");
  expect(track).toHaveBeenCalledExactlyOnceWith("click", { category: "CTA", label: "Request Deployment Now" });
  expect(track.mock.contexts).toEqual([analytics]);
});

it.each([
  ["nothing is there", {}],
  ["what is there is no function", { gtag: "off", analytics: {} }],
  [
    "the function fails",
    {
      gtag: () => {
        throw new Error("blocked");
      },
    },
  ],
])("does nothing when %s", (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  expect(() => trackCtaClick("Request Deployment Now")).not.toThrow();
});
