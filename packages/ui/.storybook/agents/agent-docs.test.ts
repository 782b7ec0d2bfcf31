import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeAgentDocs } from "./agent-docs.ts";

const docs = makeAgentDocs();
const pages = [...docs].filter(([file]) => file.startsWith("llms/"));
const ui = join(import.meta.dirname, "../..");
const folder = join(ui, ".cache/agent-docs");

/** The table rows below each heading, as a reader sees them. */
function readParts(text: string) {
  return text.split(/^## /m).flatMap((part) => {
    const name = /^`<(\w+)>`/.exec(part)?.[1];
    const rows = [...part.matchAll(/^\| `(\w+)`( \(required\))? \| `(.*?)` \|/gm)];
    const props = rows.map(([, prop = "", required, type = ""]) => ({
      prop,
      required: required !== undefined,
      type: type.replaceAll("\\|", "|"),
    }));
    return name === undefined ? [] : [{ name, props }];
  });
}

/** One line per statement about a prop; TypeScript reports an error for each false one. */
function claims(): string {
  const parts = pages.flatMap(([, text]) => readParts(text));
  expect(parts.length).toBeGreaterThan(100);
  const types = new Set(
    pages.flatMap(([, text]) => [...text.matchAll(/^## Type `(\w+)`/gm)].map(([, name = ""]) => name)),
  );
  const lines = parts.flatMap(({ name, props }) => [
    ...props.flatMap(({ prop, required, type }) => [
      `check<Same<NonNullable<Value<P<typeof ui.${name}>, "${prop}">>, NonNullable<${type}>>>(true); // ${name}`,
      `check<Needed<P<typeof ui.${name}>, "${prop}">>(${required}); // ${name}`,
    ]),
    `nothing<Exclude<Keys<P<typeof ui.${name}>>, Native | ${props.map(({ prop }) => `"${prop}"`).join(" | ") || "never"}>>(); // ${name}`,
  ]);
  return `import type { AllHTMLAttributes, ComponentProps, ReactElement, ReactNode, SVGProps } from "react";
import type { ${[...types].join(", ")} } from "@thirtyfold/ui";
import type * as ui from "@thirtyfold/ui";
export type { ${[...types].join(", ")} };
type P<Component> = Component extends (props: infer Props) => unknown ? Props : never;
type Keys<Props> = Props extends unknown ? keyof Props : never;
type Value<Props, Name> = Props extends unknown ? (Name extends keyof Props ? Props[Name] : never) : never;
type Given<Props, Name extends string> = Props extends unknown ? (Partial<Record<Name, never>> extends Pick<Props, Name & keyof Props> ? "left out" : "needed") : never;
type Needed<Props, Name extends string> = "left out" extends Given<Props, Name> ? false : true;
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Elements = "a" | "button" | "div" | "input" | "select" | "table" | "td" | "textarea" | "th";
type Native = { [Element in Elements]: Keys<ComponentProps<Element>> }[Elements] | keyof AllHTMLAttributes<HTMLElement> | keyof SVGProps<SVGSVGElement>;
declare function check<Is>(is: Is): void;
declare function nothing<Left extends never>(): void;
${lines.join("\n")}
`;
}

function examples(): readonly (readonly [file: string, code: string])[] {
  return pages.flatMap(([file, text]) =>
    [...(text.split("\n## Examples\n")[1]?.matchAll(/```tsx\n(.*?)\n```/gs) ?? [])].map(
      ([, code = ""], index) => [`${file.replace(/^llms\/|\.md$/g, "")}-${index}.tsx`, code] as const,
    ),
  );
}

it("documents props as the types declare them, omits none, and has examples that compile", () => {
  const files = [["claims.ts", claims()] as const, ...examples()];
  expect(files.length).toBeGreaterThan(100);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: "../../tsconfig.json",
    compilerOptions: { noEmit: true, noUnusedLocals: true },
    include: ["*"],
  };
  for (const [file, text] of [...files, ["tsconfig.json", JSON.stringify(config)] as const]) {
    writeFileSync(join(folder, file), text);
  }
  expect(complaints()).toEqual([]);
});

function complaints(): readonly string[] {
  try {
    execFileSync("tsc", ["--project", folder], { cwd: ui, encoding: "utf8" });
    return [];
  } catch (error) {
    const { stdout = "" } = error as { stdout?: string };
    return stdout.trim().split("\n");
  }
}

it("lists every component with stories, and when to use it and when not", () => {
  const [, index = ""] = [...docs][0] ?? [];
  expect(index).toContain("- [Button](./llms/button.md): a press that does something");
  expect(index).toMatch(/^- \[MultiSelect\]\(\S+\): one choice, or several, /m);
  expect(pages.filter(([file]) => !index.includes(`(./${file})`))).toEqual([]);
  const without = (chapter: string) =>
    pages.filter(([, text]) => !text.includes(`\n## ${chapter}\n`)).map(([file]) => file);
  expect([without("When"), without("When not"), without("Examples")]).toEqual([[], [], []]);
});

it("states the default of variants and props", () => {
  const row = (file: string, prop: string) =>
    docs
      .get(`llms/${file}.md`)
      ?.split("\n")
      .find((line) => line.startsWith(`| \`${prop}\` `))
      ?.split(" | ")
      .at(2);
  expect(row("button", "variant")).toContain('`"primary"`');
  expect(row("stack", "columnWidth")).toBe("`16`");
  expect(row("field", "error")).toBe("");
  // Its note says that it follows the level.
  expect(row("heading", "size")).toBe("");
});

it("includes the recipes with their code, imported as an application would", () => {
  const recipe = docs.get("llms/settings-form.md") ?? "";
  expect(docs.get("llms.txt")).toContain("- [A settings form](./llms/settings-form.md): ");
  expect(recipe).toContain('import { Button } from "@thirtyfold/ui/button";');
});
