import { fireEvent, screen, waitFor } from "@testing-library/react";
import { demoTexts, limits } from "@thirtyfold/api-contract";
import { tryAgents, tryPage, tryRun } from "@thirtyfold/content";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerWith, feedNextAnswer, streamedRun } from "./testing/answer-with.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";
import { visitAgent } from "./testing/visit-agent.tsx";

const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const call = () => screen.queryByText("Want This Agent Fully Deployed In Your Business?");

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("submitting a text", () => {
  it.each(["", "  \n "])("asks for a text when there is none: %j", async (text) => {
    const { user, input, button } = visitAgent();
    fireEvent.change(input, { target: { value: text } });
    await user.click(button("Process"));
    expect(input).toHaveAccessibleDescription(/Please enter some text/);
    expect(input).toHaveFocus();
    await user.type(input, "H");
    expect(input).toBeValid();
    expect(tryPage.emptyInput).toBe(demoTexts.emptyInput);
    expect(tryPage.otherError).toBe(demoTexts.other);
    expect(tryRun.fallbackPrefix).toBe(demoTexts.fallbackPrefix);
  });

  it("sends a system message, the text, the agent and the time zone", async () => {
    const bodies = answerWith(streamedRun);
    const { user, input, button, paper } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await waitFor(async () => expect(await paper()).toHaveTextContent("Hello Tomas"));
    expect(bodies).toEqual([
      {
        messages: [
          { role: "system", content: `You are the Sales Assistant. ${tryAgents[0].lead}` },
          { role: "user", content: "Prices?" },
        ],
        demoType: "sales",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it("rejects more than the server accepts, and says how much too long it is", async () => {
    const { user, input, button } = visitAgent();
    fireEvent.change(input, { target: { value: "x".repeat(limits.historyCharacters + 1) } });
    await user.click(button("Process"));
    expect(input).toHaveAccessibleDescription(/Use at most 16,000 characters\. Remove 1,/);
  });

  it.each(["{Control>}{Enter}{/Control}", "{Meta>}{Enter}{/Meta}"])(
    "processes on %s; Enter inserts a line break",
    async (keys) => {
      answerWith(streamedRun);
      const { user, input, paper } = visitAgent();
      await user.type(input, "Prices?{Enter}Soon.");
      expect(input).toHaveValue("Prices?\nSoon.");
      await user.keyboard(keys);
      expect(await paper()).toHaveTextContent("Hello Tomas");
    },
  );

  it("fills in a sample with this year's dates, and keeps the previous text in the history", async () => {
    const { user, input, button } = visitAgent("operations");
    await user.type(input, "My own list");
    await user.click(button(/^Quillon Freight, nine rows/));
    await waitFor(() => expect(input).toHaveDisplayValue(/^task,owner,due,status,note/));
    expect(input).not.toHaveDisplayValue(/[{}]/);
    await user.click(button(/^Osprey Lane Dental, evening notes/));
    await waitFor(() => expect(input).not.toHaveDisplayValue(/^task,owner,due,status,note/));
    await user.click(input);
    await user.keyboard("{Control>}{ArrowUp}{ArrowUp}{/Control}");
    expect(input).toHaveValue("My own list");
  });

  it("keeps text typed while a sample is loading", async () => {
    const { user, input, button } = visitAgent("operations");
    fireEvent.click(button(/^Quillon Freight, nine rows/));
    fireEvent.change(input, { target: { value: "My own list" } });
    await waitFor(() => expect(input).toHaveDisplayValue(/^task,owner,due,status,note/));
    await user.click(input);
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(input).toHaveValue("My own list");
  });
});

describe("a run in progress", () => {
  it("says so, and shows each step and word as it arrives", async () => {
    const stream = feedNextAnswer();
    const { user, input, button, steps, paper } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    expect(button("Processing...")).toBeDisabled();
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    // The pressed button is disabled, so the focus moves on.
    expect(cancel).toHaveFocus();
    stream.send({ step: sampleSteps[0] });
    expect(await screen.findByText("Read the inquiry")).toBeVisible();
    expect(status()).toContain("Step 1: Read the inquiry");
    stream.send({ delta: "Hello To" });
    await waitFor(async () => expect(await paper()).toHaveTextContent("Hello To"));
    expect(status()).toContain("Step 1: Read the inquiry");
    expect(steps()).toHaveLength(3);
    expect(call()).toBeNull();
    stream.send({ done: true, text: sampleText, trace: sampleTrace });
    expect(await screen.findByText("Want This Agent Fully Deployed In Your Business?")).toBeVisible();
    expect(status()).toContain("Done after 6 steps. The reply: see below.");
    expect(await paper()).toHaveFocus();
    expect(button("Process")).toBeEnabled();
  });

  it("can be cancelled: the call ends, what arrived stays, and so does the text", async () => {
    const stream = feedNextAnswer();
    const { user, input, button, paper } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    stream.send({ delta: "Hello To" });
    await waitFor(async () => expect(await paper()).toHaveTextContent("Hello To"));
    await user.click(button("Cancel"));
    await stream.left;
    expect(screen.getAllByText(tryRun.cancelled)[0]).toBeVisible();
    expect(await paper()).toHaveTextContent("Hello To");
    expect(input).toHaveValue("Prices?");
    expect(button("Process")).toBeEnabled();
    expect(call()).toBeNull();
  });

  it("moves the focus to the note when it is cancelled before the first word", async () => {
    feedNextAnswer();
    const { user, input, button } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(tryRun.cancelled));
  });

  it("is aborted when the visitor leaves", async () => {
    const stream = feedNextAnswer();
    const { user, input, button, unmount } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await screen.findByRole("button", { name: "Cancel" });
    unmount();
    await expect(stream.left).resolves.toBeUndefined();
  });
});

describe("the typed text", () => {
  it("survives a reload and a page change, along with the texts before it", async () => {
    answerWith(streamedRun);
    const first = visitAgent();
    await first.user.type(first.input, "One");
    await first.user.click(first.button("Process"));
    await first.paper();
    await first.user.clear(first.input);
    await first.user.type(first.input, "Two");
    first.unmount();
    const { user, input } = visitAgent();
    expect(input).toHaveValue("Two");
    await user.click(input);
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(input).toHaveValue("One");
    await user.keyboard("{Control>}{ArrowDown}{/Control}");
    expect(input).toHaveValue("Two");
  });

  it("belongs to one agent only", async () => {
    const { user, input, unmount } = visitAgent();
    await user.type(input, "An inquiry");
    unmount();
    expect(visitAgent("onboarding").input).toHaveValue("");
  });
});
