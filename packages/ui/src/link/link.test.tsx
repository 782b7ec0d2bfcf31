import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

it("passes native props, ref and class name to its anchor", () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Link ref={ref} href="/about" aria-current="page" className="ms-2">
      About
    </Link>,
  );
  const link = screen.getByRole("link", { name: "About" });
  expect(ref.current).toBe(link);
  expect(link.getAttribute("href")).toBe("/about");
  expect(link.getAttribute("aria-current")).toBe("page");
  expect([...link.classList]).toEqual(expect.arrayContaining(["tf:text-link", "tf:underline", "ms-2"]));
});

it("passes its look to a router's link", () => {
  render(
    <Link asChild tone="inherit">
      <a href="/solutions" data-router="">
        All solutions
      </a>
    </Link>,
  );
  const link = screen.getByRole("link", { name: "All solutions" });
  expect(link.dataset).toMatchObject({ router: "", tone: "inherit" });
  expect(link.classList).toContain("tf:underline");
});

it("opens in a new tab when it is external, and says so in the page's language", () => {
  const { rerender } = render(
    <Link external href="/intake-form.html">
      Anfrage
    </Link>,
  );
  expect(screen.getByRole("link", { name: "Anfrage (opens in a new tab)" })).toMatchObject({
    target: "_blank",
    rel: "noopener",
  });
  rerender(
    <Link external href="/intake-form.html" newTabNote="(öffnet einen neuen Tab)">
      Anfrage
    </Link>,
  );
  expect(screen.getByRole("link", { name: "Anfrage (öffnet einen neuen Tab)" }).classList).toContain("tf:text-link");
});
