import { lines } from "./lines.ts";

/** What is particular to a fact that many ask for, asked by people who never saw the page. */
export const particularMainWordings4 = {
  "try-agents": lines(`can I paste my own customer email and see what the agent makes of it
    where can I try the onboarding helper with my own call notes | test with my own text
    Is there an agent that makes a checklist from a signed proposal that I paste in?
    can I paste my task list and see what is late | I don't trust canned demos. May I use my own material?
    which demo agents accept my text
    paste spreadsheet rows of tasks and get a plan for the day
    hands-on trial with own input?
    I have notes from a client call right here, what could a demo agent do with them?`),
  "try-privacy":
    lines(`do you store the text I paste into the demo | Is it safe to paste a real customer email into the try-out?
    when does my demo text leave my browser | pasted text kept on server?
    I pasted something confidential into the sales demo, is it saved now? | what happens when I press Process
    Does the demo keep a copy of what I enter? | can I test with client data without it being retained
    will my input in the playground be used or kept later
    I'm worried that my notes from the trial end up in a database somewhere. | Is demo input persisted server-side?
    I typed text but never hit Process, did you receive it?`),
  "capability-reads": lines(`can an agent read PDFs | does it understand scanned forms and spreadsheets
    What kinds of files can the agents take in? | supported input formats
    do we have to convert our documents before the agent can use them
    Our customers send messy emails with attachments, can it cope as they arrive? | Is excel okay as input?
    can it read chat messages too | we get orders in every shape imaginable, what can the agent read
    My suppliers only send PDF price lists. Would that work?
    does it need a fixed template or does it take documents as they come
    Unstructured input such as web forms and mail bodies supported?`),
  "capability-corrections":
    lines(`does it learn when I change its draft | If I correct a mistake, will it make the same one again next week?
    what happens to my edits | do corrections become test cases | feedback loop from edits
    I keep rewriting what the bot writes. Does it ever pick that up? | how does an agent get better over time
    Are human edits turned into regression tests for the next release?
    is it trainable by simply fixing its wording
    I'd rather not teach the same thing twice. Does it remember fixes? | where does a changed draft go
    our tone is special, will it adapt when we edit its texts`),
  "jobs-culture":
    lines(`how do you work together as a remote team | what is the work culture like | Do you have a lot of meetings?
    are decisions written down at your company
    who answers for an agent inside your team | does each employee own their result
    what is it like to be an employee at Thirtyfold
    async and documentation-first culture?`),
  "chat-contacts": lines(`who do I message in the chat about a billing problem | when are people available in the chat
    Is anyone there on weekends to chat? | live chat hours | which chat contact helps with integration errors
    I wrote at eight in the evening and nobody answered in the chat. When are you there?
    can I ask about plans and pricing in the chat | what time zone are your chat hours in
    My integration throws an error, which of the three contacts do I pick? | do humans reply in the chat on Fridays
    who handles account questions in chat | Is there a rep in the chat window for order issues?`),
  "sales-support-agent-sheet":
    lines(`may the sales support agent give discounts by itself | Who does the sales support agent report to?
    is the sales support agent on at night too | discount over ten percent who approves
    can the sales bot send replies on its own
    Will your sales agent agree to contract terms without asking my head of sales?
    does it put holds in the calendar for sales calls
    I'm afraid the sales bot gives away fifteen percent to anyone who asks. | sales support agent working hours
    what may the sales support agent send without permission
    Does a five percent rebate need sign-off with the sales agent?
    role sheet for the sales rep assistant with approval threshold?`),
  "finance-bookkeeping-bot-sheet":
    lines(`when does the bookkeeping bot start in the morning | Who is the boss of the finance bot?
    can the bookkeeping bot pay bills above my limit | finance bot approval rules
    what does the bookkeeping bot do with entries it isn't sure about
    Does the finance bot run on Sundays as well, or not daily?
    I don't want a bot wiring big amounts. Does it stop at a limit? | what may the finance bot write on its own
    If a booking is doubtful, does it guess or ask my finance lead? | bookkeeping bot role sheet
    does it begin at 5 am | Payment authorisation threshold for the accounting agent?`),
  "finance-bookkeeping-bot-does":
    lines(`can the bot enter receipts in QuickBooks | Will it chase customers who haven't paid?
    does it match invoices to payments | what does the bookkeeping bot do all day
    I have a shoebox inbox full of receipts, who sorts that out?
    does it keep nagging clients after they have replied
    accounts receivable reminders and reconciliation, automated? | does the finance bot use Notion
    Are the dunning messages written in our own tone? | pull invoices out of my email
    My accountant wants everything in QuickBooks, does your bot book there?
    where is the list of open invoices kept`),
  "promo-content-generator-sheet":
    lines(`does the promo content bot publish posts by itself | Who approves posts before they go live?
    by what time are the promo drafts ready | promo generator role sheet | does the content bot work on weekends
    I'm terrified of an AI posting nonsense on our channels. Can that happen?
    where does it put the marketing drafts | who does the promo content generator report to
    Is an editor always in between before something is public?
    can my marketing girl check the social posts at eight in the morning
    Editorial sign-off workflow for generated content? | may the content generator write straight into our calendar`),
  "consultation-notes":
    lines(`can I see a sample of consultation notes | What did you recommend to the office manager at Tarnfield Supply?
    who is Orla Brandt | how many hours could an agent take from an office manager's 40 hour week
    example of a consulting result
    I'd like to see what the outcome looks like on paper before I book a consultation.
    Which tasks did the sample tell her not to hand over? | should complaints and price talks be handed to an agent
    twelve of forty hours, whose week was that | sample says supplier emails first, why and how many hours
    Is there an anonymised or sample report from one of your consultations?
    did the office manager in the sample lose her job or keep most of her hours`),
  "ai-security": lines(`what if a stranger's email tricks the agent | AI security service
    who decides what an agent may read, write and send | is what the agent may do checked every day
    I read that hackers hide commands in mails to bots. Do you guard against that?
    do you try the attackers' tricks on the agent yourselves
    Can you secure an agent that reads outside mail and writes to our systems? | red teaming for agents?
    my boss says AI agents are an open door for criminals, is that so
    How do you keep a mistake by an agent small and make sure it is found?
    do you offer a service that protects us from manipulated agents`),
  "ai-security:feature-3":
    lines(`is there an off switch | How do I stop an agent that is going crazy? | agent kill switch
    can I undo what the agent had already begun | who is allowed to switch an agent off
    It's sending wrong mails right now in my nightmare. Can one person halt it immediately?
    do I have to log into five systems to shut the bot down
    If we stop it halfway, do we see a list of what it had started? | emergency stop in one place?
    rollback of half finished actions after a halt | I want to pull the plug myself if it misbehaves, possible?
    after stopping the agent, is the mess reversible`),
} as const;
