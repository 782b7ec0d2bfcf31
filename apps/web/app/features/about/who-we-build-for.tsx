import { about } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";

export function WhoWeBuildFor() {
  const { title, lead } = about.headings.whoWeBuildFor;
  return (
    <section aria-labelledby="who-for" className="py-section">
      <Container>
        <SectionHeader titleId="who-for" title={title} lead={lead} />
        <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2 wide:grid-cols-4">
          {about.whoWeBuildFor.map(({ title: name, text }, index) => (
            <li key={name} className="bg-canvas p-6">
              <TeamGlyph shape={teamShapes[index % teamShapes.length] ?? "solo"} />
              <h3 className="mt-8 text-h3">{name}</h3>
              <p className="mt-2 text-pretty text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** In the teams' order: one person, a small team, a company with departments, and those nobody has served yet. */
const teamShapes = ["solo", "team", "enterprise", "underserved"] as const;
type TeamShape = (typeof teamShapes)[number];

type Cell = { x: number; y: number; lit: boolean };

/** A grid of cells, 14 units wide and high with gaps of 4. */
function cells(columns: readonly number[], rows: number, isLit: (index: number) => boolean): Cell[] {
  return columns.flatMap((x, column) =>
    Array.from({ length: rows }, (_, row) => ({ x, y: row * 18, lit: isLit(column * rows + row) })),
  );
}

const drawings: Readonly<Record<TeamShape, readonly Cell[]>> = {
  solo: cells([0], 1, () => true),
  team: cells([0, 18, 36, 54], 3, (index) => [0, 1, 3, 6].includes(index)),
  enterprise: cells([0, 18, 48, 66, 96, 114], 3, (index) => [0, 1, 6, 7, 12].includes(index)),
  underserved: cells([0, 18, 36, 54], 3, (index) => index === 4),
};

function TeamGlyph({ shape }: { shape: TeamShape }) {
  return (
    <svg aria-hidden viewBox="-1 -1 132 52" width={132} height={52} fill="none">
      {drawings[shape].map(({ x, y, lit }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={14} height={14} rx={2} className={look(shape, lit)} />
      ))}
    </svg>
  );
}

function look(shape: TeamShape, lit: boolean): string {
  if (lit) return "fill-tang";
  return shape === "underserved" ? "stroke-line-strong stroke-[1.5] [stroke-dasharray:3_4]" : "fill-surface-3";
}
