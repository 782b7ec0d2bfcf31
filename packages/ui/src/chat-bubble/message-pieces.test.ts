import { describe, expect, it } from "vitest";
import { piecesOf } from "./message-pieces.ts";

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
    ["(see https://a.example/wiki/Fold_(paper)).", ["https://a.example/wiki/Fold_(paper)"]],
    ["Is it https://a.example/b?", ["https://a.example/b"]],
    ["“https://a.example”, he said", ["https://a.example"]],
    ["**https://a.example/b**", ["https://a.example/b"]],
    ["https://a.example/b…", ["https://a.example/b"]],
    ["（https://a.example/b）。", ["https://a.example/b"]],
    ["HTTPS://A.EXAMPLE/b", ["HTTPS://A.EXAMPLE/b"]],
    ["https://a.example,https://b.example", ["https://a.example,https://b.example"]],
    ["one\nhttps://a.example\nhttps://b.example/ü", ["https://a.example", "https://b.example/ü"]],
    ["https://[2001:db8::1]:8080/", ["https://[2001:db8::1]:8080/"]],
  ])("are found in %o", (message, found) => {
    expect(links(message)).toEqual(found);
  });

  it.each([
    "javascript:alert(1)",
    "javascript://a.example/%0aalert(1)",
    "data:text/html,x",
    "ftp://a.example",
    "file:///etc/passwd",
    "www.a.example",
    "//a.example",
    "xhttps://a.example",
    "view-source:/https://a.example",
    "httpſ://a.example",
    "https://",
    "https://)))",
    "https://a.example:99999",
    '<a href="javascript:x">y</a>',
  ])("are not found in %o", (message) => {
    expect(links(message)).toEqual([]);
  });

  it.each([
    "https://bank.example@evil.example/",
    "https://user:word@evil.example/",
    "https://bank.example＠evil.example/",
  ])("are not created where a user name poses as the host: %o", (message) => {
    expect(links(message)).toEqual([]);
  });

  it.each(["\u202e", "\u2066", "\u200f", "\u200b", "\u00ad", "\u0000", "\ud800"])(
    "end at an invisible character: %j",
    (sign) => {
      expect(links(`https://a.example/b${sign}https://c.example`)).toEqual([
        "https://a.example/b",
        "https://c.example",
      ]);
    },
  );

  it("end before a character that would close an attribute", () => {
    expect(links(`https://a.example/"onclick="alert(1)`)).toEqual(["https://a.example/"]);
    expect(links("https://a.example/><img src=x onerror=alert(1)>")).toEqual(["https://a.example/"]);
  });

  it("preserve every character of the message and its position", () => {
    const message = "<b>a</b> https://a.example/(b), c\nhttps://d.example! \u202e e";
    const pieces = piecesOf(message);
    expect(pieces.map(({ text }) => text).join("")).toBe(message);
    for (const { text, at } of pieces) expect(message.slice(at, at + text.length)).toBe(text);
  });

  // Anything worse than linear time takes minutes for these.
  it.each([
    ["brackets that close", `https://a.example/${")".repeat(1_000_000)}`, 1],
    ["brackets that open", `https://a.example/${"(".repeat(1_000_000)}`, 1],
    ["brackets of two kinds", `https://a.example/${"])".repeat(500_000)}`, 1],
    ["beginnings", "https://".repeat(125_000), 1],
    ["halves of beginnings", "http:/".repeat(170_000), 0],
    ["many addresses", "https://a.example/. ".repeat(50_000), 50_000],
    ["addresses that are none", "https://@: ".repeat(90_000), 0],
    ["dots", `https://a.example/${".".repeat(1_000_000)}x`, 1],
  ])("are found in a million characters: %s", (_, message, count) => {
    expect(links(message)).toHaveLength(count);
  });
});
