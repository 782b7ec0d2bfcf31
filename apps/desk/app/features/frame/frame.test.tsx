import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openInbox } from "../../testing/inbox.ts";

// As after a deploy, or without a connection.
vi.mock("./help-sheet.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

describe("the desk", () => {
  it("stays as it is when the keyboard shortcuts fail to load, and says so", async () => {
    const user = await openInbox();
    await user.keyboard("?");
    expect(await screen.findByText("The keys can't be shown")).toBeVisible();
    expect(screen.getByRole("link", { name: /Visitor aaa111/ })).toBeVisible();
  });
});
