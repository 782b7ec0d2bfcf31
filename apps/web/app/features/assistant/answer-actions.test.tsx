import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatResponse } from "@thirtyfold/api-contract";
import { HttpResponse, http } from "msw";
import { createRoutesStub, useLocation } from "react-router";
import { describe, expect, it, onTestFinished } from "vitest";
import { readDraft, saveDraft } from "../../lib/drafts.ts";
import { unpack } from "../../lib/taken-along.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { AssistantPanel } from "./assistant-panel.tsx";
import { contactFor } from "./contact-for.ts";
import { greeting } from "./conversation.ts";
import { HandoverOffer } from "./handover-offer.tsx";

const user = userEvent.setup();
const task = "We type 40 supplier invoices a day.";
const offered: ChatResponse = {
  message: "The final price is set in a free AI audit.",
  kind: "grounded",
  sources: [{ title: "AI Automation", path: "/ai-automation#packages" }],
  handover: { reason: "price", fields: { email: "", need: "AI Workflow Automation", message: task } },
};

/** The chat page, and the part of the conversation that reaches it. */
function Chat() {
  const { contact } = useLocation().state as { contact: string };
  unpack(contact, "room");
  return <p>{`With ${contact}: ${readDraft("room")}`}</p>;
}

const Page = createRoutesStub([
  { path: "/chat", Component: Chat },
  { path: "*", Component: () => <AssistantPanel open onClose={() => undefined} /> },
]);

async function hear(answer: ChatResponse) {
  fakeApi.use(http.post("/api/openai/chat", () => HttpResponse.json(answer)));
  await user.type(screen.getByRole("textbox", { name: "Message" }), "And for us?{Enter}");
  await screen.findByText(answer.message);
}

const button = (name: string) => screen.getByRole("button", { name });

describe("the related part of an answer", () => {
  it("can be expanded by whoever wants to read it", async () => {
    const message = "From $2,500.\n\nRelated: The audit is free.\n\nRelated: It starts on Monday.";
    fakeApi.use(http.post("/api/openai/chat", () => HttpResponse.json({ ...offered, message })));
    render(<Page />);
    await user.type(screen.getByRole("textbox", { name: "Message" }), "What does it cost?{Enter}");
    expect(await screen.findByText("From $2,500.")).toBeVisible();
    expect(screen.queryByText("The audit is free.")).not.toBeInTheDocument();
    await user.click(screen.getByText("Related (2)"));
    expect(await screen.findByText("The audit is free.")).toBeVisible();
    expect(screen.getByText("It starts on Monday.")).toBeVisible();
  });

  it("names its own pages, while the answer lists only those for the question", async () => {
    const message =
      "From $2,500. More: /ai-automation#packages\n\nRelated: The audit is free. More: /services#packages";
    const sources = [...offered.sources, { title: "AI Services", path: "/services#packages" }];
    fakeApi.use(http.post("/api/openai/chat", () => HttpResponse.json({ ...offered, message, sources })));
    render(<Page />);
    await user.type(screen.getByRole("textbox", { name: "Message" }), "What does it cost?{Enter}");
    const listed = within(await screen.findByRole("list", { name: "Sources" }));
    expect(listed.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/ai-automation#packages"]);
    await user.click(screen.getByText("Related (1)"));
    const related = await screen.findByText(/^The audit is free/);
    expect(within(related).getByRole("link")).toHaveAttribute("href", "/services#packages");
  });
});

describe("a rating", () => {
  /** Every rating that reached the server. */
  function takeRatings() {
    const taken: unknown[] = [];
    fakeApi.use(
      http.post("/api/assistant/feedback", async ({ request }) => {
        taken.push(await request.json());
        return HttpResponse.json({ day: "2026-11-21" });
      }),
    );
    return taken;
  }
  const about = { page: "/", kind: "grounded", sources: ["/ai-automation#packages"] };

  it("is given, changed and withdrawn, and sends nothing of the conversation", async () => {
    const taken = takeRatings();
    render(<Page />);
    await hear(offered);
    await user.click(button("Good answer"));
    await waitFor(() => expect(taken).toEqual([{ ...about, rating: "up" }]));
    expect(button("Good answer")).toHaveAttribute("aria-pressed", "true");
    const up = { rating: "up", day: "2026-11-21" };
    // The rating stays counted under the page on which the answer arrived.
    history.pushState(null, "", "/contact");
    onTestFinished(() => history.replaceState(null, "", "/"));
    await user.click(button("Bad answer"));
    await waitFor(() => expect(taken.at(-1)).toEqual({ ...about, rating: "down", replaces: up }));
    expect(button("Good answer")).toHaveAttribute("aria-pressed", "false");
    await user.click(button("Bad answer"));
    await waitFor(() => expect(taken.at(-1)).toEqual({ ...about, replaces: { ...up, rating: "down" } }));
    expect(button("Bad answer")).toHaveAttribute("aria-pressed", "false");
    expect(taken).toHaveLength(3);
  });

  it("that was not stored is not shown as given", async () => {
    fakeApi.use(http.post("/api/assistant/feedback", () => HttpResponse.json({}, { status: 503 })));
    render(<Page />);
    await hear(offered);
    await user.click(button("Good answer"));
    expect(await screen.findByText("Your rating was not saved.")).toBeVisible();
    expect(button("Good answer")).toHaveAttribute("aria-pressed", "false");
  });

  it("is not requested for the greeting", () => {
    render(<Page />);
    expect(screen.queryByRole("button", { name: "Good answer" })).not.toBeInTheDocument();
  });
});

describe("the handover offer", () => {
  const request = () => within(screen.getByRole("region", { name: "Your request, in your words" }));
  const writeRequest = async () => {
    await user.click(button("Write the request"));
    await screen.findByRole("region", { name: "Your request, in your words" });
  };
  const openForm = () => request().getByRole("link", { name: /^Open the filled-in form/ });
  const carried = () => Object.fromEntries(new URL(openForm().getAttribute("href") ?? "", "http://x").searchParams);

  it("turns into a request that the visitor can edit, and a link that carries it", async () => {
    render(<Page />);
    await hear(offered);
    await writeRequest();
    const heading = screen.getByRole("heading", { name: "Your request, in your words" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(request().getByRole("textbox", { name: /^The task/ })).toHaveValue(task);
    expect(carried()).toEqual({ need: "AI Workflow Automation", message: task });
    await user.type(request().getByRole("textbox", { name: /^Your name/ }), "Ines Kallio");
    await user.type(request().getByRole("textbox", { name: /^Work email/ }), "ines@pellwater.example");
    await user.selectOptions(request().getByRole("combobox", { name: /^What do you need/ }), "AI Consulting");
    await user.type(request().getByRole("textbox", { name: /^The task/ }), " By hand.");
    expect(carried()).toEqual({
      name: "Ines Kallio",
      email: "ines@pellwater.example",
      need: "AI Consulting",
      message: `${task} By hand.`,
    });
    expect(openForm()).toHaveAttribute("target", "_blank");
  });

  it("is closed by Escape and by its button, and keeps what was written", async () => {
    render(<Page />);
    await hear(offered);
    await writeRequest();
    await user.type(request().getByRole("textbox", { name: /^Your name/ }), "Ines");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Your request, in your words" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
    await writeRequest();
    expect(request().getByRole("textbox", { name: /^Your name/ })).toHaveValue("Ines");
    await user.click(button("Back to the conversation"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
  });

  it("is restored after a reload as the visitor left it", async () => {
    const { unmount } = render(<Page />);
    await hear(offered);
    await writeRequest();
    await user.type(request().getByRole("textbox", { name: /^Your name/ }), "Ines");
    unmount();
    render(<Page />);
    await writeRequest();
    expect(request().getByRole("textbox", { name: /^Your name/ })).toHaveValue("Ines");
  });

  it("appears under the newest answer only, and says why it is made", async () => {
    render(<Page />);
    await hear(offered);
    expect(screen.getByText(/^A price for your case comes from a person/)).toBeVisible();
    const { handover: _, ...plain } = offered;
    await hear({ ...plain, message: "We are open." });
    expect(screen.queryByRole("button", { name: "Write the request" })).not.toBeInTheDocument();
  });

  it("says when its form failed to load, and can be accepted again", () => {
    render(<HandoverOffer reason="person" failed onReach={() => undefined} onAccept={() => undefined} />);
    expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
    expect(button("Write the request")).toBeEnabled();
  });

  it("says when a link cannot carry the whole text", async () => {
    render(<Page />);
    const long = { email: "", need: "", message: "ü".repeat(4_000) };
    await hear({ ...offered, handover: { reason: "person", fields: long } });
    await writeRequest();
    expect(request().getByText(/^A link cannot carry all of the text/)).toBeVisible();
  });
});

describe("talking to a person", () => {
  const sheet = async () => {
    await user.click(button("Talk to a person"));
    return within(await screen.findByRole("region", { name: "Talk to a person" }));
  };

  it("leads to the matching contact, and includes nothing by default", async () => {
    render(<Page />);
    await hear({ ...offered, message: "From $2,500." });
    const { getByRole, queryByRole } = await sheet();
    expect(getByRole("combobox", { name: /^With whom\?/ })).toHaveValue("sales");
    expect(getByRole("checkbox", { name: "Include this conversation" })).not.toBeChecked();
    expect(queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(getByRole("link", { name: "Open the chat" }));
    expect(await screen.findByText(/^With sales:$/)).toBeVisible();
  });

  it("shows what is included when the visitor opts in, and appends it to an existing draft", async () => {
    saveDraft("room", "Hello.");
    render(<Page />);
    await hear({ message: "See the integration page.", kind: "grounded", sources: [] });
    const { getByRole } = await sheet();
    await user.selectOptions(getByRole("combobox", { name: /^With whom\?/ }), "technical-support");
    await user.click(getByRole("checkbox", { name: "Include this conversation" }));
    const along = getByRole("textbox", { name: /^What is included/ });
    expect(along).toHaveValue(
      "From my conversation with the AI assistant:\n\nMe: And for us?\n\nAssistant: See the integration page.",
    );
    await user.clear(along);
    await user.type(along, "Only this.");
    await user.keyboard("{Escape}");
    await sheet();
    expect(screen.getByRole("checkbox", { name: "Include this conversation" })).not.toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: "Include this conversation" }));
    expect(screen.getByRole("textbox", { name: /^What is included/ })).toHaveValue("Only this.");
    await user.selectOptions(screen.getByRole("combobox", { name: /^With whom\?/ }), "technical-support");
    await user.click(screen.getByRole("link", { name: "Open the chat" }));
    expect(await screen.findByText(/^With technical-support: Hello\.\s+Only this\.$/)).toBeVisible();
  });

  it("is closed by Escape, except while an input method composes", async () => {
    render(<Page />);
    await sheet();
    const region = screen.getByRole("region", { name: "Talk to a person" });
    fireEvent.keyDown(region, { key: "Escape", keyCode: 229 });
    expect(region).toBeVisible();
    await user.keyboard("{Escape}");
    expect(region).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
  });

  it.each([
    ["Your webhook gives an error with our API", "technical-support"],
    ["Where is my order, and can I get a refund?", "support"],
    ["What does an agent cost?", "sales"],
    ["Hello", "sales"],
  ])("picks the matching contact: %s", (text, contact) => {
    expect(contactFor([greeting, { id: "q", text, isUser: true }])).toBe(contact);
  });
});

describe("a question that was not answered", () => {
  const passed: ChatResponse = { message: "This site does not say.", kind: "unanswered", sources: [], topic: "other" };

  it("is shared with us only by choice, verbatim and with its topic", async () => {
    const taken: unknown[] = [];
    const second = Promise.withResolvers<void>();
    fakeApi.use(
      http.post("/api/assistant/unanswered", async ({ request }) => {
        if (taken.push(await request.json()) === 2) await second.promise;
        return new HttpResponse(null, { status: taken.length < 3 ? 503 : 204 });
      }),
    );
    render(<Page />);
    await hear(passed);
    expect(screen.getByText(/^May we read this question\?/)).toBeVisible();
    await user.click(button("Yes, read it"));
    expect(await screen.findByText("It was not saved. Try again.")).toBeVisible();
    await user.click(button("Yes, read it"));
    expect(screen.queryByText("It was not saved. Try again.")).not.toBeInTheDocument();
    second.resolve();
    expect(await screen.findByText("It was not saved. Try again.")).toBeVisible();
    await user.click(button("Yes, read it"));
    expect(await screen.findByText(/^Thank you/)).toHaveFocus();
    const question = { question: "And for us?", topic: "other" };
    expect(taken).toEqual([question, question, question]);
    expect(screen.queryByRole("button", { name: "Yes, read it" })).not.toBeInTheDocument();
  });

  it("is not shared without consent, and no consent is asked for a refused question", async () => {
    render(<Page />);
    await hear(passed);
    await user.click(button("No"));
    await waitFor(() => expect(screen.queryByText(/^May we read/)).not.toBeInTheDocument());
    expect(screen.getByText("We will not read your question.")).toHaveFocus();
    const { topic: _, ...refused } = passed;
    await hear({ ...refused, message: "I can only answer from this website." });
    expect(screen.queryByText(/^May we read/)).not.toBeInTheDocument();
  });
});
