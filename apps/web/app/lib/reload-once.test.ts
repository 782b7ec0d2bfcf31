import { beforeEach, describe, expect, it, vi } from "vitest";
import { patience, reloadOnce } from "./reload-once.ts";

const reload = vi.fn<() => void>();

describe("reloading once", () => {
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal("location", { reload });
  });

  it("meets the first failure with a reload and a second one soon after with none", () => {
    expect(reloadOnce(1_000_000)).toBe(true);
    expect(reloadOnce(1_000_000 + patience - 1)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("meets the next deploy's failure again", () => {
    reloadOnce(1_000_000);
    expect(reloadOnce(1_000_000 + patience)).toBe(true);
  });

  it("never reloads offline, where the page would be lost", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("never reloads where it could not remember having done so", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
