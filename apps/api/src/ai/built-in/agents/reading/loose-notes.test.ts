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
])("finds the sender anywhere in the text: %j", (text, company, name) => {
  const found = findContact(text);
  expect([found.company, found.name]).toEqual([company, name]);
});

test("recognises people by what they do and by whose team they are on", () => {
  const notes = "- QuickBooks access comes from their IT, Jonas Perrin\n- Nadia Brandt leads on our side";
  expect(findPeople(notes)).toEqual([
    { name: "Jonas Perrin", role: "IT" },
    { name: "Nadia Brandt", role: "leads on our side" },
  ]);
});

test("separates several fields on one line", () => {
  expect(findScope("Client: Osprey Lane. Scope: recall reminders by SMS. Fee: $2,500")).toEqual([
    "recall reminders by SMS",
  ]);
});

test("a task's owner may come after it, and its deadline is the date marked as due", () => {
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

test.each([
  ["Confirm room 12 tomorrow", "Confirm room 12", "2026-11-24"],
  ["Ship order 10 today", "Ship order 10", "2026-11-23"],
  ["Call client 24 today", "Call client 24", "2026-11-23"],
  ["Call the bank at 10 today", "Call the bank", "2026-11-23"],
])("a number before the day stays in the title: %s", (line, title, due) => {
  expect(readTaskNotes(`- ${line}`, now).tasks).toMatchObject([{ title, due }]);
});

test("lower-case notes are read sentence by sentence, with their owners", () => {
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

test("a list of short lines is read as tasks, but lines of prose are not", () => {
  expect(readTaskNotes("Milk\nEggs\nBread", now).tasks.map(({ title }) => title)).toEqual(["Milk", "Eggs", "Bread"]);
  expect(readTaskNotes("Nothing happened here.\nIt rained a little.", now).tasks).toEqual([]);
});

test("the status describes the owner's own work, and an unticked box is not done", () => {
  const { tasks } = readTaskNotes(
    "- Ana finished the offer\n- Ben: closed ticket 12\n- Cleo: review closed tickets\n- [ ] Invoice 88 paid\n- Done: get invoice 89 paid",
    now,
  );
  expect(tasks.map(({ owner, status }) => [owner, status])).toEqual([
    ["Ana", "done"],
    ["Ben", "done"],
    ["Cleo", "open"],
    [null, "open"],
    [null, "done"],
  ]);
});

test("a verb, a weekday or a thing is never an owner; Julia, Jana and Maria are", () => {
  const { tasks, skipped } = readTaskNotes(
    "Reply to the landlord\nTalk to Ben\nConnect to the scanner\nMon: stock count\nFri: payroll\nLaptop: order a charger for Ana\n" +
      "Julia: call Kemp\nJana: ship order 7\nMaria to call the bank",
    now,
  );
  expect(skipped).toEqual([]);
  expect(tasks.map(({ title, owner }) => [title, owner])).toEqual([
    ["Reply to the landlord", null],
    ["Talk to Ben", null],
    ["Connect to the scanner", null],
    ["Mon: stock count", null],
    ["Fri: payroll", null],
    ["Laptop: order a charger for Ana", null],
    ["call Kemp", "Julia"],
    ["ship order 7", "Jana"],
    ["Maria to call the bank", "Maria"],
  ]);
});

test("a status label is removed from its task", () => {
  const { tasks } = readTaskNotes("- Open-source license check\n- Open - renew the lease\n- Open: order paper", now);
  expect(tasks.map(({ title }) => title)).toEqual(["Open-source license check", "renew the lease", "order paper"]);
});
