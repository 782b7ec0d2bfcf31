/** The words of the live pages before anything runs, which all demo agents share (SPEC, "Playground", the demo card). */
export const tryPage = {
  /** The link to a live page, in the run's dialog on the playground. */
  open: "Try it with your own text",
  back: "All demo agents",
  samplesTitle: "Start from a sample",
  samplesNote: "People and companies are fictional.",
  shortcuts: "Ctrl+Enter or Cmd+Enter: process. Ctrl+Up and Ctrl+Down: earlier texts.",
  privacy: "Your text goes to the agent when you press Process. The server does not keep it.",
  submit: "Process",
  processing: "Processing...",
  reset: "Reset",
  /** Two of SPEC's texts that are needed before the agent's code has loaded. A test compares them with the API's. */
  emptyInput: "Please enter some text",
  otherError: "Failed to generate response. Please try again.",
  samplesFailed: "The samples could not be loaded. Check your connection, then choose one again.",
  planTitle: "What will happen",
  empty: "Nothing handed back yet.",
  emptyNext: "Start from a sample or paste your own text, then press Process.",
  notLoaded: "The run could not be shown. Check your connection, then reload the page. Your text is kept.",
  othersTitle: "Try the other two",
} as const;
