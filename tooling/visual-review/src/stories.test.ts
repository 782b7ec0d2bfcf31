import { describe, expect, it } from "vitest";
import { planShots, readStories } from "./stories.ts";

const entries = {
  "button--docs": { type: "docs", id: "button--docs", title: "Components/Button", name: "Docs" },
  "button--hover": { type: "story", id: "button--hover", title: "Components/Button", name: "Hover", tags: ["dev"] },
  "hero--home": { type: "story", id: "hero--home", title: "Website/Hero", name: "Home", tags: ["dev", "dark-only"] },
};

describe("the stories in a Storybook", () => {
  it("are read without docs pages", () => {
    expect(readStories({ entries }).map(({ id }) => id)).toEqual(["button--hover", "hero--home"]);
  });

  it.each(["hover", "components/", "BUTTON--"])("are filtered by %s, a part of name, title or id", (only) => {
    expect(readStories({ entries }, only).map(({ id }) => id)).toEqual(["button--hover"]);
  });

  it.each([undefined, {}, { entries: { a: { type: "story", id: 3 } } }])(
    "are rejected when the index is %j",
    (index) => {
      expect(() => readStories(index)).toThrow(/index\.json/);
    },
  );
});

describe("the plan", () => {
  it("covers both themes at both widths", () => {
    expect(planShots(readStories({ entries }, "hover")).map(({ file }) => file)).toEqual([
      "button--hover.dark.390.png",
      "button--hover.light.390.png",
      "button--hover.dark.1280.png",
      "button--hover.light.1280.png",
    ]);
  });

  it("captures dark-only stories only in dark", () => {
    expect(planShots(readStories({ entries }, "hero")).map(({ theme }) => theme)).toEqual(["dark", "dark"]);
  });
});
