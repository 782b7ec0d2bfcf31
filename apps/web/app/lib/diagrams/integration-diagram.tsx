import { LitPath } from "./lit-path.tsx";

const rows = [41, 83, 125];

/** Three systems on each side of one bus; one connection carries the handed-over work. */
export function IntegrationDiagram() {
  return (
    <>
      {rows.map((y) => (
        <g key={y}>
          <rect x={20} y={y - 13} width={64} height={26} rx={2} className="fill-surface-3" />
          <rect x={238} y={y - 13} width={64} height={26} rx={2} className="fill-surface-3" />
          {y === 83 ? (
            <LitPath d="M84 83h154" />
          ) : (
            <path d={`M84 ${y}h154`} className="stroke-line-strong stroke-[1.5]" />
          )}
        </g>
      ))}
      <rect x={150} y={18} width={20} height={132} rx={2} className="fill-tang" />
    </>
  );
}
