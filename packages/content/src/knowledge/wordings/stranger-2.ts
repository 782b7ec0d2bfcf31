import { lines } from "./lines.ts";

/** What this site says, asked by strangers in few words. */
export const strangerWordings2 = {
  "no-code-integrations.applicant-tracking": lines(
    `applications sink in the inbox | tracking sheet for applicants | confirm receipt to people who apply`,
  ),
  "ai-powered-automation.daily-checks":
    lines(`somebody checks stock and mail at six each morning | morning list for operations
    what's late and what's missing, before we arrive`),
  "ai-powered-automation.quote-drafts": lines(
    `we are slow with offers | draft quotes from a price list | salespeople write the same quote daily`,
  ),
  "ai-powered-automation.triage": lines(
    `tickets land in the wrong team | sort support mail by urgency | which ticket first`,
  ),
  "ai-powered-automation.receipt-matching": lines(
    `receipts and card payments never match | month end takes a week | shoebox of receipts`,
  ),
  "ai-consulting.first-roadmap": lines(
    `where would the money come back quickest | which three tasks first | owner of a small firm, where to start`,
  ),
  "ai-consulting.risk-review":
    lines(`our board asks where AI already touches money | who is responsible for AI in our house
    risk overview for the supervisory board`),
  "ai-consulting.readiness-training": lines(
    `teach our managers to work with agents | can managers learn to read a log | how do we learn to write role sheets`,
  ),
  "ai-consulting.portfolio-check":
    lines(`investor with six companies, which could use agents | compare portfolio companies by automation
    private equity check`),
  "machine-learning.demand-forecast": lines(
    `how many should we order for each shop | shelves empty or too full | forecast per item and store`,
  ),
  "machine-learning.churn-risk": lines(
    `customers leave and we learn it too late | who is about to cancel their contract | telecom with many leavers`,
  ),
  "machine-learning.load-planning": lines(
    `energy reserve for tomorrow | predict the load of the grid by hour | utility, load forecast`,
  ),
  "machine-learning.claim-triage": lines(
    `insurance claims, pay or look closer | which claims are suspicious | sort damage claims`,
  ),
  "enterprise-integration.KYC-checks": lines(`bank customers send incomplete papers | identity files for compliance
    chatbot in a bank that asks for documents`),
  "enterprise-integration.dispatch": lines(
    `a truck is late and the plan is dead | dispatch planning for a carrier | plan tours again at noon`,
  ),
  "enterprise-integration.case-routing": lines(
    `cases go to the wrong desk in our telco | route cases by what they say | warn us before somebody leaves`,
  ),
  "enterprise-integration.grid-optimization": lines(
    `balance battery and grid | meter data to switching plan | proposals for the grid operator`,
  ),
  "websocket-demo": lines(`what does the websocket page show | live connection with messages, can I watch
    demo of the real-time connection`),
  "chat-demo": lines(`what's the chat on your page for | can I chat with a person there | chat page, who answers`),
  "demo-sales-assistant": lines(
    `what does the sales assistant demo do | show a web inquiry turned into a reply | demo of replies to leads`,
  ),
  "demo-client-onboarding-helper": lines(
    `demo for new clients | what happens with a signed proposal in the demo | onboarding helper, what's it for`,
  ),
  "demo-daily-ops-tracker": lines(`what does the ops tracker show | demo of a morning list | daily ops thing, explain`),
  capabilities: lines(`what can an agent do at all | abilities of an agent in one list | what is an agent good at`),
  "job-senior-ai-engineer": lines(`tell me about the senior engineer job | is the senior AI position full-time
    who builds agents at your place, job`),
  "job-ai-ml-engineer": lines(
    `machine learning engineer job, how long | contract length of the ML engineer | the ML job, remote?`,
  ),
  "job-full-stack-developer": lines(
    `web developer job with you | full stack role, how many months | how many years must a full-stack developer have`,
  ),
  "job-product-manager": lines(`product position, how many years needed | product lead job, length of contract`),
  "job-head-of-sales": lines(
    `sales position, what does it need | sales and business lead, duration | how experienced must the sales lead be`,
  ),
  "job-project-manager": lines(`project manager vacancy | how long is the PM contract | PM role, how much experience`),
  "job-senior-ai-engineer-tasks": lines(`what would I do all day as senior AI engineer | tasks of the senior engineer`),
  "job-senior-ai-engineer-requirements": lines(
    `which languages must the senior engineer master | what must I bring as senior AI engineer`,
  ),
  "job-ai-ml-engineer-tasks": lines(`daily work of the ML engineer | what does the machine learning person build`),
  "job-ai-ml-engineer-requirements": lines(
    `do I need SQL for the ML job | what must an ML engineer know at your place`,
  ),
  "job-full-stack-developer-tasks": lines(
    `what does the full stack developer build | screens or servers, what's the developer's work`,
  ),
  "job-full-stack-developer-requirements": lines(`is React required | which skills must the web developer have`),
  "job-product-manager-tasks": lines(`what does the product lead decide | is saying no part of the product job`),
  "job-product-manager-requirements": lines(
    `what do you expect of a product lead | does the product lead have to code`,
  ),
  "job-head-of-sales-tasks": lines(`what does your sales lead do | cold calls in the sales job?`),
  "job-head-of-sales-requirements": lines(
    `what must the sales lead have done before | did I need a quota to apply for sales`,
  ),
  "job-head-of-sales-preferred": lines(
    `is a second language good for the sales job | which network helps the sales lead`,
  ),
  "job-project-manager-tasks": lines(`how many programs does the project manager run | what does the PM plan`),
  "job-project-manager-requirements": lines(
    `what do you want to see from a project manager | must a PM have had a failed project`,
  ),
  "job-project-manager-preferred": lines(`does BPMN help | nice to have for the project manager`),
  "services-agents": lines(
    `custom agents, how many days | what do I bring for a custom agent | what stays with us when you build an agent`,
  ),
  "services-automation": lines(`what do I get from automation and integration | what do we bring for the integration
    list of systems, for which service`),
  "audit-result": lines(`what is in my hands after the audit | result of the audit | do I get a plan and a date`),
  "price-in-writing": lines(`is the price fixed before you build | do I get the price on paper`),
  "process-days": lines(`what happens on which day | day plan of the thirty days | which day does the build begin
    from which day on does the agent run`),
  "step-audit": lines(`what do you do in the first week | what is the ops audit | when do I hear the price`),
  "step-build": lines(`when do you build | which days are for building | what happens in the third week`),
  methodology: lines(`four steps of your method | what do we keep after each step | how many days is the assessment`),
  "operations-map": lines(`which tasks can be handed over and which can't | how many tasks of a hundred
    what about hiring, can that be automated`),
  "what-we-build": lines(`what kinds of work do you do | your flagship products | five kinds, which`),
  "stories-fictional": lines(
    `are those companies real | did that dentist really exist | is the dental story true or made up`,
  ),
  "why-us": lines(`why should I choose you | what's so special about you | what do you do better`),
  "custom-training": lines(`is training in the enterprise plan | what's on the enterprise list`),
  "try-agents": lines(`which demos take my own text | can I paste a text of mine`),
  "try-privacy": lines(
    `do you keep what I paste in the demo | is my demo text stored | what happens to the text I process`,
  ),
  "capability-works": lines(`does it write into the CRM itself | can it enter things in our ledger`),
  "capability-source": lines(
    `does it tell where an answer comes from | how do I know it's not guessing | can I check what it claims`,
  ),
  "capability-corrections": lines(`does it learn when I correct it | what happens to my changes of a draft`),
  "jobs-culture": lines(
    `how do you work together | is everything written down at your company | meetings all day or not`,
  ),
  "jobs-mindset": lines(`which attitude do you look for | do I need to be an entrepreneur type`),
  "chat-contacts": lines(
    `whom can I choose in the chat | who answers billing questions in the chat | technical problem, which contact`,
  ),
  "sales-support-agent-sheet": lines(
    `what must the sales agent ask first | whom does the sales agent report to | up to which discount may it decide`,
  ),
  "sales-support-agent-does": lines(
    `what does it ask new leads | does it offer call slots | how does the sales agent handle a lead`,
  ),
  "finance-bookkeeping-bot-sheet": lines(
    `when does the bookkeeping bot start in the morning | what may the finance bot write`,
  ),
  "finance-bookkeeping-bot-does": lines(
    `does it remind late payers | where does it keep the open items | which entries does the finance bot make`,
  ),
  "promo-content-generator-sheet": lines(
    `when are the drafts ready | who does the content agent report to | does the promo agent work on Saturdays`,
  ),
  "promo-content-generator-does": lines(
    `what does it make of one product note | does it report which drafts were used`,
  ),
  "agent-delivery:feature-1": lines(`when do you refuse to build | one job per agent, why`),
  "agent-delivery:feature-2": lines(
    `do you test with our own old cases | how do we see whether it was right before launch`,
  ),
  "agent-delivery:feature-3": lines(
    `does it act alone from the first day | when may it run without a person | can we take the permission back`,
  ),
  "gpt-customization:feature-2": lines(`can we forbid topics | which questions go to a person`),
  "gpt-customization:feature-3": lines(`our rules change often, does it keep up | what if a policy changes`),
  "workflow-automation:feature-1": lines(`what starts a run | can a mail trigger it`),
  "workflow-automation:feature-2": lines(`who approves payments in the workflow`),
  "workflow-automation:feature-3": lines(`can a layman read the log`),
  "no-code-integrations:feature-1": lines(`which apps can be linked | our app has an export only, enough?`),
  "no-code-integrations:feature-2": lines(
    `can we change the flow ourselves later | who keeps the flows when we part | whose account are the flows in`,
  ),
  "no-code-integrations:feature-3": lines(`what if an app is down in the night | who gets told when a flow breaks`),
  "ai-powered-automation:feature-1": lines(`do we see a picture of our week | a map of all tasks, do we get it`),
  "ai-powered-automation:feature-2": lines(`which tasks do you start with | how do you pick the first tasks`),
  "ai-powered-automation:feature-3": lines(`how do we know it saved anything | is the saving measured or guessed`),
  "ai-consulting:feature-1": lines(`do we get slides or a list | what does your advice look like`),
  "ai-consulting:feature-2": lines(`what if our data isn't ready | are we ready for AI, do you check`),
  "ai-consulting:feature-3": lines(`can we follow the roadmap without you | how far does the roadmap reach`),
  "ai-consulting:reason-3": lines(`where do your hours come from, a survey? | how do you count hours`),
  "ai-consulting:reason-4": lines(
    `can another builder use your list | may we give the roadmap to somebody else | can we take it to another vendor`,
  ),
  "machine-learning:feature-1": lines(`do you always build a model | what if a simple rule is as good`),
  "machine-learning:feature-2": lines(`can we go back to the old model | is training repeatable`),
  "machine-learning:feature-3": lines(`who notices when the model gets worse | how often is accuracy measured`),
  "machine-learning:reason-2": lines(`do the models belong to us | what stays when you leave`),
  "machine-learning:reason-4": lines(`does the model order by itself | who decides, the model or a person`),
  "enterprise-integration:feature-1": lines(`does the agent get its own account | where do we lock an agent`),
  "enterprise-integration:feature-2": lines(`what do auditors get to see | who released the payment, is that recorded`),
  "enterprise-integration:feature-3": lines(`files at night, is that ok`),
  "enterprise-integration:service-2": lines(`can you spot fraud`),
  "sample-ranking": lines(`which task is first in the sample ranking | what is the hourly rate in the sample`),
  "sample-forecast": lines(`how wrong was the sample forecast | who hears the alarm in the sample`),
  "story-supplier-analysis": lines(`story of the research team | from 32 hours to 8, who was that`),
  "story-lead-replies": lines(`the dentist that answers in four minutes | how quick is the first reply in the story`),
  "story-month-end-close": lines(`two days to close the month, which company | freight company story`),
  metrics: lines(`how much less time was it`),
  "principle-fast": lines(`how soon does the first agent work | what if a plan needs a year`),
  "principle-culturally-aware": lines(`does it know manners of other countries | culturally aware, meaning?`),
  "principle-ecosystem-focused": lines(`ecosystem-focused, what's that | do you leave us the keys`),
  "for-mid-sized-teams": lines(`we are forty people, is that a fit | do you work with firms of 120 people`),
  "home-benefits": lines(`what do I get out of it, in short | four benefits`),
  "home-permissions": lines(`what is allowed in the picture on the home page | why is exporting the list blocked`),
  "home-run": lines(`what did run 0182 do | how long did the sample run take`),
  "card-plug-and-play": lines(`roles you have built before | is there something off the shelf`),
  "card-secure-delivery": lines(`spending limits for agents? | scoped credentials, meaning`),
  "agents-day": lines(`how many hours does the agent cover | who works the other fifteen hours`),
  "agents-sheet-changes": lines(`can the role sheet be changed | is the sheet fixed`),
  "agents-after-six": lines(`what piles up after six | why an agent for the evening`),
  "waitlist-messages": lines(`what do I get when I join the waitlist | do you spam people on the waitlist`),
  "tailored-sheet": lines(`a job that is in no catalog | do I see the sheet first`),
};
