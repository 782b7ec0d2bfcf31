import { type ProcessStep, promise } from "@thirtyfold/content";

/** The days of the program: 1 to 30. */
export const days = Array.from({ length: promise.days }, (_, index) => index + 1);

/** "Day 3 to 7". */
export function daysInWords({ fromDay, toDay }: ProcessStep): string {
  return `Day ${fromDay} to ${toDay}`;
}
