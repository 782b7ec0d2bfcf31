import { type AST, RegExpParser } from "@eslint-community/regexpp";
import type { CharSet } from "refa";
import { getFirstConsumedChar, toUnicodeSet } from "regexp-ast-analysis";
import { analyse } from "scslre";

/** From this count on, a repetition counts as unlimited. */
const manyTimes = 201;
/** With more rounds, the number of ways to match doubles too often. */
const fewRounds = 3;

type Flags = AST.Flags;

/** The elements before and after a part of a pattern. */
type Place = { before: readonly AST.Element[]; behind: readonly AST.Element[] };

/**
 * Why matching may take more than linear time; undefined if it is linear. `scslre` finds nested and neighboring
 * repetitions, and quadratic searches. Four stricter rules supplement it, against an endless repetition in a
 * lookaround, one that can swallow its prefix, two of the same characters with nothing but such characters between
 * them, and rounds that can be read in two ways.
 */
export function judgePattern(source: string, flags: string): string | undefined {
  let pattern: AST.Pattern;
  let read: Flags;
  try {
    const parser = new RegExpParser();
    read = parser.parseFlags(flags);
    pattern = parser.parsePattern(source, 0, source.length, { unicode: read.unicode, unicodeSets: read.unicodeSets });
  } catch (error) {
    return `it cannot be read: ${String(error)}`;
  }
  const { reports } = analyse({ pattern, flags: read });
  const [report] = reports;
  if (report)
    return `${report.exponential ? "exponential" : "polynomial"} (${report.type}) at \`${quantifierOf(report)}\``;
  for (const alternative of pattern.alternatives) {
    const found = judge(alternative, { before: [], behind: [] }, read, sticky(alternative, read));
    if (found !== undefined) return found;
  }
  return undefined;
}

function quantifierOf(report: ReturnType<typeof analyse>["reports"][number]): string {
  if (report.type === "Self") return report.parentQuant.raw;
  return report.type === "Trade" ? `${report.startQuant.raw} … ${report.endQuant.raw}` : report.quant.raw;
}

/** Whether a search can start at only one position. */
function sticky({ elements }: AST.Alternative, flags: Flags): boolean {
  const [first] = elements;
  return flags.sticky || (!flags.multiline && first?.type === "Assertion" && first.kind === "start");
}

function judge(alternative: AST.Alternative, around: Place, flags: Flags, once: boolean): string | undefined {
  const { elements } = alternative;
  for (const [at, element] of elements.entries()) {
    const place = {
      before: [...around.before, ...elements.slice(0, at)],
      behind: [...elements.slice(at + 1), ...around.behind],
    };
    const found = judgeElement(element, place, flags, once);
    if (found !== undefined) return found;
  }
  return undefined;
}

function judgeElement(element: AST.Element, place: Place, flags: Flags, once: boolean): string | undefined {
  if (element.type === "Assertion" && "alternatives" in element) {
    const endless = !once && element.alternatives.some((inner) => inner.elements.some(isEndless));
    return endless ? `\`${element.raw}\` looks on without limit from each place` : undefined;
  }
  if (element.type === "Quantifier") {
    if (element.max > fewRounds && place.behind.some(canFail) && hasUnclearRounds(element, flags)) {
      return `exponential: the rounds of \`${element.raw}\` can be told apart in several ways`;
    }
    const problem = isEndlessQuantifier(element) ? judgeQuantifier(element, place, flags, once) : undefined;
    return problem ?? judgeElement(element.element, place, flags, once);
  }
  if (element.type === "Group" || element.type === "CapturingGroup") {
    for (const inner of element.alternatives) {
      const found = judge(inner, place, flags, once);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function judgeQuantifier(
  quantifier: AST.Quantifier,
  { before, behind }: Place,
  flags: Flags,
  once: boolean,
): string | undefined {
  // Nothing after it can fail, so there is no backtracking.
  if (!behind.some(canFail)) return undefined;
  const taken = charactersOf(quantifier.element, flags);
  if (!once && before.every((element) => fits(element, taken, flags)) && !guarded(before, taken, flags)) {
    return `a search begins again at each place within \`${quantifier.raw}\``;
  }
  const between: AST.Element[] = [];
  for (const next of behind) {
    for (const { quantifier: other, lead } of endlessIn(next)) {
      const both = taken.intersect(charactersOf(other.element, flags));
      if (
        !both.isEmpty &&
        [...between, ...lead].every((element) => fits(element, both, flags)) &&
        behind.slice(behind.indexOf(next) + 1).some(canFail)
      ) {
        return `\`${quantifier.raw}\` and \`${other.raw}\` may share characters in many ways`;
      }
    }
    between.push(next);
  }
  return undefined;
}

/** Whether a single character does not decide how a round continues, or whether the next begins. */
function hasUnclearRounds({ element }: AST.Quantifier, flags: Flags): boolean {
  if (element.type !== "Group" && element.type !== "CapturingGroup") return false;
  const { alternatives } = element;
  const pairs = alternatives.flatMap((one, at) => alternatives.slice(at + 1).map((other) => [one, other] as const));
  if (pairs.some(([one, other]) => !differ(one, other, flags))) return true;
  return alternatives.some(({ elements }) =>
    elements.some((part, at) => {
      if (part.type !== "Quantifier" || part.min === part.max) return false;
      return !charactersOf(part, flags).isDisjointWith(nextOf([...elements.slice(at + 1), element], flags));
    }),
  );
}

/** Whether two alternatives diverge at a character that both have. */
function differ(one: AST.Alternative, other: AST.Alternative, flags: Flags): boolean {
  for (const [at, first] of one.elements.entries()) {
    const second = other.elements[at];
    if (second === undefined) return false;
    const [left, right] = [nextOf([first], flags), nextOf([second], flags)];
    if (left.isDisjointWith(right) && canFail(first) && canFail(second)) return true;
    if (first.type !== "Character" || second.type !== "Character") return false;
  }
  return false;
}

function nextOf(elements: readonly AST.Element[], flags: Flags): CharSet {
  let all = nothing(flags);
  for (const element of elements) {
    const { char, empty } = getFirstConsumedChar(element, "ltr", flags);
    all = all.union(char);
    if (!empty) break;
  }
  return all;
}

function isEndlessQuantifier({ max }: AST.Quantifier): boolean {
  return max >= manyTimes;
}

function isEndless(element: AST.Element): boolean {
  return endlessIn(element).length > 0;
}

/** Endless repetitions within a part, each with the elements before it there. */
function endlessIn(element: AST.Element): { quantifier: AST.Quantifier; lead: AST.Element[] }[] {
  if (element.type === "Quantifier") {
    const inner = endlessIn(element.element);
    return isEndlessQuantifier(element) && inner.length === 0
      ? [{ quantifier: element, lead: leadOf(element) }]
      : inner;
  }
  if (!("alternatives" in element)) return [];
  return element.alternatives.flatMap(({ elements }) =>
    elements.flatMap((part, at) =>
      endlessIn(part).map(({ quantifier, lead }) => ({ quantifier, lead: [...elements.slice(0, at), ...lead] })),
    ),
  );
}

/** The start of a repetition of several parts, as in `(,\d)+`: the next round begins with it, too. */
function leadOf({ element }: AST.Quantifier): AST.Element[] {
  return element.type === "Group" || element.type === "CapturingGroup" ? [element] : [];
}

function canFail(element: AST.Element): boolean {
  return element.type !== "Quantifier" || element.min > 0;
}

function charactersOf(element: AST.Element, flags: Flags): CharSet {
  switch (element.type) {
    case "Quantifier":
      return charactersOf(element.element, flags);
    case "Group":
    case "CapturingGroup":
      return element.alternatives
        .flatMap((inner) => inner.elements)
        .map((inner) => charactersOf(inner, flags))
        .reduce((all, one) => all.union(one), nothing(flags));
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
      return toUnicodeSet(element, flags).chars;
    case "ExpressionCharacterClass":
    case "Backreference":
      return nothing(flags).negate();
    case "Assertion":
      return nothing(flags);
  }
}

function nothing(flags: Flags): CharSet {
  return parsed("[^]", flags).negate();
}

/** Whether a part may consist only of these characters, or be empty. */
function fits(element: AST.Element, taken: CharSet, flags: Flags): boolean {
  switch (element.type) {
    case "Quantifier":
      return element.min === 0 || fits(element.element, taken, flags);
    case "Group":
    case "CapturingGroup":
      return element.alternatives.some((inner) => inner.elements.every((part) => fits(part, taken, flags)));
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
      return !toUnicodeSet(element, flags).chars.isDisjointWith(taken);
    case "Assertion": {
      // A lookahead for another character separates two repetitions.
      const ahead = element.kind === "lookahead" && !element.negate ? single(element, flags) : undefined;
      return ahead === undefined || !ahead.isDisjointWith(taken);
    }
    case "Backreference":
    case "ExpressionCharacterClass":
      return true;
  }
}

/** Whether the prefix of a repetition keeps a search from starting within it. */
function guarded(before: readonly AST.Element[], taken: CharSet, flags: Flags): boolean {
  const [first] = before;
  if (first?.type === "Group") {
    return first.alternatives.every(
      ({ elements }) =>
        guarded([...elements, ...before.slice(1)], taken, flags) || !elements.every((part) => fits(part, taken, flags)),
    );
  }
  if (first?.type !== "Assertion") return false;
  if (first.kind === "start") return flags.multiline ? taken.isDisjointWith(newlines(flags)) : true;
  if (first.kind === "word") return !first.negate && isWordLike(taken, flags);
  if (first.kind !== "lookbehind") return guarded(before.slice(1), taken, flags);
  const one = single(first, flags);
  const holds = one !== undefined && (first.negate ? one.isSupersetOf(taken) : one.isDisjointWith(taken));
  return holds || guarded(before.slice(1), taken, flags);
}

/** The characters of a lookaround that checks a single one; start and end do not count. */
function single({ alternatives }: AST.LookaroundAssertion, flags: Flags): CharSet | undefined {
  const looking = alternatives.filter(({ elements: [only, ...more] }) => only?.type !== "Assertion" || more.length > 0);
  const sets = looking.map(({ elements: [only, ...more] }) =>
    only && more.length === 0 && ["Character", "CharacterClass", "CharacterSet"].includes(only.type)
      ? charactersOf(only, flags)
      : undefined,
  );
  return sets.reduce((all, one) => (all && one ? all.union(one) : undefined), nothing(flags));
}

/** Parses a character class, such as `\w`. */
function parsed(source: string, flags: Flags): CharSet {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.unicode });
  const [only] = alternatives.flatMap(({ elements }) => elements);
  if (only?.type !== "CharacterClass" && only?.type !== "CharacterSet") throw new Error(`${source} is no class`);
  return toUnicodeSet(only, flags).chars;
}

const newlines = (flags: Flags) => parsed("[\\n\\r\\u2028\\u2029]", flags);
const isWordLike = (taken: CharSet, flags: Flags) => taken.isSubsetOf(parsed("\\w", flags));
