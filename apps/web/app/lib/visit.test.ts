import { afterEach, expect, it, vi } from "vitest";
import { handOverVisit, noteVisit, readVisit, withVisit } from "./visit.ts";

const comeFrom = (address: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(address);

afterEach(() => {
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

it("the first page of a tab, who led there and the campaign are noted once", () => {
  comeFrom("https://news.example/a?secret=1");
  history.replaceState(null, "", `/solutions?utm_source=october&utm_term=${"t".repeat(300)}`);
  noteVisit();
  history.replaceState(null, "", "/careers?utm_source=other");
  noteVisit();
  const visit = { firstPage: "/solutions", referrer: "news.example", utm_source: "october", utm_term: "t".repeat(200) };
  expect(JSON.parse(readVisit() ?? "")).toEqual(visit);
});

it("a page of the site itself led nowhere from outside", () => {
  comeFrom(`${location.origin}/about`);
  noteVisit();
  expect(readVisit()).toBe('{"firstPage":"/"}');
});

it("goes with links to the form's page of this site, and with no other", () => {
  expect(withVisit("/intake-form.html")).toBe("/intake-form.html");
  noteVisit();
  const origin = `origin=${encodeURIComponent('{"firstPage":"/"}')}`;
  expect(withVisit("/intake-form.html")).toBe(`/intake-form.html?${origin}`);
  expect(withVisit("/intake-form.html?name=Ines")).toBe(`/intake-form.html?name=Ines&${origin}`);
  expect(withVisit("https://forms.example/f")).toBe("https://forms.example/f");
});

it("a link to the form's page tells of the visit while it is pressed, and is as before afterwards", async () => {
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
