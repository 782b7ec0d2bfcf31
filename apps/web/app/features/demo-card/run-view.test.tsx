import { render, screen, waitFor, within } from "@testing-library/react";
import { tryAgents, tryRun } from "@thirtyfold/content";
import { HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { idleRun } from "./demo-run.ts";
import { ResultPart } from "./result-part.tsx";
import { answerWith, streamedRun } from "./testing/answer-with.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";
import { visitAgent } from "./testing/visit-agent.tsx";

const call = () => screen.queryByText(tryRun.audit.title);

afterEach(() => {
  vi.unstubAllGlobals();
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

  it("is shown on paper, with its headings and lists, and offers the audit in a new tab", async () => {
    const { paper } = await withResult();
    const sheet = within(await paper());
    expect(sheet.getByText("What it would do")).toHaveClass("font-bold");
    expect(sheet.getByText("Offer free slots from your booking system")).toBeVisible();
    const audit = screen.getByRole("link", { name: "Book a Free AI Audit (opens in a new tab)" });
    expect(audit).toHaveAttribute("href", "/intake-form.html");
  });

  it("can be expanded step by step, with each tool's input and output", async () => {
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

  it("can be copied as text and as JSON, and says so when the browser does not allow it", async () => {
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

  it("is cleared by Reset together with the text, which Ctrl+Up brings back", async () => {
    const { user, input, button } = await withResult();
    await user.click(button("Reset"));
    expect(input).toHaveValue("");
    expect(input).toHaveFocus();
    expect(call()).toBeNull();
    expect(screen.getByText("Nothing handed back yet.")).toBeVisible();
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(input).toHaveValue("Prices?");
  });

  it("comes without its run from a server that sends none", async () => {
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
  it("says why, shows an example with its prefix, keeps the text, and can be retried", async () => {
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

  it("moves the focus from Cancel to Try again when there is nothing to read", () => {
    const [agent] = tryAgents;
    const onRetry = () => undefined;
    const { rerender } = render(
      <ResultPart agent={agent} run={{ ...idleRun, state: "processing" }} onRetry={onRetry} />,
    );
    const failed = { ...idleRun, state: "error", message: "Too busy." } as const;
    rerender(<ResultPart agent={agent} run={failed} onRetry={onRetry} />);
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  });
});
