const changesets = import.meta.glob<string>("../../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const [changelog = ""] = Object.values(
  import.meta.glob<string>("../../../CHANGELOG.md", { query: "?raw", import: "default", eager: true }),
);

export type Kind = "major" | "minor" | "patch";

export type Change = Readonly<{ kind: Kind; text: string }>;

/** The changes in a version; `undefined` for the upcoming one. */
export type Release = Readonly<{ version: string | undefined; changes: readonly Change[] }>;

const kinds: readonly Kind[] = ["major", "minor", "patch"];

/** The design system's pending changesets, then the versions in its CHANGELOG.md. */
export function releases(): readonly Release[] {
  const next = readChangesets(Object.values(changesets));
  return [...(next.length > 0 ? [{ version: undefined, changes: next }] : []), ...readChangelog(changelog)];
}

/** The changes to the design system in these changesets, the largest first. */
export function readChangesets(texts: readonly string[]): readonly Change[] {
  const changes = texts.flatMap((text) => {
    const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const kind = kinds.find((one) => head.includes(`"@thirtyfold/ui": ${one}`));
    return kind === undefined ? [] : [{ kind, text: inOneLine(body) }];
  });
  return kinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

/** The versions in a CHANGELOG.md as Changesets writes it, without entries that only list updated dependencies. */
export function readChangelog(text: string): readonly Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((release) => ({
      version: release.split("\n", 1)[0]?.trim(),
      changes: kinds.flatMap((kind) => changesOf(release, kind)),
    }));
}

function changesOf(release: string, kind: Kind): readonly Change[] {
  const part = release.split(/^### /m).find((section) => section.toLowerCase().startsWith(`${kind} changes`));
  const entries = (part ?? "").split(/^- /m).slice(1);
  return entries
    .filter((entry) => !entry.startsWith("Updated dependencies"))
    .map((entry) => ({ kind, text: inOneLine(entry.replace(/^[0-9a-f]{7,40}: /, "")) }));
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}
