import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Card, CardLink } from "./card.tsx";

it("is a panel with padding unless its content is flush", () => {
  render(
    <>
      <Card>Panel</Card>
      <Card flush>Flush</Card>
    </>,
  );
  expect(screen.getByText("Panel").classList).toContain("tf:p-6");
  expect(screen.getByText("Flush").classList).not.toContain("tf:p-6");
});

it("is paper when it holds an agent's work", () => {
  render(<Card variant="sheet">Mail</Card>);
  const sheet = screen.getByText("Mail");
  expect(sheet.dataset["variant"]).toBe("sheet");
  expect(sheet.classList).toContain("tf:bg-paper");
  expect(sheet.classList).not.toContain("tf:border");
});

describe("a card that is one link", () => {
  it("is named by its title alone and marked as interactive", () => {
    render(
      <Card interactive data-testid="card">
        <h3>
          <CardLink href="/agents">Invoice agent</CardLink>
        </h3>
        <p>Drafts by Monday. People approve.</p>
      </Card>,
    );
    expect(screen.getByRole("link", { name: "Invoice agent" }).getAttribute("href")).toBe("/agents");
    const card = screen.getByTestId("card");
    expect(card.dataset["interactive"]).toBe("");
    expect(card.classList).toContain("group/fold");
    expect(card.lastElementChild?.getAttribute("aria-hidden")).toBe("true");
  });

  it("has no second folded corner when it is paper", () => {
    render(
      <Card interactive variant="sheet" data-testid="card">
        <CardLink href="/agents">Role sheet</CardLink>
      </Card>,
    );
    expect(screen.getByTestId("card").childElementCount).toBe(1);
  });

  it("passes its look to a router link", () => {
    render(
      <CardLink asChild className="font-bold">
        <a href="/about" data-router="">
          About
        </a>
      </CardLink>,
    );
    const link = screen.getByRole("link", { name: "About" });
    expect(link.dataset["router"]).toBe("");
    expect([...link.classList]).toEqual(expect.arrayContaining(["tf:after:absolute", "font-bold"]));
  });
});
