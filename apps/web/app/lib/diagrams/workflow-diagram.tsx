import { LitPath } from "./lit-path.tsx";

/** What comes in, the decision, and its two outcomes, of which one runs by itself. */
export function WorkflowDiagram() {
  return (
    <>
      <rect x={16} y={66} width={54} height={30} rx={2} className="fill-surface-3" />
      <path d="M70 81h28" className="stroke-line-strong stroke-[1.5]" />
      <path d="M146 81h16l32 38h22" className="stroke-line-strong stroke-[1.5]" />
      <LitPath d="M146 81h16l32-38h22" />
      <path d="m98 81 24-24 24 24-24 24Z" className="fill-tang" />
      <rect x={216} y={28} width={88} height={30} rx={2} className="fill-tang" />
      <rect x={216} y={104} width={88} height={30} rx={2} className="fill-surface-3" />
    </>
  );
}
