import { expect, test } from "vitest";
import { findContact } from "./contact.ts";
import { findPeople } from "./named-people.ts";
import { findScope } from "./scope.ts";
import { readTaskNotes } from "./task-notes.ts";

// A Monday.
const now = Temporal.ZonedDateTime.from("2026-11-23T09:00[America/New_York]");

test.each([
  ["Birchmere Accounting signed today. Contact is Leo Marchetti.", "Birchmere Accounting", "Leo Marchetti"],
  ["Quillon Freight here, 120 employees. Can you help?", "Quillon Freight", null],
  ["Call with Adaeze Lindqvist, Quillon Freight\n- they said yes", "Quillon Freight", "Adaeze Lindqvist"],
  ["Client: Osprey Lane Dental. Contact: Tomas Verhale. Kickoff on Monday.", "Osprey Lane Dental", "Tomas Verhale"],
  ["We are Pellwater Research, a team of 45. What does it cost?", "Pellwater Research", null],
  ["New client Hana Studio, we begin soon.", "Hana Studio", null],
  ["What would it cost? Mira Oduya, mira@gmail.com", null, "Mira Oduya"],
  ["Is that possible?\nLeo, Birchmere Accounting", "Birchmere Accounting", "Leo"],
  ["Is that possible? Thank You", null, null],
  ["We use Slack. Call us on Monday.", null, null],
])("who writes stands anywhere: %j", (text, company, name) => {
  const found = findContact(text);
  expect([found.company, found.name]).toEqual([company, name]);
});

test("a person is known by what he does, and by whose he is", () => {
  const notes = "- QuickBooks access comes from their IT, Jonas Perrin\n- Nadia Brandt leads on our side";
  expect(findPeople(notes)).toEqual([
    { name: "Jonas Perrin", role: "IT" },
    { name: "Nadia Brandt", role: "leads on our side" },
  ]);
});

test("fields that follow each other in a line are read apart", () => {
  expect(findScope("Client: Osprey Lane. Scope: recall reminders by SMS. Fee: $2,500")).toEqual([
    "recall reminders by SMS",
  ]);
});

test("a task's owner may stand behind it, and its limit is the day that is called so", () => {
  const { tasks } = readTaskNotes(
    "Logo files to printer - Mira - due 2026-11-24\n- Lena: confirm visits of tomorrow, due 2026-11-23\nNew draft - done",
    now,
  );
  expect(tasks.map(({ title, owner, due }) => [title, owner, due])).toEqual([
    ["Logo files to printer", "Mira", "2026-11-24"],
    ["confirm visits of tomorrow", "Lena", "2026-11-23"],
    ["New draft - done", null, null],
  ]);
});

test("notes without a capital are read sentence by sentence, with their owners", () => {
  const { tasks } = readTaskNotes(
    "tom: finish the quote (was due friday). tom again: call back mr. diaz today. someone needs to order paper.",
    now,
  );
  expect(tasks.map(({ title, owner, due }) => [title, owner, due])).toEqual([
    ["finish the quote", "Tom", "2026-11-20"],
    ["call back mr. diaz", "Tom", "2026-11-23"],
    ["someone needs to order paper", null, null],
  ]);
});

test("short lines alone are tasks, and a line of prose is none", () => {
  expect(readTaskNotes("Milk\nEggs\nBread", now).tasks.map(({ title }) => title)).toEqual(["Milk", "Eggs", "Bread"]);
  expect(readTaskNotes("Nothing happened here.\nIt rained a little.", now).tasks).toEqual([]);
});
