export type Theme = "dark" | "light";

export type Story = Readonly<{ id: string; title: string; name: string; tags: readonly string[] }>;

/** One picture of a story. `file` is its name in the folder of a run. */
export type Shot = Readonly<{ id: string; title: string; name: string; theme: Theme; width: number; file: string }>;

const themes: readonly Theme[] = ["dark", "light"];
const widths: readonly number[] = [390, 1280];

/**
 * The stories in a Storybook's `index.json`, in its order.
 *
 * @param only a part of a title, name or id; if omitted, all
 * @throws {Error} if it is not an index of stories
 */
export function readStories(index: unknown, only = ""): readonly Story[] {
  const entries = isRecord(index) && isRecord(index["entries"]) ? Object.values(index["entries"]) : undefined;
  if (entries === undefined) throw new Error("index.json lists no entries: is this folder a built Storybook?");
  const wanted = only.toLowerCase();
  return (
    entries
      .filter((entry) => isRecord(entry) && entry["type"] === "story")
      .map((entry) => toStory(entry))
      // Stories hidden from the sidebar exist only for tests.
      .filter(({ tags }) => tags.includes("dev"))
      .filter(({ id, title, name }) => [id, title, name].some((text) => text.toLowerCase().includes(wanted)))
  );
}

function toStory(entry: unknown): Story {
  const { id, title, name, tags } = isRecord(entry) ? entry : {};
  if (typeof id !== "string" || typeof title !== "string" || typeof name !== "string") {
    throw new Error(`index.json has a story without id, title or name: ${JSON.stringify(entry)}`);
  }
  return { id, title, name, tags: Array.isArray(tags) ? tags.map(String) : [] };
}

/**
 * Every picture of every story: both themes and widths, except that stories tagged `dark-only` are only drawn in dark.
 */
export function planShots(stories: readonly Story[]): readonly Shot[] {
  return stories.flatMap(({ id, title, name, tags }) =>
    widths.flatMap((width) =>
      themes
        .filter((theme) => theme === "dark" || !tags.includes("dark-only"))
        .map((theme) => ({ id, title, name, theme, width, file: `${id}.${theme}.${width}.png` })),
    ),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
