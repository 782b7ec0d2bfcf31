/** `mark` is a numbered line's number. */
type Block = Readonly<{ kind: "heading" | "item" | "line" | "space"; text: string; at: number; mark?: string }>;

/** Short lines are headings, lines starting with `- ` list items. Nothing is markup (CONTRACT, section 3). */
export function ResultText({ text }: { text: string }) {
  return (
    <div className="max-w-[38em] wrap-anywhere">
      {blocksOf(text).map(({ kind, text: words, at, mark }) => (
        <p key={at} className={mark === undefined ? looks[kind] : "relative pl-7"}>
          {mark !== undefined && <span className="absolute left-0 tabular-nums">{mark} </span>}
          {words}
        </p>
      ))}
    </div>
  );
}

const looks: Readonly<Record<Block["kind"], string>> = {
  heading: "font-bold",
  item: "relative pl-5 before:absolute before:top-[0.6em] before:left-0.5 before:size-1.5 before:rounded-[1px] before:bg-on-paper-mark",
  line: "",
  space: "h-[0.8em]",
};

function blocksOf(text: string): Block[] {
  const lines = text.split("\n");
  return lines.map((line, at) => {
    if (line.trim() === "") return { kind: "space", text: "", at };
    if (line.startsWith("- ")) return { kind: "item", text: line.slice(2), at };
    const [, mark, words = ""] = /^(\d{1,2}\.) (.+)/.exec(line) ?? [];
    if (mark !== undefined) return { kind: "item", text: words, at, mark };
    return { kind: isHeading(lines, at) ? "heading" : "line", text: line, at };
  });
}

/** A short line that starts a paragraph or a list and is neither a sentence nor the end of a letter. */
function isHeading(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", after = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  const opens = before.trim() === "" && after.trim() !== "" && line.length <= 60;
  return opens && !/[.,;:!?)]$|^\w+ regards$/i.test(line.trim());
}
