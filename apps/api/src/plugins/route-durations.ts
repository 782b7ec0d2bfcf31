import { Histogram, type Registry } from "prom-client";

const buckets = [0.005, 0.025, 0.1, 0.5, 2, 10];
const name = "http_request_duration_seconds";
const help = "Time from a request's arrival to the end of its answer, by route.";

/** The number of calls with the same labels per bucket of seconds, and above the last; their total seconds. */
type Series = { counts: number[]; seconds: number };
type ByStatus = Map<number, Series>;
type ByMethod = Map<string, ByStatus>;

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

const start = (): Series => ({ counts: Array.from({ length: buckets.length + 1 }, () => 0), seconds: 0 });

function bucketOf(seconds: number): number {
  let at = 0;
  while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
  return at;
}

function valuesOf(sharedLabels: { method: string; route: string; status: number }, { counts, seconds }: Series) {
  let count = 0;
  const upTo = counts.map((own, at) => {
    count += own;
    return { metricName: `${name}_bucket`, labels: { le: buckets[at] ?? "+Inf" }, sharedLabels, value: count };
  });
  return [
    ...upTo,
    { metricName: `${name}_sum`, labels: {}, sharedLabels, value: seconds },
    { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
  ];
}

/**
 * The durations of calls by route. The library's own counting joins, checks and looks up the labels for each call,
 * which costs more than all other hooks together; here it only renders the counts.
 */
export class RouteDurations extends Histogram {
  readonly #routes = new Map<string, ByMethod>();

  constructor(registry: Registry) {
    super({ name, help, buckets, registers: [registry] });
  }

  count(route: string, method: string, status: number, seconds: number): void {
    const methods = entryOf(this.#routes, route, (): ByMethod => new Map());
    const series = entryOf(
      entryOf(methods, method, (): ByStatus => new Map()),
      status,
      start,
    );
    const at = bucketOf(seconds);
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.seconds += seconds;
  }

  /** The library generates its text, and the result of its `get`, from this. */
  async getForPromString() {
    const values = [...this.#routes].flatMap(([route, methods]) =>
      [...methods].flatMap(([method, statuses]) =>
        [...statuses].flatMap(([status, series]) => valuesOf({ method, route, status }, series)),
      ),
    );
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}
