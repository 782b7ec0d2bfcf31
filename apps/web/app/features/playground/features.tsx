import { capabilities, enterpriseList, playgroundPage } from "@thirtyfold/content";
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";

const { enterpriseTitle, enterpriseLead } = playgroundPage;

export function Features() {
  return (
    <div className="grid-cols-10 gap-x-gutter wide:grid">
      <ul className="col-span-7 grid overflow-hidden rounded-md border border-line md:grid-cols-2">
        {capabilities.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-line px-5 pt-6 pb-7 not-last:border-b md:px-7 md:odd:border-r md:nth-last-2:border-b-0"
          >
            <CapabilityGlyph index={index} />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-2 max-w-[27em] text-pretty text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="col-span-3 mt-12 wide:mt-7">
        <h3 className="text-h3">{enterpriseTitle}</h3>
        <p className="mt-2 text-fg-2">{enterpriseLead}</p>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {enterpriseList.map((item) => (
            <li key={item} className="flex items-baseline gap-3 py-3.5">
              <Check aria-hidden size={20} strokeWidth={1.75} className="shrink-0 self-center text-ok" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const sheet = "fill-surface-3";
const lit = "fill-tang";
const way = "stroke-line-strong stroke-[1.5]";
const litWay = "stroke-tang stroke-2";

/** In the list's order: reads, works, answers, asks, logs, learns. */
const drawings: readonly ReactNode[] = [
  <>
    {[0, 46, 92].map((x, index) => (
      <g key={x}>
        <rect x={x} width={34} height={48} rx={2} className={sheet} />
        <rect x={x + 7} y={10} width={20} height={3} className="fill-line-strong" />
        <rect x={x + 7} y={18 + index * 8} width={20} height={3} className={lit} />
      </g>
    ))}
  </>,
  <>
    <path d="M16 8H46L56 24M16 40H46L56 24M72 24H82L92 8H112M82 24L92 40H112" className={way} />
    {[
      [0, 0],
      [0, 32],
      [112, 0],
      [112, 32],
    ].map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={16} height={16} rx={2} className={sheet} />
    ))}
    <rect x={54} y={14} width={20} height={20} rx={2} className={lit} />
  </>,
  <>
    <rect y={8} width={54} height={5} className={lit} />
    <rect y={20} width={46} height={5} className={sheet} />
    <rect y={32} width={30} height={5} className={sheet} />
    <path d="M58 10.5H72L82 24H96" className={litWay} />
    <rect x={92} width={36} height={48} rx={2} className={sheet} />
    <rect x={99} y={22} width={22} height={4} className={lit} />
  </>,
  <>
    <path d="M18 24H38" className={litWay} />
    <path d="M56 24H76M94 24H110" className={`${way} [stroke-dasharray:3_4]`} />
    <rect y={15} width={18} height={18} rx={2} className={lit} />
    <rect x={38} y={15} width={18} height={18} rx={2} className={lit} />
    <path d="M76.75 8.75H98L103.25 14V39.25H76.75Z" className={`${way} fill-sunken [stroke-dasharray:3_4]`} />
    <rect x={110} y={15} width={18} height={18} rx={2} className={sheet} />
  </>,
  <>
    {[96, 70, 108, 52].map((width, index) => (
      <g key={width}>
        <rect
          y={index * 13}
          width={8}
          height={8}
          rx={1}
          className={index === 3 ? "stroke-line-strong stroke-[1.5]" : lit}
        />
        <rect x={18} y={index * 13 + 2} width={width} height={4} className={sheet} />
      </g>
    ))}
  </>,
  <>
    <rect y={6} width={78} height={5} className={sheet} />
    <path d="M0 8.5H78" className={way} />
    <rect y={20} width={64} height={5} className={lit} />
    <path d="M70 22.5H106V38H92" className={litWay} />
    <rect x={56} y={32} width={32} height={12} rx={2} className={sheet} />
    <rect x={62} y={36} width={20} height={4} className={lit} />
  </>,
];

function CapabilityGlyph({ index }: { index: number }) {
  return (
    <svg aria-hidden viewBox="-1 -1 130 50" width={130} height={50} fill="none">
      {drawings[index]}
    </svg>
  );
}
