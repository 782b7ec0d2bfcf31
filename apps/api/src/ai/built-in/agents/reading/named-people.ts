import { nameStart } from "./name-patterns.ts";

/** A person named together with a role. */
export type NamedPerson = Readonly<{ name: string; role: string }>;

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,39}`;
const fullName = `${word}(?: ${word}){0,2}`;
const roleWords = String.raw`[^\n,;:()]{0,30}\b(?:manager|director|lead|owner|founder|CEO|COO|CFO|CTO|head|VP|assistant|admin|administrator|IT|finance|billing|accounts payable|bookkeeper|approver|approves|sponsor|contact|coordinator|engineer|operations|legal|counsel|security|sales|marketing|support)\b[^\n,;:()]{0,30}`;

/** "Ines Kallio (Head of Research)", "Bo Chen, finance lead". */
const nameFirst = new RegExp(`${nameStart}(${fullName})\\s?(?:\\(|, | - | – )(${roleWords})`, "gu");
/** "Approver: Sam Ortiz", "Billing contact - Bo Chen". */
const roleFirst = new RegExp(
  `^[ \\t*•-]{0,20}((?:[\\p{L}/&]{1,40} ){0,3}?(?:manager|director|lead|owner|CEO|CFO|CTO|approver|approvals?|sponsor|contact|finance|billing|IT|legal|security|coordinator))\\s*[:–-]\\s*(${fullName})`,
  "gimu",
);
/** "Nadia Brandt leads on our side". */
const doing = new RegExp(
  `${nameStart}(${fullName}) ((?:leads|approves|owns|signs|pays|sponsors|handles|coordinates|decides)\\b[^\\n,;:().]{0,40})`,
  "gu",
);
/** "QuickBooks access comes from their IT, Jonas Perrin". */
const ofTheirs = new RegExp(
  `\\b(?:their|the client's|our) (IT|finance|legal|billing|accountant|bookkeeper|security|operations|sales|marketing)(?: \\w+)?,? (${fullName})`,
  "gu",
);
const noName =
  /^(Client|Company|Customer|Project|Phase|Week|Day|Monday|Tuesday|Wednesday|Thursday|Friday|The|We|Our|Kickoff|Payment|Invoice|Proposal|Scope|Regards|Best|Thanks)\b/;
const maxPeople = 12;

/** Up to 12 people named in the text with their roles, each once. */
export function findPeople(text: string): NamedPerson[] {
  const found = [
    ...[...text.matchAll(roleFirst)].map(([, role = "", name = ""]) => ({ name, role })),
    ...[...text.matchAll(ofTheirs)].map(([, role = "", name = ""]) => ({ name, role })),
    ...[...text.matchAll(doing)].map(([, name = "", role = ""]) => ({ name, role })),
    ...[...text.matchAll(nameFirst)].map(([, name = "", role = ""]) => ({ name, role })),
  ];
  const people = new Map<string, NamedPerson>();
  for (const { name, role } of found) {
    if (!noName.test(name) && !people.has(name)) people.set(name, { name, role: role.trim() });
  }
  return [...people.values()].slice(0, maxPeople);
}
