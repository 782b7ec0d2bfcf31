import { lines } from "./lines.ts";

/** Of the program, its days and what a visitor has to do, as visitors say it. */
export const askedProgramWordings = {
  time: lines(`how long does it take | when will it be live | when is it up and running | how many days in total
    is it done by new year | we need it in two weeks, ok? | how fast | eta? | time to launch
    can you finish it this month | duration of the program | how soon after signing does it work
    how many weeks until the bot works | how long from the first call until it works for us
    we tried for a year with another vendor, how long with you | how quick can you be | is a month enough for you
    30 days from when | when does the clock start | does the thirty days include testing | what's your usual turnaround
    when would we see a benefit | how long does a project last | are you slow | delivery time
    when could we go live if we begin today | timescale | hwo long dos it take`),
  process: lines(`how do you work | what are the steps | how does the whole thing go | walk me through it
    describe the process | which phases are there | what happens from start to end | four steps? name them
    how does a project with you run | what's your approach | the procedure please | what will happen after I say yes
    how does cooperation work | what do you do first, second, third | stages of the program | outline of the program
    explain how the 30 days work | what's the order of things | how do you go from idea to running agent
    roadmap of a project | give me the short version of how it works`),
  "process-days": lines(`which day is what | calendar of the thirty days | days of each phase
    on what day do you start building | on which day is the call | schedule by day | when is each phase
    how many days does the build take | how long is each step | day 1 | day 25 to 30 what happens
    timetable for the month | when does tuning start | the days for audit and build | is there a day by day plan
    how many days are for the audit | which days are support and optimize | break down the 30 days`),
  "discovery-call": lines(`what happens in the first call | what will you ask me in the first conversation
    who talks in the discovery call | do I have to prepare for the call | what is the discovery call
    what do you want to know at the beginning | first step | first phase | what questions do you ask
    is the discovery call technical | what's talked about on day 1 | will you ask about our systems | how does it begin
    what is the kickoff talk about | what do I tell you in the first call`),
  "step-audit": lines(`what is the ops audit | what do you do in the audit week | day 3 | second step of the program
    who ranks the tasks | how are tasks ranked | do you map our processes | what do we get on day 7
    when do I get scope, price and dates | how do you choose what to automate | what is measured in the ops audit
    after the call comes what | when do you send the price | how do you find out which tasks to take`),
  "step-build": lines(`what happens while you build | when is it built | third step
    how do you test the agents before launch | does it go live in the build phase | launch in approval mode when
    build and deploy phase | day 8 | who builds it | when are the agents tested | deployment when
    is testing before launch | what comes after the ops audit | development phase`),
  "after-launch": lines(`what happens after going live | and after day 30? | do you help when it's running
    who maintains it | who fixes it if it stops | who do we call when it breaks later | is somebody looking after it
    maintenance? | do you leave us alone afterwards | who is in charge of the agent on our side and yours
    are you still there after a month | support once it is running | do you update it | who watches it
    what if the task changes later, who adapts it | service after launch | what does support and optimize mean
    fourth step | does the bot get better over time with your help | who's the owner of the agent in our team
    named owner? | what do you do in the last days | post launch support | handover and then?`),
  promise: lines(`what does 30 percent in 30 days mean | thirty percent of what | what's the promise
    how do you count the hours | is 30% guaranteed | who checks whether hours went down | how do you prove savings
    how is success measured | what's with the 30 | meaning of your name | do you measure before and after
    sounds like hype, how do you measure it | which tasks are the thirty percent
    does that mean I save 30 percent of salaries | is thirty percent of our work really automatable
    how do I know it's working | how can I verify the savings | ROI? | is there a return | evidence that it saves time
    what if it doesn't reach thirty`),
  "your-part": lines(`what do you need from us | who must be involved | how many of my people do you need
    how much of our time | do we need a developer | do I need IT | which access do you need
    do we have to give you old cases | I'm not technical at all, can I do it | what's our homework
    do you need data from us | what must we provide | do we have to assign somebody | who should be the owner
    I have a small team with no spare time, what do you need | what do I have to bring to the project
    what input is required | do we need admin rights | requirements on our side | does my staff have to learn something
    what effort is it for us | need past examples?`),
  mistakes: lines(`what if the agent is wrong | does it make mistakes | how do you stop it from talking nonsense
    can it hallucinate | how do you test it | what if it sends rubbish to a patient | what if it misreads an invoice
    can I trust the answers | how reliable is it | does it invent things | wrong answer to a client, then what
    what if it gets an order wrong | is somebody checking before it goes out | what does it do when unsure
    how do you catch errors | quality control? | how are agents tested | what happens in case of error
    does the ai make stuff up | a wrong booking would cost us dearly | our lawyer fears wrong statements
    what when it fails`),
  "human-approval": lines(`does a person approve | can it act on its own | who says yes before money moves
    can the agent pay without me | is there an approval step | will it send mails without asking | do I stay in control
    who approves contracts | can it sign something | does it decide by itself | which steps need my ok
    can I choose what runs alone | how autonomous is it | is it fully automatic | who decides in the end
    I don't want it to act alone | what may it do without us | can it spend money | human in the loop
    does someone check the payments | can it give discounts on its own | who releases the invoices
    my boss doesn't trust robots with money | what needs approval | our partner wants four eyes on every payment
    do we have to approve everything forever | manual approval needed? | who is the approver
    can I stop an email before it leaves`),
  "stop-anytime": lines(`can we stop in the middle | exit at any time? | am I locked in for the whole program
    what if we want out after step two | cancel anytime? | how do I cancel | minimum term | notice period
    can I quit after the assessment | do I have to do all four steps | may I stop after the strategy
    is there a commitment | leave after the first phase | what do I keep if I stop early | terminate early
    abort the project | can we break off | only do the first step?`),
  methodology: lines(`what is your method | what are the four steps of the services
    assessment strategy implementation optimization | what do I keep after each step | day 6 to 9
    what is the strategy step | how long is the assessment | method of your services | when is the optimization
    what do I hold after the assessment | what's the deliverable of each step | how many steps does a service have
    map of my week when | ranked plan when | what happens in implementation | which days are the strategy days`),
  services: lines(`what services do you offer | list your services | what do you do | what can I buy from you
    which three services | services? | what kinds of help do you sell | do you consult or build | name your services
    service overview | what's on offer | offering | is it consulting, agents or integration
    what are your main services | what do you sell exactly`),
  "services-consulting": lines(`how long is the consulting | 7 days for what | what do I bring to the consulting
    what do I get from the consulting | consulting duration | what does ai consulting deliver as a service
    who decides after the consulting | one week of work, what do you do with it | consulting in how many days
    does consulting include a cost per task | what is the cut line in your consulting | input and output of consulting
    consulting: what stays with us | how many days until the ranked list | is consulting a week`),
  "services-agents": lines(`how long does a custom agent take | thirty days for a custom agent?
    what do I bring for a custom agent | what do I get with custom agents | who approves steps with the custom agent
    do I get test results with the agent | custom ai agents service | is the role sheet part of the delivery
    what stays with me with a custom agent | time for building an own agent | what do you need for a custom agent
    custom agent from first call`),
  "services-automation": lines(`automation and integration service | how long does automation & integration take
    what do I bring for the integration | list of systems needed? | what do I get from the integration service
    who keeps the keys after integration | what stays with us in the integration | who handles the exceptions
    do we keep the flows | connected steps with limits and one log | how long for simple steps
    weeks or months for automation | integration: what do you need from us`),
  "services-start": lines(`how do I start a service | what do I write to begin | two lines are enough?
    what do you answer after I write | how do I get a time for the call | what happens when I write two lines
    how do I ask for a service | what should I bring to the call, who tells me | how short can my message be`),
  "services-questions": lines(`which service is right for me | I don't know if I need consulting or an agent
    consulting or agents | who does it, what to hand over, how does it reach our systems
    which of the three services for me | difference between the three services | what does each service answer
    when do I need automation and integration rather than an agent | help me choose a service`),
  "two-ways": lines(`consulting or gpt first | what should I start with | I can't name a task, where do I begin
    same questions keep coming, what do I start with | start with advice or a tool | two ways to start
    what if I don't know what to automate | which is the better first step, a GPT or the consulting
    I have no idea where to begin`),
  "consulting-week": lines(`what do you do in the consulting week | do you sit beside us for a week
    do you watch my people work | who counts the work | what happens in the week of consulting
    do you come and count our tasks | what do we have at the end of that week | who decides what's handed over
    spend a week beside the work`),
  "audit-sheet": lines(`what does the sheet of day 7 say | sample sheet | how many tasks were counted in the sample
    first agent in the sample sheet | what stays with people on the sheet | tasks worth handing over in the sample
    day 7 of 30 | example of an audit result | audit example numbers`),
  "gpt-sample": lines(`business class to Lisbon | what did the travel policy example answer | gpt example conversation
    sample question to the travel policy | visa question in the sample | flights under 6 hours
    what does the custom gpt do when there's no page | example of an answer with a page
    which page of the travel policy`),
  "time-integration": lines(`how long does an integration take | integration duration
    weeks or months to connect our crm | how long for a complex integration | how long for a simple integration
    why 6 months | we have SAP from the nineties, how long | time to connect an old system
    how long to hook up a form to a crm | our core banking is ancient, how many months | shortest integration time
    longest integration time | is a few weeks realistic for a simple connection | how many months for legacy
    what takes three months | integration timeline | can our ERP be connected by summer`),
  hours: lines(`when are you open | opening times | office hours | are you there now | open on saturday?
    open sundays? | at weekends? | until when can I reach you | what time do you open | what time do you close
    business hours pls | which time zone are your hours | is anyone there at 8 pm | can I reach you at 7 in the morning
    are you closed on weekends | mon-fri? | are you reachable on friday afternoon | what are the hours on monday
    do you work nights | when do people answer | till when today | hours? | lunch time open? | EST hours
    what's 9 to 6 in my zone`),
} as const;
