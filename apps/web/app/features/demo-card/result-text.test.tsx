import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ResultText } from "./result-text.tsx";

const text = `Summary
- Late: 2 tasks

Subject: Two times to talk

Hi Tomas,

<b>Prices</b> start at $2,500.

Plan for today
1. Call the lab
12. Sign the plan

Best regards
Thirtyfold`;

it("formats headings, lists and numbers, and shows markup as text", () => {
  const { container } = render(<ResultText text={text} />);
  const bold = [...container.querySelectorAll(".font-bold")].map(({ textContent }) => textContent);
  expect(bold).toEqual(["Summary", "Plan for today"]);
  expect(screen.getByText("Late: 2 tasks")).toBeVisible();
  expect(screen.getByText("Call the lab")).toHaveTextContent(/^1\. Call the lab$/);
  expect(screen.getByText("Sign the plan")).toHaveTextContent(/^12\. Sign the plan$/);
  expect(screen.getByText("<b>Prices</b> start at $2,500.")).toBeVisible();
  expect(container.querySelector("b")).toBeNull();
});
