// @vitest-environment jsdom
import { expect, test } from "vitest";
import { call } from "./scripts.ts";

// oxlint-disable-next-line no-underscore-dangle -- The name is the bundlers'.
declare const __name: <Named>(named: Named, name: string) => Named;

test("a function with names injected by a bundler runs in the browser, more than once", () => {
  const write = (text: string) => {
    const add = __name(() => (document.title += text), "add");
    add();
  };
  document.title = "";
  for (const text of ["a", "b"]) {
    const script = document.createElement("script");
    script.textContent = call(write, text);
    document.head.append(script);
  }
  expect(document.title).toBe("ab");
});
