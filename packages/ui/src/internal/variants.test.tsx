import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Each test gets the module anew, because it remembers what it has warned of.
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
afterEach(() => {
  vi.unstubAllEnvs();
});

it("gives the class names of the chosen variants, the default for the rest, and the caller's own last", async () => {
  const look = await freshLook();
  expect(look({ tone: "loud" }, "mt-8").className).toBe("tf:flex tf:text-bad tf:p-1 mt-8");
});

it("tells each variant as data", async () => {
  const look = await freshLook();
  expect(look({ size: "lg" })).toMatchObject({ "data-tone": "calm", "data-size": "lg" });
  expect(console.warn).not.toHaveBeenCalled();
});

it.each(["shouting", "", "toString", null, 7])("shows the default for %j and warns once", async (wrong) => {
  const look = await freshLook();
  const asked = wrong as Tone;
  expect(look({ tone: asked })).toEqual(look({}));
  look({ tone: asked });
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    `<Sign> has no tone "${String(wrong)}" and shows "calm". It has: calm, loud.`,
  );
});

it("warns of each wrong value by itself", async () => {
  const look = await freshLook();
  look({ tone: "red" as Tone });
  look({ tone: "blue" as Tone });
  expect(console.warn).toHaveBeenCalledTimes(2);
});

it("says nothing in production, and shows the default all the same", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const look = await freshLook();
  expect(look({ tone: "red" as Tone })["data-tone"]).toBe("calm");
  expect(console.warn).not.toHaveBeenCalled();
});

it("puts the class names of each width behind its breakpoint, in place of the default", async () => {
  const look = await freshLook();
  expect(look({ size: { base: "sm", md: "lg" } }, "mt-8")).toEqual({
    className: "tf:flex tf:text-fg-2 tf:p-1 tf:md:p-4 mt-8",
    "data-tone": "calm",
    "data-size": "sm",
    "data-size-md": "lg",
  });
  expect(look({ size: { base: "lg" } }).className).toBe("tf:flex tf:text-fg-2 tf:p-4");
});

it("ends what holds on touch screens where the next width begins", async () => {
  vi.resetModules();
  const { defineLook } = await import("./variants.ts");
  const look = defineLook("Sign", "", { size: { sm: "tf:p-1 tf:pointer-coarse:p-3", lg: "tf:p-4" } }, { size: "sm" });
  expect(look({ size: { base: "lg", md: "sm", wide: "lg" } }).className).toBe(
    "tf:p-4 tf:md:p-1 tf:md:max-wide:pointer-coarse:p-3 tf:wide:p-4",
  );
  expect(look({ size: { base: "sm", wide: "lg" } }).className).toBe(
    "tf:p-1 tf:max-wide:pointer-coarse:p-3 tf:wide:p-4",
  );
});

it("shows at a width what it shows below where the value there does not exist", async () => {
  const look = await freshLook();
  const wrong = "huge" as "lg";
  expect(look({ size: { base: "sm", md: wrong } })["data-size-md"]).toBe("sm");
  expect(console.warn).toHaveBeenCalledOnce();
});
