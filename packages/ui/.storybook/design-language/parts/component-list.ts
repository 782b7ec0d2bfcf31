import readme from "../../../README.md?raw";

const storyFiles = Object.keys(import.meta.glob("../../../src/*/*.stories.tsx"));
const documented = new Set(storyFiles.map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, "").replaceAll("-", "")));

/** Components documented on a page with another name. */
const pages: Readonly<Record<string, string>> = {
  Stack: "stack-and-grid",
  Grid: "stack-and-grid",
  Bars: "stat",
  Sparkline: "stat",
  ToastProvider: "toast",
  useToast: "toast",
  CardLink: "card",
  SelectItem: "select",
  CheckboxGroup: "checkbox",
  RadioGroupItem: "radiogroup",
  SkeletonGroup: "skeleton",
  AvatarGroup: "avatar",
  SheetRow: "navigationsheet",
  SheetGroup: "navigationsheet",
};

/** The Storybook page about a component; `undefined` if the name is not a component's. */
export function docsOf(name: string): string | undefined {
  const page = pages[name] ?? (documented.has(name.toLowerCase()) ? name.toLowerCase() : undefined);
  return page === undefined ? undefined : `./?path=/docs/components-${page}--docs`;
}

export type Entry = Readonly<{ names: readonly string[]; what: string }>;

/** The README's table of components: its groups, and the contents of each row. */
export function componentGroups(): readonly { title: string; entries: readonly Entry[] }[] {
  const table = readme.split("\n## Components\n\n")[1]?.split("\n\n")[0] ?? "";
  const groups: { title: string; entries: Entry[] }[] = [];
  for (const line of table.split("\n").slice(2)) {
    const [, name = "", what = ""] = line.split("|").map((cell) => cell.trim());
    const title = /^\*\*(.+)\*\*$/.exec(name)?.[1];
    if (title !== undefined) groups.push({ title, entries: [] });
    else groups.at(-1)?.entries.push({ names: name.match(/(?<=`)\w+(?=`)/g) ?? [], what });
  }
  return groups;
}
