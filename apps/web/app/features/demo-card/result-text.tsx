type Block = Readonly<{ kind: "heading" | "item" | "line" | "space"; text: string; at: number }>;

/**
 * What an agent hands back, as text: headings are short lines of their own, lists are lines that begin with `- `. Nothing in
 * it is markup (CONTRACT, section 3).
 */
export function ResultText({ text }: { text: string }) {
  return (
    <div className="max-w-[62ch] wrap-anywhere">
      {blocksOf(text).map(({ kind, text: words, at }) => (
        <p key={at} className={looks[kind]}>
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
    return { kind: isHeading(lines, at) ? "heading" : "line", text: line, at };
  });
}

/** A short line that opens a paragraph or a list, and is no sentence. */
function isHeading(lines: readonly string[], at: number): boolean {
  const [before = "", line = "", after = ""] = [lines[at - 1], lines[at], lines[at + 1]];
  return before.trim() === "" && after.trim() !== "" && line.length <= 60 && !/[.,;:!?)]$/.test(line.trim());
}
