import { afterEach, expect, it, vi } from "vitest";
import { trackCtaClick } from "./analytics.ts";

const gtag = vi.fn<(...event: unknown[]) => void>();
const plausible = vi.fn<(...event: unknown[]) => void>();
const track = vi.fn<(...event: unknown[]) => void>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it("tells gtag of a click in the category CTA, and nobody else", () => {
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

it("tells plausible where there is no gtag", () => {
  vi.stubGlobal("plausible", plausible);
  vi.stubGlobal("analytics", { track });
  trackCtaClick("Request Deployment Now");
  expect(plausible).toHaveBeenCalledExactlyOnceWith("click", {
    props: { category: "CTA", label: "Request Deployment Now" },
  });
  expect(track).not.toHaveBeenCalled();
});

it("tells analytics.track as its own method where there is neither", () => {
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
