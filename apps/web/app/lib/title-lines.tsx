/** A large heading broken into the given lines; lines that are too long still wrap. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block text-balance">
      {line}{" "}
    </span>
  ));
}
