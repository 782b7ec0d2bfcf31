import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { viewerText } from "@thirtyfold/content";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PlaygroundPage } from "./playground-page.tsx";
import { layOutNothing } from "./testing/lay-out-nothing.ts";

/** The site, entered at `address`, with another page before it in the history. */
function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: "/before", element: <p>Before</p> },
      { path: "/playground", element: <PlaygroundPage /> },
    ],
    { initialEntries: ["/before", address], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(layOutNothing);

const addressOf = ({ state: { location } }: ReturnType<typeof visit>) => location.pathname + location.search;
const goneDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("a dialog opened by the URL", () => {
  it.each([
    ["deployment", "Request a deployment"],
    ["audit", "Free AI audit"],
    ["viewer", "Run log"],
  ])("is opened by ?dialog=%s and closed by Back, which stays on the page", async (name, title) => {
    const router = visit(`/playground?dialog=${name}`);
    await screen.findByRole("dialog", { name: title });
    expect(addressOf(router)).toBe(`/playground?dialog=${name}`);
    await router.navigate(-1);
    await goneDialog();
    expect(addressOf(router)).toBe("/playground");
  });

  it("removes its parameter from the URL on close, and keeps the others", async () => {
    const router = visit("/playground?tab=features&dialog=viewer");
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await goneDialog();
    expect(addressOf(router)).toBe("/playground?tab=features");
  });

  it("stays on the page when Escape is pressed twice", async () => {
    const router = visit("/playground?dialog=viewer");
    const dialog = await screen.findByRole("dialog");
    fireEvent.keyDown(dialog, { key: "Escape" });
    fireEvent.keyDown(dialog, { key: "Escape" });
    await goneDialog();
    expect(addressOf(router)).toBe("/playground");
  });

  it("does not open for an unknown name", () => {
    const router = visit("/playground?dialog=admin");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(addressOf(router)).toBe("/playground?dialog=admin");
  });
});

describe("the text viewer", () => {
  it("shows its text verbatim, and copies it", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce("no");
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    visit("/playground?dialog=viewer");
    const dialog = within(await screen.findByRole("dialog"));
    const shown = dialog.getByRole("region", { name: "Run log" }).textContent ?? "";
    for (const [index, [time, deed, words]] of viewerText.lines.entries()) {
      const line = shown.split("\n")[index];
      expect(line?.split(/ {2,}/)).toEqual([time, deed, words]);
    }
    fireEvent.click(dialog.getByRole("button", { name: "Copy the text" }));
    expect(await dialog.findByText("Copied")).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(shown);
    fireEvent.click(dialog.getByRole("button", { name: "Copy the text" }));
    expect(await dialog.findByText(viewerText.notCopied)).toBeVisible();
    vi.unstubAllGlobals();
  });
});
