import { lines } from "./lines.ts";

/** Of the three key features on a solution's page, in their order. */
export const featureWordings = {
  "agent-delivery": [
    lines(`does each agent have one job
      what if the job is not clear
      when do you refuse to build
      how is the job of an agent described
      is there a written job for the agent
      can one agent do several jobs`),
    lines(`do you test it on our data
      how do you test before launch
      will it be tried on our old cases
      can I see where it was wrong in the test
      testing with past orders and invoices
      do I see test results`),
    lines(`does it begin with drafts only
      what is approval mode
      when can it run alone
      how does it start
      do people approve each step at the beginning
      can I take autonomy back`),
  ],
  "gpt-customization": [
    lines(`does the gpt quote its source
      which page did the answer come from
      can I check an answer of the custom gpt
      does the assistant cite documents
      answers with page numbers
      can readers verify it`),
    lines(`can we limit what the gpt talks about
      which questions go to a person
      can the assistant have our tone
      set topics for the chatbot
      will the gpt stay on topic
      limits of the assistant`),
    lines(`how is the gpt kept up to date
      what if a policy changes
      outdated documents in the assistant
      do you test after each change
      how soon does a new document work
      old versions of documents`),
  ],
  "workflow-automation": [
    lines(`what starts a workflow
      how does a run begin and end
      is the result a finished record
      trigger of an automation
      does it do the last step too
      can an email start a run`),
    lines(`which steps wait for a person
      who approves contracts and discounts
      human at risky steps
      do payments wait for approval
      what happens at a risky step
      does everything stop when one step waits`),
    lines(`can I read the log of a run
      what is in the log
      log of workflow
      does it say when things happened
      is the log understandable
      what was decided in a run`),
  ],
  "no-code-integrations": [
    lines(`which apps can take part
      does the app need an API
      does a webhook suffice
      our app only has an export
      start from our subscriptions
      which of our tools can be connected`),
    lines(`can we change the flows ourselves
      are the flows documented
      in whose account are the flows
      lock-in with no-code flows
      can my team edit an automation
      who can change the flow later`),
    lines(`what if an app is down
      errors in a flow
      a field is empty, what happens
      does a flow fail silently
      who is told about an error
      is data lost when a flow breaks`),
  ],
  "ai-powered-automation": [
    lines(`do you map all our tasks
      map of the week
      how do you find the tasks
      every recurring task listed
      do we see everything before you begin
      what is a square in the map`),
    lines(`which tasks do you start with
      what is automated first
      how do you choose the first tasks
      do you begin with high volume
      criteria for the first task
      what makes a good first task`),
    lines(`do you count hours before and after
      how do you measure at the end
      is the saving estimated or counted
      numbers at the end of the program
      who measures the hours
      proof in hours`),
  ],
  "ai-consulting": [
    lines(`do I get a slide deck
      ranked list of tasks
      what is in the list from consulting
      does each task have cost and risk
      how are tasks ranked
      result of consulting as a list`),
    lines(`are we ready for AI
      readiness check
      what if our data is bad
      what do you look at for readiness
      what if our people are not ready
      honest assessment`),
    lines(`do we get a roadmap
      can we follow the roadmap without you
      roadmap by quarter
      budgets and names in the roadmap
      what does the plan contain
      plan for the next quarters`),
  ],
  "machine-learning": [
    lines(`do you always build a model
      what is the baseline
      custom model development
      when is a model worth it
      how do you know a model is better
      model on our own past data`),
    lines(`data pipeline
      how do you deploy models
      can we go back to an older model
      is the data cleaned
      can training be repeated
      rollback of a model`),
    lines(`monitoring of models
      who is told when the model gets worse
      how do you notice drift
      accuracy checks
      what if the forecast becomes bad
      alarm for a model`),
  ],
  "enterprise-integration": [
    lines(`least access
    can we lock an agent
    identity provider
    active directory roles for agents
    login of the agent`),
    lines(`audit trail for auditors
      export of the audit log
      who asked and who approved
      will our auditors accept it
      one line for each action
      audit requirements`),
    lines(`message queues and nightly files
      terminal screens from the nineties
      connect to an old database
      how do you deal with old core systems
      is a database view enough
      green screen terminal`),
  ],
} as const;
