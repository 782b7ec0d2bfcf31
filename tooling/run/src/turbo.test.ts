import { describe, expect, it } from "vitest";
import { describeProgress } from "./turbo.mjs";

describe("the sign of life", () => {
  const planned = Array.from({ length: 8 }, (_, index) => `@thirtyfold/p${index}#test`);

  it("counts, and names the last ones", () => {
    expect(describeProgress(planned.slice(0, 6), planned)).toBe(
      "... 6 tasks done, still to end: @thirtyfold/p6 test, @thirtyfold/p7 test",
    );
  });

  it("names none while they are many, or when it is not known what comes", () => {
    expect(describeProgress(planned.slice(0, 2), planned)).toBe("... 2 tasks done");
    expect(describeProgress(["a#build"], [])).toBe("... 1 tasks done");
  });
});
