import { Diagram } from "../../lib/diagrams/diagram.tsx";

function OneOwner() {
  return (
    <>
      <path d="M48 52H94L108 66V112H48Z" className="fill-surface-3" />
      <path d="M94 52V66H108Z" className="fill-line-strong" />
      <text x="77" y="91" textAnchor="middle" className="fill-fg text-[21px] font-bold">
        OB
      </text>
      <path d="M108 82H204" strokeWidth={2} className="stroke-tang" />
      <rect x={204} y={52} width={60} height={60} rx={2} className="fill-tang" />
      <path d="M220 82 230 92 248 70" strokeWidth={5} className="stroke-on-tang" />
      <path d="M156 24V62M156 102V140" strokeWidth={1.5} strokeDasharray="3 4" className="stroke-line-strong" />
    </>
  );
}

function InWriting() {
  return (
    <>
      <rect x={60} y={20} width={112} height={92} rx={2} className="fill-surface-2" />
      <rect x={92} y={34} width={112} height={98} rx={2} className="fill-surface-3 stroke-sunken" strokeWidth={4} />
      <path d="M124 48H224L246 70V150H124Z" className="fill-surface-3 stroke-sunken" strokeWidth={4} />
      <path d="M223 50V71H244Z" className="fill-line-strong" />
      <path d="M142 82H226M142 98H226M142 130H196" strokeWidth={6} className="stroke-line-strong" />
      <path d="M142 114H214" strokeWidth={6} className="stroke-tang" />
    </>
  );
}

const days = [0, 1, 2, 3, 4];
const hours = [0, 1, 2, 3, 4, 5];
const handedOver = new Set(["0 0", "0 1", "1 0", "2 5", "3 0", "3 1", "4 0", "4 4", "4 5"]);

function TimeForWork() {
  return (
    <>
      {days.flatMap((day) =>
        hours.map((hour) => (
          <rect
            key={`${day} ${hour}`}
            x={52 + day * 45}
            y={18 + hour * 22}
            width={36}
            height={16}
            rx={2}
            className={handedOver.has(`${day} ${hour}`) ? "fill-tang" : "fill-surface-3"}
          />
        )),
      )}
    </>
  );
}

const drawings = [OneOwner, InWriting, TimeForWork] as const;

export function ValueGlyph({ place }: { place: number }) {
  const Drawing = drawings[place % drawings.length] ?? OneOwner;
  return (
    <Diagram>
      <Drawing />
    </Diagram>
  );
}
