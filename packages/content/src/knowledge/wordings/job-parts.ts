import { lines } from "./lines.ts";

/** What the six positions ask and give to do beyond what their first passages tell, one small group of facts each. */
export const jobPartsWordings = {
  "job-senior-ai-engineer-tasks-2":
    lines(`Do senior AI engineers write the tests an agent must pass before leaving approval mode?
    who picks the language model in the senior role, and on what grounds
    evals from customers' past cases: does the senior engineer build them? | who writes agent tests, the senior ai engineer?
    are models chosen by cost or quality in the senior job | would I choose which model you use as a senior
    does the senior ai engineer care about latency | may the senior switch models when the figures change
    what decides which LLM gets used, senior position | Is model selection part of the senior AI engineer's work?`),
  "job-senior-ai-engineer-tasks-3": lines(`Would I review other engineers' code and designs as a senior?
    Is reading production logs part of the senior AI engineer's week?
    Does the senior AI engineer have to document why decisions were made?
    how often does the senior ai engineer read logs | is there code review in the senior ai engineer job
    does the senior mentor or review colleagues | what happens with surprises in production, senior ai role
    must the senior write down reasons for decisions | who turns a strange log entry into a rule
    weekly log reading, which position does that`),
  "job-senior-ai-engineer-requirements-2": lines(`Is good written English a must for the senior AI engineer?
    my English is better spoken than written, a problem for the senior ai post
    Do you expect seniors to know about idempotency and retries? | how good must my english be for the senior ai job
    timeouts, retries, alarms: needed for the senior ai engineer? | do you need someone who builds fault tolerant systems as senior
    which language do seniors write in | reliability experience for the senior ai engineer
    does the senior have to handle failing systems | English level of the senior AI engineer`),
  "job-ai-ml-engineer-tasks-2": lines(`ml engineer duties: ranking and classification too?
    Does the ML job include serving models behind a versioned API with rollback?
    Must I beat a baseline before using deep nets in the AI/ML position?
    which kinds of models does the ml engineer build | does the ai/ml engineer deploy models too
    who puts models behind an interface | do ml engineers start simple before anything large
    is there a baseline to beat in the ML role | does the machine learning engineer do MLOps
    can a model be rolled back, and who sees to it, the ml engineer?`),
  "job-ai-ml-engineer-tasks-3": lines(`As an ML engineer, do I have to explain drift to non-technical folks?
    Do ML engineers at your place work together with the agent engineers?
    Who in your team works out what happens when a model is unsure, the ML engineer?
    how often is accuracy measured in the ml job | does the ml engineer watch drift
    with whom does the ai/ml engineer work | must an ML engineer talk to people who know nothing of models
    weekly accuracy checks, ml engineer | who monitors models after launch in your team
    would I present model results as ml engineer`),
  "job-ai-ml-engineer-requirements-2":
    lines(`Do you really expect ML engineers to look through hundreds of rows by hand?
    scheduled pipelines that report failures: a must for the ML role?
    how many rows does the ml engineer read by hand | patience with data for the ML job
    do I need experience with scheduled pipelines for the ai/ml position | must the ML engineer build data pipelines
    looking at raw data, is that expected of ml engineers | does the ml job want airflow or the like
    should ml applicants inspect data manually | pipelines that tell when they fail, ml requirement`),
  "job-full-stack-developer-tasks-2": lines(`Does the web developer also wire up mailboxes and bookkeeping software?
    Would I be designing front ends that keep working when the network drops?
    Does the full-stack hire handle CRM integrations with least-privilege scopes?
    which systems does the full-stack developer connect | does the developer work on calendars and mail
    is integration work part of the full stack job | who makes screens survive a lost connection
    does the developer design APIs between agents and screens | offline behaviour, is that the full-stack dev's task
    Would I connect accounting tools as a developer?`),
  "job-full-stack-developer-tasks-3": lines(`do full-stack people join calls with clients?
    is accessibility testing part of the daily work of your full-stack coder
    In this web job, would I ever watch a user hesitate and then repair it myself?
    does the developer own page speed and tests for it | do developers talk to customers at your company
    does the full-stack dev write tests | who keeps the pages fast | accessibility in the full stack job
    would I hear customers as a web developer | performance of pages, developer's responsibility?`),
  "job-full-stack-developer-requirements-2":
    lines(`I treat screen reader support as a final step, would that be a problem for the web developer role?
    does the developer job insist on small PRs with explained reasons
    Do you check that full-stack candidates write semantic markup and handle tab order?
    My commits tend to be huge, does your full-stack team expect little pull requests?
    need I know accessibility for the full-stack job | semantic html for developers, required?
    how should pull requests look in your team | is keyboard use something a full-stack applicant must know
    a11y skills for the web developer position | do developers describe their changes`),
  "job-product-manager-tasks-2": lines(`Does the product lead write what each agent does and what it leaves alone?
    Is there one roadmap that the product lead must defend to engineers and clients?
    who writes the job description of a new agent | does the product lead keep the backlog
    who explains priorities to customers | one ordered list, whose is it | does product write specs for agents
    would I explain the order of work to engineers as product lead | backlog ownership in the product role
    who decides what an agent leaves alone, product?`),
  "job-product-manager-tasks-3": lines(`Does product kill launches that do not move hours or errors?
    does the product lead turn repeated customer questions into features
    As product owner, would I have to measure each release and retire the flops?
    how does the product lead measure a launch | who retires what does not help
    what happens to customers' repeated questions in product | does the product lead look at hours and errors
    which figures count for a launch, product role | who brings customer feedback into the product
    are weak features removed by the product lead`),
  "job-product-manager-requirements-2": lines(`do I have to have killed a finished feature to apply for product lead
    is good short writing a must for your product role
    Does discontinuing something already shipped count as required product experience with you?
    how well must a product lead write | should the product lead have stopped a feature before
    clear writing for product, needed? | experience with ending a built feature
    writing samples for the product lead job | is it important that product texts are short
    I never cancelled a feature, can I be product lead`),
  "job-head-of-sales-tasks-2": lines(`who scopes a first project with engineering before it is sold, sales?
    I'm tired of slide decks, how do discovery calls end in your sales role?
    would I be selling things engineering cannot build, like at my last company?
    does the sales lead hold the discovery calls | does sales work with engineering on scope
    what comes out of a discovery call of the sales lead | no slides in sales calls, right?
    who leads the first calls with customers | how do you make sure that what is sold can be built
    scoping first projects, is it in the sales job`),
  "job-head-of-sales-tasks-3": lines(`is finding referral partners part of the sales lead's work
    who owns contracts and the revenue forecast at your firm
    Is the pipeline forecast reported by the sales lead, and how polished must it be?
    does the sales job include channel partner management | who writes the offers | does the sales lead look after partners
    reporting in the sales role | are contracts the sales lead's job | forecast duty of the head of sales
    would I find partners who bring customers`),
  "job-head-of-sales-requirements-2": lines(`is fluent English compulsory for the sales position
    I'm sloppy with CRM hygiene, will that hurt me in the sales vacancy?
    My spoken English is accented but my writing is weak, can I still do the sales job?
    is English needed for the sales job | which language must the sales lead speak | crm discipline for the head of sales
    how good should my english be to sell for you | must the sales lead keep the CRM in order
    English skills, business lead | do I have to maintain the crm myself in sales`),
  "job-project-manager-tasks-2": lines(`who names the approver for each step and makes sure they have time
    Does the project manager write a document customers can read with scope, risks and open questions?
    is maintaining the RAID log part of the project manager job
    who finds the person that approves, the project manager? | where does the project manager keep risks
    can customers read the project documents | does the PM keep scope in one document
    open questions of a project, where are they written | who sees to it that approvers have time
    risk register of the project manager`),
  "job-project-manager-tasks-3": lines(`what happens in the project manager's job when a date slips in week one
    does each program end with a review of hours saved, and who holds it
    Surely a late milestone can wait until the steering meeting before the project manager reports it?
    who does the lessons learned when a program closes | how does a program close
    when must the project manager report a delay | closing review, project manager | is there a retrospective after a program
    what does the pm do when things run late | who counts the hours saved at the end, the project manager?`),
  "job-project-manager-requirements-2": lines(`do status reports from project managers have to fit one page
    does the project manager need budget responsibility on their CV
    I never planned or explained a budget, can I still be your project manager?
    how long may a status report be | budget experience for the PM job | does the project manager write reports
    did I have to manage money to be your project manager | one page reports, really?
    are budgets part of the project manager's requirements | written reporting for project managers`),
} as const;
