import { Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { RouteDurations } from "./route-durations.ts";

it("matches the output of the library's own histogram", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = new RouteDurations(ours);
  const library = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer, by route.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [theirs],
  });
  for (const [route, method, status, seconds] of [
    ["/a", "GET", 200, 0],
    ["/a", "GET", 200, 0.005],
    ["/a", "GET", 200, 0.006],
    ["/a", "GET", 200, 30],
    ["/a", "GET", 304, 10],
    ["/a", "HEAD", 200, 0.25],
    ["/b", "GET", 200, 1],
  ] as const) {
    durations.count(route, method, status, seconds);
    library.observe({ method, route, status }, seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
