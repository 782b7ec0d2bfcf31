/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The upper of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
