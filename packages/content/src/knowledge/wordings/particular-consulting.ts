import { lines } from "./lines.ts";

/** What is particular to each small fact about AI Consulting, asked by people who never saw the page. */
export const particularConsultingWordings = {
  "ai-consulting.first-roadmap": lines(`I own a small firm and don't know which three jobs to give to AI first
    which chores would pay for themselves soonest | Do I learn what each task costs to hand over before I commit?
    quick wins roadmap for a business owner | how many tasks does the review pick out for me, three?
    price per task in the first roadmap, is it stated
    I'm afraid of spending on the wrong thing first, can you rank by payback?
    shortest ROI use cases with handover cost for SME founder
    My family business could automate a dozen things. Where do I begin so it pays?
    Does your advice for proprietors name figures, or only ideas?
    what should the boss of a small company hand over first and at what cost`),
  "ai-consulting.risk-review": lines(`our directors want to know where AI already deals with our customers
    who is accountable when AI handles money in our company
    The supervisory board asked me which systems with AI already touch payments.
    AI governance exposure report for the board | can you map where AI is in use here already and who is responsible
    I suspect staff already use AI with clients and nobody answers for it.
    does the audit name a responsible person for every AI in contact with customers
    board members worry about AI near our cash
    Is there something to show a non-executive director how exposed we are to AI?
    AI risk register with accountable owners for directors
    We have no overview of where algorithms already make contact with our customers or funds.
    surely somebody must be liable for what AI does in our firm, can you show who?`),
  "ai-consulting.readiness-training": lines(`teach our managers how to read an agent's log
    Do you give lessons so that team leads can write a role sheet themselves?
    My department heads have never worked with an agent and don't understand its records.
    course for supervisors about instructing AI agents
    can our managers learn to write the job description for a bot
    I'd rather have my own people able to write what an agent may do. Do you coach that?
    workshop on agent logs for middle management
    enablement program for line managers on agent role definition and log review
    who shows my team leaders how to check what the bot has done
    Is there schooling for teams before they get their first agent?
    We fear our managers can't supervise a machine, can they be trained?
    what would managers learn in the readiness training`),
  "ai-consulting.portfolio-check": lines(`we own stakes in several firms, which one gains most from AI
    compare our portfolio companies by how much work an agent could do
    private equity fund wants an automation potential ranking of its holdings
    I'm a venture investor, can you look at six companies at once?
    share of work an agent could take over, company by company
    Before we buy we'd like to see how automatable the target is compared with the others.
    By which yardstick do you compare companies for an investor? | do you advise funds across their shareholdings
    Our partners ask which of our investments has the most labor that could be automated.
    AI due diligence across multiple portcos | Can a family office get its participations benchmarked for AI?
    surely firms in different industries can't be compared on agent potential?`),
  "ai-consulting:feature-1": lines(`do I get a powerpoint or a prioritised list from your consultants
    Which figures stand next to each candidate in your ranking?
    Please, no hundred-slide presentation. What do you deliver instead?
    does the list show what each idea would cost to build
    Is the risk of each possible AI project noted along with the time it frees up? | slides or a ranking?
    Our last advisors left a glossy presentation that nobody opened again
    For every proposed task, will there be a responsible person written next to it?
    what columns are in the ranked list: hours saved, build cost, risk, owner?
    I want to see build cost beside hours saved for each idea, is that in there?
    What does the consulting output look like if it isn't a deck?
    Will it be a prioritised backlog with cost and risk per item?`),
  "ai-consulting:feature-2":
    lines(`what if our data turns out to be too messy for AI | Will you tell us frankly if we aren't prepared yet?
    Our staff may not be up to it. Would fixing that become the first job?
    I bet you'd sell us an agent even when our systems can't cope
    What are the three things you examine to judge if we can begin?
    suppose our IT is a mess, do you start with that? | Would you still build if our people aren't prepared for it?
    honest opinion on whether our company is fit for AI?
    Does cleaning up come before building when something is lacking?
    We half suspect our records are unusable. What would the first project be then?
    if our systems are not ready do you send us away or fix them first
    Do you look only at technology, or at our team as well?`),
  "ai-consulting:feature-3":
    lines(`Can we carry out your roadmap ourselves without hiring you further? | is the plan split into quarters
    Does your plan say who does what and with how much money? | must we keep paying you to follow the roadmap
    I expect a plan that depends on you forever. Am I wrong? | roadmap with budgets and names per quarter?
    We have an in-house IT crew who'd like to execute the plan on their own
    What decisions are laid out for each three-month period?
    How finely is the plan cut, by month, quarter or year? | Are people named in the plan, or only departments?
    executable plan or vague vision? | Will the plan list the decisions we have to take and when?`),
  "ai-consulting:service-1":
    lines(`is there a one-pager for our board | Do you set the AI strategy's targets in hours and dollars?
    Our directors won't read more than a single sheet. Can they decide from it?
    Which comes first in the strategy, the quickest payback or the biggest project?
    will the strategy tell us what not to touch and why | Who has to agree to the strategic goals, the owner?
    AI strategy with payback order? | Strategy papers are usually full of fluff. Are your goals expressed in money?
    The board meets next month and needs something short to vote on
    Does the AI strategy rank projects by how soon they pay for themselves?
    I run the company. Would I be asked to agree on the targets?
    Could a strategy also advise us to leave some areas as they are?`),
  "ai-consulting:service-2":
    lines(`do you trace one process all the way through | Will you cut needless steps before you automate anything?
    Our invoices pass through six hands with long waits. Do you document that?
    Automating a bad procedure just makes it bad faster, right?
    do you write down where people copy the same field twice | lean out the process first, then automate?
    How do you analyse a single process in consulting?
    We have loads of exceptions that live only in Martha's head. Do you capture those?
    handoffs and waiting times recorded? | I suspect half of our steps are pointless. Do you remove them beforehand?
    Process mapping of every handover and retyped entry, is that included?`),
  "ai-consulting:service-3":
    lines(`what verdicts can the readiness check give | Could the assessment conclude that we are not yet fit for AI?
    Does the readiness check tell us who owns which data and how clean it is?
    Which of our systems can be read from and written to, do you test that in the readiness check?
    yes, no or after a fix: is that how the readiness result reads?
    Do you check who among our staff would take charge of an agent?
    I don't want a maturity score from one to five, just a clear judgement | readiness audit: what gets looked at?
    Our data sits in twelve places and nobody knows whose it is. Does the assessment sort that out?
    will the assessment say plainly whether we can start
    Is somebody to read the agent's log also a point in the readiness assessment?
    Does it cover read and write access of present systems before any AI?`),
  "ai-consulting:service-4":
    lines(`when would the first agent be up according to the roadmap | Can we change course halfway through the roadmap?
    First agent within a month, is that realistic in your plan? | stop points in the roadmap?
    I'm afraid of signing up to a two-year programme with no exit
    Are there checkpoints where we may call it off or turn another way?
    How soon after the plan starts does the first agent go live? | first agent in 30 days or in a year?
    If the market shifts in spring, does the implementation plan allow a turn?
    Roadmaps take forever to show anything. When do we see the first working agent?
    go or no-go gates in the implementation plan?
    does each quarter in the implementation roadmap have owner, budget and a point to bail out`),
  "ai-consulting:reason-1":
    lines(`why does the sequence of your list matter so much | Where's the cut-off in your list of AI ideas?
    We already have a wish list of AI ideas. What would you add to it? | By which criteria do you sort the ideas?
    do you draw a line between what to do and what to skip
    Brainstorming gave us thirty unsorted ideas. Can you put them in sequence? | ranked by hours, cost and risk?
    Isn't a plain list of use cases enough? | Is there a clear boundary below which ideas are dropped?
    everyone here has a pet AI project, who says which one goes first and which never
    Other advisors listed fifty use cases without any sequence. Are you any different?
    Use case portfolio: is there a cut line?`),
  "ai-consulting:reason-2": lines(`do you explain why an idea was rejected
    Every quarter the same silly idea comes back. Can you settle it for good?
    Are rejected projects documented with a reason? | Would you dare to tell our CEO no, on paper?
    written refusals for the tasks that didn't make it?
    My colleagues will fight about ideas you turned down. What can I show them?
    Do consultants ever say no, or just yes to everything? | reasons for the ideas under the cut, in writing?
    How do we stop the debate about discarded ideas from reopening?
    Do I get a justification for each thing you advise against? | will a no from you be put in black and white
    Sales director's favourite project was refused. Where is the ground for that recorded?`),
  "ai-consulting:reason-3":
    lines(`how do you find out how long tasks really take | Do you send round a questionnaire to estimate our hours?
    Staff always exaggerate in surveys. Do you watch the real work? | will your consultant sit next to our people
    survey or observation? | Where do the hour figures in your advice come from?
    Do you look into calendars and mailboxes to count the effort?
    How many days do you spend with the folks doing the job?
    I don't trust self-reported times. How do you gather yours?
    a week of shadowing our team, is that part of the consulting?
    Are the hours observed on site or filled in on a form by employees?
    Time and motion study instead of polling employees?`),
  "ai-consulting:reason-4":
    lines(`who owns the roadmap after the consulting | Can I take your list to another vendor and have them build it?
    May our developers use your recommendations without paying you again?
    Are we obliged to let you build what you recommend? | IP of the consulting results: yours or ours?
    I suspect the advice is only a hook to sell us your own builds
    could a competitor of yours implement your recommendations
    We like your advice but our own crew would do the building. Allowed?
    do you keep rights in the list you draw up for us
    Tender rules force us to put the build out to bids. May we share your roadmap?
    free to shop around with your ranked list?
    Would we have to ask permission before passing your findings to a different builder?`),
  "sample-ranking": lines(`which task comes out on top in your example priority list
    how many hours a month do delivery status emails eat in the example
    what hourly rate is the payback in the example ranking based on
    is the opportunity list on the consulting page real client data or made up
    What payback period is the cut-off for automating a task?
    how soon did the first item in the ranking pay for itself
    Thirteen weeks or more to break even, does that task drop below the line?`),
  "table-first": lines(`how many hours a month go into delivery status emails in the sample?
    what does automating receipt matching cost in your example table
    How long until quote drafts pay for themselves in the sample?
    Which tasks made it above the line in the consulting example?
    where is the cut line drawn, 13 weeks or something else? | what hourly wage did you reckon with, $40?
    Is writing quote drafts rated low or medium risk in the sample ranking?
    which job has the fastest payback, five weeks
    We match receipts by hand all month, what payback does your sample list for that?
    Payback threshold and labor rate behind your prioritization table?
    what costs $2,500 and is paid back in 5 weeks
    48 hours a month on receipts, did that rank among the ones worth doing?`),
  "table-later":
    lines(`why are customs papers not worth automating yet in the sample? | 125 weeks to pay back, which task was that
    How long would shift planning take to pay for itself in the example?
    Which tasks fell below the line in the consulting sample?
    who drew the cut line together with you, the finance lead?
    what would automating rate talks cost in the sample table
    Is shift planning rated medium or high risk in the sample?
    supplier reviews only 9 hours a month, so not worth it? | Who is Adaeze Lindqvist?
    how expensive is the customs paperwork one, $7,400 or less
    We hoped a bot could negotiate freight rates, does your sample advise against it?
    Which candidates did the sample roadmap put off for later because of payback?`),
  "consulting-leave-with":
    lines(`what do I walk away with after the consulting call? | how many calls does the consulting take, just one
    Do you also tell us which tasks to forget about?
    After one conversation, do I know the first three things to automate?
    one week of our work, is that all you look at in consulting?
    top three tasks plus the ones to drop, is that the result?
    I fear a consulting project of months, how long is yours?
    will the adviser say honestly which ideas aren't worth it | Which deliverable comes out of the advisory call?
    Do we prepare one week of our work for the consulting call, or a whole year?
    We have twenty ideas for AI and no clue where to begin, does one call sort them?
    does the call leave me with three tasks or a complete roadmap`),
} as const;
