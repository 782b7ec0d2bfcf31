import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const read = async () => (await import("./settings.ts")).settings;

beforeEach(() => vi.resetModules());
// Other files in the same worker would get the last test's settings, or its error.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("VITE_CONTACT_FORM_URL", () => {
  it.each([
    ["", "/intake-form.html"],
    ["/sign-in.html", "/sign-in.html"],
    ["https://accounts.example.com/start?from=site", "https://accounts.example.com/start?from=site"],
  ])("%o leads to %s", async (value, url) => {
    vi.stubEnv("VITE_CONTACT_FORM_URL", value);
    expect((await read()).contactFormUrl).toBe(url);
  });

  it("defaults to the intake form", async () => {
    expect((await read()).contactFormUrl).toBe("/intake-form.html");
  });
});

describe("VITE_DATA_SOURCE", () => {
  it.each([
    ["", "static"],
    ["static", "static"],
    ["api", "api"],
  ])("%o is %s", async (value, source) => {
    vi.stubEnv("VITE_DATA_SOURCE", value);
    expect((await read()).dataSource).toBe(source);
  });

  it("defaults to the site's own file", async () => {
    expect((await read()).dataSource).toBe("static");
  });
});

describe("VITE_FORM_SERVICE_URL", () => {
  it("defaults to the site's own API", async () => {
    expect((await read()).formServiceUrl).toBe("/api/forms/audit");
    vi.resetModules();
    vi.stubEnv("VITE_FORM_SERVICE_URL", "https://forms.example.com/f/1");
    expect((await read()).formServiceUrl).toBe("https://forms.example.com/f/1");
  });
});

describe("VITE_CAPTURE_FORMS", () => {
  it.each([
    ["on", true],
    ["off", false],
    ["", false],
  ])("%o is %s", async (value, captured) => {
    vi.stubEnv("VITE_CAPTURE_FORMS", value);
    expect((await read()).captureForms).toBe(captured);
  });
});
