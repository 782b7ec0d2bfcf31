/**
 * The way that handed-over work takes through a diagram. It draws itself when the diagram is first seen, and a square
 * travels it once while its card is hovered (diagrams.css).
 */
export function LitPath({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return (
    <>
      <path d={d} {...(dashed && { strokeDasharray: "5 5" })} className="diagram-path stroke-tang stroke-2" />
      <rect
        x={-4}
        y={-4}
        width={8}
        height={8}
        rx={1}
        style={{ offsetPath: `path("${d}")` }}
        className="diagram-square fill-paper"
      />
    </>
  );
}
