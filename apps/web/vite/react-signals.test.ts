import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { withoutStacks } from "./react-signals.ts";

test("React's internal signals are errors without a stack", () => {
  const { code, found } = withoutStacks(`
    var formatProdErrorMessage = (code) => "Minified React error #" + code;
    var SuspenseException = Error(formatProdErrorMessage(460)),
      HydrationMismatchException = Error(formatProdErrorMessage(519));
    [SuspenseException, HydrationMismatchException];`);
  const made: unknown = runInThisContext(code);
  expect(found).toBe(2);
  expect(made).toEqual([
    expect.objectContaining({ message: "Minified React error #460", stack: null }),
    expect.objectContaining({ message: "Minified React error #519", stack: null }),
  ]);
  expect(made).toSatisfy((errors: unknown[]) => errors.every((error) => error instanceof Error));
});

test("an error with a message of its own keeps its stack", () => {
  const code = "if (broken) throw Error(formatProdErrorMessage(418));";
  expect(withoutStacks(code)).toEqual({ code, found: 0 });
});
