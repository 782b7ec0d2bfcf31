import { expect, test } from "vitest";
import { findContact } from "./contact.ts";

test.each([
  [
    "Hi, I'm Tomas Verhale, office manager at Osprey Lane Dental. We need help.",
    { name: "Tomas Verhale", role: "office manager", company: "Osprey Lane Dental" },
  ],
  [
    "Thanks,\nMaria Lopez\nOperations Manager, Quillon Freight\n+1 (415) 555-0134",
    { name: "Maria Lopez", company: "Quillon Freight", phone: "+1 (415) 555-0134" },
  ],
  ["We at Pellwater Research want a report agent.", { company: "Pellwater Research", name: null }],
  ["my name is Joe and i run a bakery called Crumb & Co", { name: "Joe", company: "Crumb & Co" }],
  ["Company: Foo GmbH\nName: Karl Heinz", { name: "Karl Heinz", company: "Foo GmbH", companyGuessed: false }],
  [
    "From: Ana Ruiz <ana@brightpath-logistics.example>",
    { name: "Ana Ruiz", company: "Brightpath Logistics", companyGuessed: true },
  ],
  ["Write me at joe@gmail.com", { email: "joe@gmail.com", company: null }],
  [
    "Hello, I'm looking for a chatbot for WhatsApp",
    { name: null, company: null, email: null, phone: null, role: null },
  ],
])("reads who wrote: %s", (text, contact) => {
  expect(findContact(text)).toMatchObject(contact);
});
