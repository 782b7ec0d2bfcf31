const columns = [108, 136, 164, 192, 220, 248, 276];
const rows = [24, 53, 82, 111];

/** A week of tasks as ten columns; the first three are folded up as one lit flap. */
export function AutomationDiagram() {
  return (
    <>
      {columns.flatMap((x) =>
        rows.map((y) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={24} height={25} rx={2} className="fill-surface-3" />
        )),
      )}
      <path d="M20 40 104 24V136L20 152Z" className="fill-tang" />
      <path
        d="M48 34.7V146.6M76 29.3V141.2M20 68 104 52M20 96 104 80M20 124 104 108"
        className="stroke-tang-deep stroke-[1.5]"
      />
    </>
  );
}
