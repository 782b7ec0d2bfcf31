/** A capitalized word, bounded so that a run of capitals is not rescanned from each of them. */
const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{0,39}`;
/** Precedes a name: not inside a word. */
export const nameStart = String.raw`(?<![\p{L}\p{M}'’-])`;
export const fullName = `(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\\.? )?${word}(?: (?:${word}|van|von|de|da|del|bin|al)){0,3}`;
export const firmWord = String.raw`\p{Lu}[\p{L}\p{M}\d'’-]{0,39}(?:\.[a-z]{2,4}\b)?`;
export const firm = `${firmWord}(?: (?:&|and|of|de|${firmWord})){0,4}`;

/** Where a form's field begins: at the start of a line, or after another field. */
export const fieldStart = "(?:^|[.;]\\s+)(?:(?:their|our|the|main) )?";
/** Words that introduce the person spoken to. */
export const talk = "(?:[Cc]all|[Mm]eeting|[Nn]otes|[Ss]poke|[Tt]alked|[Mm]et)";
