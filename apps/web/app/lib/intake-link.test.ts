import { describe, expect, it } from "vitest";
import { intakeLink } from "./intake-link.ts";

const details = { name: "Ines Kallio", email: "ines@pellwater.example", company: "R & D", message: "Forty\ninvoices?" };
const queryOf = (href: string) => Object.fromEntries(new URL(href, "http://localhost").searchParams);

describe("the link to the intake form", () => {
  it("carries the fields under the form's own names", () => {
    const { href, cut } = intakeLink({ ...details, phone: "+1 555 0134", need: "Pricing" });
    expect(href).toMatch(/^\/intake-form\.html\?name=/);
    expect(queryOf(href)).toEqual({ ...details, phone: "+1 555 0134", need: "Pricing" });
    expect(cut).toBe(false);
  });

  it("leaves out fields that were not given", () => {
    expect(queryOf(intakeLink({ ...details, phone: " ", need: "" }).href)).toEqual(details);
  });

  it("stays below servers' length limits, and says when the message was cut", () => {
    const message = "🚚ü".repeat(2_000);
    const { href, cut } = intakeLink({ ...details, message });
    expect(cut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(7_000);
    expect(href.length).toBeGreaterThan(6_900);
    const carried = queryOf(href)["message"] ?? "";
    expect(message.startsWith(carried)).toBe(true);
    expect(carried.isWellFormed()).toBe(true);
  });
});
