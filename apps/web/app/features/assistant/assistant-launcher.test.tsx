import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { assistantTexts, type ChatResponse, problemTypes } from "@thirtyfold/api-contract";
import { suggestedQuestions } from "@thirtyfold/content";
import { delay, HttpResponse, http } from "msw";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { AssistantLauncher } from "./assistant-launcher.tsx";
import { greeting, maintenanceText } from "./conversation.ts";
import { readPendingAnswer } from "./pending-answer.ts";

const url = "/api/openai/chat";
const say = (message: string) => fakeApi.use(http.post(url, () => HttpResponse.json({ message })));
const sayAll = (answer: ChatResponse) => fakeApi.use(http.post(url, () => HttpResponse.json(answer)));
const refuse = (status: number, type = "about:blank") =>
  fakeApi.use(
    http.post(url, () =>
      HttpResponse.json(
        {
          type,
          title: "x",
          status,
          detail: "Wait 20 seconds.",
          requestId: "r",
          message: "Wait 20 seconds.",
          error: "x",
        },
        { status },
      ),
    ),
  );
const neverAnswer = () =>
  fakeApi.use(
    http.post(url, async () => {
      await delay("infinite");
      return HttpResponse.error();
    }),
  );

const Page = createRoutesStub([
  { path: "/", Component: AssistantLauncher },
  { path: "*", Component: () => <p>Another page</p> },
]);

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

async function openAssistant() {
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open chat assistant" }));
  return await screen.findByRole("dialog", { name: "Chat assistant" });
}
const input = () => screen.getByRole("textbox", { name: "Message" });
const ask = async (text: string) => user.type(input(), `${text}{Enter}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

describe("the floating assistant", () => {
  it("opens with the greeting and the focus in the input, and returns the focus on Escape", async () => {
    await openAssistant();
    expect(screen.getByRole("log")).toHaveTextContent(greeting.text);
    await waitFor(() => expect(input()).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Open chat assistant" })).toHaveFocus();
  });

  it("stays open after a double click on its button", async () => {
    render(<Page />);
    await user.dblClick(screen.getByRole("button", { name: "Open chat assistant" }));
    expect(await screen.findByRole("dialog", { name: "Chat assistant" })).toBeVisible();
  });

  it("says that an AI answers, in the greeting and next to the input", async () => {
    const panel = await openAssistant();
    expect(screen.getByRole("log")).toHaveTextContent("I am an AI");
    expect(panel).toHaveTextContent("An AI answers from this website. It can be wrong.");
  });

  it("shows an answer with the pages it is based on as links", async () => {
    sayAll({
      message: "Prices start at $2,500. More: /ai-automation#packages\nThe form: /intake-form.html",
      kind: "grounded",
      sources: [{ title: "AI Automation", path: "/ai-automation#packages" }],
    });
    await openAssistant();
    await ask("What does it cost?");
    const log = within(screen.getByRole("log"));
    expect(await log.findByText(/^Prices start at \$2,500\.\s+The form:/)).toBeVisible();
    const sources = within(log.getByRole("list", { name: "Sources" }));
    const link = sources.getByRole("link", { name: "AI Automation /ai-automation" });
    expect(link).toHaveAttribute("href", "/ai-automation#packages");
    expect(log.getByRole("link", { name: /^Intake form/ })).toHaveAttribute("href", "/intake-form.html");
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue("");
  });

  it("offers suggested questions until the first question, and asks one on click", async () => {
    say("From $2,500.");
    await openAssistant();
    const suggestions = within(screen.getByRole("list", { name: "Suggested questions" })).getAllByRole("button");
    expect(suggestions).toHaveLength(3);
    await user.click(suggestions[0] as HTMLElement);
    expect(await screen.findByText("From $2,500.")).toBeVisible();
    expect(within(screen.getByRole("log")).getByText(suggestedQuestions["/"][0])).toBeVisible();
    expect(screen.queryByRole("list", { name: "Suggested questions" })).not.toBeInTheDocument();
  });

  it("shows that it is typing, accepts no second question in the meantime, and stops on request", async () => {
    neverAnswer();
    let stopped: unknown;
    fakeApi.use(
      http.delete(`${url}/:id`, ({ params }) => {
        stopped = params["id"];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openAssistant();
    await ask("Hello");
    expect(await screen.findByText("Assistant is typing")).toBeInTheDocument();
    expect(input()).toBeDisabled();
    const id = readPendingAnswer();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("Stopped")).toBeVisible();
    await waitFor(() => expect(stopped).toBe(id));
    expect(readPendingAnswer()).toBeUndefined();
    expect(screen.queryByText("Assistant is typing")).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it.each([
    ["link", /^AI Automation/],
    ["region", "Conversation"],
    ["button", "Talk to a person"],
  ] as const)("leaves the focus where the visitor moved it during an answer: %s %s", async (role, name) => {
    const sources = [{ title: "AI Automation", path: "/ai-automation#packages" }];
    sayAll({ message: "From $2,500.", kind: "grounded", sources });
    const panel = within(await openAssistant());
    await ask("Prices?");
    await panel.findByText("From $2,500.");
    const { promise, resolve } = Promise.withResolvers<void>();
    fakeApi.use(http.post(url, async () => promise.then(() => HttpResponse.json({ message: "Nine to six." }))));
    await ask("Hours?");
    await panel.findByText("Assistant is typing");
    const used = panel.getByRole(role, { name });
    used.focus();
    resolve();
    expect(await panel.findByText("Nine to six.")).toBeVisible();
    // If the focus is handed on at all, it has been by then.
    await waitFor(() => expect(readPendingAnswer()).toBeUndefined());
    expect(used).toHaveFocus();
  });

  it("ignores a second Enter right after the first, and treats a later one on Stop as a stop", async () => {
    neverAnswer();
    fakeApi.use(http.delete(`${url}/:id`, () => new HttpResponse(null, { status: 204 })));
    await openAssistant();
    await ask("Hello");
    const stop = await screen.findByRole("button", { name: "Stop" });
    expect(stop).toHaveFocus();
    await user.keyboard("{Enter}");
    const later = Date.now() + 1_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    expect(fireEvent.keyDown(stop, { key: "Enter", repeat: true })).toBe(false);
    expect(screen.getByText("Assistant is typing")).toBeInTheDocument();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Stopped")).toBeVisible();
  });

  it("treats a double click on Send as one", async () => {
    neverAnswer();
    await openAssistant();
    await user.type(input(), "Hello");
    await user.dblClick(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Assistant is typing")).toBeInTheDocument();
    expect(screen.queryByText("Stopped")).not.toBeInTheDocument();
  });

  it("is not stopped by the spaces and Enter of someone who keeps typing, but by a lone space", async () => {
    neverAnswer();
    fakeApi.use(http.delete(`${url}/:id`, () => new HttpResponse(null, { status: 204 })));
    await openAssistant();
    await ask("Hello");
    const stop = await screen.findByRole("button", { name: "Stop" });
    const later = Date.now() + 1_000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    await user.keyboard("and one more{Enter}");
    expect(screen.getByText("Assistant is typing")).toBeInTheDocument();
    stop.blur();
    stop.focus();
    await user.keyboard(" ");
    expect(await screen.findByText("Stopped")).toBeVisible();
  });

  it("apologizes, shows Error for 3 seconds, and retries on request", async () => {
    refuse(500);
    await openAssistant();
    await ask("Hours?");
    expect(await screen.findByText(assistantTexts.sendFailure)).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(screen.getByText("Error")).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    expect(await screen.findByText("Online")).toBeVisible();
    say("Nine to six.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nine to six.")).toBeVisible();
    expect(screen.queryByText(assistantTexts.sendFailure)).not.toBeInTheDocument();
    expect(screen.getAllByText("Hours?")).toHaveLength(1);
  });

  it("says what a visitor can do after a refusal", async () => {
    refuse(429);
    await openAssistant();
    await ask("Hours?");
    expect(await screen.findByText("Wait 20 seconds.")).toBeVisible();
  });

  it("enters Maintenance when the server says so: notice, reply after a second, input disabled", async () => {
    refuse(503, problemTypes.maintenance);
    await openAssistant();
    await ask("Hours?");
    const acknowledge = await screen.findByRole("button", { name: "ACKNOWLEDGE" });
    expect(screen.queryByText(maintenanceText)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await screen.findByText(maintenanceText)).toBeInTheDocument();
    // The notice covers the conversation, so nothing in it can be reached.
    expect(acknowledge.closest("[inert]")).toBeNull();
    expect(input().closest("[inert]")).not.toBeNull();
    await user.click(acknowledge);
    expect(input().closest("[inert]")).toBeNull();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Chat assistant" })).toHaveFocus();
    expect(screen.getByText("Maintenance")).toBeVisible();
    expect(input()).toBeDisabled();
    expect(input()).toHaveAttribute("placeholder", "Limited functionality during maintenance...");
  });

  it("can be previewed in Maintenance through its link", async () => {
    history.replaceState(null, "", "/?assistant=maintenance");
    render(<Page />);
    expect(await screen.findByRole("button", { name: "ACKNOWLEDGE" })).toBeVisible();
  });

  it("ignores blank text, and keeps text that is too long without truncating it", async () => {
    await openAssistant();
    await ask("   ");
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    await user.clear(input());
    await user.click(input());
    await user.paste("x".repeat(10_000));
    expect(input()).toHaveValue("x".repeat(10_000));
    expect(screen.getByRole("alert")).toHaveTextContent("Remove 6,000");
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  });

  it("inserts a line break on Shift+Enter, and neither sends nor closes while an input method composes", async () => {
    await openAssistant();
    await user.type(input(), "one{Shift>}{Enter}{/Shift}two");
    expect(input()).toHaveValue("one\ntwo");
    input().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }));
    fireEvent.keyDown(input(), { key: "Escape", keyCode: 229 });
    expect(input()).toHaveValue("one\ntwo");
  });

  it("reopens by itself after a reload, and resumes the answer that was in progress", async () => {
    neverAnswer();
    await openAssistant();
    await ask("Hours?");
    await screen.findByText("Assistant is typing");
    const id = readPendingAnswer();
    cleanup();
    fakeApi.use(http.get(`${url}/${id}`, () => HttpResponse.json({ message: "Nine to six." })));
    render(<Page />);
    expect(await screen.findByText("Nine to six.")).toBeVisible();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(screen.getAllByText("Hours?")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    await waitFor(() => expect(readPendingAnswer()).toBeUndefined());
  });

  it("keeps the draft and the conversation across a reload", async () => {
    say("Nine to six.");
    await openAssistant();
    await ask("Hours?");
    await screen.findByText("Nine to six.");
    await user.type(input(), "And on Sund");
    await user.click(screen.getByRole("button", { name: "Minimise" }));
    cleanup();
    await openAssistant();
    expect(screen.getByText("Nine to six.")).toBeVisible();
    await waitFor(() => expect(input()).toHaveValue("And on Sund"));
  });
});
