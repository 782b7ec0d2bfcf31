import { expect, test } from "vitest";
import { resumeName } from "./resume-name.ts";

test.each([
  ["Ada Lovelace.pdf", "Ada Lovelace.pdf"],
  ["CV.PDF", "CV.pdf"],
  ["résumé – 履歴書.pdf", "résumé – 履歴書.pdf"],
  ["cv", "cv.pdf"],
  ["cv.exe", "cv.exe.pdf"],
  ["cv.pdf.docx", "cv.pdf.docx.pdf"],
  ["", "resume.pdf"],
  [".pdf", "resume.pdf"],
  ["...", "resume.pdf"],
  ["../../etc/passwd", "etc passwd.pdf"],
  ["C:\\fakepath\\cv.pdf", "C fakepath cv.pdf"],
  ['a"b\r\nSet-Cookie: x.pdf', "a b Set-Cookie x.pdf"],
  ["My %22best%22 CV.pdf", "My best CV.pdf"],
  ["cv\u202efdp.exe", "cv fdp.exe.pdf"],
  ["a\ud800b.pdf", "a\ufffdb.pdf"],
])("%j is kept as %j", (given, kept) => {
  expect(resumeName(given, "pdf")).toBe(kept);
});

test("a long name is cut between characters", () => {
  expect(resumeName(`a${"👩".repeat(300)}.docx`, "docx")).toBe(`a${"👩".repeat(49)}.docx`);
});
