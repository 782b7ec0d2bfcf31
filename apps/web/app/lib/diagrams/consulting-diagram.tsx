/** Seven tasks ranked by what they cost; the three above the cut line are handed over. */
export function ConsultingDiagram() {
  return (
    <>
      {[250, 214, 186, 132, 104, 70, 44].map((width, rank) => (
        <rect
          key={width}
          x={36}
          y={20 + rank * 18}
          width={width}
          height={11}
          rx={2}
          className={rank < 3 ? "fill-tang" : "fill-surface-3"}
        />
      ))}
      <path d="M24 70.5h288" strokeDasharray="3 4" className="stroke-fg-2" />
    </>
  );
}
