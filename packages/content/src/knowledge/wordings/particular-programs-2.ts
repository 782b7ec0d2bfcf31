import { lines } from "./lines.ts";

/** What is particular to each small fact about solutions, from agents to security, asked by people who never saw the page. */
export const particularProgramsWordings2 = {
  "ai-automation:feature-2":
    lines(`does the agent send things by itself from day one? | who presses send in the first weeks, bot or person
    Will it work alongside my staff at the beginning?
    Can my team see what the bot would have done during the first weeks?
    I'm afraid of letting it loose on customers right away, is there a shadow phase?
    only drafts at first, for how long? | Is there a human-in-the-loop period before it runs alone?
    surely it isn't unleashed on our customers in week one | Shadow mode at go-live, do you do that?
    does my employee sit next to the agent and approve its drafts for the opening weeks?
    How do my people get used to it early on, do they just watch its suggestions?
    Do we get a break-in period where it merely proposes and we dispatch?`),
  "ai-automation:feature-3":
    lines(`what do we get at the end of the automation, two numbers? | who decides what comes after the trial, you or us
    Am I obliged to continue after the before and after figures are in?
    Can we just walk away once the final count is done? | is there a follow-up contract after the measurement?
    what if we want nothing more after the final tally
    Will you push me to buy more once the comparison is finished?
    Do I see the result as a simple pair of figures or a long report?
    go or no-go at the end of the pilot, whose call is that?
    My partner fears we'd be locked in after the count, are we free to choose?
    Does the closing comparison show earlier versus later in plain figures?
    surely you decide the next step for us when the counting ends?`),
  "ai-automation.missed-calls": lines(`I'm a plumber and can't pick up on a job, what would the agent do?
    does it text people back when I miss their call | How fast is a missed call answered, minutes or hours?
    Does the bot ask the caller for what I need before I drive out?
    unanswered phone while I'm on the roof, can you help? | Does it ring back or send an SMS to the caller?
    We lose jobs because nobody answers the phone, is there an example for tradespeople?
    what info does it collect before the electrician's visit
    Callers hang up and ring the next HVAC firm, would a text reply catch them?
    do you have something for voicemails nobody listens to at a heating company
    Can it gather the address and the fault from someone who phoned in vain?
    Text-back for unanswered calls and job intake for contractors?`),
  "ai-automation.document-chasing":
    lines(`can the bot nag my clients for missing receipts? | does it ask for each missing receipt by name and date
    When does the agent stop asking clients for documents?
    I spend January begging clients for vouchers, can you take that over?
    we're bookkeepers, who chases the paperwork, us or the agent?
    Does it keep reminding until the client's folder is complete?
    missing slips from clients at tax time, any help?
    Does the reminder name the exact bill that is lacking or just say send everything?
    PBC list follow-up with clients, can the agent do it?
    my accountant's office sends vague reminders, would yours be specific
    Is there an example for a tax adviser waiting on client paperwork?
    Clients ignore our first email about lacking receipts, does the agent keep at it?`),
  "ai-automation.group-requests": lines(`a party of forty wants to book our hotel, can the bot draft the offer?
    does the group offer include rooms and menus
    We get wedding inquiries all week, would an agent write up the proposal?
    Can it put together dates, rooms and food for a big party?
    is the offer for forty guests a draft or sent directly?
    I run an inn and quoting for coach groups eats my evenings, any help?
    Banquet and room block proposals from an inquiry, automated?
    what's in the draft for a large booking, menus too
    Our restaurant gets emails for company dinners with rooms, can that become a quote?
    do you have an example for hotels and large parties?
    Someone wants to bring forty people for a weekend, who writes up the quote?
    MICE requests: can it turn an RFP into a draft with dates and catering?`),
  "ai-automation.enrollment-questions":
    lines(`can the bot tell parents what the fees are? | does it answer when the course starts and if places are left
    Our school office is flooded with calls about signing up, can an agent help?
    What happens with a student's question that needs a human? | is there an example for schools or colleges?
    We run a language school and everybody asks about tuition, could a bot reply?
    does the enrolment bot hand tricky cases to the secretary
    Admissions FAQs on deadlines, tuition and seats, can they be automated?
    Would a mother asking about a hardship discount be passed to a person?
    free seats in a class, can the agent say so?
    At the start of term we drown in registration emails, which kinds would it handle?
    surely it won't decide a special admission case itself, it hands that on?`),
} as const;
