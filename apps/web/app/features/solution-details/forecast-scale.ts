import { demandForecast } from "@thirtyfold/content";

/** The chart's drawing board, in units of its view box. A week is 20 wide. */
export const board = { width: 600, height: 350 } as const;

const { measured, scale } = demandForecast;
const bottom = scale[0];
const top = scale.at(-1) ?? bottom;

/** The middle of a week, counted from 0. */
export function weekX(week: number): number {
  return week * 20 + 10;
}

/** The height of a value. The lowest line of the scale stands 8 units above the lower edge, the highest 8 below the upper one. */
export function valueY(value: number): number {
  return board.height - 8 - ((value - bottom) / (top - bottom)) * (board.height - 16);
}

/** The straight line with the least squared distance to what was measured, as its values at the first and the last week. */
export function fittedLine(): readonly [number, number] {
  const last = measured.length - 1;
  const middle = last / 2;
  const mean = measured.reduce<number>((sum, value) => sum + value, 0) / measured.length;
  const spread = measured.reduce((sum, _, week) => sum + (week - middle) ** 2, 0);
  const slope = measured.reduce((sum, value, week) => sum + (week - middle) * (value - mean), 0) / spread;
  return [mean - slope * middle, mean + slope * middle];
}
