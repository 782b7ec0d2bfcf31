import { parseSync } from "vite";
import { expect, test } from "vitest";
import { type Cuts, cutCode } from "./cut-code.ts";

/** The module after its cuts, with whitespace normalized. */
function cut(code: string, cuts: Cuts): string {
  return cutCode(code, parseSync("module.js", code).program, cuts).code.replace(/\s+/g, " ").trim();
}

test("replaces the bodies of functions and methods", () => {
  const code =
    "function open(key) { return rows.get(key); } class Store { open() { rows = new Map(); } constructor() {} }";
  expect(cut(code, { bodies: { open: "return 1;" } })).toBe(
    "function open(key) {return 1;} class Store { open() {return 1;} constructor() {} }",
  );
});

test("inlines constants where a name is read, and nowhere else", () => {
  const constants = { draft: "void 0" };
  expect(cut("const { draft, ...rest } = given; send(draft, { draft }, rest.draft);", { constants })).toBe(
    "const { draft, ...rest } = given; send((void 0), { draft: void 0 }, rest.draft);",
  );
  expect(cut("function save(draft) { draft = draft || {}; return { draft: draft.text }; }", { constants })).toBe(
    "function save(draft) { draft = (void 0) || {}; return { draft: (void 0).text }; }",
  );
});

test("inlines constants for calls, assignments and whole expressions", () => {
  const constants = { "findRedirect()": "void 0", "router.forHot =": "void 0", 'state === "idle"': "true" };
  expect(cut('if (state === "idle") router.forHot = findRedirect(all);', { constants })).toBe("if ((true)) (void 0);");
});

test("removes displayName assignments, and marks the remaining calls as pure", () => {
  expect(cut('const Form = React$1.forwardRef(render); Form.displayName = "Form";', {})).toBe(
    "const Form = /* @__PURE__ */ React$1.forwardRef(render);",
  );
});

test("names the cuts it could not make", () => {
  const cuts = { bodies: { open: "", close: "" }, constants: { held: "1", free: "2" } };
  const code = "function open() {} const free = held;";
  expect(cutCode(code, parseSync("module.js", code).program, cuts).unknown).toEqual(["close", "free"]);
});
