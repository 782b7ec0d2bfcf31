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
    "wir sind die Brunnthal Haustechnik GmbH.\nMit freundlichen Grüßen\nKatrin Voss, k.voss@brunnthal.example",
    { name: "Katrin Voss", company: "Brunnthal Haustechnik GmbH" },
  ],
  ["We're Corvid Insurance, ~1,200 staff. It must integrate with Guidewire.", { company: "Corvid Insurance" }],
  [
    "We run Falkirk Supplies. Owen Tait, Operations Director, owen@falkirk.example",
    { name: "Owen Tait", role: "Operations Director", company: "Falkirk Supplies" },
  ],
  ["Contact: procurement@corvid.example", { name: null, companyGuessed: true }],
  ["We're a lettings agency (Larkspur Lets). Cheers, Beth", { name: "Beth", company: "Larkspur Lets" }],
  ["call w/ Fenwick Dental. contact Jana Roth jana@fenwick.example", { name: "Jana Roth", company: "Fenwick Dental" }],
  ["Kelso Bikes, 15 ppl. We need help.\n- Dr. Imani Cole", { name: "Dr. Imani Cole", company: "Kelso Bikes" }],
  [
    "Hello, I'm looking for a chatbot for WhatsApp",
    { name: null, company: null, email: null, phone: null, role: null },
  ],
])("finds the sender: %s", (text, contact) => {
  expect(findContact(text)).toMatchObject(contact);
});
