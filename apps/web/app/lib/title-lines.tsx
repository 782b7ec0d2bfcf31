/** A large heading in its own lines; lines that are too long still wrap. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block text-balance">
      {line}{" "}
    </span>
  ));
}
