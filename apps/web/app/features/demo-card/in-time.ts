/** A length of time for people, from milliseconds: `<1 ms`, `38 ms`, `1.4 s`. */
export function inTime(milliseconds: number): string {
  if (milliseconds < 1) return "<1 ms";
  // 999.6 would otherwise be 1000 ms.
  const whole = Math.round(milliseconds);
  return whole < 1000 ? `${whole} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
