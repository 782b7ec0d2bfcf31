import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ExternalLink } from "./external-link.tsx";

it("says in the page's language that it opens in a new tab", () => {
  render(
    <ExternalLink href="/intake-form.html" newTabNote="(öffnet einen neuen Tab)">
      Anfrage
    </ExternalLink>,
  );
  expect(screen.getByRole("link", { name: "Anfrage (öffnet einen neuen Tab)" })).toMatchObject({
    target: "_blank",
    rel: "noopener",
  });
});

it("keeps its class names alongside the focus ring", () => {
  render(
    <ExternalLink href="/intake-form.html" className="font-semibold">
      Request
    </ExternalLink>,
  );
  const link = screen.getByRole("link");
  expect([...link.classList]).toEqual(expect.arrayContaining(["tf:focus-visible:outline-2", "font-semibold"]));
});
