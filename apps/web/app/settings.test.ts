import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const read = async () => (await import("./settings.ts")).settings;

beforeEach(() => vi.resetModules());
// Other files of the same worker would get the settings of the last test, or its error.
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

  it("is the intake form unless said", async () => {
    expect((await read()).contactFormUrl).toBe("/intake-form.html");
  });

  it.each(["accounts.example.com", "//accounts.example.com", "javascript:alert(1)", "https://", "mailto:a@b.example"])(
    "stops the build at %s",
    async (value) => {
      vi.stubEnv("VITE_CONTACT_FORM_URL", value);
      await expect(read()).rejects.toThrow(/^VITE_CONTACT_FORM_URL is ".*"; it must be an address such as/);
    },
  );
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

  it("is the site's own file unless said", async () => {
    expect((await read()).dataSource).toBe("static");
  });

  it.each(["API", "on", "https://api.example.com"])("stops the build at %s", async (value) => {
    vi.stubEnv("VITE_DATA_SOURCE", value);
    await expect(read()).rejects.toThrow(`VITE_DATA_SOURCE is "${value}"; it must be static or api.`);
  });
});

describe("VITE_FORM_SERVICE_URL", () => {
  it("is the site's own API unless another service is named", async () => {
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

  it.each(["true", "ON", "1"])("stops the build at %s", async (value) => {
    vi.stubEnv("VITE_CAPTURE_FORMS", value);
    await expect(read()).rejects.toThrow(`VITE_CAPTURE_FORMS is "${value}"; it must be on or off.`);
  });
});
