import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Pagination, type PaginationProps } from "./pagination.tsx";

const show = (props: Partial<PaginationProps>) => {
  const ask = vi.fn<(page: number) => void>();
  const view = render(<Pagination page={1} onPageChange={ask} {...props} />);
  return { ask, ...view };
};
const step = (name: string) => screen.getByRole("button", { name });

it("asks for the previous and next page, and at either end only keeps focus", () => {
  const { ask, rerender } = show({ pages: 2 });
  expect(step("Previous page").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(step("Previous page"));
  expect(ask).not.toHaveBeenCalled();
  step("Next page").focus();
  fireEvent.click(step("Next page"));
  expect(ask).toHaveBeenLastCalledWith(2);
  rerender(<Pagination page={2} pages={2} onPageChange={ask} />);
  expect(document.activeElement).toBe(step("Next page"));
  fireEvent.click(step("Next page"));
  expect(ask).toHaveBeenCalledOnce();
  fireEvent.click(step("Previous page"));
  expect(ask).toHaveBeenLastCalledWith(1);
});

it("continues without a page count only while there is a next page", () => {
  const { rerender, ask } = show({ hasNext: true });
  expect(screen.getByText("Page 1")).toBeTruthy();
  expect(step("Next page").hasAttribute("aria-disabled")).toBe(false);
  rerender(<Pagination page={1} onPageChange={ask} />);
  expect(step("Next page").getAttribute("aria-disabled")).toBe("true");
});

it("uses the page's language, and announces the current page as it changes", () => {
  const at = (page: number, pages?: number) => `Seite ${page} von ${pages ?? "?"}`;
  show({ page: 2, pages: 3, words: { label: "Seiten", previous: "Vorige Seite", next: "Nächste Seite", at } });
  expect(screen.getByRole("navigation", { name: "Seiten" })).toBeTruthy();
  expect(step("Nächste Seite")).toBeTruthy();
  expect(screen.getByText("Seite 2 von 3").getAttribute("aria-live")).toBe("polite");
});

it("passes props, ref and class name to its element", () => {
  const nav = expectNative((props) => <Pagination {...props} page={1} onPageChange={() => undefined} />);
  expect(nav.localName).toBe("nav");
});
