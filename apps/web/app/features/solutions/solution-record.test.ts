import { describe, expect, it } from "vitest";
import { toSolution } from "./solution-record.ts";

describe("a record of the static file", () => {
  it("is parsed with its lists", () => {
    const solution = toSolution("agent", {
      title: "An agent",
      subtext: "Short",
      description: "Long",
      cta: { text: "Ask", link: "/intake-form.html" },
      features: [
        { title: "First", desc: "By desc" },
        { title: "Second", description: "By description" },
        { desc: "?" },
      ],
      useCases: ["Retail: Answers questions.", "Without an industry", ""],
      industries: [{ industry: "Retail", task: "questions" }, { industry: "Nothing" }],
    });
    expect(solution).toEqual({
      slug: "agent",
      title: "An agent",
      subtext: "Short",
      description: "Long",
      cta: { text: "Ask", link: "/intake-form.html" },
      features: [
        { title: "First", text: "By desc" },
        { title: "Second", text: "By description" },
      ],
      useCases: [{ industry: "Retail", text: "Answers questions." }, { text: "Without an industry" }],
      industries: [{ industry: "Retail", task: "questions" }],
      featured: true,
      listed: true,
    });
  });

  it("may have nothing but a title, and may override its slug", () => {
    expect(toSolution("key", { title: "Bare", slug: "other" })).toEqual({
      slug: "other",
      title: "Bare",
      features: [],
      useCases: [],
      industries: [],
      featured: true,
      listed: true,
    });
  });

  it.each([undefined, null, "text", 3, {}, { title: "" }, { title: 3 }])("is ignored when it is %j", (value) => {
    expect(toSolution("key", value)).toBeUndefined();
  });
});

describe("a record of the API's table", () => {
  it("has its use cases as objects, and may lack a call to action", () => {
    const useCases = [{ industry: "Energy", task: "load planning", description: "Predicts the load." }];
    const solution = toSolution("id-1", { slug: "ml", title: "ML", cta: null, useCases, featured: false });
    expect(solution).toMatchObject({
      slug: "ml",
      useCases: [{ industry: "Energy", text: "Predicts the load." }],
      industries: [{ industry: "Energy", task: "load planning" }],
      featured: false,
    });
    expect(solution).not.toHaveProperty("cta");
  });
});

it.each(["javascript:alert(1)", "//evil.example", "data:text/html,x", ""])("rejects %j as a link", (link) => {
  expect(toSolution("key", { title: "T", cta: { text: "Go", link } })?.cta).toEqual({ text: "Go" });
});
