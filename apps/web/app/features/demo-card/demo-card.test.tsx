import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { demoTexts, limits } from "@thirtyfold/api-contract";
import { tryAgents, tryPage, tryRun } from "@thirtyfold/content";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answerWith, feedNextAnswer, streamedRun } from "./testing/answer-with.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";
import { visitAgent } from "./testing/visit-agent.tsx";

const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const call = () => screen.queryByText("Want This Agent Fully Deployed In Your Business?");

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("handing over a text", () => {
  it.each(["", "  \n "])("asks for one when there is none: %j", async (text) => {
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

  it("refuses more than the server takes, and says how much too much", async () => {
    const { user, input, button } = visitAgent();
    fireEvent.change(input, { target: { value: "x".repeat(limits.historyCharacters + 1) } });
    await user.click(button("Process"));
    expect(input).toHaveAccessibleDescription(/Use at most 16,000 characters\. Remove 1,/);
  });

  it.each(["{Control>}{Enter}{/Control}", "{Meta>}{Enter}{/Meta}"])(
    "processes on %s; Enter breaks the line",
    async (keys) => {
      answerWith(streamedRun);
      const { user, input, paper } = visitAgent();
      await user.type(input, "Prices?{Enter}Soon.");
      expect(input).toHaveValue("Prices?\nSoon.");
      await user.keyboard(keys);
      expect(await paper()).toHaveTextContent("Hello Tomas");
    },
  );

  it("starts from a sample, with dates of this year, and keeps what stood there", async () => {
    const { user, input, button } = visitAgent("operations");
    await user.type(input, "My own list");
    await user.click(button(/^Quillon Freight, nine rows/));
    await waitFor(() => expect(input).toHaveDisplayValue(/^task,owner,due,status,note/));
    expect(input).not.toHaveDisplayValue(/[{}]/);
    await user.click(input);
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(input).toHaveValue("My own list");
  });
});

describe("while it runs", () => {
  it("says so, shows each step as it comes and the words as they are written", async () => {
    const stream = feedNextAnswer();
    const { user, input, button, steps, paper } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    expect(button("Processing...")).toBeDisabled();
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    // The pressed button is disabled: the focus goes on.
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

  it("is cancelled: the call ends, what came stays, and so does the text", async () => {
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

  it("ends when the visitor leaves", async () => {
    const stream = feedNextAnswer();
    const { user, input, button, unmount } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    await screen.findByRole("button", { name: "Cancel" });
    unmount();
    await expect(stream.left).resolves.toBeUndefined();
  });
});

describe("a result", () => {
  const withResult = async () => {
    answerWith(streamedRun);
    const visit = visitAgent();
    await visit.user.type(visit.input, "Prices?");
    await visit.user.click(visit.button("Process"));
    await screen.findByText("Want This Agent Fully Deployed In Your Business?");
    return visit;
  };

  it("is text on paper, with its headings and lists, and offers the audit in a new tab", async () => {
    const { paper } = await withResult();
    const sheet = within(await paper());
    expect(sheet.getByText("What it would do")).toHaveClass("font-bold");
    expect(sheet.getByText("Offer free slots from your booking system")).toBeVisible();
    const audit = screen.getByRole("link", { name: "Book a Free AI Audit (opens in a new tab)" });
    expect(audit).toHaveAttribute("href", "/intake-form.html");
  });

  it("can be opened step by step, with what went into a tool and what came out", async () => {
    const { user, button, steps } = await withResult();
    expect(steps()).toHaveLength(sampleSteps.length + 2);
    expect(screen.getByText("6 steps in 13 ms, built-in agent, no language model")).toBeVisible();
    expect(screen.getByText("Needs you")).toBeVisible();
    const step = button(/^Looked up the prices/);
    expect(step).toHaveAttribute("aria-expanded", "false");
    await user.click(step);
    expect(step).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText('{ "agents": 1 }')).toBeVisible();
    expect(screen.getByText(/"setup": "\$2,500"/)).toBeVisible();
    expect(screen.getByText("Sales lead")).not.toBeVisible();
    await user.click(button("Open all"));
    expect(screen.getByText("Sales lead")).toBeVisible();
    await user.click(button("Close all"));
    expect(screen.getByText("Sales lead")).not.toBeVisible();
  });

  it("can be copied as text and as JSON, and says when the browser does not allow it", async () => {
    const { user, button } = await withResult();
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await user.click(button("Copy result"));
    expect(await screen.findByText("Result copied")).toBeVisible();
    expect(writeText).toHaveBeenLastCalledWith(sampleText);
    await user.click(button("Copy run"));
    expect(await screen.findByText("Run copied as JSON")).toBeVisible();
    expect(JSON.parse(writeText.mock.lastCall?.[0] ?? "")).toEqual(sampleTrace);
    writeText.mockRejectedValue(new Error("no"));
    await user.click(button("Copy result"));
    expect(await screen.findByText(tryRun.share.notCopied)).toBeVisible();
  });

  it("goes with Reset, text and all; Ctrl+Up brings the text back", async () => {
    const { user, input, button } = await withResult();
    await user.click(button("Reset"));
    expect(input).toHaveValue("");
    expect(input).toHaveFocus();
    expect(call()).toBeNull();
    expect(screen.getByText("Nothing handed back yet.")).toBeVisible();
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(input).toHaveValue("Prices?");
  });

  it("comes without its run from a server that gives none", async () => {
    answerWith(() => HttpResponse.json({ text: "Nine to six." }));
    const { user, input, button, paper } = visitAgent();
    await user.type(input, "Hours?");
    await user.click(button("Process"));
    expect(await screen.findByText("Want This Agent Fully Deployed In Your Business?")).toBeVisible();
    expect(await paper()).toHaveTextContent("Nine to six.");
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });
});

describe("when there is no result", () => {
  it("says why, shows an example with its prefix, keeps the text, and tries again", async () => {
    answerWith(() => HttpResponse.json({ error: "Too busy." }, { status: 503 }));
    const { user, input, button, paper } = visitAgent();
    await user.type(input, "Prices?");
    await user.click(button("Process"));
    expect((await screen.findByText("Too busy.")).closest("[role=alert]")).not.toBeNull();
    expect(await paper()).toHaveTextContent(/^\[AI Service Error: Using fallback response\] ?This is a sample/);
    expect(await paper()).toHaveTextContent("“Prices?”");
    expect(call()).toBeNull();
    expect(input).toHaveValue("Prices?");
    answerWith(streamedRun);
    await user.click(button("Try again"));
    await waitFor(async () => expect(await paper()).toHaveTextContent("Hello Tomas"));
    expect(screen.queryByText("Too busy.")).toBeNull();
  });
});

describe("what was written", () => {
  it("survives a reload and a change of page, with the texts before it", async () => {
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

  it("belongs to one agent", async () => {
    const { user, input, unmount } = visitAgent();
    await user.type(input, "An inquiry");
    unmount();
    expect(visitAgent("onboarding").input).toHaveValue("");
  });
});
