import { describe, expect, it } from "vitest";
import { describeProgress } from "./turbo.mjs";

describe("the progress line", () => {
  const planned = Array.from({ length: 8 }, (_, index) => `@thirtyfold/p${index}#test`);

  it("counts finished tasks, and names the last remaining ones", () => {
    expect(describeProgress(planned.slice(0, 6), planned)).toBe(
      "... 6 tasks done, still to end: @thirtyfold/p6 test, @thirtyfold/p7 test",
    );
  });

  it("names none while many remain, or when the plan is unknown", () => {
    expect(describeProgress(planned.slice(0, 2), planned)).toBe("... 2 tasks done");
    expect(describeProgress(["a#build"], [])).toBe("... 1 tasks done");
  });
});
