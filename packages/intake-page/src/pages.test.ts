// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { auditPage } from "./audit-page.ts";
import { intakePage } from "./intake-page.ts";
import type { Page } from "./page.ts";
import { facts } from "./testing/facts.ts";
import { thanksPage, unknownReferencePage } from "./thanks-page.ts";

const parse = ({ html }: Page) => new DOMParser().parseFromString(html, "text/html");
const control = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);
const described = (page: Document, element: Element | null) =>
  (element?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => page.getElementById(id)?.textContent?.trim())
    .join(" | ");

describe("the intake page", () => {
  test("posts one labeled field per answer, without scripts", () => {
    const page = parse(intakePage(facts));
    const form = page.querySelector("form");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/forms/intake");
    const names = ["name", "email", "company", "phone", "need", "message", "website"];
    const unlabeled = names.filter((name) => !/\w/.test(control(page, name)?.labels?.[0]?.textContent ?? ""));
    expect(unlabeled).toEqual([]);
    // Pasted text would be cut silently.
    expect(page.querySelector("form [maxlength]:not([type=hidden])")).toBeNull();
    expect([...page.querySelectorAll("[required]")].map((field) => field.id)).toEqual(["name", "email"]);
    expect(page.querySelectorAll(".optional")).toHaveLength(4);
    expect(["name", "message"].map((name) => control(page, name)?.dir)).toEqual(["auto", "auto"]);
    // The browser's own bubble adds this to "Please match the requested format" when no script runs.
    expect(control(page, "email")?.title).toBe("Enter an email address like name@company.com");
  });

  test("hides its honeypot from people", () => {
    const trap = control(parse(intakePage(facts)), "website");
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
    expect(trap?.autocomplete).toBe("off");
  });

  test("says what is stored, and what happens next", () => {
    const text = parse(intakePage(facts)).body.textContent;
    expect(text).toContain("We keep what you send for 365 days.");
    expect(text).toContain("What happens next");
    expect(text).toContain("Monday to Friday");
  });

  test("comes back with the values sent, and each error at its field and in the summary", () => {
    const values = { name: "", email: "ines@", need: "A robot", message: "\nTwo\nlines", phone: "'\"><b>x</b>" };
    const errors = { name: "Enter your name", email: "Enter an address" };
    const page = parse(intakePage(facts, { values, errors }));
    expect(control(page, "email")?.value).toBe("ines@");
    expect(control(page, "need")?.value).toBe("A robot");
    expect(control(page, "message")?.value).toBe("\nTwo\nlines");
    expect(control(page, "phone")?.value).toBe("'\"><b>x</b>");
    expect(page.querySelector("b")).toBeNull();
    expect(control(page, "email")?.getAttribute("aria-invalid")).toBe("true");
    expect(described(page, control(page, "email"))).toBe("Enter an address");
    expect(control(page, "company")?.hasAttribute("aria-invalid")).toBe(false);
    const links = [...page.querySelectorAll("[role=alert]:not([hidden]) a")];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["#name", "Enter your name"],
      ["#email", "Enter an address"],
    ]);
    expect(page.title).toMatch(/^Error: /);
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  test("says how much too long an answer is, and keeps all of it", () => {
    const message = "Two lines\r\n".repeat(600);
    const page = parse(intakePage(facts, { values: { message }, errors: { message: "Too long." } }));
    expect(control(page, "message")?.value).toHaveLength(6_000);
    expect(described(page, control(page, "message"))).toMatch(/At most 5,000 characters: shorten it. 1,000 too many.$/);
    expect(page.querySelector("[role=alert] a")?.textContent).toContain("1,000 too many");
  });

  test("says when it could not be sent, and keeps every value", () => {
    const page = parse(intakePage(facts, { values: { name: "Ines" }, notice: "Nothing was stored. Try again." }));
    expect(page.querySelector("[role=alert]:not([hidden])")?.textContent).toContain("Nothing was stored. Try again.");
    expect(control(page, "name")?.value).toBe("Ines");
  });

  test("escapes the company facts it is given", () => {
    const { html } = intakePage({ ...facts, company: { ...facts.company, name: "<script>alert(1)</script>" } });
    expect(html).not.toContain("<script>alert");
  });
});

describe("the audit page", () => {
  test("restores choices, and marks the invalid group", () => {
    const values = { projectTypes: ["AI Agent", "Other"], timeline: "30 Days" };
    const page = parse(auditPage(facts, { values, errors: { decisionMaker: "Choose one" } }));
    const chosen = [...page.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
    expect(chosen).toEqual(["AI Agent", "Other", "30 Days"]);
    expect(described(page, control(page, "decisionMaker")?.closest("fieldset") ?? null)).toBe("Choose one");
    expect(page.querySelector("a[href='#decisionMaker-0']")?.textContent).toBe("Choose one");
    expect(page.getElementById("decisionMaker-0")).not.toBeNull();
  });

  test("requires nothing", () => {
    expect(parse(auditPage(facts)).querySelectorAll("[required]")).toHaveLength(0);
  });
});

describe("the confirmation page", () => {
  test("shows the reference number, the next steps and a link back", () => {
    const page = parse(thanksPage(facts, "7K3M-9QXT-4VHD-2BNE"));
    expect(page.querySelector("h1")?.textContent).toBe("We have your request");
    expect(page.querySelector("dd")?.textContent).toBe("7K3M-9QXT-4VHD-2BNE");
    expect(page.body.textContent).toContain("What happens next");
    expect(page.querySelector("main a[href='/']")?.textContent).toContain("Back to the site");
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  test("renders no markup given as a reference number", () => {
    expect(thanksPage(facts, "<img src=x>").html).not.toContain("<img");
  });

  test("links to the form when no such request is stored", () => {
    const page = parse(unknownReferencePage({ ...facts, formHref: "/intake-form.html" }));
    expect(page.querySelector("main a[href='/intake-form.html']")).not.toBeNull();
  });
});

describe("every page", () => {
  const fonts = { faces: '@font-face{font-family:"X";src:url(/assets/x.woff2)}', preload: "/assets/x.woff2" };
  const pages = {
    intake: intakePage(facts),
    errors: intakePage(facts, { errors: { name: "Enter your name" } }),
    audit: auditPage(facts),
    thanks: thanksPage(facts, "A"),
    unknown: unknownReferencePage({ ...facts, formHref: "/f" }),
    fonts: intakePage({ ...facts, fonts }),
  };

  test.each(Object.entries(pages))("%s: lists every inline element for its CSP, and has no others", (_, page) => {
    const document = parse(page);
    const texts = (name: string) => [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
    expect(texts("style")).toEqual(page.styles);
    expect(texts("script")).toEqual(page.scripts);
    expect(document.querySelector("[style], [onclick], [onsubmit]")).toBeNull();
  });

  test.each(Object.entries(pages))("%s: has one h1, a main, a skip link and unique ids", (_, page) => {
    const document = parse(page);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("a[href='#main']")).not.toBeNull();
    expect(document.querySelector("main#main")).not.toBeNull();
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("uses the fonts it is given, and preloads the first", () => {
    const document = parse(pages.fonts);
    expect(document.querySelector("style")?.textContent).toBe(fonts.faces);
    expect(document.querySelector("link[rel=preload][as=font]")?.getAttribute("href")).toBe(fonts.preload);
    expect(parse(pages.intake).querySelector("link[rel=preload]")).toBeNull();
  });
});
