import { Diagram } from "../../lib/diagrams/diagram.tsx";

/** A message on its way: from the visitor's sheet to the person who reads it, and later to whoever knows more. */
export function MessageRoute() {
  return (
    <Diagram className="rounded-b-none">
      <path d="M22 34H74L88 48V130H22Z" className="fill-surface-3" />
      <path d="M74 34V48H88Z" className="fill-line-strong" />
      <path d="M34 62H76M34 76H76M34 90H62" strokeWidth={5} className="stroke-line-strong" />
      <path d="M34 108H56" strokeWidth={5} className="stroke-tang" />
      <path d="M88 82H112L128 66H150" strokeWidth={2} className="stroke-tang" />
      <path d="M150 44H186L196 54V90H150Z" className="fill-surface-3" />
      <path d="M186 44V54H196Z" className="fill-line-strong" />
      <text x="173" y="74" textAnchor="middle" className="fill-fg text-[17px] font-bold tracking-normal">
        IK
      </text>
      <path
        d="M196 66H222L246 42M222 66 246 110"
        strokeWidth={1.5}
        strokeDasharray="3 4"
        className="stroke-line-strong"
      />
      <rect x={246} y={24} width={52} height={34} rx={2} strokeDasharray="3 4" className="stroke-line-strong" />
      <rect x={246} y={96} width={52} height={34} rx={2} strokeDasharray="3 4" className="stroke-line-strong" />
    </Diagram>
  );
}
