import { LitPath } from "./lit-path.tsx";

const rows = [18, 52, 86, 120];
const columns = [20, 60, 100, 140, 180];

/** A week of repeated tasks, a row for each: the first one is lit and leaves for an agent. */
export function FirstTaskDiagram() {
  return (
    <>
      {rows.flatMap((y) =>
        columns.map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={32}
            height={26}
            rx={2}
            className={y === 18 ? "fill-tang" : "fill-surface-3"}
          />
        )),
      )}
      <LitPath d="M212 31h20l16 36" />
      <rect x={232} y={67} width={64} height={40} rx={2} className="fill-surface-3" />
      <path d="M244 81h40M244 93h24" className="stroke-fg-2 stroke-[5]" />
      <path d="M232 121h64" strokeDasharray="3 4" className="stroke-line-strong stroke-[1.5]" />
    </>
  );
}
