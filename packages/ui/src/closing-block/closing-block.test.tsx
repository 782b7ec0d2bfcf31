import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "../button/button.tsx";
import { ClosingBlock } from "./closing-block.tsx";

it("holds a heading and a call to action", () => {
  render(
    <ClosingBlock title="Hand over the first task" aria-label="Closing">
      <Button variant="ink" size="xl">
        Request an AI Agent
      </Button>
    </ClosingBlock>,
  );
  const block = within(screen.getByRole("region", { name: "Closing" }));
  expect(block.getByRole("heading", { level: 2, name: "Hand over the first task" })).not.toBeNull();
  expect(block.getByRole("button", { name: "Request an AI Agent" })).not.toBeNull();
});
