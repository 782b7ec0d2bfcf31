import { afterEach, expect, it, vi } from "vitest";
import { handOverVisit, noteVisit, readVisit, withVisit } from "./visit.ts";

const comeFrom = (address: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(address);

afterEach(() => {
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

it("a tab's first page, its referrer and the campaign are recorded once", () => {
  comeFrom("https://news.example/a?secret=1");
  history.replaceState(null, "", `/solutions?utm_source=october&utm_term=${"t".repeat(300)}`);
  noteVisit();
  history.replaceState(null, "", "/careers?utm_source=other");
  noteVisit();
  const visit = { firstPage: "/solutions", referrer: "news.example", utm_source: "october", utm_term: "t".repeat(200) };
  expect(JSON.parse(readVisit() ?? "")).toEqual(visit);
});

it("a referrer on the site itself is not recorded", () => {
  comeFrom(`${location.origin}/about`);
  noteVisit();
  expect(readVisit()).toBe('{"firstPage":"/"}');
});

it("the visit is added to links to this site's form page, and to no others", () => {
  expect(withVisit("/intake-form.html")).toBe("/intake-form.html");
  noteVisit();
  const origin = `origin=${encodeURIComponent('{"firstPage":"/"}')}`;
  expect(withVisit("/intake-form.html")).toBe(`/intake-form.html?${origin}`);
  expect(withVisit("/intake-form.html?name=Ines")).toBe(`/intake-form.html?name=Ines&${origin}`);
  expect(withVisit("https://forms.example/f")).toBe("https://forms.example/f");
});

it("a link to the form page carries the visit only while it is being clicked", async () => {
  noteVisit();
  handOverVisit();
  document.body.innerHTML = `<a href="/intake-form.html?need=x" target="_blank"><span>Form</span></a><a href="/about">About</a>`;
  const pressed: (string | null)[] = [];
  for (const link of document.links) {
    link.addEventListener("click", (event) => {
      pressed.push(link.getAttribute("href"));
      event.preventDefault();
    });
  }
  document.querySelector("span")?.click();
  document.links[1]?.click();
  expect(pressed).toEqual([`/intake-form.html?need=x&origin=${encodeURIComponent('{"firstPage":"/"}')}`, "/about"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.links[0]?.getAttribute("href")).toBe("/intake-form.html?need=x");
});
