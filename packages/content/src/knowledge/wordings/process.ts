import { lines } from "./lines.ts";

/** Of how it goes, how long it takes and what stays with people, by the passage that answers. */
export const processWordings = {
  time: lines(`how long till it works
    when would my agent be running
    how many weeks until launch
    can it be ready by next month
    is it quick
    what is the delivery time
    how soon will we see something
    time to go live
    we are in a hurry, how fast are you
    how many days do you need
    deadline for the first agent
    does this take a year`),
  "time-integration": lines(`how long for a complex system
    integration with a legacy ERP, how many months
    how long does it take to hook up SAP
    are big integrations slower
    duration of a simple integration
    connecting our old software, time needed
    why do integrations take so long`),
  process: lines(`how does this work
    what are the steps
    how do you go about it
    describe your process
    walk me through the program
    what happens from start to finish
    how does a project run
    your approach in short`),
  "process-days": lines(`which days is each step
    timeline of the 30 days by step
    how many days is the build phase
    when does the audit happen in the program
    what happens in week two
    schedule of the program day by day`),
  "discovery-call": lines(`what is discussed on the first call
    how does the first call go
    what will you ask me in the discovery call
    how should I prepare for the call
    first talk with you
    how long is the discovery phase`),
  "step-audit": lines(`what is the ops audit step
    what happens in step two
    what do you do in days 3 to 7
    do you map our tasks
    how do you rank the tasks
    second phase of the program`),
  "step-build": lines(`what happens while you build
    what is build and deploy
    do you test the agent before launch
    when do you build
    third step of the program
    how do you launch an agent`),
  "after-launch": lines(`what about support afterwards
    are you gone once it is live
    do you maintain the agent
    who takes care of it later
    is there support after go-live
    what is the final phase
    who do I call when it breaks after launch
    do you keep improving it
    step four`),
  methodology: lines(`what is your methodology
    assessment, strategy, implementation, optimization
    the four phases of your services
    what do I keep after each step
    method of the services page
    how many days is the assessment
    when does the strategy phase take place`),
  "stop-anytime": lines(`can we stop after the first step
    are we committed to the whole project
    can I leave in the middle
    do we have to go through all steps
    may we quit after the assessment
    can I do just one step`),
  promise: lines(`is 30 percent realistic
    what does automate 30% in 30 days mean
    how do you prove the savings
    how is success measured
    do you guarantee 30 percent
    which thirty percent
    what is the ROI
    show me figures
    how do I know it pays off
    will we really save hours`),
  "human-approval": lines(`can it send money without asking
    do I have to approve everything
    who signs off before something goes out
    does a human look at it first
    we want to keep control
    I do not want a machine to decide on payments
    can it act alone
    how do I stop it
    can we switch it off
    is there an approval step
    what is approval mode
    can I take back a permission
    will it do things behind my back`),
  mistakes: lines(`what if it gets something wrong
    does it make things up
    how accurate is it
    I worry that it writes nonsense to customers
    what if the agent does not know
    can errors be undone
    how do you make sure it is right
    is it reliable
    will it embarrass us
    who catches the errors`),
  "jobs-lost": lines(`will my team be replaced
    do people lose their jobs because of this
    are you going to make my staff redundant
    my employees are afraid for their jobs
    is this about firing people
    what do people still do
    what should stay with humans`),
  "your-part": lines(`what do you need from our side
    how much work is it for us
    who has to be involved
    do we need to give you access
    how much time does my team have to spend
    do I need a project lead
    what do we have to prepare
    we are very busy, how much effort is it`),
  "role-sheet": lines(`what is a role sheet
    is there a job description for the agent
    who does an agent report to
    how do you define what it may do
    what limits does an agent have
    how is the job of the agent written down`),
  "operations-map": lines(`how many of the invoicing tasks go to agents
    what is the operations map
    how many lead replies are handed over
    which tasks does the map show
    what are the 100 squares
    how many of ten tasks in bookkeeping
    is hiring automated`),
} as const;
