import { expect, it, vi } from "vitest";

it("animation frames still arrive after a test that lost the focus under fake timers", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  field.remove();
  vi.useRealTimers();
  const drawn = vi.fn<() => void>();
  requestAnimationFrame(drawn);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
});
