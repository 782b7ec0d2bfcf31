import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { useUnreadTitle } from "./use-unread-title.ts";

beforeEach(() => {
  document.title = "Messages | Thirtyfold";
});

it("counts what is unread before the title of the tab, while the page is shown", () => {
  const { rerender, unmount } = renderHook(useUnreadTitle, { initialProps: 7 });
  expect(document.title).toBe("(7) Messages | Thirtyfold");
  rerender(12);
  expect(document.title).toBe("(12) Messages | Thirtyfold");
  rerender(0);
  expect(document.title).toBe("Messages | Thirtyfold");
  rerender(1);
  unmount();
  expect(document.title).toBe("Messages | Thirtyfold");
});

it("leaves the title of the next page alone", () => {
  const { unmount } = renderHook(() => useUnreadTitle(3));
  document.title = "Home | Thirtyfold";
  unmount();
  expect(document.title).toBe("Home | Thirtyfold");
});
