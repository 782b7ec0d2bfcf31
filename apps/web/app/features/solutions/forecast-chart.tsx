import { demandForecast } from "@thirtyfold/content";

/** In view box units. A week is 20 wide. */
export const board = { width: 600, height: 350 } as const;

const { measured, forecast, scale } = demandForecast;
const bottom = scale[0];
const top = scale.at(-1) ?? bottom;

const [fittedStart, fittedEnd] = fittedLine();
const lastWeek = measured.length - 1;
const now = { x: weekX(lastWeek), y: valueY(fittedEnd) };
const ahead = forecast.map(({ value, low, high }, index) => ({
  x: weekX(lastWeek + 1 + index),
  y: valueY(value),
  low: valueY(low),
  high: valueY(high),
}));
const point = (x: number, y: number) => `${x} ${y.toFixed(1)}`;
const expected = [now, ...ahead].map(({ x, y }) => point(x, y)).join("L");
const range = [
  point(now.x, now.y),
  ...ahead.map(({ x, high }) => point(x, high)),
  ...ahead.toReversed().map(({ x, low }) => point(x, low)),
].join("L");

/** Reveals the forecast once, starting from today. */
const unveiled =
  "[clip-path:inset(0)] motion-safe:transition-[clip-path] motion-safe:delay-700 motion-safe:duration-1000 motion-safe:ease-out motion-safe:starting:[clip-path:inset(0_100%_0_0)]";

/** Measured weeks as squares, their trend, today, and the forecast with its range. */
export function ForecastChart() {
  return (
    <svg viewBox={`0 0 ${board.width} ${board.height}`} fill="none" className="h-auto w-full overflow-visible">
      {scale.map((value) => (
        <path key={value} d={`M0 ${valueY(value)}h${board.width}`} className="stroke-line" />
      ))}
      <path
        d={`M${point(weekX(0), valueY(fittedStart))}L${point(now.x, now.y)}`}
        className="stroke-line-strong stroke-[1.5]"
      />
      {measured.map((value, week) => (
        // Weeks have no name but their place, and never change it.
        // oxlint-disable-next-line react/no-array-index-key
        <Square key={week} x={weekX(week)} y={valueY(value)} size={8} look="fill-fg-3" />
      ))}
      <path d={`M420 0v${board.height}`} strokeDasharray="3 4" className="stroke-fg-2" />
      <g className={unveiled}>
        <path d={`M${range}Z`} opacity={0.16} className="fill-tang" />
        <path d={`M${expected}`} strokeDasharray="6 5" className="stroke-tang stroke-2" />
        {[ahead[0], ahead.at(-1)].map(
          (week) => week && <Square key={week.x} x={week.x} y={week.y} size={11} look="fill-tang" />,
        )}
      </g>
    </svg>
  );
}

function Square({ x, y, size, look }: { x: number; y: number; size: number; look: string }) {
  return <rect x={x - size / 2} y={(y - size / 2).toFixed(1)} width={size} height={size} rx={1.5} className={look} />;
}

/** The middle of a week; weeks count from 0. */
function weekX(week: number): number {
  return week * 20 + 10;
}

/** The vertical position of a value; 8 units stay free at both edges. */
export function valueY(value: number): number {
  return board.height - 8 - ((value - bottom) / (top - bottom)) * (board.height - 16);
}

/** The least-squares line through the measured values, as its values at the first and the last week. */
function fittedLine(): readonly [number, number] {
  const last = measured.length - 1;
  const middle = last / 2;
  const mean = measured.reduce<number>((sum, value) => sum + value, 0) / measured.length;
  const spread = measured.reduce((sum, _, week) => sum + (week - middle) ** 2, 0);
  const slope = measured.reduce((sum, value, week) => sum + (week - middle) * (value - mean), 0) / spread;
  return [mean - slope * middle, mean + slope * middle];
}
