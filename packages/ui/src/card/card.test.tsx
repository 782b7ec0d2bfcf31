import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Card } from "./card.tsx";

it("is a panel with padding unless the content runs to the edges", () => {
  render(
    <>
      <Card>Panel</Card>
      <Card flush>Flush</Card>
    </>,
  );
  expect(screen.getByText("Panel").classList).toContain("tf:p-6");
  expect(screen.getByText("Flush").classList).not.toContain("tf:p-6");
});

it("is paper where it holds an agent's work", () => {
  render(<Card variant="sheet">Mail</Card>);
  const sheet = screen.getByText("Mail");
  expect(sheet.dataset["variant"]).toBe("sheet");
  expect(sheet.classList).toContain("tf:bg-paper");
  expect(sheet.classList).not.toContain("tf:border");
});
