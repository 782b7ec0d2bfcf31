import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  build,
  defineConfig,
  Logger,
  lintRunner,
  type Plugin,
  parse,
  RECOMMENDED_CONFIG,
  type TokenNormalized,
  type TokenTransformed,
  type TypographyTokenNormalized,
} from "@terrazzo/parser";
import css, { FORMAT_ID } from "@terrazzo/plugin-css";
import { groupOf, tokenGroups as groups, nameOf, propertyOf, utilityNames } from "./token-names.ts";

/*
 * Generates src/tokens.css, src/theme-props.css and Tailwind's two themes from tokens/, the design tokens in the DTCG
 * format. The results are committed: readers of the sources, such as Storybook, need no build first. A test compares
 * them with tokens/.
 */

type Themes = Readonly<Record<"dark" | "light", readonly TokenTransformed[]>>;

/**
 * A token's CSS where it says more than the format can express: a length that follows the window, a whole animation.
 */
const inCss = ({ $extensions }: TokenNormalized) => $extensions?.["com.thirtyfold.css"];

const cssFiles: Plugin = {
  name: "thirtyfold-css-files",
  enforce: "post",
  build({ tokens, getTransforms, outputFile }) {
    const ids = Object.keys(tokens);
    const order = Object.keys(groups).flatMap((group) => ids.filter((id) => groupOf(id) === group));
    const lost = ids.filter((id) => !order.includes(id));
    if (lost.length > 0) throw new Error(`CSS has no place for the groups of ${lost.join(", ")}`);
    const inTheme = (theme: keyof Themes) =>
      getTransforms({ format: FORMAT_ID, input: { theme } }).toSorted(
        (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
      );
    const themes: Themes = { dark: inTheme("dark"), light: inTheme("light") };
    if (themes.light.length > themes.dark.length) throw new Error("A token of the light theme is not in the dark one");
    outputFile("tokens.css", tokensCss(themes));
    const inContext = (input: Readonly<Record<string, string>>) => getTransforms({ format: FORMAT_ID, input });
    outputFile("theme-props.css", themePropsCss(inContext));
    outputFile("theme-variables.css", `${themeNote}${themeCss(themes.dark, "")}`);
    outputFile("guest-theme.css", `${guestNote}${themeCss(themes.dark, "tf-")}`);
  },
};

function tokensCss({ dark, light }: Themes): string {
  const inLight = new Map(light.map((transformed) => [transformed.id, valueOf(transformed)]));
  const declarations = dark
    .filter(({ id }) => groups[groupOf(id)]?.property !== undefined)
    .map((transformed) => {
      const [value, other] = [valueOf(transformed), inLight.get(transformed.id)];
      if (other === undefined) throw new Error(`The light theme has no ${transformed.id}`);
      const both = value === other ? value : `var(--tf-dark, ${value}) var(--tf-light, ${other})`;
      return { group: groupOf(transformed.id), text: `${propertyOf(transformed.id)}: ${both};` };
    });
  const themed = declarations.filter(({ group }) => ["color", "shadow"].includes(group));
  const alike = declarations.filter((declaration) => !themed.includes(declaration));
  const block = (some: typeof declarations) => some.map(({ text }) => text).join("\n    ");
  return frame.replace("@themed;", block(themed)).replace("@alike;", block(alike));
}

/** Properties that a part of a page can override, with the tokens each of them sets: the contexts of the resolver. */
const props = {
  radius: { contexts: ["none", "small", "large"], sets: (id: string) => groupOf(id) === "radius" },
  density: { contexts: ["compact", "comfortable", "spacious"], sets: (id: string) => id === "grid.unit" },
} as const;

type InContext = (input: Readonly<Record<string, string>>) => readonly TokenTransformed[];

function themePropsCss(inContext: InContext): string {
  const rules = (prop: keyof typeof props) =>
    props[prop].contexts
      .map((context) => {
        const set = inContext({ theme: "dark", [prop]: context }).filter(({ id }) => props[prop].sets(id));
        const lines = set.map((transformed) => `    ${propertyOf(transformed.id)}: ${valueOf(transformed)};`);
        return `[data-${prop}="${context}"] {\n${lines.join("\n")}\n  }`;
      })
      .join("\n  ");
  return propsFrame.replace("@radius;", rules("radius")).replace("@density;", rules("density"));
}

/** A color outside of sRGB has several values: the first is the requested one. */
function valueOf({ token, value }: TokenTransformed): string {
  const said = inCss(token);
  if (typeof said === "string") return said;
  return typeof value === "string" ? value : (value["."] ?? "");
}

/** @param prefix before each name, so that a host keeps its own */
function themeCss(tokens: readonly TokenTransformed[], prefix: string): string {
  const lines = tokens.flatMap((transformed) => {
    const { theme, property } = groups[groupOf(transformed.id)] ?? {};
    if (theme === undefined) return [];
    const name = nameOf(transformed.id);
    const key = `--${theme}-${prefix}${utilityNames[name] ?? name}`;
    if (property !== undefined) return [`${key}: var(${propertyOf(transformed.id)});`];
    const { token } = transformed;
    return token.$type === "typography" ? textLines(key, transformed, token) : [`${key}: ${valueOf(transformed)};`];
  });
  return `@theme inline reference {\n  ${lines.join("\n  ")}\n}\n`;
}

/** Omits the defaults of all text: the weight 400 and no letter spacing. */
function textLines(key: string, { value }: TokenTransformed, token: TypographyTokenNormalized): string[] {
  const said = inCss(token);
  const words = { ...(typeof value === "string" ? {} : value), ...(typeof said === "object" ? said : {}) };
  const { letterSpacing, fontWeight } = token.$value;
  return [
    `${key}: ${words["font-size"]};`,
    `${key}--line-height: ${words["line-height"]};`,
    ...(letterSpacing.value === 0 ? [] : [`${key}--letter-spacing: ${words["letter-spacing"]};`]),
    ...(fontWeight === 400 ? [] : [`${key}--font-weight: ${fontWeight};`]),
  ];
}

/**
 * A color with the numbers from the files, which Terrazzo would turn into percentages. References are left to Terrazzo.
 */
function writeColor({ $type, $value, aliasOf }: TokenNormalized): string | undefined {
  if ($type !== "color" || aliasOf !== undefined) return undefined;
  const { colorSpace, components, alpha } = $value;
  return `${colorSpace}(${components.join(" ")}${alpha === 1 ? "" : ` / ${alpha}`})`;
}

const themeNote = `/*
 * The tokens as Tailwind's theme variables, made of tokens/ by build-tokens.ts. \`inline\` keeps them live, so that a nested
 * \`data-theme\` themes its subtree; \`reference\` because the tokens themselves stand in tokens.css.
 */
`;
const guestNote =
  "/* The same as theme-variables.css, each key with a prefix that leaves a host its own: `bg-tf-surface`. Made of tokens/, too. */\n";

const frame = `/*
 * The tokens of the design language, made of tokens/ by build-tokens.ts. They sit in a cascade layer, so that a host
 * overrides any of them with a plain rule of its own. The layer has a name that no host uses: its place among a host's
 * layers moves none of those.
 */
@layer thirtyfold {
  /* Of the two switches one is empty, and the other asks for its fallback: the value of the theme that holds. */
  :root,
  [data-theme="system"],
  [data-theme="dark"] {
    --tf-dark: initial;
    --tf-light: ;
  }
  [data-theme="light"] {
    --tf-dark: ;
    --tf-light: initial;
  }
  @media (prefers-color-scheme: light) {
    [data-theme="system"] {
      --tf-dark: ;
      --tf-light: initial;
    }
  }
  :root,
  [data-theme],
  [data-accent="tangerine"] {
    @themed;
  }
  /* Not on :root: a host that only takes our tokens keeps its own scroll bars and form controls. */
  [data-theme="dark"] {
    color-scheme: dark;
  }
  [data-theme="light"] {
    color-scheme: light;
  }
  [data-theme="system"] {
    color-scheme: light dark;
  }
  :root {
    @alike;
  }
}
`;

const propsFrame = `/*
 * What a subtree may have of its own beside its theme: \`data-accent\`, \`data-radius\` and \`data-density\`, on any element. Each
 * sets tokens only. Made of tokens/ by build-tokens.ts: the numbers are contexts of its resolver. An app with house.css
 * imports this file by itself, if it uses them.
 */
@layer thirtyfold {
  /* Each accent is made of colors that the theme has, and so readable wherever those are. */
  @scope ([data-accent="sea"]) to ([data-accent]) {
    :scope,
    [data-theme] {
      --tf-accent: var(--tf-info);
      --tf-tang-wash: var(--tf-info-wash);
    }
  }
  @scope ([data-accent="moss"]) to ([data-accent]) {
    :scope,
    [data-theme] {
      --tf-accent: var(--tf-ok);
      --tf-tang-wash: var(--tf-ok-wash);
    }
  }
  @scope ([data-accent="ink"]) to ([data-accent]) {
    :scope,
    [data-theme] {
      --tf-accent: var(--tf-fg);
      --tf-tang-wash: var(--tf-surface-2);
    }
  }
  @scope (:is([data-accent="sea"], [data-accent="moss"], [data-accent="ink"])) to ([data-accent]) {
    :scope,
    [data-theme] {
      --tf-on-accent: var(--tf-dark, var(--tf-bg-sunken)) var(--tf-light, var(--tf-surface));
      --tf-tang: var(--tf-accent);
      --tf-tang-hover: color-mix(in oklch, var(--tf-accent), var(--tf-fg) 14%);
      --tf-tang-shade: color-mix(in oklch, var(--tf-accent), var(--tf-bg) 8%);
      --tf-tang-deep: color-mix(in oklch, var(--tf-accent), var(--tf-bg) 20%);
      --tf-on-tang: var(--tf-on-accent);
      --tf-link: var(--tf-accent);
      --tf-mark: var(--tf-accent);
      --tf-primary: var(--tf-accent);
      --tf-primary-hover: var(--tf-tang-hover);
      --tf-on-primary: var(--tf-on-accent);
      --tf-bubble-me: var(--tf-accent);
      --tf-on-bubble-me: var(--tf-on-accent);
      --tf-bubble-fold: var(--tf-tang-deep);
    }
  }

  @radius;

  /* A control of 44 px is one of 38.5 or 49.5, its text the same. */
  @density;
}
`;

/** The files' contents, by name. @throws if Terrazzo's check finds something in tokens/. */
export async function makeTokenFiles(): Promise<ReadonlyMap<string, string>> {
  const permutation = (input: Readonly<Record<string, string>>) => ({ input, prepare: (contents: string) => contents });
  const contexts = Object.entries(props).flatMap(([prop, { contexts: all }]) =>
    all.map((context) => permutation({ theme: "dark", [prop]: context })),
  );
  const values = css({
    skipBuild: true,
    transform: writeColor,
    variableName: ({ id }) => propertyOf(id),
    permutations: [permutation({ theme: "dark" }), permutation({ theme: "light" }), ...contexts],
  });
  const config = defineConfig(
    {
      tokens: "./tokens/thirtyfold.resolver.json",
      alphabetize: false,
      plugins: [values, cssFiles],
      lint: {
        rules: {
          ...RECOMMENDED_CONFIG,
          // Terrazzo would also allow em.
          "core/valid-dimension": ["error", { allowedUnits: ["px", "rem"] }],
          "core/consistent-naming": ["error", { format: "kebab-case" }],
          "core/colorspace": ["error", { colorSpace: "oklch" }],
        },
      },
    },
    { cwd: pathToFileURL(`${import.meta.dirname}/`) },
  );
  const inputs = config.tokens.map((filename) => ({ filename, src: readFileSync(filename, "utf8") }));
  const { tokens, resolver, sources } = await parse(inputs, { config });
  // Terrazzo itself only checks the default, the dark theme.
  await lintRunner({ tokens: resolver.apply({ theme: "light" }), config, sources, logger: new Logger() });
  const { outputFiles } = await build(tokens, { resolver, sources, config });
  return new Map(outputFiles.map(({ filename, contents }) => [filename, contents.toString()]));
}

if (import.meta.main) {
  for (const [name, contents] of await makeTokenFiles())
    writeFileSync(join(import.meta.dirname, "src", name), contents);
}
