import { describe, expect, it } from "vitest";
import { piecesOf } from "./answer-links.ts";

const linksIn = (answer: string) =>
  piecesOf(answer)
    .filter((piece) => piece.kind === "link")
    .map((piece) => piece.text);

describe("links in an answer", () => {
  it.each([
    ["Prices start at $2,500. More: /ai-automation#packages.", ["/ai-automation#packages"]],
    ["Use the form (/intake-form.html) or write.", ["/intake-form.html"]],
    [
      "See https://example.com/a?b=1, or /solutions/agent-delivery!",
      ["https://example.com/a?b=1", "/solutions/agent-delivery"],
    ],
    ["/careers", ["/careers"]],
  ])("are found in %j", (answer, links) => {
    expect(linksIn(answer)).toEqual(links);
  });

  it.each([
    "24/7 and 9:00/18:00",
    "and/or",
    "//evil.example/x",
    "javascript:alert(1)",
    "</b>",
    "1 / 2",
    "mailto:a@b.example",
  ])("are not made from %j", (answer) => {
    expect(linksIn(answer)).toEqual([]);
  });

  it.each([
    ["Ask through the intake form, /intake-form.html.", ["Ask through the ", "intake form", "."]],
    ["Use the intake form /intake-form.html", ["Use the ", "intake form"]],
    ["Start here: /intake-form.html", ["Start here: ", "Intake form"]],
    ["Write to us, /contact or not.", ["Write to us, ", "/contact", " or not."]],
  ])("show each page by its name once in %j", (answer, shown) => {
    const pieces = piecesOf(answer, (path) => (path === "/intake-form.html" ? "Intake form" : undefined));
    expect(pieces.map(({ name, text }) => name ?? text)).toEqual(shown);
  });

  it("lose no character of the answer", () => {
    const answer = "A /b, https://c.example/d. <b>e</b> /f";
    expect(
      piecesOf(answer)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(answer);
  });
});
