import { createServer, type InlineConfig, resolveConfig } from "vite";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkedSettings, wrongSettings } from "./checked-settings.ts";

const urls = [
  "accounts.example.com",
  "//accounts.example.com",
  "javascript:alert(1)",
  "https://",
  "mailto:a@b.example",
];

describe("a build setting", () => {
  it.each([
    ...urls.map((value) => ["VITE_CONTACT_FORM_URL", value, /such as \/intake-form\.html\.$/] as const),
    ...urls.map((value) => ["VITE_FORM_SERVICE_URL", value, /such as \/api\/forms\/audit\.$/] as const),
    ...["API", "on", "https://api.example.com"].map(
      (value) => ["VITE_DATA_SOURCE", value, /it must be static or api\.$/] as const,
    ),
    ...["true", "ON", "1"].map((value) => ["VITE_CAPTURE_FORMS", value, /it must be on or off\.$/] as const),
  ])("%s is rejected as %s, by name and with an example", (name, value, wanted) => {
    const [line, ...more] = wrongSettings({ [name]: value });
    expect(more).toEqual([]);
    expect(line).toMatch(wanted);
    expect(line?.startsWith(`${name} is "${value}"; it must be `)).toBe(true);
  });

  it("is valid when it is unset, empty, or an allowed value", () => {
    expect(wrongSettings({})).toEqual([]);
    expect(wrongSettings({ VITE_CAPTURE_FORMS: "", VITE_FORM_SERVICE_URL: "", VITE_DATA_SOURCE: "" })).toEqual([]);
    const all = { VITE_CAPTURE_FORMS: "on", VITE_DATA_SOURCE: "api", VITE_CONTACT_FORM_URL: "/sign-in.html" };
    expect(wrongSettings({ ...all, VITE_FORM_SERVICE_URL: "https://forms.example.com/f/1?a=b" })).toEqual([]);
  });

  it("is reported together with all other invalid ones", () => {
    expect(wrongSettings({ VITE_CAPTURE_FORMS: "yes", VITE_DATA_SOURCE: "yes" })).toHaveLength(2);
  });
});

describe("an invalid setting", () => {
  afterEach(() => void vi.unstubAllEnvs());
  const config: InlineConfig = { configFile: false, root: import.meta.dirname, plugins: [checkedSettings()] };

  it("stops the build and the dev server before they start, with nothing but that line", async () => {
    vi.stubEnv("VITE_CAPTURE_FORMS", "yes");
    const line = 'VITE_CAPTURE_FORMS is "yes"; it must be on or off.';
    const refusal = { message: line, stack: line };
    await expect(resolveConfig(config, "build")).rejects.toMatchObject(refusal);
    await expect(createServer(config)).rejects.toMatchObject(refusal);
  });
});
