/** A large heading in its own lines; a line that is too long breaks further. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block text-balance">
      {line}{" "}
    </span>
  ));
}
