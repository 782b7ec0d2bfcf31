import { lines } from "./lines.ts";

/** Of the playground and the demos that visitors can try, as visitors say it. */
export const askedDemosWordings = {
  playground: lines(`can I try it | demo? | is there a demo | show me how it works | see an agent at work | playground
    test it without signing up | try before buying | can I see one in action | live demo | I want to see it first
    where can I play with it | no sales call please, just show me | example of an agent working | watch an agent
    video? | test drive | is there a sandbox | can I see it without giving my email | what's in the playground`),
  "demo-sales-assistant": lines(`sales assistant demo | demo with a web inquiry | see the sales demo
    how does the sales assistant demo work | demo that turns an inquiry into a call | show me a sales example
    what does the sales demo show`),
  "demo-client-onboarding-helper": lines(`client onboarding demo | onboarding helper | demo for setting up a new client
    what happens after a proposal is signed in the demo | welcome a new client automatically | onboarding of customers
    show the onboarding example | new client setup | what does the onboarding helper do`),
  "demo-daily-ops-tracker": lines(`daily ops tracker | morning list demo | demo for operations
    what does the ops tracker do | the agent with the morning list | tracker demo
    ready before the first person arrives`),
  "try-agents": lines(`which demos can I try with my own text | paste my own text | try it with my mail
    how many demos are there | can I use my own example | demos with links | where can I test with my data
    interactive demo | three demos | let me put in my own inquiry | try an agent myself`),
  "try-privacy": lines(`is my demo text saved | do you keep what I paste | where does my text go in the demo
    demo privacy | can I paste confidential text in the demo | do you store the text I try
    is the playground text stored on the server | when is my text sent`),
  "try-sales": lines(`what does the sales demo note | try the sales assistant | samples in the sales demo
    which inquiries can I start from in the sales demo | does the demo look up prices | budget and date from the inquiry
    who sends the reply in the demo`),
  "try-onboarding": lines(`try the onboarding demo | what does the onboarding demo write | samples for onboarding
    business days in the onboarding demo | checklist and welcome email | what's read from the proposal
    fill in what is missing`),
  "try-operations": lines(`try the operations demo | what does the operations demo do with my list
    samples for operations | task list demo | compares due dates | who has how much work in the demo
    paste my to-do list | decide what is blocked`),
  "try-keys": lines(`keyboard shortcuts in the demo | ctrl enter | how do I bring back an earlier text | hotkeys
    shortcut to process | cmd enter | keys in the demos`),
  "run-sales-assistant": lines(`sample run of the sales assistant | what happens at 23:40
    how fast was the reply in the sales sample | when was the reply sent in the sample
    within how many minutes is the web inquiry answered in the demo | call slots in the sample run
    timeline of the sales run`),
  "run-client-onboarding-helper": lines(`sample run of onboarding | what happens at 14:02
    three files the client should bring | what's set up after the proposal in the sample | 14:05
    welcome email with the kickoff time | timeline of the onboarding run`),
  "run-daily-ops-tracker": lines(`sample run of the ops tracker | when does the tracker start in the morning | 06:45
    what does the tracker compare | output of the ops tracker | what is on the morning page | when is the page ready
    late, missing, who should act | weekdays or daily tracker`),
  "sample-reply": lines(`sample reply price range | team of 11 | between 2500 and 3200
    which call times does the sample reply offer | booking system price in the sample | is the sample reply an offer
    wednesday 9:30`),
  "sample-morning-page": lines(`sample morning page | which orders are late in the sample | 5521 | border
    pallet count of dock 3 | reroute for 180 | decision waiting for Adaeze | morning page example
    orders stuck at the border`),
} as const;
