import { describe, expect, it } from "vitest";
import * as content from "./index.ts";
import { businessHours, claims, company, promise, sitePaths, testimonials } from "./index.ts";

/** Every string of a value, with its path. */
function strings(value: unknown, at = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${at}.${key}`));
}

// Texts that visitors write are shown nowhere.
const written = new Set(
  `attacks foreignAttacks personalRequests foreignPersonalRequests offTopic foreignOffTopic
  remarks recurringWork judgmentWork handWork`.split(/\s+/),
);
const all = strings(Object.fromEntries(Object.entries(content).filter(([name]) => !written.has(name))));

/** Sentences that SPEC quotes, including the exclamation mark. */
const quotedBySpec = new Set(["Thanks! You'll hear from us soon.", "Submission successful!"]);

describe("every text on the site", () => {
  it("follows the house style: no em dash, no exclamation mark, no emoji", () => {
    const broken = all.filter(([, text]) => /[—!\p{Extended_Pictographic}]/u.test(text) && !quotedBySpec.has(text));
    expect(broken).toEqual([]);
  });

  it("is final copy: no placeholder, nothing empty, no double, leading or trailing space", () => {
    const broken = all.filter(
      ([, text]) =>
        text === "" ||
        text !== text.trim() ||
        / {2}/.test(text) ||
        // "Todo lo que" is Spanish for "all that".
        /lorem|ipsum|placeholder|tbd|\btodo\b(?! lo que)|xxx|example\.com|undefined|\[object/i.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("avoids the words that the design guide bans", () => {
    const broken = all.filter(([, text]) =>
      /unlock|supercharge|seamless|revolutioni|leverage|cutting-edge/i.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("takes the company's email address from one record", () => {
    const others = all.filter(
      ([at, text]) => /@/.test(text) && !text.includes(company.email) && !at.includes("sitePaths"),
    );
    expect(others).toEqual([]);
    expect(company.email).toMatch(/^[a-z]+@[a-z]+\.example$/);
  });

  it("links only to pages that exist", () => {
    const pages = new Set<string>(sitePaths);
    const links = all.filter(
      ([at, text]) => /\.(path|link|applyLink|intakePath|shownOn\.\d+)$/.test(at) && text !== "",
    );
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter(([, link]) => !pages.has(link.replace(/#.*/, "")))).toEqual([]);
  });
});

describe("company", () => {
  it("states the promise with the numbers used everywhere else", () => {
    expect(company.tagline).toBe(`Automate ${promise.percent}% of Your Business in ${promise.days} Days`);
  });

  it("is open nine to six on weekdays, as data and as text", () => {
    const open = businessHours.week.filter((day) => day.opens !== undefined);
    expect(open.map((day) => day.day)).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
    expect(new Set(open.map((day) => `${day.opens}-${day.closes}`))).toEqual(new Set(["09:00-18:00"]));
    expect(businessHours.text).toBe("Monday to Friday, 9:00 AM to 6:00 PM EST");
    expect(businessHours.shortText).toContain("9:00 AM to 6:00 PM EST");
    expect(businessHours.week.filter((day) => !day.opens).map((day) => day.day)).toEqual(["Saturday", "Sunday"]);
  });
});

describe("claims", () => {
  it("are each flagged, and name the pages that show them", () => {
    for (const claim of Object.values(claims)) {
      expect(claim.claim).toBe(true);
      expect(claim.shownOn.length).toBeGreaterThan(0);
    }
  });

  it("cover every certification, law and service level named in any text", () => {
    const claimed = Object.values(claims).map((claim) => claim.text);
    const words = ["SOC 2", "GDPR", "HIPAA", "CCPA", "99.9%", "75%", "End-to-end encryption"];
    expect(words.filter((word) => !claimed.some((text) => text.includes(word)))).toEqual([]);
    const certificates = all.filter(
      ([at, text]) => /ISO 27001|FedRAMP|PCI|certified/i.test(text) && !at.includes("questions"),
    );
    expect(certificates).toEqual([]);
  });
});

describe("testimonials", () => {
  it("are three, each marked fictional, with figures that match their before and after", () => {
    expect(testimonials).toHaveLength(3);
    for (const story of testimonials) {
      expect(story.fictional).toBe(true);
      expect(story.change.ratio).toBeGreaterThan(0);
      expect(story.change.ratio).toBeLessThan(1);
      expect(story.change.after === story.figure || story.figure.endsWith("%")).toBe(true);
    }
    const analysis = testimonials[0];
    expect(`${(1 - (analysis?.change.ratio ?? 0)) * 100}%`).toBe(analysis?.figure);
  });
});
