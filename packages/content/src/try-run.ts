import { company } from "./company.ts";

/** The words around a run on a live page. Separate from the page, because they load with the run. */
export const tryRun = {
  title: "The run",
  trigger: "Trigger",
  yourText: "Your text",
  kinds: { read: "Read", tool: "Tool", decide: "Decision", write: "Writing" },
  statuses: { failed: "Failed", "needs-you": "Needs you" },
  input: "In",
  output: "Out",
  openAll: "Open all",
  closeAll: "Close all",
  working: "Working",
  cancel: "Cancel",
  cancelled: "Cancelled. Nothing more was asked of the agent.",
  retry: "Try again",
  /** SPEC, section 4; a test compares it with the API's texts, which would bring all schemas along. */
  fallbackPrefix: "[AI Service Error: Using fallback response]",
  /** The agent behind the run, by the provider that the trace names. */
  providers: { embedded: "built-in agent, no language model", openai: "language model" },
  replay: {
    /** The words before and after the day of the run. */
    before: "Replay of a run from",
    after: "no model was called",
    going: "Replaying",
    close: "Close the replay",
    broken: "This link is broken: the run in it cannot be read. Ask for the link again, or run your own text.",
    tooLong: "This link is too long to be opened. Ask for the run as a JSON file, or run your own text.",
  },
  share: {
    copyResult: "Copy result",
    copyRun: "Copy run",
    download: "Download JSON",
    open: "Share",
    title: "Share this run by a link",
    contains:
      "The link itself holds the run: every step with what it quotes of your text, and the result. Whoever has the link can read it. It is not stored here, and opening it calls no model.",
    make: "Make the link",
    linkLabel: "Link to this run",
    copyLink: "Copy link",
    tooLong: "This run is too long for a link that works everywhere. Download it as JSON and send the file.",
    failed: "The link could not be made. Check your connection, then try again.",
    copiedResult: "Result copied",
    copiedRun: "Run copied as JSON",
    copiedLink: "Link copied",
    notCopied: "The browser did not allow it. Select the text and copy it by hand.",
    downloaded: "Download started",
  },
  audit: {
    title: "Want This Agent Fully Deployed In Your Business?",
    text: "In the free audit we look at your week and mark the tasks that an agent can take.",
    cta: { label: "Book a Free AI Audit", path: company.intakePath },
  },
} as const;
