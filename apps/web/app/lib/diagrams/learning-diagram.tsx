import { LitPath } from "./lit-path.tsx";

const measured = [
  [30, 108],
  [54, 100],
  [78, 112],
  [102, 88],
  [126, 92],
  [150, 74],
  [174, 80],
] as const;

/** What was measured, the line through it, and the forecast with its margin. */
export function LearningDiagram() {
  return (
    <>
      <path d="M20 140h290" className="stroke-line" />
      {measured.map(([x, y]) => (
        <rect key={x} x={x} y={y} width={8} height={8} rx={2} className="fill-line-strong" />
      ))}
      <path d="M34 114 178 80" className="stroke-line-strong stroke-[1.5]" />
      <path d="M178 80 296 22V62Z" opacity={0.16} className="fill-tang" />
      <LitPath d="M178 80 296 40" dashed />
      <rect x={291} y={35} width={10} height={10} rx={2} className="fill-tang" />
    </>
  );
}
