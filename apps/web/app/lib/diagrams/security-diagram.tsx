import { LitPath } from "./lit-path.tsx";

const outside = [30, 69, 108];

/** Three that ask, a border with one gate, and the one way through it to the record that an agent may touch. */
export function SecurityDiagram() {
  return (
    <>
      {outside.map((y) => (
        <rect key={y} x={20} y={y} width={48} height={26} rx={2} className="fill-surface-3" />
      ))}
      <path d="M68 43h40M68 121h40" strokeDasharray="3 4" className="stroke-line-strong stroke-[1.5]" />
      <path d="M112 37v12M112 115v12" className="stroke-line-strong stroke-2" />
      <path d="M132 16h168v132H132V96M132 68V16" className="stroke-line-strong stroke-[1.5]" />
      <LitPath d="M68 82h130" />
      <rect x={127} y={68} width={10} height={28} rx={2} className="fill-tang" />
      {[30, 69, 108].flatMap((y) =>
        [156, 198, 240].map((x) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={34}
            height={26}
            rx={2}
            className={x === 198 && y === 69 ? "fill-tang" : "fill-surface-3"}
          />
        )),
      )}
    </>
  );
}
