/** `#` is a task or a record, `*` a handed-over one, `-` a planned one. Four per page, in the services' order. */
const glyphs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "machine-learning": [
    ["     **", "  ###", "##"],
    ["# # **", " #  **", "#  #**"],
    ["## ## **", "## ## **", "## ## **"],
    ["--------", "  #  *", "########"],
  ],
  "ai-consulting": [
    ["********", "#####", "###"],
    ["# # # #", " # - # *"],
    ["********", "#####---", "######--"],
    ["**", "  ###", "     ###"],
  ],
  "enterprise-integration": [
    ["## ## **", "## ## **", "--------"],
    ["#######", "# # * #", "#######"],
    ["      *", "   #  *", "#  #  *"],
    ["# # # #", " # * # ", "# # # #"],
  ],
};

const looks: Readonly<Record<string, string>> = {
  "#": "fill-surface-3",
  "*": "fill-tang",
  "-": "stroke-line-strong [stroke-dasharray:2.5] [stroke-dashoffset:1.25]",
};

export function CellGlyph({ slug, index }: { slug: string; index: number }) {
  const rows = glyphs[slug]?.[index] ?? [];
  const cells = rows.flatMap((row, y) => row.split("").map((kind, x) => ({ kind, x: x * 13, y: y * 13 })));
  return (
    <svg aria-hidden viewBox="-1 -1 104 38" width={104} height={38} fill="none" className="shrink-0">
      {cells
        .filter(({ kind }) => kind !== " ")
        .map(({ kind, x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={10}
            height={10}
            rx={kind === "-" ? 0 : 1.5}
            className={looks[kind]}
          />
        ))}
    </svg>
  );
}
