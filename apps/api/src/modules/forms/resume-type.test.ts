import { expect, test } from "vitest";
import { doc, docx, pdf } from "../../testing/documents.ts";
import { resumeType } from "./resume-type.ts";

const script = "<!doctype html><script>alert(1)</script>";
const executable = Buffer.from("MZ\x90\x00\x03".padEnd(600, "\x00"), "latin1");

test("recognises the three types by their content", () => {
  expect(resumeType(pdf())).toBe("pdf");
  expect(resumeType(doc())).toBe("doc");
  expect(resumeType(docx())).toBe("docx");
});

test("recognises a Word document regardless of the order and numbers of its parts", () => {
  expect(resumeType(docx(["word/document2.xml", "word/styles.xml", "[Content_Types].xml"]))).toBe("docx");
  expect(resumeType(docx(["[Content_Types].xml", "word/document.xml"], "made by hand"))).toBe("docx");
  expect(resumeType(doc(["WordDocument"]))).toBe("doc");
  expect(resumeType(doc([...Array.from({ length: 20 }, (_, n) => `Stream ${n}`), "WordDocument"]))).toBe("doc");
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("My resume")],
  ["a page", Buffer.from(script)],
  ["a page that holds a PDF", Buffer.concat([Buffer.from(script), pdf()])],
  ["a program", executable],
  ["a script that calls itself PDF", Buffer.from("%PDF")],
  ["an archive", docx(["notes.txt"])],
  ["a workbook", docx(["[Content_Types].xml", "xl/workbook.xml"])],
  ["a package without a main part", docx(["[Content_Types].xml", "word/document.xml.bak"])],
  ["a document with macros", docx(["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"])],
  ["a program with a document behind it", Buffer.concat([executable, docx()])],
  ["a program that is a document too", docx(undefined, "", executable)],
  ["a document with something behind it", Buffer.concat([docx(), Buffer.from("MZ")])],
  ["an old workbook", doc(["Workbook"])],
  ["an installer", doc(["!_Property"])],
  ["the beginning of a document", docx().subarray(0, 60)],
  ["the beginning of an old document", doc().subarray(0, 700)],
])("does not take %s for a resume", (_, file) => {
  expect(resumeType(file)).toBeUndefined();
});

test("rejects a document whose directory is false", () => {
  const file = docx();
  const end = file.length - 22;
  for (const [at, value] of [
    [10, 9_999],
    [12, 0xffff],
    [16, 0xffff],
  ] as const) {
    const broken = Buffer.from(file);
    broken.writeUInt16LE(value, end + at);
    expect(resumeType(broken)).toBeUndefined();
  }
});

test("stops reading a directory with a cycle", () => {
  const circle = doc(["Workbook"]);
  circle.writeUInt32LE(1, 512 + 4);
  expect(resumeType(circle)).toBeUndefined();
  const outside = doc(["Workbook"]);
  outside.writeUInt32LE(0x00ffffff, 512 + 4);
  expect(resumeType(outside)).toBeUndefined();
});

test("never throws, whatever bytes are corrupted", () => {
  for (const whole of [pdf(), doc(), docx()]) {
    for (let at = 0; at < whole.length; at += 1) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at] === 0xff ? 0x00 : 0xff;
      expect(() => resumeType(broken)).not.toThrow();
      expect(() => resumeType(whole.subarray(0, at))).not.toThrow();
    }
  }
});
