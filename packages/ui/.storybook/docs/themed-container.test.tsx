import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { act, render, screen } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ThemedContainer } from "./themed-container.tsx";

vi.mock("@storybook/addon-docs/blocks", () => ({
  DocsContainer: ({ children }: PropsWithChildren) => <main>{children}</main>,
}));
vi.mock("../stage/page-settings.ts", () => ({ setPage: () => {} }));
vi.mock("../storybook-theme.ts", () => ({ storybookTheme: () => ({}) }));

afterEach(() => void Reflect.deleteProperty(globalThis, "PREVIEW_URL"));

/** The start of a story's frame, which Storybook renders only once. */
function Frame() {
  const address = new URL(String(Reflect.get(globalThis, "PREVIEW_URL")), "https://storybook.example");
  return <p>{address.searchParams.get("globals")}</p>;
}

it("passes the toolbar's settings except direction to stories in frames, initially and on every change", () => {
  let tell = (_update: { userGlobals: Record<string, string> }) => {};
  const context = {
    channel: { on: (_event: string, listener: typeof tell) => void (tell = listener), off: () => {} },
    componentStories: () => [{}],
    getStoryContext: () => ({ globals: { theme: "light", direction: "rtl", motion: "reduce", text: "normal" } }),
  } as unknown as DocsContainerProps["context"];
  render(
    <ThemedContainer context={context}>
      <Frame />
    </ThemedContainer>,
  );
  const { textContent: first } = screen.getByRole("paragraph");
  expect(first).toBe("theme:light;motion:reduce;text:normal");
  act(() => tell({ userGlobals: { theme: "dark", motion: "reduce", text: "normal" } }));
  expect(screen.getByRole("paragraph").textContent).toBe("theme:dark;motion:reduce;text:normal");
});
