/** The data stores a use case as a string; the words before a colon may name the industry. */
export type UseCase = Readonly<{ industry?: string; text: string }>;

/** A solution from any of its sources (SPEC, section 3): only the title is guaranteed. */
export type SolutionRecord = Readonly<{
  slug: string;
  title: string;
  subtext?: string;
  description?: string;
  cta?: Readonly<{ text?: string; link?: string }>;
  features: readonly Readonly<{ title: string; text: string }>[];
  useCases: readonly UseCase[];
  /** The short lines of its card; `icon` is an icon's name. */
  industries: readonly Readonly<{ industry: string; task: string; icon?: string }>[];
  /** The slug whose icon it uses; by default its own. */
  icon?: string;
  featured: boolean;
  /** Whether it has a card in the overview; otherwise it only has a page. */
  listed: boolean;
}>;

export type SolutionCard = Pick<
  SolutionRecord,
  "slug" | "title" | "subtext" | "description" | "industries" | "icon" | "featured"
>;

/** Reads a record of `/data/solutions.json` or the table `solutions`. `key` is its slug unless it names one. */
export function toSolution(key: string, value: unknown): SolutionRecord | undefined {
  const record = asObject(value);
  const title = asText(record["title"]);
  if (title === undefined) return undefined;
  const cta = toCta(record["cta"]);
  return {
    slug: asText(record["slug"]) ?? key,
    title,
    ...optional("subtext", asText(record["subtext"])),
    ...optional("description", asText(record["description"])),
    ...optional("icon", asText(record["icon"])),
    ...(cta === undefined ? {} : { cta }),
    features: asList(record["features"]).flatMap(toFeature),
    useCases: asList(record["useCases"]).flatMap(toUseCase),
    industries: asList(record["industries"] ?? record["useCases"]).flatMap(toIndustry),
    featured: record["featured"] !== false,
    listed: record["listed"] !== false,
  };
}

function toCta(value: unknown): SolutionRecord["cta"] {
  if (value === undefined || value === null) return undefined;
  const { text, link } = asObject(value);
  const target = asText(link);
  // A path of this site or a web address; never a `javascript:` URL.
  const safe = target !== undefined && /^(\/(?![/\\])|https?:\/\/)/.test(target) ? target : undefined;
  return { ...optional("text", asText(text)), ...optional("link", safe) };
}

function toFeature(value: unknown) {
  const { title, desc, description } = asObject(value);
  const name = asText(title);
  return name === undefined ? [] : [{ title: name, text: asText(desc) ?? asText(description) ?? "" }];
}

function toUseCase(value: unknown): UseCase[] {
  if (typeof value === "string") {
    const [, industry, text] = /^([^:.]{2,30}): (.+)$/s.exec(value) ?? [];
    if (industry !== undefined && text !== undefined) return [{ industry, text }];
    return value.trim() === "" ? [] : [{ text: value }];
  }
  const { industry, task, description } = asObject(value);
  const text = asText(description) ?? asText(task);
  return text === undefined ? [] : [{ ...optional("industry", asText(industry)), text }];
}

function toIndustry(value: unknown) {
  const { industry, task, icon } = asObject(value);
  const [where, what] = [asText(industry), asText(task)];
  if (where === undefined || what === undefined) return [];
  return [{ industry: where, task: what, ...optional("icon", asText(icon)) }];
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A computed key widens to string.
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
