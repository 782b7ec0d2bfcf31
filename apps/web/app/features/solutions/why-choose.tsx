import { solutionsPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import type { ReactElement } from "react";

export function WhyChoose() {
  const { title, reasons } = solutionsPage.why;
  return (
    <section aria-labelledby="why" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <h2 id="why" className="col-span-3 text-h2">
            {title}
          </h2>
          <ul className="col-span-7 mt-8 grid gap-x-gutter md:mt-0 md:grid-cols-2">
            {reasons.map((reason, index) => (
              <li key={reason.title} className="border-t border-line pt-6 pb-8">
                <ReasonGlyph index={index} />
                <h3 className="mt-5 text-h4">{reason.title}</h3>
                <p className="mt-1.5 max-w-[24.5em] text-pretty text-fg-2">{reason.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

const lit = new Set(["1 0", "1 1", "2 1", "3 0", "3 1", "3 2", "2 2"]);
const cells = [0, 1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));

/** A few of many tasks, chosen one by one. */
const chosen = cells.map(({ column, row }) => (
  <rect
    key={`${column} ${row}`}
    x={column * 12}
    y={1 + row * 15}
    width={10}
    height={13}
    rx={2}
    className={lit.has(`${column} ${row}`) ? "fill-tang" : "fill-surface-3"}
  />
));

const steps = (
  <>
    <rect x={0} y={4} width={18} height={10} rx={2} className="fill-surface-3" />
    <rect x={16} y={17} width={26} height={10} rx={2} className="fill-surface-3" />
    <path d="M18 9h6v8M42 22h6v8" className="stroke-line-strong stroke-[1.5]" />
    <rect x={40} y={30} width={32} height={10} rx={2} className="fill-tang" />
  </>
);

/** The part that may be touched, inside two borders. */
const bounded = (
  <>
    <rect x={1} y={1} width={70} height={42} rx={2} strokeDasharray="3 4" className="stroke-line-strong stroke-[1.5]" />
    <rect x={12} y={9} width={48} height={26} rx={2} className="fill-surface-3" />
    <rect x={28} y={16} width={16} height={12} rx={2} className="fill-tang" />
  </>
);

const sheets = (
  <>
    <path d="M0 12h40v32H0Z" className="fill-surface-3" />
    <path d="M12 6h40v32H12Z" className="fill-line-strong" />
    <path d="M24 0h32l8 8v24H24Z" className="fill-tang" />
    <path d="M56 0v8h8Z" className="fill-tang-deep" />
  </>
);

const drawings: readonly (ReactElement | ReactElement[])[] = [chosen, steps, bounded, sheets];

/** In the reasons' order. Decorative. */
function ReasonGlyph({ index }: { index: number }) {
  return (
    <svg aria-hidden viewBox="0 0 72 44" width={72} height={44} fill="none">
      {drawings[index]}
    </svg>
  );
}
