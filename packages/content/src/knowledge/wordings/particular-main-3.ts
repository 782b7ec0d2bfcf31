import { lines } from "./lines.ts";

/** What is particular to a fact that many ask for, asked by people who never saw the page. */
export const particularMainWordings3 = {
  "jobs-remote": lines(`can I work from home in these jobs
    I live far away and can't relocate, would that rule me out of your openings? | are all positions remote
    do I need to come into an office for the project manager role | remote or hybrid
    Is any of the six roles on site? | I would apply but I hate commuting, where would I be working?
    can the sales and business lead work from anywhere
    Everybody advertises remote and then demands three office days. Is yours fully remote?
    home office allowed for the senior AI engineer? | is the full-stack developer job location independent
    Would I have to move to another city to join your team?`),
  "jobs-contract":
    lines(`how long is the contract for the full-stack developer | Which of your jobs is a permanent full-time position?
    can a contract be extended or become full-time
    I only want permanent work, is there anything that isn't temporary?
    ten months for the ML engineer, and then what | project manager contract duration
    I'm afraid I'd be out on the street after seven months as sales lead. Is extension possible?
    is the senior AI engineer job permanent or fixed term | How many months does the product lead contract run?
    are these short gigs or real employment | Contract-to-hire conversion available on these fixed-term roles?
    which role has the shortest contract term`),
  "jobs-experience": lines(`how many years of experience do I need for the AI/ML engineer job
    I've been coding for three years, is that enough for the developer opening?
    is a junior allowed to apply or do you want seniors only | project manager required years
    Do I really need eight years for the project management role?
    I just graduated, do any of your jobs accept beginners? | which position asks for the least experience
    minimum seniority for the product lead
    Five years in sales behind me, would I qualify as sales and business lead?
    how senior do you expect the senior AI engineer to be | I have four years in product, am I too green?
    YOE requirement per role?`),
  "jobs-apply":
    lines(`how do I apply for one of your positions | where do I upload my resume | Do I have to write a cover letter?
    I can't find a role that fits me, can I still send my CV?
    what does the job application form ask for | apply now button where | Speculative application possible?
    I hate writing motivation letters, can I skip that with you? | who do I send my CV to
    Do you want my phone number when I apply for a job?
    None of the openings suit me but I'd love to work with you, how do I get in touch?`),
  compliance:
    lines(`are you HIPAA compliant | We're a dental clinic with patient records, is your compliance good enough for that?
    do you comply with california privacy law | GDPR HIPAA CCPA
    My lawyer wants the documents behind your compliance claims. How do I get them?
    Our customers are in Europe and California, do you follow the privacy rules of both?
    can you handle protected health information legally | anyone can write GDPR on a website, where is the paperwork
    Which privacy regulations do you say you meet? | is CCPA covered
    will you sign a BAA, or at least state HIPAA compliance
    Our DPO asks for evidence that you meet data protection law, whom do we ask?`),
  soc2: lines(`do you have SOC 2 | Our procurement team won't sign without a SOC 2 report. Do you claim it?
    are you ISO 27001 certified or just SOC 2 | any other certificates besides SOC 2
    security certification for enterprise | My boss says startups never have SOC 2, is he right about you?
    what certificates do you hold | which attestations appear on your enterprise list
    Has an auditor looked at your controls, AICPA style? | is PCI DSS on your list of certificates as well
    The vendor questionnaire has a box for SOC 2, can I tick it for you? | type II trust services report, yes or no`),
  uptime:
    lines(`what uptime do you guarantee | How often is your service down? | is there an SLA | 99.9 or 99.99 availability
    Our last provider went dark for two days. What availability do you promise?
    do enterprise customers get a service level agreement | how many nines
    I can't have the agents offline during the holiday rush, what is your downtime guarantee?
    Does the contract name a percentage for availability? | is the system reliably up around the clock
    who promises me it doesn't crash all the time | availability target for enterprise plans?`),
  security: lines(`is our data encrypted end to end | How do you stop an agent from seeing more than it needs?
    role based access controls | do agents use my login or have an account of their own
    Can I put a spending limit on an agent?
    I'm scared a bot with admin rights could wreck everything. What access does it get?
    do you support RBAC and scoped credentials | least privilege for agents? | encryption yes or no
    Will it share passwords with my employees, or does each agent get separate credentials?
    our IT guy asks what security features are on the enterprise list
    Can we decide which staff roles get access to what?`),
  "data-kept": lines(`how long do you keep what I type into the intake form | please delete my data
    Who at your company can see my form submission? | do you delete inquiries after a year
    I filled in the form by mistake and want it wiped, where do I write? | data retention period for inquiries
    Will my details be sold or passed on after I submit the form? | right to erasure, which email address
    I don't like leaving my details on strange websites. What happens to them afterwards?
    is what I submitted erased automatically at some point
    Can you remove the request I sent last month before the 365 days are over?
    who reads the requests people send you`),
  ownership: lines(`if we part ways do we keep the flows | who owns the automations once they are built
    Am I locked in to you forever? | vendor lock-in with flows
    do the no-code flows sit in our own account or in yours
    My partner fears that you hold our workflows hostage. Do you?
    Can another agency take over what you built for us? | who has the rights to the log, us or you
    will the flows be documented so that my own people can maintain them
    We were burned by a developer who kept everything in his account. Whose account will it be?
    what remains ours when we leave you | exit strategy and portability of the Zapier style flows?`),
  "services-consulting": lines(`what do I bring to the consulting and what do I get
    I don't want anything built yet, just advice on which tasks to hand over first. | do you offer consulting only
    ranked task list with hours and cost
    Do I have to prepare our data before the consulting, or bring the week as it is?
    what is the cut line in your consulting result
    Can somebody look at one week of our work and tell us where AI makes sense?
    We have no AI strategy and I feel lost about where to begin. Is there an advisory service?
    who decides in the end which tasks get automated after the consulting | a week of advice, is that all it takes
    Use case prioritisation workshop with effort and cost estimates?`),
  "services-agents": lines(`what do I need to bring for the custom AI agents service
    how many days until a custom agent works, counted from the first call
    Do I get the test results along with the agent? | custom agent service deliverables
    which person from our side has to take part when you build a custom agent
    what stays in our hands with the custom AI agents service
    Can I give you just one job and get one working agent back?
    I worry that nobody here owns the thing afterwards. Is an owner named at handover?
    thirty days sounds too fast for a custom agent, is that so
    Under the custom agents service, who approves steps that move money?
    we want the agent built inside our own tools, is that how the service works
    what exactly is handed over at the end of the custom agent service`),
  "services-automation": lines(`how long to connect our old core system
    we have a twenty year old mainframe, can you integrate that and how fast
    Automation and integration service timeline? | do simple integrations take weeks or months
    What do I have to prepare so that you can connect our software?
    who holds the keys to our systems after the integration | legacy integration three to six months, really
    Our shop and our accounting don't talk to each other, could you connect them once and for all?
    what stays with us when you do automation and integration
    Is half a year normal for hooking up an old banking core?
    do exceptions still land with us after the systems are connected
    We copy everything by hand from one program to another. Is there a service that links the steps?`),
  "audit-result":
    lines(`what do I get out of the free audit | Can I keep the audit notes if I don't buy? | free audit deliverables
    do I walk away with anything if we decide against you after the audit | Does the audit end with a start date?
    is the audit just a sales pitch or do I get a plan
    I suspect the free audit is bait. What will I hold in my hands afterwards? | who owns the notes from the audit
    So after the audit there is a scoped plan, and a price too?
    will I know when you could begin once the audit is done | what does the audit report contain
    We may not hire you, may we still use what the audit found?`),
  "price-in-writing": lines(`do I get a written quote before you start building
    I've been hit by surprise invoices before. Is the price fixed in writing first?
    what is the lowest price to begin with | minimum budget to start | is 2,500 dollars the starting price
    How is the scope of the work determined? | Will I see a number on paper before any work is done?
    is the price binding or does it creep up later
    my boss wants a written offer before anybody touches anything, do you do that | written estimate up front?
    We only have two thousand dollars, is that below your entry price?
    who sets the scope and when do I hear the cost`),
  "process-days": lines(`on which days do the four steps happen | what happens on day 3
    Can you give me the day by day schedule from discovery call to support? | project timeline with day numbers
    when does the support and optimize phase begin | How many days does the discovery call phase take?
    I have to plan my team's calendar for the month, which phase falls on which days?
    what are we doing in the first two days
    What order do the call, the audit, the build and the tuning come in, with days?
    is day 25 still building or already optimizing | thirty days split into what phases
    Gantt for the thirty day rollout?`),
  "step-audit": lines(`what happens during the ops audit | How do you decide which recurring tasks come first?
    are tasks ranked by hours and risk | ops audit days | When in the project do I get scope, price and dates?
    do you map our repetitive work before you offer anything
    Who makes the list of recurring tasks in the ops audit, us or you?
    I'm not sure what an ops audit is, is it like a tax audit? | is the ops audit over by the end of the first week
    what do you send us at the end of the ops audit | Process mapping phase: duration and output?
    I fear the audit will drag on for weeks, how long does that step last?`),
  "step-build":
    lines(`how long does the build and deploy phase take | do you launch straight into live or with approvals first
    Will the agent be tested on our old cases before launch? | when does the agent go live in the project
    build and deploy step | What happens between day 8 and day 24?
    I'm nervous about launch day, does it start in approval mode? | do you build several agents in the build step
    Backtesting on historical cases before go-live? | does somebody have to approve what it does at launch
    My colleague claims you deploy untested stuff. How do you test in the build step? | when are you done building`),
  methodology: lines(`what do I keep after the assessment step
    explain your method of assessment, strategy, implementation and optimization
    Which days belong to the strategy phase? | what do I hold in hand after each phase of your services
    do you read the log with us every week
    how does the optimization stage work and how long do you tune | map of our week, when do we get that
    Do people approve every step at first during implementation?
    is there a method behind your services or do you improvise
    My manager wants the methodology with artefacts per stage. What are they?`),
  "stop-anytime": lines(`can we stop halfway through | what if we change our mind after the strategy step
    Am I tied in until the end once we have begun? | quit between steps possible
    I hate long commitments. Can I get out after the first phase?
    do we get something useful even if we break off early
    My budget may be cut mid-project, can I pull the plug after any step? | is there a break point after each step
    Off-ramps between phases? | can we just do the first step and leave it there
    What if I'm not happy after the plan, do I have to continue?
    do you force customers to go through all four steps`),
  "role-sheet": lines(`what is a role sheet | Do I see what the agent may do before it gets built?
    where is it written down what the bot is allowed to do on its own
    who does an agent report to and where is that set | job description for an agent
    I want to sign off the bot's duties in advance. Is there a document?
    is there a spec that says what it must ask about | What is the very first document for each agent?
    can I read the agent's mandate before you start building
    Like a new hire, does the agent get a written description of tasks and a boss?
    does the role sheet say where the agent works
    I worry the scope of autonomy stays vague, how is it defined per agent?`),
  "operations-map":
    lines(`how many of a hundred tasks can agents take over after a month | what share of invoicing goes to agents
    Do agents take over hiring decisions on your map? | operations map numbers | is pricing ever handed to an agent
    How many out of ten bookkeeping tasks are automated? | which area gets the most tasks handed over
    will agents take supplier emails, and how many
    My boss thinks AI will do everything. What proportion of recurring tasks really goes over?
    lead replies six out of ten, is that right | which tasks stay entirely with people on your home page chart
    Automation rate by function: quotes, scheduling, weekly reports?`),
  "founding-story": lines(`how did the company start | What does the name mean? | who came up with the idea and how
    the founders counted their tasks, tell me more | Is there a story behind the number thirty?
    origin of the company name | what did the founders write down for a month
    I'm writing a portrait of your firm, how did it begin?
    How did you find out that a third of the work needs no judgment?
    do you still begin projects with a list and a clock | was there a product before the company or only a list`),
  "stories-fictional": lines(`are your customer stories real | Is that company in your case study made up?
    I googled one of your clients and found nothing. Does it exist? | are these fake testimonials?
    are the savings figures from real customers | My boss says the success stories are invented, is that so?
    can I call one of the people in your stories | Do the numbers on your home page come from actual projects?
    illustrative means fictional, right | who are the people quoted on your site
    These case studies look too good to be true. Are they genuine? | reference customers real or fictional`),
  "contact-form": lines(`will a human answer my message or a bot | which subjects can I choose in the contact form
    I pressed the button on the contact page and another form opened. Has my message been sent?
    is my message sent straight away from the contact page | partnership inquiry, where
    I don't want to be answered by an AI. Who replies when I write to you?
    how do I ask for a demo of an agent in writing | Does the contact form carry my details over to the intake form?
    contact page subject for support questions
    We would like to become a partner, which option do I pick when I write?
    do I get a name or just an anonymous team reply when I write
    Did you get what I typed on the contact page or do I have to send it again?`),
  scale: lines(`can it handle ten thousand runs a day | What if our orders triple, do we have to hire?
    we only have ten cases a day, is that too few | does it cope with big volume
    Black Friday brings us five times the tickets. Will the agent keep up? | any throughput limits
    how many runs per day are possible | I doubt it holds up once we grow. Does it scale?
    Is it true that volume can triple with no extra staff?
    our workload goes up and down like crazy, is that a problem
    we are growing fast and can't find people, would agents absorb the extra work`),
  "why-us": lines(`why should I choose you over others | what makes Thirtyfold different from the other AI agencies
    Do your people know operations or are they only coders? | reasons to pick you
    Have your engineers ever run the processes they automate?
    Give me arguments for you that I can show my boss.
    my boss says you are just another ChatGPT wrapper, what sets you apart
    Competitor is cheaper. Why would I go with you instead? | what expertise do you have
    Single accountable team end to end, including after day 30?`),
  logs: lines(`what exactly is written in the log | Can I see afterwards what the agent read and decided?
    who owns the activity log | does the log show times
    Our regulator wants to know who asked and who approved. Is that recorded? | audit trail in regulated systems
    is the log in plain words or in computer code
    I need to prove later why the bot did something. Where is that recorded?
    Something went wrong on Tuesday night, how would I find out what the agent did?
    does the record name the approver | is every single action recorded or only the errors
    Traceability of decisions with timestamps and requester?`),
} as const;
