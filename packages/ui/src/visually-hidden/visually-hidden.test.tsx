import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it } from "vitest";
import { VisuallyHidden } from "./visually-hidden.tsx";

it("stays in the accessible name and passes native props and ref on", () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <button type="button">
      Approve <VisuallyHidden ref={ref}>invoice 2041</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Approve invoice 2041" })).not.toBeNull();
  expect(ref.current?.classList).toContain("tf:sr-only");
});
