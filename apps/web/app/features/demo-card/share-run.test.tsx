import { screen, waitFor } from "@testing-library/react";
import { tryRun } from "@thirtyfold/content";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerWith, events, streamedRun } from "./testing/answer-with.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";
import { visitAgent } from "./testing/visit-agent.tsx";
import { packTrace } from "./trace-link.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sharing a run", () => {
  it("says what the link contains, and creates it only on request", async () => {
    answerWith(streamedRun);
    const { user, input, button, router } = visitAgent();
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(screen.getByText(/The link itself holds the run.*Whoever has the link can read it/)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Link to this run" })).toBeNull();
    await user.click(button("Make the link"));
    const link = await screen.findByRole("textbox", { name: "Link to this run" });
    expect(link).toHaveFocus();
    expect(link).toHaveValue(new URL(await packTrace(sampleTrace), location.href).href);
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(writeText).toHaveBeenLastCalledWith(link instanceof HTMLInputElement ? link.value : "");
    // The page's own URL never contains the run.
    expect(router.state.location.hash).toBe("");
  });

  it("says so when a run is too long for a link", async () => {
    const text = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(33 + ((at * at * 31) % 9_001))).join("");
    answerWith(() => events({ done: true, text, trace: { ...sampleTrace, result: { text } } }));
    const { user, input, button } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await user.click(button("Make the link"));
    expect(await screen.findByText(tryRun.share.tooLong)).toBeVisible();
    // A second press does nothing, and the focus stays for the next key.
    expect(button("Make the link")).toHaveFocus();
    expect(button("Make the link")).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    expect(screen.getByText(tryRun.share.tooLong)).toBeVisible();
  });

  it("says so when the link could not be created, and stays on the page", async () => {
    answerWith(streamedRun);
    const { user, input, button } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await user.click(await screen.findByRole("button", { name: "Share" }));
    vi.stubGlobal("CompressionStream", undefined);
    await user.click(button("Make the link"));
    expect(await screen.findByText(tryRun.share.failed)).toBeVisible();
    vi.unstubAllGlobals();
    await user.click(button("Make the link"));
    expect(await screen.findByRole("textbox", { name: "Link to this run" })).toBeVisible();
  });
});

describe("a shared run", () => {
  it("is replayed without any request, and shows its date", async () => {
    // Any request would fail the test: no server is mocked.
    const { paper, steps, input, button, user, router } = visitAgent("sales", await packTrace(sampleTrace));
    expect(await screen.findByText("Replay of a run from November 21, 2026; no model was called")).toBeVisible();
    await waitFor(async () => expect(await paper()).toHaveTextContent("Hello Tomas"));
    expect(steps()).toHaveLength(sampleSteps.length + 2);
    expect(input).toHaveValue("");
    expect(button("Process")).toBeEnabled();
    // Nothing was pressed, so the focus stays where it was.
    expect(document.body).toHaveFocus();
    await user.click(button("Close the replay"));
    expect(screen.getByText("Nothing handed back yet.")).toBeVisible();
    expect(input).toHaveFocus();
    await waitFor(() => expect(router.state.location.hash).toBe(""));
  });

  it("gives way to the visitor's own run, and leaves the URL", async () => {
    answerWith(() => events({ done: true, text: `${sampleText} Own.`, trace: sampleTrace }));
    const { paper, input, button, user, router } = visitAgent("sales", await packTrace(sampleTrace));
    await screen.findByText(/^Replay of a run/);
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await waitFor(async () => expect(await paper()).toHaveTextContent("Own."));
    expect(screen.queryByText(/^Replay of a run/)).toBeNull();
    await waitFor(() => expect(router.state.location.hash).toBe(""));
  });

  it.each([
    ["#run=abc", tryRun.replay.broken],
    [`#run=${"a".repeat(20_000)}`, tryRun.replay.tooLong],
  ])("says what is wrong with its link: %.12s", async (hash, message) => {
    visitAgent("sales", hash);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.queryByText("Trigger")).toBeNull();
  });

  it("ignores other fragments", () => {
    visitAgent("sales", "#main");
    expect(screen.getByText("Nothing handed back yet.")).toBeVisible();
  });
});
