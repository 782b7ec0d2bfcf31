import { lines } from "./lines.ts";

/** Of the eight solutions and what stands on their pages, as visitors say it. */
export const askedSolutionsWordings = {
  solutions: lines(`which solutions do you have | list of solutions | eight solutions | solutions overview
    what can be automated with you | all your solutions by name | product list | which kinds of solution exist
    menu of solutions | what solutions are there for a business like mine | can you name the eight`),
  "agent-delivery": lines(`what is agent delivery | ai agent delivery | I want a working agent in our tools
    build, test and hand over an agent | which solution builds one agent | get an agent delivered
    agent for order questions | deliver an agent to us | who hands the agent over`),
  "gpt-customization": lines(`custom gpt | a chatbot that knows our documents | assistant for our handbook
    ask our files questions | search our manuals with ai | bot over our pdfs | internal knowledge assistant
    staff ask the same things, can a bot answer from our papers | custom gpt agents | gpt for our wiki
    let people ask our documents | knowledge bot`),
  "workflow-automation": lines(`workflow automation | steps between systems | same steps each time
    automate approvals and copying | our process hops between five tools | copy and paste between programs
    handoffs get lost | steps that run the same way | automate an approval flow
    recurring procedure between departments`),
  "no-code-integrations": lines(`no-code | connect apps without a programmer | we have no developer
    glue our tools together | data typed twice | sync two apps
    no IT department, can our apps talk | without coding | connect shop and accounting | integrations without code
    something like zapier done for us`),
  "ai-powered-automation": lines(`ai-powered automation | 30 day program as a solution | hand over 30 percent
    program for the whole week | pick the repeats | audit the week | the thirty day thing | automation program
    get rid of a third of our routine`),
  "ai-automation": lines(`small start | just one task off my desk | hand over a single job | try it with one task first
    pilot project | first repeated task | ai automation page | one agent, one job, one month | can I begin tiny
    proof of concept | a test balloon with one task | what if the count doesn't move`),
  "ai-consulting": lines(`ai consulting | advice only | which work should we automate first | we need a roadmap
    tell us what to leave alone | strategy advice about ai | consultant for ai | our board wants an ai plan
    is ai worth it for us | advise us where to start with ai | no idea which tasks to give to ai`),
  "machine-learning": lines(`machine learning | predictive models | can you forecast | train a model on our history
    models with monitoring | predict things from our data | data science help | prediction | ml for our company
    our spreadsheets hold ten years of sales, can you predict | custom model`),
  "enterprise-integration": lines(`enterprise integration | agents in regulated systems
    we're audited, can you integrate | integration with identity and approval | connect agents to core systems
    integration for banks | strict approval rules in our systems | big old system landscape | enterprise systems
    corporate IT integration`),
  "legacy-systems": lines(`old software | our system is from 1998 | as400 | mainframe | no api at all
    only a screen, no interface | cobol | files exchanged at night | ancient erp | our program is older than me
    legacy database | can you connect to something without an interface | message queue | terminal application
    dos program | old core banking`),
  "agent-delivery:feature-1": lines(`one agent one job? | when won't you build yet | what if the role sheet isn't clear
    do you build if the job is unclear | can an agent have two jobs | is each job written down
    who writes the job of an agent`),
  "agent-delivery:feature-2": lines(`do you try it with our past orders | tested with old tickets
    do we see wrong and unsure cases | test on real cases of ours | dry run with past invoices | trial before launch
    see how often it was right before going live`),
  "agent-delivery:feature-3": lines(`approval mode | does it draft first | when may steps run alone
    can I take back the permission | starts as a draft writer | go back to approving everything
    who decides when it runs alone | supervised at the start`),
  "gpt-customization:feature-1": lines(`does the gpt cite the page | one click to check the answer
    does the chatbot say which document | quote with page | trust the gpt's answer? | sources in the custom gpt
    how can readers verify what the gpt says`),
  "gpt-customization:feature-2": lines(`limit topics of the chatbot | tone of the gpt
    which questions go to a person in the gpt | forbid topics | can the gpt be kept on a list
    chatbot should not talk about prices | our tone in the assistant`),
  "gpt-customization:feature-3": lines(`policy changed, when does the gpt know
    old version of a document in the chatbot | is the gpt updated the same day | test set after each change
    outdated answers? | how current is the assistant | new handbook version | who updates the knowledge`),
  "workflow-automation:feature-1": lines(`what triggers a workflow | can a form start it | date trigger
    email starts the run | is the end a finished record | does it only remind me or do it
    what's the last step of a run`),
  "workflow-automation:feature-2": lines(`which step in the workflow waits | workflow approver
    does the rest go on while one step waits | risky steps in a workflow | contracts wait for whom
    approval inside the flow | named approver in workflows`),
  "workflow-automation:feature-3": lines(`log of each run | what's written per run
    is the log readable for non-technical people | times in the log | log in plain words | run history of a workflow`),
  "no-code-integrations:feature-1": lines(`which apps work with no-code | our list of subscriptions
    does my app need a webhook | can an app with only exports take part | keep our tools
    app has an api, good?`),
  "no-code-integrations:feature-2": lines(`can we change a flow later | is each flow documented
    flows in our own account | who can edit the flows | code to own? | is there lock-in with no-code
    change a step ourselves | are flows drawn`),
  "no-code-integrations:feature-3": lines(`what if an app is down | empty field in a flow | error handling in flows
    who is told when a flow fails | does the flow lose data on error | broken connection at night | failure alert`),
  "ai-powered-automation:feature-1": lines(`map of the week | every task as a square | do you draw our week
    see the whole before you touch anything | overview of our recurring tasks | what's on the map
    hours, systems and owner per task`),
  "ai-powered-automation:feature-2": lines(`where do you start in the program | which repeats come first
    clear rules and high volume | mistakes that can be undone | what kind of tasks come first in the 30 days
    do you begin with risky things`),
  "ai-powered-automation:feature-3": lines(`how is the result counted in the program | hours before and after
    estimate or real count | same people measured | number at the end | is it measured on the same tasks`),
  "ai-automation:feature-1": lines(`how do we choose the one task | what makes a good first task
    checkable in a minute | good candidate for automation | who picks the task | criteria for the pilot task`),
  "ai-automation:feature-2": lines(`does it work beside my people | agent drafts and person sends
    first weeks with the agent | shadow mode | do both see what it would have done | who sends in the first weeks`),
  "ai-automation:feature-3": lines(`two numbers at the end | who decides what comes after the pilot
    before and after in the pilot | what if the pilot isn't worth it | end of the small start
    do I have to go on after the pilot`),
  "ai-consulting:feature-1": lines(`ranked list or slides | what's in the ranked list
    do I get a powerpoint from consulting | build cost and risk per task | candidates with hours saved
    is the order the advice`),
  "ai-consulting:feature-2": lines(`are we ready for ai | is our data good enough | what if our data is a mess
    honest readiness | which of data, systems, people isn't ready | what is the first project if we aren't ready`),
  "ai-consulting:feature-3": lines(`is the roadmap by quarter | can we run the roadmap without you
    budgets and names in the roadmap | what does the roadmap contain | decisions per quarter
    plan we can carry out alone`),
  "ai-consulting:service-1": lines(`strategy development | one page for the board | goals in dollars
    what's in the strategy | quickest payback first | what to leave alone with reasons | ai strategy
    paper for our board`),
  "ai-consulting:service-2": lines(`process automation consulting | do you follow a process from start to end
    write down waits and handovers | remove steps before automating | streamline first? | process analysis
    rules with exceptions`),
  "ai-consulting:service-3": lines(`readiness assessment | where is our data and how clean
    ready, ready after a fix, not yet | do you check our systems | verdict on readiness | who will own the agent
    ai maturity check`),
  "ai-consulting:service-4": lines(`implementation roadmap | stop points | owners and budgets
    when is the first agent in the roadmap | change course in the roadmap | quarterly plan`),
  "ai-consulting:reason-1": lines(`why is the order important | how is your list ranked | ranked by what
    where is the line drawn | list without order | why you for consulting`),
  "ai-consulting:reason-2": lines(`do you say no | reasons for rejected tasks | why wasn't a task chosen | written no
    do you tell us what not to automate | tasks below the line`),
  "ai-consulting:reason-3": lines(`where do hours come from | survey or real counts | do you count at our desks
    calendars and inboxes as source | how do you measure hours in consulting | no questionnaire?`),
  "ai-consulting:reason-4": lines(`can I give your roadmap to another firm | who owns the consulting results
    use your list elsewhere | hand the plan to our own team | do the results belong to us | other builder with your plan`),
  "consulting-leave-with": lines(`what do I leave the consulting with | first three tasks | tasks to forget
    one call and one week | quick result of consulting | which tasks to forget`),
  "machine-learning:feature-1": lines(`do you test a baseline | when do you build a model
    model only if better than simple | do you always build ai | past data test of the model | simple method first`),
  "machine-learning:feature-2": lines(`is the data cleaned | can training be repeated | roll back a model
    data pipeline | switch back to the old model | deployment of models | last good model`),
  "machine-learning:feature-3": lines(`how is the model watched | weekly accuracy | who hears when accuracy falls
    agreed line | model drift | monitor the model | model gets worse over time`),
  "machine-learning:service-1": lines(`custom model development | reason behind a score | errors in dollars
    forecasts and scores from our own records | what does a custom model include | explainable scores
    model the planner understands`),
  "machine-learning:service-2": lines(`data pipeline optimization | bad rows | missing data, do you fill it in
    warning when data is late | rebuild a past day | sources with owner and gaps | dirty data`),
  "machine-learning:service-3": lines(`can our team train it again | test on unseen months | trial beside the old way
    model training service | retrain with one command | parallel run | previous version back`),
  "machine-learning:service-4": lines(`alarm line | who approves retraining | likely cause when accuracy drops
    performance monitoring service | live results every week | rule for retraining | when is a model retrained`),
  "machine-learning:reason-1": lines(`what if an average does as well | do you tell us when ml is useless
    moving average | last year's figure as good | is ml worth the upkeep | honest about ml | do we even need a model`),
  "machine-learning:reason-2": lines(`whose are the models | data and code in our accounts
    does the model run if you leave | trained models belong to whom | where does the model live
    do you keep our history`),
  "machine-learning:reason-3": lines(`forecast with range | error bars | low and high end | is it one number or a range
    how uncertain is the forecast | margin of error | plan for both ends`),
  "machine-learning:reason-4": lines(`does the model decide | who approves above the limit in ml | model proposes only
    automatic decisions by the model | rank or order proposed | human decides on forecasts`),
  "ml-history": lines(`how much data do we need | years of history | is an excel export enough to begin
    when do we know if a model helps | one year of data enough? | how much history for a forecast
    what data for machine learning | first week of machine learning | data requirements for a model | min history`),
  "enterprise-integration:feature-1": lines(`own account per agent in enterprise | lock an agent in one place
    your identity your roles | least access for enterprise agents | single sign on for agents
    roles and rights of agents`),
  "enterprise-integration:feature-2": lines(`would auditors accept it | exportable audit lines
    who asked and who approved | audit log for regulators | evidence for inspection | one line for each action`),
  "enterprise-integration:feature-3": lines(`old systems in enterprise integration | database view | screen from 1998
    do you test each contract with old systems | write down interfaces | files at night are enough?`),
  "enterprise-integration:service-1": lines(`logistics | what do you do for logistics | late trucks
    proof of delivery matching | who signs customs papers | customers told about delay | shipping company help
    carrier dispatch | trucking firm`),
  "enterprise-integration:service-2": lines(`banking | what do you do for banks | who judges fraud
    two approvals for money | chatbot for bank terms | fraud flagged for an analyst
    does the bot release money in a bank | credit union services | kyc files`),
  "enterprise-integration:service-3": lines(`telecom | what do you do for telecoms | churn prediction with the reason
    outage notices | offers inside limits | phone company help | mobile carrier`),
  "enterprise-integration:service-4": lines(`energy | what do you do for utilities | grid | meter readings
    load and storage by the hour | switching plans | power company | electricity supplier help`),
  "enterprise-integration:reason-1": lines(`agent account in our active directory | how do we lock an agent out
    identity in enterprise | rights in our directory | azure ad accounts for agents`),
  "enterprise-integration:reason-2": lines(`who may approve in our enterprise | approval rules from us
    steps above our limits | whose rules count | do you decide our approvers`),
  "enterprise-integration:reason-3": lines(`audit in our own log | export for the auditor
    what was read and written in the enterprise log | ready for audit | log line contents`),
  "enterprise-integration:reason-4": lines(`is the screen from 1998 included | integrate message queues | nightly files
    contract with each old system | why you for old systems`),
  "enterprise-page": lines(`system nobody dares to touch | price on one page | layers and limits on a page
    what do I get when I name my system | nobody knows how our old system works | the black box in the basement
    how do I begin with enterprise integration`),
  "enterprise-industries": lines(`which industries for enterprise integration | regulated industries you serve
    four audited industries | do you do logistics, banking, telecom, energy | sectors | industry list`),
  "systems-map": lines(`Harrow Vale | KYC agent sample | who approved the missing passport
    what waits in the systems map | I. Marsh | held account release | two approvals in the example | R. Amsel
    which access has the kyc agent in the drawing`),
  "sample-forecast": lines(`forecast sample error | how much better was the sample forecast | 11.9 to 6.8
    who hears first in the sample | alarm at what percent | is the forecast sample real | coffee forecast accuracy
    average error before and after | Noor Haddad role | forecast example numbers`),
  "forecast-log": lines(`when was the forecast updated in the sample | week 35 | order of 300 cases
    whose approval does the order wait for | 288 cases | 05:10 | how many cases were forecast
    order drafted at what time`),
  "sample-ranking": lines(`which task is first in the sample ranking | delivery status emails
    how many hours are delivery status emails | payback of the first task | cut line in the sample
    is the ranking invented | 62 hours a month | hourly rate in the sample | opportunity table first row
    paid back in 5 weeks`),
  "table-first": lines(`what's above the cut line | receipt matching in the table | quote drafts payback
    cost of receipt matching in the sample | risk of quote drafts | three tasks worth doing in the sample
    medium risk tasks above the line | how many hours are quote drafts | 7 weeks payback`),
  "table-later": lines(`what's below the line | customs papers payback | shift planning in the sample
    supplier reviews weeks | rate talks cost | who drew the line | Adaeze Lindqvist | tasks not worth it in the sample
    high risk tasks in the table | which tasks were not chosen in the ranking`),
} as const;
