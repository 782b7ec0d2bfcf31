import { expect, test } from "vitest";
import type { z } from "zod";
import { businessTypes, decisionMakers, projectTypes, timelines } from "./choices.ts";
import {
  applicationFormSchema,
  auditFormSchema,
  intakeFormSchema,
  leadSchema,
  resumeExtensions,
  submissionSchema,
  waitlistFormSchema,
} from "./forms.ts";

const person = { name: "Ada Lovelace", email: "ada@example.com" };

const refusals = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("an intake requires a name and an email address, and nothing else", () => {
  expect(intakeFormSchema.parse(person)).toEqual({
    ...person,
    company: "",
    phone: "",
    need: "",
    message: "",
    website: "",
    attempt: "",
    origin: {},
  });
  expect(refusals(intakeFormSchema, { name: "  ", email: "" })).toEqual(
    expect.arrayContaining(["name: Enter your name", "email: Enter your email address"]),
  );
});

test("a name of only invisible characters counts as missing; one that contains some is kept", () => {
  expect(refusals(intakeFormSchema, { ...person, name: "\u200b\ufeff \u2060" })).toEqual(["name: Enter your name"]);
  const joined = "👩\u200d🚀\u200b";
  expect(intakeFormSchema.parse({ ...person, name: joined }).name).toBe(joined);
});

test.each(["ada", "ada@", "@example.com", "ada@example", "a da@example.com"])(
  "%s is not a valid email address",
  (email) => {
    expect(refusals(intakeFormSchema, { ...person, email })).toEqual([
      "email: Enter an email address like name@company.com",
    ]);
  },
);

test.each([
  ["name", 200],
  ["company", 200],
  ["phone", 40],
  ["message", 5_000],
])("%s has up to %i characters", (field, max) => {
  expect(refusals(intakeFormSchema, { ...person, [field]: "x".repeat(max) })).toEqual([]);
  expect(refusals(intakeFormSchema, { ...person, [field]: "x".repeat(max + 1) })).toEqual([
    `${field}: Use at most ${max.toLocaleString("en-US")} characters`,
  ]);
});

test("an email address has up to 254 characters", () => {
  const domain = `${Array.from({ length: 4 }, () => "d".repeat(60)).join(".")}.io`;
  expect(refusals(intakeFormSchema, { ...person, email: `abcdef@${domain}` })).toEqual([]);
  expect(refusals(intakeFormSchema, { ...person, email: `abcdefgh@${domain}` })).not.toEqual([]);
});

test("the honeypot field accepts what a bot enters", () => {
  expect(intakeFormSchema.parse({ ...person, website: "http://spam.example" }).website).toBe("http://spam.example");
});

test("an audit requires nothing, and offers SPEC's choices", () => {
  expect(auditFormSchema.parse({})).toMatchObject({ fullName: "", email: "", projectTypes: [] });
  expect([projectTypes, timelines, decisionMakers]).toEqual([
    ["AI Agent", "Business Automation", "AI Consulting", "Custom Software", "Other"],
    ["ASAP", "1-2 Weeks", "30 Days", "Flexible"],
    ["Yes", "No", "Other"],
  ]);
});

test("an audit takes one or several project types, as forms send them", () => {
  expect(auditFormSchema.parse({ projectTypes: "AI Agent" }).projectTypes).toEqual(["AI Agent"]);
  expect(auditFormSchema.parse({ projectTypes: "" }).projectTypes).toEqual([]);
  const many = ["AI Agent", "Other"];
  expect(auditFormSchema.parse({ projectTypes: many }).projectTypes).toEqual(many);
  expect(auditFormSchema.safeParse({ projectTypes: ["Spaceship"] }).success).toBe(false);
});

test("an audit's choices may be left blank, but must be known", () => {
  const open = auditFormSchema.parse({ timeline: "", decisionMaker: "" });
  expect(open.timeline).toBeUndefined();
  expect(open.decisionMaker).toBeUndefined();
  expect(auditFormSchema.parse({ timeline: "30 Days" }).timeline).toBe("30 Days");
  expect(auditFormSchema.safeParse({ timeline: "Yesterday" }).success).toBe(false);
});

test("an audit with an invalid email address is refused", () => {
  expect(auditFormSchema.safeParse({ email: "ada" }).success).toBe(false);
});

test("stored submissions and leads keep their shape", () => {
  expect(submissionSchema.parse({ id: "L-1" })).toEqual({ id: "L-1" });
  const lead = {
    id: "L-1",
    form: "audit",
    createdAt: 1,
    email: "ada@example.com",
    suspect: false,
    fields: { problem: "Too much paper", projectTypes: ["AI Agent"] },
  };
  expect(leadSchema.parse(lead)).toEqual(lead);
});

test("the waitlist requires all three fields", () => {
  const entry = { ...person, businessType: "saas" };
  expect(waitlistFormSchema.parse(entry)).toEqual({ ...entry, website: "", origin: {} });
  expect(businessTypes).toEqual(["ecommerce", "service", "content", "saas", "retail", "other"]);
  expect(refusals(waitlistFormSchema, { name: "", email: "", businessType: "" })).toEqual([
    "name: Enter your name",
    "email: Enter your email address",
    "businessType: Choose your type of business",
  ]);
});

const resume = new File(["%PDF-1.7"], "ada.pdf");
const application = { ...person, phone: "+1 555 0100", resume, jobId: "full-stack-developer" };

test("an application requires a name, an email address, a phone number, a resume and a job", () => {
  expect(applicationFormSchema.parse(application)).toEqual({
    ...application,
    coverLetter: "",
    portfolio: "",
    website: "",
    origin: {},
  });
  const empty = { name: " ", email: "", phone: "", jobId: "" };
  expect(refusals(applicationFormSchema, empty)).toEqual([
    "name: Name is required",
    "email: Email is required",
    "email: Invalid email format",
    "phone: Phone number is required",
    "resume: Resume is required",
    "jobId: Name the job",
  ]);
});

test("an application with a malformed email address gets only the format message", () => {
  expect(refusals(applicationFormSchema, { ...application, email: "ada@" })).toEqual(["email: Invalid email format"]);
});

test("an application's resume is a file of up to 5 MiB", () => {
  const sized = (bytes: number) => ({ ...application, resume: new File([new Uint8Array(bytes)], "ada.pdf") });
  expect(refusals(applicationFormSchema, sized(5 * 1024 * 1024))).toEqual([]);
  expect(refusals(applicationFormSchema, sized(5 * 1024 * 1024 + 1))).toEqual(["resume: Choose a file of up to 5 MB"]);
  expect(refusals(applicationFormSchema, { ...application, resume: "ada.pdf" })).toEqual([
    "resume: Resume is required",
  ]);
  expect(resumeExtensions).toEqual([".pdf", ".doc", ".docx"]);
});

test.each(["ada.example", "javascript:alert(1)", "ftp://ada.example", `https://ada.example/${"x".repeat(2_048)}`])(
  "an application's portfolio cannot be %s",
  (portfolio) => {
    expect(refusals(applicationFormSchema, { ...application, portfolio })).not.toEqual([]);
  },
);

test.each(["\u0000", "\u009f", "\ud800"])("an application's portfolio is refused if it contains %j", (character) => {
  const portfolio = `https://ada.example/${character}work`;
  expect(refusals(applicationFormSchema, { ...application, portfolio })).toEqual([
    "portfolio: Remove the unreadable characters",
  ]);
});

test("an application's portfolio is a web address, or omitted", () => {
  for (const portfolio of ["", "https://ada.example/work?x=1", "http://ada.example"]) {
    expect(refusals(applicationFormSchema, { ...application, portfolio })).toEqual([]);
  }
});
