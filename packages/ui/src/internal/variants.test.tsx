import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Each test imports the module anew, because it remembers which warnings it has issued.
async function freshLook() {
  vi.resetModules();
  const { defineLook } = await import("./variants.ts");
  return defineLook(
    "Sign",
    "tf:flex",
    { tone: { calm: "tf:text-fg-2", loud: "tf:text-bad" }, size: { sm: "tf:p-1", lg: "tf:p-4" } },
    { tone: "calm", size: "sm" },
  );
}

type Tone = "calm" | "loud";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
// Other files of the same worker would get the last test's import.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("returns the class names of the chosen variants, defaults for the rest, and the caller's own last", async () => {
  const look = await freshLook();
  expect(look({ tone: "loud" }, "mt-8").className).toBe("tf:flex tf:text-bad tf:p-1 mt-8");
});

it("exposes each variant as data", async () => {
  const look = await freshLook();
  expect(look({ size: "lg" })).toMatchObject({ "data-tone": "calm", "data-size": "lg" });
  expect(console.warn).not.toHaveBeenCalled();
});

it.each(["shouting", "", "toString", null, 7])("falls back to the default for %j, and warns once", async (wrong) => {
  const look = await freshLook();
  const asked = wrong as Tone;
  expect(look({ tone: asked })).toEqual(look({}));
  look({ tone: asked });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    `<Sign> has no tone "${String(wrong)}" and shows "calm". It has: calm, loud.`,
  );
});

it("warns about each wrong value separately", async () => {
  const look = await freshLook();
  look({ tone: "red" as Tone });
  look({ tone: "blue" as Tone });
  expect(console.warn).toHaveBeenCalledTimes(2);
});

it("falls back to the default in production, too, without a warning", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const look = await freshLook();
  expect(look({ tone: "red" as Tone })["data-tone"]).toBe("calm");
  expect(console.warn).not.toHaveBeenCalled();
});

it("adds the class names of a breakpoint from that width up", async () => {
  const look = await freshLook();
  expect(look({ size: { base: "sm", md: "lg" } }, "mt-8")).toEqual({
    className: "tf:flex tf:text-fg-2 tf:p-1 tf:from-md:p-4 mt-8",
    "data-tone": "calm",
    "data-size": "sm",
  });
  expect(look({ size: { base: "lg" } }).className).toBe("tf:flex tf:text-fg-2 tf:p-4");
});

it("ignores an unknown value at a breakpoint, and keeps the one below it", async () => {
  const look = await freshLook();
  const wrong = "huge" as "lg";
  expect(look({ size: { base: "sm", md: wrong } }).className).toBe("tf:flex tf:text-fg-2 tf:p-1");
});
