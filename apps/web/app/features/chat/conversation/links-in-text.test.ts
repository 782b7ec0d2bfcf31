import { describe, expect, it } from "vitest";
import { piecesOf } from "./links-in-text.ts";

const links = (message: string) =>
  piecesOf(message)
    .filter(({ kind }) => kind === "link")
    .map(({ text }) => text);

describe("links in a message", () => {
  it.each([
    ["see https://a.example/x?y=1#z now", ["https://a.example/x?y=1#z"]],
    ["http://a.example", ["http://a.example"]],
    ["(https://a.example/b)", ["https://a.example/b"]],
    ["https://a.example/wiki/Fold_(paper).", ["https://a.example/wiki/Fold_(paper)"]],
    ["Is it https://a.example/b?", ["https://a.example/b"]],
    ["“https://a.example”, he said", ["https://a.example"]],
    ["HTTPS://A.EXAMPLE/b", ["HTTPS://A.EXAMPLE/b"]],
    ["https://a.example,https://b.example", ["https://a.example,https://b.example"]],
  ])("are found in %o", (message, found) => {
    expect(links(message)).toEqual(found);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://a.example",
    "www.a.example",
    "xhttps://a.example",
    "https://",
    '<a href="javascript:x">y</a>',
  ])("are none in %o", (message) => {
    expect(links(message)).toEqual([]);
  });

  it("leave every character of the message in its place", () => {
    const message = "<b>a</b> https://a.example/(b), c\nhttps://d.example! e";
    const pieces = piecesOf(message);
    expect(pieces.map(({ text }) => text).join("")).toBe(message);
    for (const { text, at } of pieces) expect(message.slice(at, at + text.length)).toBe(text);
  });
});
