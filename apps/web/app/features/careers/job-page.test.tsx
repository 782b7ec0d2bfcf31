import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choose, fillApplication, renderJobPage, resume, submitApplication, type } from "./testing/apply.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const thanks = () => screen.queryByRole("heading", { name: "Application Submitted!" });

describe("the text of a position", () => {
  it("has a summary, duties, requirements, preferences and the mindset, in this order", () => {
    renderJobPage();
    expect(screen.getByRole("heading", { level: 1, name: "Product Lead" })).toBeVisible();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual([
      "Summary",
      "Responsibilities",
      "Requirements",
      "Preferred qualifications",
      "Apply for this position",
    ]);
    expect(screen.getByText("This role requires an entrepreneur mindset")).toBeVisible();
    expect(screen.getByText("9-Month Contract - potential for extension/full-time role")).toBeVisible();
    expect(screen.getByText("4+ years")).toBeVisible();
  });

  it("shows the reading progress", () => {
    renderJobPage();
    const progress = screen.getByRole("progressbar", { name: "Reading progress" });
    expect(progress).toHaveAttribute("aria-valuenow", "0");
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(innerHeight + 1000);
    vi.stubGlobal("scrollY", 250);
    fireEvent.scroll(window);
    expect(progress).toHaveAttribute("aria-valuenow", "25");
    vi.unstubAllGlobals();
  });
});

describe("an incomplete application", () => {
  it("says under each field what is missing, and reports an empty email as invalid", () => {
    renderJobPage();
    submitApplication();
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name is required");
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email format");
    expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription("Phone number is required");
    expect(screen.getByLabelText("Resume (PDF)")).toHaveAccessibleDescription(/Resume is required$/);
    expect(screen.getByLabelText(/^Cover letter/)).toBeValid();
    expect(screen.getByLabelText(/^Portfolio/)).toBeValid();
  });

  it("clears each message when its field is edited", () => {
    renderJobPage();
    submitApplication();
    type("Name", "I");
    expect(screen.queryByText("Name is required")).toBeNull();
    expect(screen.getByText("Phone number is required")).toBeVisible();
    choose(resume);
    expect(screen.queryByText("Resume is required")).toBeNull();
  });

  it.each(["ines", "ines@pellwater", "ines pellwater@x.example"])("rejects the address %s", (address) => {
    renderJobPage();
    fillApplication();
    type("Email", address);
    submitApplication();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email format");
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it.each([
    ["Name", 200],
    ["Email", 254],
    ["Phone", 40],
    [/^Cover letter/, 5_000],
    [/^Portfolio/, 2_048],
  ])("reports %s as too long from %d characters on, without truncating it", (name, most) => {
    renderJobPage();
    fillApplication();
    type(name, "x".repeat(most + 7));
    const field = screen.getByLabelText(name);
    expect(field).not.toHaveAttribute("maxlength");
    expect(field).toHaveAccessibleDescription(
      `At most ${most.toLocaleString("en-US")} characters: shorten it. 7 too many.`,
    );
    submitApplication();
    expect(field).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Submitting..." })).toBeNull();
  });

  it("rejects a portfolio that is not a URL, and a file that is not a document", () => {
    renderJobPage();
    fillApplication();
    choose(new File(["x"], "me.png", { type: "image/png" }));
    expect(screen.getByText("me.png is not a PDF or Word file.")).toBeVisible();
    type(/^Portfolio/, "pellwater");
    submitApplication();
    expect(screen.getByText("Enter an address that begins with http:// or https://")).toBeVisible();
  });

  it("accepts PDF and Word files, although the label says PDF", () => {
    renderJobPage();
    expect(screen.getByLabelText("Resume (PDF)")).toHaveAttribute("accept", ".pdf,.doc,.docx");
  });
});

describe("a complete application", () => {
  it("takes 1.5 s to submit, shows a thank-you naming the position for 3 s, and returns to the list", async () => {
    const fetch = vi.spyOn(globalThis, "fetch");
    renderJobPage();
    expect(screen.getByText("Demo: nothing is sent")).toBeVisible();
    fillApplication();
    submitApplication();
    expect(screen.getByRole("button", { name: /^Submitting\.\.\./ })).toHaveAttribute("aria-busy", "true");
    await pass(1_499);
    expect(thanks()).toBeNull();
    await pass(1);
    expect(thanks()).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Thank you for applying for the position of Product Lead.");
    const progress = screen.getByRole("progressbar", { name: "Until the careers page" });
    await pass(1_500);
    expect(progress).toHaveAttribute("aria-valuenow", "15");
    await pass(1_499);
    expect(thanks()).not.toBeNull();
    await pass(1);
    expect(screen.getByRole("heading", { name: "Join Our Team" })).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it("is aborted when the visitor leaves by Cancel, with no timer left", async () => {
    renderJobPage();
    fillApplication();
    submitApplication();
    fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
    await pass(0);
    expect(screen.getByRole("heading", { name: "Join Our Team" })).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is aborted during the thank-you, too", async () => {
    const { unmount } = renderJobPage();
    fillApplication();
    submitApplication();
    await pass(1_500);
    unmount();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the draft of an application", () => {
  it("survives a reload except for the file, and says so", () => {
    const { unmount } = renderJobPage();
    fillApplication();
    type(/^Cover letter/, "The weekly supplier analysis.");
    unmount();
    renderJobPage();
    expect(screen.getByLabelText("Name")).toHaveValue("Ines Kallio");
    expect(screen.getByLabelText(/^Cover letter/)).toHaveValue("The weekly supplier analysis.");
    expect(screen.getByLabelText("Resume (PDF)")).toHaveAccessibleDescription(/Choose your resume again/);
    choose(resume);
    expect(screen.getByLabelText("Resume (PDF)")).toHaveAccessibleDescription(/Up to 5 MB/);
  });
});
