import { businessHours } from "@thirtyfold/content";

/**
 * A date whose UTC fields are the office's local ones, wherever the visitor is. Without `Intl`, whose first use keeps a
 * slow phone busy for 60 ms.
 */
export function officeClock(moment: number): Date {
  return new Date(moment + businessHours.utcOffset * 3_600_000);
}

/** Whole days since the office's Monday: its week starts there, JavaScript's on Sunday. */
export function daysSinceMonday(there: Date): number {
  return (there.getUTCDay() + 6) % 7;
}
