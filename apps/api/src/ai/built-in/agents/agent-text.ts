/** A heading and its lines; empty without lines. */
export function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [heading, ...lines].join("\n");
}

/** Joins sections with an empty line between them; empty ones are left out. */
export function sections(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

export function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

/** In double quotes; quotes inside become single, and full stops at the end are left out. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', "'").replace(/(?<![.\s])[.\s]+$/, "")}"`;
}

export const builtInNote =
  "Made by the built-in agent. It follows fixed rules, reads English and has sent nothing: read it before you use it.";

const otherScriptNote =
  "Most of this text is in a script that the built-in agent cannot read. It looked for dates, amounts and addresses only. With a language model configured, agents read other languages, too.";

/** What a person should know of how the text was read. `commands`: orders to the agent that stand in it. */
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

/** How a letter begins: `Hi Mira,`, `Hello Dr. Cole,`, `Hello,` where no name is known. */
export function salutation(name: string | null | undefined): string {
  if (!name) return "Hello,";
  const [title] = /^(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\b\.?/.exec(name) ?? [];
  const words = name.split(" ");
  return title === undefined ? `Hi ${words[0]},` : `Hello ${title} ${words.at(-1)},`;
}
