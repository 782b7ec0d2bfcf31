import { LitPath } from "./diagram.tsx";

/** A week of tasks as ten columns; the first three are folded up as one lit flap. */
export function AutomationDiagram() {
  const columns = [108, 136, 164, 192, 220, 248, 276];
  const rows = [24, 53, 82, 111];
  return (
    <>
      {columns.flatMap((x) =>
        rows.map((y) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={24} height={25} rx={2} className="fill-surface-3" />
        )),
      )}
      <path d="M20 40 104 24V136L20 152Z" className="fill-tang" />
      <path
        d="M48 34.7V146.6M76 29.3V141.2M20 68 104 52M20 96 104 80M20 124 104 108"
        className="stroke-tang-deep stroke-[1.5]"
      />
    </>
  );
}

/** Two pieces with a gap between them, and a third dropping into it. */
export function ConnectionDiagram() {
  return (
    <>
      <path d="M20 84h86v12h12v20h-12v32H20Z" className="fill-surface-3" />
      <path d="M214 84h86v64h-86v-32h-12V96h12Z" className="fill-surface-3" />
      <path d="M110 84h100M110 148h100" strokeDasharray="3 4" className="stroke-line-strong stroke-[1.5]" />
      <path d="M112 16h96v12h-12v20h12v20h-96V48h12V28h-12Z" className="fill-tang" />
      <path d="M160 76v30m-8-8 8 8 8-8" className="stroke-tang stroke-2" />
    </>
  );
}

/** Seven tasks ranked by cost; the three above the cut line are handed over. */
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

const steps = [
  { x: 20, width: 58 },
  { x: 62, width: 84 },
  { x: 118, width: 96 },
  { x: 188, width: 112 },
];

/** Four steps over the days of a month; the last is the agent at work, before day 30. */
export function DeliveryDiagram() {
  return (
    <>
      <path d="M20 24v112M76 24v112M132 24v112M188 24v112M244 24v112M300 24v112" className="stroke-line" />
      {steps.map(({ x, width }, index) => (
        <rect
          key={x}
          x={x}
          y={34 + index * 26}
          width={width}
          height={16}
          rx={2}
          className={index === 3 ? "fill-tang" : "fill-surface-3"}
        />
      ))}
      <path d="M300 20v120" strokeDasharray="3 4" className="stroke-tang stroke-[1.5]" />
    </>
  );
}

/** A week of repeated tasks, a row each: the first is lit and goes to an agent. */
export function FirstTaskDiagram() {
  const rows = [18, 52, 86, 120];
  const columns = [20, 60, 100, 140, 180];
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

/** A page with two lines that hold the answer, and the answer, ending with its source. */
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

/** Three systems on each side of a bus; one connection carries the handed-over work. */
export function IntegrationDiagram() {
  return (
    <>
      {[41, 83, 125].map((y) => (
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

const measured = [
  [30, 108],
  [54, 100],
  [78, 112],
  [102, 88],
  [126, 92],
  [150, 74],
  [174, 80],
] as const;

/** Measurements, their trend, and the forecast with its margin. */
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

const outside = [30, 69, 108];

/** Three requests, a border with one gate, and the only way through it to the record an agent may touch. */
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

/** An input, a decision, and its two outcomes, one of which runs on its own. */
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
