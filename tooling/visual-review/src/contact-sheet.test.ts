import { describe, expect, it } from "vitest";
import { contactSheet, summary } from "./contact-sheet.ts";
import { planShots } from "./stories.ts";

const shots = planShots([
  { id: "button--hover", title: "Components/Button", name: "Hover", tags: [] },
  { id: "card--long", title: "Components/Card", name: 'Long <text> & "quotes"', tags: ["dark-only"] },
]);
const [shot] = shots;
if (shot === undefined) throw new Error("The plan is empty");
const comparison = { changes: [{ shot, pixels: 12, share: 0.004 }], added: ["card--long"], removed: ["old--story"] };

describe("the contact sheet", () => {
  it("shows each component with its images, loaded lazily", () => {
    const sheet = contactSheet({ shots, failures: [], css: "" });
    expect(sheet.match(/<h2>.*?<\/h2>/g)).toEqual(["<h2>Components/Button</h2>", "<h2>Components/Card</h2>"]);
    expect(sheet.match(/<img [^>]*loading="lazy">/g)).toHaveLength(shots.length);
    expect(sheet).toContain("<p>2 stories, 6 pictures</p>");
  });

  it("escapes story names", () => {
    const sheet = contactSheet({ shots, failures: [], css: "" });
    expect(sheet).toContain("Long &lt;text&gt; &amp; &quot;quotes&quot;");
    expect(sheet).not.toContain("<text>");
  });

  it("shows before, after and the differing pixels, and lists added and removed stories", () => {
    const sheet = contactSheet({ shots, failures: ["card--long, dark, 390 px: failed"], comparison, css: "" });
    for (const folder of ["before/", "", "differences/"]) expect(sheet).toContain(`src="${folder}${shot.file}"`);
    expect(sheet).toContain("12 pixels, 0.400%");
    expect(sheet).toContain("<li>old--story</li>");
    expect(sheet).toContain("<li>card--long, dark, 390 px: failed</li>");
  });

  it("is summarized in one line", () => {
    expect(summary({ shots, failures: ["x"], comparison })).toBe(
      "2 stories, 6 pictures, 1 failed, 1 pictures differ, 1 stories added, 1 removed",
    );
  });
});
