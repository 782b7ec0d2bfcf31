import { lines } from "./lines.ts";

/** Wordings that ask for one fact of a page, by the passage that tells it and not by the page's overview. */
export const byFactWordings = {
  "run-client-onboarding-helper": lines(`which three files should the client bring according to the welcome email
    who writes the welcome mail with the kickoff time | welcome email example
    how many files must the new client bring in the sample | when was the proposal signed in the onboarding run`),
  "run-sales-assistant": lines(`can I watch a demo where somebody asks for prices at 23:40
    two call slots and a price range, which demo shows that | how soon was the web inquiry answered in the run
    what does the sales run hand back at the end`),
  "run-daily-ops-tracker":
    lines(`does the morning page say who should act | at what time does the ops tracker start, 6:45?
    demo of the one page that says what is late and what is missing | when does the morning run begin
    what stands on the page for the morning | how early is the daily tracker up`),
  "finance-bookkeeping-bot-does":
    lines(`Does it stop nagging once a late payer replies? | remind late payers | nobody chases the late payers
    Where does the bookkeeping bot keep the list of open items? | into which program does the bookkeeping bot write entries
    where do the receipts come from that the bot collects | in what tone does it remind people who pay late
    does the bookkeeping bot chase unpaid bills | from where does the finance agent take invoices`),
  "finance-bookkeeping-bot-sheet":
    lines(`how early does the bookkeeping bot begin its day | at what hour does the finance bot start
    who is the boss of the bookkeeping bot | what must the finance bot ask before it does it | whom does the bookkeeping robot answer to
    which payments may the finance bot not make | is the receipt bot at work before six | working hours of the accounting robot
    who says yes to a payment over the limit`),
  "sales-support-agent-sheet": lines(`who says yes to a big discount | up to what discount may the sales robot go alone
    what may the sales bot send by itself | whom does the sales robot answer to | does the sales robot ever sleep
    who decides about contract questions | is a rebate of twelve percent given without a person`),
  "sales-support-agent-does":
    lines(`Will it hold the time slot it offered to a prospect? | Can it answer from our price list and product pages?
    how many questions does the sales bot ask a lead | what does the sales agent answer from | does it reserve a slot in our calendar
    which questions does it ask a new contact first`),
  "promo-content-generator-sheet":
    lines(`who says yes to a Facebook post | by when are the drafts of the promo bot there in the morning
    whom does the content robot answer to | on which days does the promo agent work | is anything posted without somebody's yes
    who signs off on a newsletter`),
  "promo-content-generator-does":
    lines(`will it invent facts about our products | what does the promo bot make of one product note
    does the promo bot tell which drafts were used | does the content agent report on its drafts | from what does the promo agent write posts`),
  "capability-works": lines(`can the bot write into our CRM, calendar and help desk directly
    does an agent connect to our ledger through its own interface or by screen clicking`),
  "capability-source": lines(`will it tell me which page of which document an answer came from
    source citation with document and page supported?`),
  "capability-reads": lines(
    `Does it read PDFs and emails? | are forms and chats read, too | which file types can an agent read`,
  ),
  "job-ai-ml-engineer-tasks": lines(`who builds your forecast and triage models, and are you hiring for it
    Would I look after weekly accuracy as your ML engineer?`),
  "job-head-of-sales-requirements": lines(`I sell software and have five years behind me, may I apply?`),
  "job-full-stack-developer-tasks": lines(`which job builds the screens where people see an agent's log
    Would I code the approval screens in your developer position?`),
  "job-full-stack-developer-tasks-2": lines(`what does the full stack dev build, connections to customers' tools?`),
  "job-project-manager-tasks": lines(`Would I be running more than one 30-day program at once?
    surely nobody runs several thirty day rollouts at once in this job?`),
  "job-senior-ai-engineer-tasks": lines(`what would I do as senior AI engineer, design agents for customers?`),
  "job-senior-ai-engineer-tasks-2": lines(
    `Does the senior engineer also write the tests that stop an agent from running too early?`,
  ),
  "job-product-manager-tasks": lines(`does the product lead talk to the people whose work the agents do`),
  ownership: lines(`Are the flows documented, and whose account do they live in?`),
  "no-code-integrations:feature-3": lines(`Who gets told when a field is empty and the flow halts?
    What happens if one of the linked apps goes down? | Low-code connectors: how do you handle errors and data retention on failure?
    does the flow lose data when a program is down | what if a field is missing | who hears of a broken flow`),
  "no-code-integrations:feature-1":
    lines(`link our subscriptions | can an app without an API take part | what must an app have to be connected
    is an export enough to connect a program`),
  "ai-powered-automation:feature-1": lines(`I want to see all our recurring work laid out before you touch anything.
    What is the map of the week with the squares?`),
  "ai-powered-automation:feature-2": lines(`Do you go for high-volume, rule-based, reversible tasks first?
    Can a mistake in the first automated tasks be undone the same day? | which kind of task do you take first
    how are the first tasks picked in the program`),
  "ai-powered-automation:feature-3":
    lines(`do you count the hours or just estimate them | who counts the hours before and after
    My boss distrusts estimated savings, do you measure before and after on the same people?`),
  "table-first": lines(`receipt matching or quote drafts, which ranks higher?`),
  "table-later":
    lines(`Why were customs papers put off until later in the example list? | does the sample prioritisation leave supplier reviews with humans
    Surely rate talks aren't automated in that list, or do people keep them? | I saw shift planning marked as later, how few hours was it?`),
  "method-optimization": lines(`who tunes until the numbers hold`),
  "method-strategy": lines(`When do we agree on limits and the first tasks in your method?
    In the strategy stage, do you write down the limits?`),
  "step-audit": lines(`At what point in the month do you send us scope, price and dates?
    In which days do you map our tasks and rank them? | when in the month do I get the price | how long is the ops audit`),
  "step-build": lines(`Which phase covers testing and the launch in approval mode?
    how many days do you build | when do you test on our past cases in the program | between which days is the agent made`),
  time: lines(`When does the agent go live, in which week? | on what day does it go live`),
  "value-time": lines(`Do you use your own agents for reports and reminders internally?
    I'm tired of status meetings. Would my calendar stay free with you?`),
  "value-writing": lines(`If I join half a year later, can I catch up on why things were decided?`),
  "value-owner": lines(`would I be allowed to decide and ship by myself`),
  "reason-custom": lines(`do we have to bend our process around your software`),
  "reason-end-to-end": lines(`is it the same team from audit to tuning or do you hand us around`),
  "reason-scalable": lines(`scalability from small to high load?`),
  "ai-security:feature-2":
    lines(`do you protect agents against injected instructions | do you send it false bills to see what it does
    are tricks that worked kept as tests | does anybody try polite lies on the agent before the start`),
  "ai-security:feature-3": lines(`can one person halt everything at once | is what it had begun listed after a stop
    can what the agent started be undone | who can pull the plug`),
  "try-sales": lines(`Does the sales demo send the reply it drafts or only write it?
    Will the trial agent look up prices and draft an answer to a real inquiry?`),
  "try-operations": lines(`where do I paste my list of tasks to try it | what do I feed the demo that sorts my tasks
    can I try it on my own to-do list | which demo counts the work of each person | demo for due dates and blocked tasks, what do I type`),
  "try-onboarding": lines(`where can I paste a signed proposal to try it | which demo makes a checklist from a proposal
    what do I feed the onboarding demo | does the demo write the welcome mail for my client`),
  "agent-delivery:feature-1": lines(`What if the role for the agent is unclear, do you build anyway?`),
  "agent-delivery:feature-3":
    lines(`does the agent start by only drafting | my boss does not want the agent to act alone from day one, is she right
    may it act by itself on the first day | is it on its own from the beginning | does it act alone at first or only draft
    can we take the freedom of an agent back later | when does it get to act without asking
    ¿El agente actúa solo desde el primer día? | Darf der Agent vom ersten Tag an allein handeln?
    L'agent agit-il seul dès le premier jour ?`),
  "enterprise-integration:feature-1":
    lines(`Can I lock the agent out in one place if something happens? | does each agent have its own account
    Our compliance officer is nervous about access rights, do agents get least privilege?`),
  "enterprise-industries": lines(`can you work in telecom or energy`),
  "enterprise-integration.KYC-checks":
    lines(`fraud detection | do you do fraud detection | can you spot fraud in payments of a bank
    which agent flags suspicious patterns`),
  "ai-consulting:feature-3": lines(`Does your plan contain budgets and names for every quarter?`),
  "ai-consulting.readiness-training": lines(`train our managers`),
  "machine-learning:feature-1": lines(`Do you compare it with a simple baseline before building a model?`),
  "machine-learning:reason-1": lines(`My boss says a plain average would do just as well, do you check that?`),
  "machine-learning:feature-3": lines(`Who is alerted when predictions fall below the agreed level?`),
  "workflow-automation:feature-3": lines(`How can I see what was read, decided and written in every run?`),
  "principle-fast": lines(`If a plan would take a year, what do you do instead?`),
  "principle-useful":
    lines(`what if it saves us nothing | what if we pay and it does nothing for us | and if it is only an expensive toy
    what do you do with an agent that brings nothing | suppose the numbers stay the same, what then
    is an agent that saves no hours kept running | what happens if it is no use | and when nobody gains from it`),
  "principle-culturally-aware": lines(`will it insult a customer because of wrong manners`),
  "price-in-writing": lines(`is the price fixed on paper before you begin | do I get the sum in writing`),
  "jobs-lost":
    lines(`how much of our work stays ours | how many of a hundred tasks remain with us | what share of the routine do we keep
    how much would really be left for my staff | do you want to get my people fired`),
  "process-days": lines(`what happens in the last days of the month | what are the final days of the program for
    and the very last days | what is done between day 25 and 30 | which step is on day ten`),
  "apply-files":
    lines(`is a portfolio mandatory | is a cover letter mandatory | my CV is 12 MB, too large? | upload of my resume fails, it is too big
    biggest file for the CV | is the phone number needed to apply | must I write a letter to apply
    Mein Lebenslauf ist zu groß zum Hochladen | Wie groß darf der Lebenslauf sein? | ¿Qué tamaño máximo puede tener el currículum?
    Quelle taille maximale pour le CV ?`),
  "services-automation":
    lines(`what must we have ready for automation and integration | what do I bring for connecting our systems
    what stays with us after the integration service | the third service, what do I bring`),
  "services-agents":
    lines(`what do I bring to the custom agents service | what stays with us in the custom agent service
    the second service, how long does it take`),
  "services-consulting":
    lines(`what do I bring to the consulting service | what stays with us after consulting | the first service, how long does it take
    how many days is the consulting`),
} as const;
