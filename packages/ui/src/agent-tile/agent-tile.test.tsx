import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AgentTile } from "./agent-tile.tsx";

it("shows the agent's glyph in the given size", () => {
  render(
    <AgentTile size="lg">
      <svg role="img" aria-label="Glyph" />
    </AgentTile>,
  );
  const tile = screen.getByRole("img", { name: "Glyph" }).parentElement;
  expect(tile?.dataset["size"]).toBe("lg");
  expect(tile?.classList).toContain("tf:size-14");
});
