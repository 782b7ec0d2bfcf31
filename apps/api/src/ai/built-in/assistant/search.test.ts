import type { Passage } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { certainly, createSearch } from "./search.ts";

const base = { kind: "fact", text: "", answer: "An answer.", path: "/about" } as const;

const passages: readonly Passage[] = [
  { ...base, id: "opening", title: "Business hours", questions: ["When are you open?"], text: "Monday to Friday." },
  { ...base, id: "price", title: "Price", questions: ["How much does an agent cost?"], text: "It starts at $2,500." },
  { ...base, id: "books", title: "Bookkeeping Bot", questions: ["Does it work with QuickBooks?"], keywords: ["Xero"] },
  {
    ...base,
    id: "remote",
    title: "Remote work",
    questions: ["Are the jobs remote?"],
    text: "Everybody works remotely.",
  },
  {
    ...base,
    id: "engineer",
    kind: "job",
    title: "Job: Software Engineer",
    questions: ["Is the Software Engineer job remote?"],
    keywords: ["developer"],
  },
  { ...base, id: "staff", title: "Staff", questions: ["Who does the rest?"], text: "No developer is needed." },
  {
    ...base,
    id: "clinics",
    kind: "use-case",
    title: "Clinics: reminders",
    questions: ["What can you do for clinics?"],
  },
];
const search = createSearch(passages);

function first(query: string): string | undefined {
  return certainly(search(query))?.id;
}

test("finds a passage by other words than its own", () => {
  expect(first("what is ur cheapest rate")).toBe("price");
  expect(first("when do you guys open")).toBe("opening");
});

test("finds what is named only in keywords or in the text", () => {
  expect(first("xero")).toBe("books");
  expect(search("friday")[0]?.passage.id).toBe("opening");
});

test("mends a misspelled word, and trusts it less than a right one", () => {
  expect(first("bookeeping")).toBe("books");
  const [wrong] = search("quickboks");
  const [right] = search("quickbooks");
  expect(wrong?.passage.id).toBe("books");
  expect(wrong?.confidence).toBeLessThan(right?.confidence ?? 0);
});

test("says nothing where most of the question is unknown to the site", () => {
  expect(first("how much does a flight to tokyo cost")).toBeUndefined();
  expect(first("open the pod bay doors")).toBeUndefined();
  expect(search("zzz qqq")).toEqual([]);
  expect(search("and what about it?")).toEqual([]);
});

test("a visitor's own numbers do not make a question strange", () => {
  expect(first("how much for 37 agents")).toBe(first("how much for agents"));
});

test("what the site does not know is a detail where a message tells of the visitor's business", () => {
  expect(first("quickbooks for our giraffes")).toBe("books");
  expect(first("quickbooks giraffes")).toBeUndefined();
});

test("the subject of the conversation decides between equals", () => {
  const context = passages.find(({ id }) => id === "engineer");
  expect(search("is it remote?")[0]?.passage.id).toBe("remote");
  expect(search("is it remote?", { ...(context && { context }) })[0]?.passage.id).toBe("engineer");
});

test("a job comes up only for who asks for a job", () => {
  expect(search("do we need a developer")[0]?.passage.id).toBe("staff");
  expect(first("developer job")).toBe("engineer");
});

test("a visitor's trade brings its example", () => {
  expect(first("something for our dental clinic")).toBe("clinics");
});

test("searches a kind alone, and a long description by the words that the site knows", () => {
  const onlyUseCases = { filter: ({ kind }: Passage) => kind === "use-case" };
  expect(search("price for clinics", onlyUseCases).map(({ passage }) => passage.id)).toEqual(["clinics"]);
  const described = "our veteran hygienist phones clinic customers";
  expect(certainly(search(described))).toBeUndefined();
  expect(certainly(search(described, { knownWordsOnly: true }))?.id).toBe("clinics");
});
