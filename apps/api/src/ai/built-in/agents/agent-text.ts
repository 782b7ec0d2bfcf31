/** A heading and its lines; empty if there are no lines. */
export function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [heading, ...lines].join("\n");
}

/** Joins sections with an empty line between them, skipping empty ones. */
export function sections(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

export function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

/** The text in double quotes; inner quotes become single, and trailing full stops are dropped. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/(?<![.\s])[.\s]+$/, "")}"`;
}

export const builtInNote =
  "Made by the built-in agent. It follows fixed rules, reads English and has sent nothing: read it before you use it.";

const otherScriptNote =
  "Most of this text is in a script that the built-in agent cannot read. It looked for dates, amounts and addresses only. With a language model configured, agents read other languages, too.";

/** Notes for a person on how the text was read. `commands`: orders to the agent that the text contains. */
export function readingNotes({
  otherScript,
  commands,
}: {
  otherScript: boolean;
  commands: readonly string[];
}): string[] {
  return [
    ...(otherScript ? [otherScriptNote] : []),
    ...(commands.length > 0
      ? [
          `The text tries to give the agent orders: ${quoted(commands[0] ?? "")}. It was read as text and changed nothing.`,
        ]
      : []),
  ];
}

/** The salutation of a letter: `Hi Mira,`, `Hello Dr. Cole,`, or `Hello,` if no name is known. */
export function salutation(name: string | null | undefined): string {
  if (!name) return "Hello,";
  const [title] = /^(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\b\.?/.exec(name) ?? [];
  const words = name.split(" ");
  return title === undefined ? `Hi ${words[0]},` : `Hello ${title} ${words.at(-1)},`;
}
