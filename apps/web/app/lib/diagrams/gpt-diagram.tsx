import { LitPath } from "./lit-path.tsx";

const lines = [
  { y: 32, width: 78 },
  { y: 45, width: 58 },
  { y: 58, width: 78, lit: true },
  { y: 71, width: 78, lit: true },
  { y: 84, width: 58 },
  { y: 97, width: 78 },
  { y: 110, width: 78 },
  { y: 123, width: 58 },
];

/** A page of which two lines hold the answer, and the answer, which ends with its source. */
export function GptDiagram() {
  return (
    <>
      <rect x={24} y={18} width={104} height={128} rx={2} className="fill-surface-3" />
      {lines.map(({ y, width, lit }) => (
        <rect key={y} x={36} y={y} width={width} height={5} rx={2} className={lit ? "fill-tang" : "fill-line-strong"} />
      ))}
      <LitPath d="M120 64h38l16 18h22" />
      <path d="M196 50h100v64h-84l-16 14Z" className="fill-surface-3" />
      <path d="M210 69h72M210 83h58" className="stroke-fg-2 stroke-[6]" />
      <path d="M210 97h40" className="stroke-tang stroke-[6]" />
    </>
  );
}
