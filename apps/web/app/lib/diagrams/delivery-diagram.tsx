const steps = [
  { x: 20, width: 58 },
  { x: 62, width: 84 },
  { x: 118, width: 96 },
  { x: 188, width: 112 },
];

/** Four steps over the days of a month; the last one is the agent at work, before day 30. */
export function DeliveryDiagram() {
  return (
    <>
      <path d="M20 24v112M76 24v112M132 24v112M188 24v112M244 24v112M300 24v112" className="stroke-line" />
      {steps.map(({ x, width }, index) => (
        <rect
          key={x}
          x={x}
          y={34 + index * 26}
          width={width}
          height={16}
          rx={2}
          className={index === 3 ? "fill-tang" : "fill-surface-3"}
        />
      ))}
      <path d="M300 20v120" strokeDasharray="3 4" className="stroke-tang stroke-[1.5]" />
    </>
  );
}
