/**
 * How many characters a text exceeds the server's limit by. A field that stopped there would cut pasted text silently.
 */
export const tooMany = (text: string, most: number): number => Math.max(0, text.trim().length - most);

/** The notice about it below its field. */
export function TooLong({ id, text, most }: { id: string; text: string; most: number }) {
  const over = tooMany(text, most);
  if (over === 0) return undefined;
  return (
    <p id={id} className="mt-1 flex flex-wrap gap-x-2 text-meta text-bad">
      <span role="alert">At most {most.toLocaleString("en-US")} characters: shorten it, or send it in parts.</span>
      <span>{over.toLocaleString("en-US")} too many.</span>
    </p>
  );
}
