import { tryAgents } from "../try-agents.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";
import { shown } from "./shown-fact.ts";

/** What each demo agent does with a visitor's text, and what it can start from. */
export const tryFacts: readonly Passage[] = [
  ...tryAgents.map(({ demoType, name, path, description, plan }) =>
    shown(
      `try-${demoType}`,
      `Try the ${name}`,
      path,
      `${description} It ${inWords(plan.filter(({ person }) => !person).map(({ text }) => midSentence(text)))}; then ${midSentence(plan.at(-1)?.text ?? "")}.`,
      {
        sales: `try the sales assistant on my inquiry
          what do I paste into the sales assistant
          may I paste a chat message into the sales demo
          does the demo send the reply to my customer
          who sends the mail that the sales demo drafts
          steps of the sales assistant
          hand over one inquiry`,
        onboarding: `try the onboarding helper
          paste a signed proposal
          what does the onboarding demo make of my notes
          does it tell me what is missing in a proposal
          who fills in what is missing in the checklist
          hand over one new client
          checklist with owners and dates`,
        operations: `try the ops tracker on my tasks
          paste my task list
          which format do the tasks need, csv or notes
          does it find what is late
          can it plan my day
          does it take a spreadsheet export or only prose
          hand over one morning`,
      }[demoType],
    ),
  ),
  ...tryAgents.map(({ demoType, name, path, samples }) =>
    shown(
      `try-${demoType}-samples`,
      `Samples of the ${name}`,
      path,
      `The ${name} has ${samples.length} samples to start from: ${samples.map(({ title, note }) => `${title} (${midSentence(note)})`).join("; ")}. People and companies are fictional.`,
      {
        sales: `which samples can I start from in the sales demo
          do I need an inquiry of my own to try it
          is there an example inquiry
          what is in the sample from Osprey Lane Dental
          how large is Pellwater Research in the sample inquiry
          which sample has no budget and no date
          I have nothing to paste into the sales assistant
          a ready-made inquiry to play with`,
        onboarding: `which samples does the onboarding demo have
          is there an example proposal
          I have no proposal at hand, can I still try it
          which sample has almost everything missing
          what does the sample proposal cost a month
          notes of a call as a sample
          a ready-made proposal to play with
          what is in the two lines from Birchmere`,
        operations: `which samples does the operations demo have
          can I paste a CSV file
          is there a sample with rows
          a spreadsheet export as an example for the morning page
          how many tasks of the freight sample are late
          which sample list has no dates
          I have no task list at hand
          plain notes or CSV`,
      }[demoType],
    ),
  ),
];
