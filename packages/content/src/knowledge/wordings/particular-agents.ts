import { lines } from "./lines.ts";

/** What is particular to each small fact about agents, asked by people who never saw the page. */
export const particularAgentsWordings = {
  "sales-support-agent-does":
    lines(`does the sales agent hold the call slot it offers | lead qualification by the same first questions our reps ask
    where does the sales support agent take its answers from, our product pages?
    Can your sales agent answer a prospect's product question from our own web pages?
    what exactly does the Sales Support Agent do
    two prospects might take the same time slot, does your sales agent reserve it?
    SDR replacement that qualifies leads and books from the team calendar
    Who chooses the first questions put to a prospect, us or the sales agent?
    reply to fresh prospects, qualify them and block a time for a call
    Our reps always ask leads the same three things first. Can the agent ask them?`),
  "promo-content-generator-does": lines(`one product note in, what comes out of the promo generator
    does the content generator tell us which drafts we used | Will it make up facts about our product in the posts?
    can it write social posts, an email and web copy from the same note
    I want promotional texts in our own wording, not typical AI slop.
    marketing copy from a short product description | does the promo bot follow our publishing calendar
    Is there a report on how many drafts our editors had to change?
    We launch a product each week and write the same story three times for different channels.
    multichannel content repurposing in our brand voice | what does the Promo Content Generator actually do
    surely it can't turn one note into a newsletter and a landing page?`),
  "card-plug-and-play":
    lines(`which ready-made roles can I start from | do you have off-the-shelf agents you've built before
    What gets configured on a prebuilt agent before it is switched on?
    is there a standard bookkeeping agent or is everything bespoke?
    who sets tone, limits and manager of a premade role
    I don't want a custom build, can I just take an existing one?
    does a ready-to-go agent get a human boss assigned | surely I have to start from scratch for a content agent?
    out of the box roles: sales support, books, anything else?
    Can I take a proven role and only adjust its limits? | prefab agent, what do you still have to set
    Is there a turnkey agent that you simply turn on after a bit of setup?`),
  "agents-day":
    lines(`how many hours a day does the agent cover for new leads | who replies to a new enquiry at noon, staff or agent
    From what time does the agent take over answering enquiries?
    is it true the bot covers fifteen hours of the day? | do my people still handle prospects between nine and six
    at 7 in the evening a prospect writes, who answers? | surely the agent doesn't butt in during our office hours?
    When does the evening shift to the agent begin and end for leads?
    split of day and night between team and agent for inbound leads?
    Prospects before 9 am, does a human or the machine pick them up?
    does the agent answer inbound leads all 24 hours or just the rest
    I want my sales team to talk to leads during the day, is that how it's divided?`),
  "agents-sheet-changes":
    lines(`can I alter what's on the role sheet before it begins | how should I read those role sheets
    Is a role sheet fixed or may I edit every line before day one?
    the role description says things I don't want, can they be changed? | does a role sheet work like a job posting
    until when may we change the role description | three roles are listed, are they set in stone?
    surely the standard sheets can't be adapted to how we work?
    I'd strike two tasks off that sheet, is that possible before the start?
    Are the limits written on the sheet negotiable before the first working day?
    is everything on a role brief adjustable or only parts of it
    what kind of document is the sheet, a spec or something like a vacancy notice?`),
  "agents-after-six": lines(`what kind of jobs need somebody but no judgment
    receipts heap up until Friday here, is that something an agent takes?
    our newsletter never goes out because nobody has an hour, can an agent have it?
    does one agent take one job or many | who does the dull stuff that arrives once everybody has gone home
    Why would late evening chores suit an agent?
    Mindless chores that still need somebody, is that what agents are for?
    how many such chores does a single agent take over | surely writing to midnight leads needs human judgment?
    Everything lands after closing time, from prospects to receipts, what do you suggest?
    low-judgment work, give me examples you mean | is the waiting newsletter a typical task for an agent`),
  "voice-example": lines(`can the agent be witty when asked about shipping | what does the casual tone sound like
    How would the funny version answer when my order ships? | is the voice layer available already?
    professional, witty or casual: can I compare the same reply? | what does better rested than most of us refer to
    I want replies that sound relaxed and not corporate, do you have a sample?
    when can I choose the tone of voice, is it out yet
    surely a joking bot would put off serious buyers, is there a formal tone?
    Which three styles of speaking can an answer come in? | brand voice settings, live or still in the works?
    show me one shipping reply in different moods`),
  "waitlist-messages":
    lines(`how many emails will I get from the waitlist | what do I have to enter to join the waiting list
    will you spam me once I sign up to be told about new roles | Do you tell me when the voice layer is ready?
    does the waitlist ask for my kind of business | which business types can I pick on the sign-up list?
    is a phone number required for the waiting list
    I hate newsletters, does the waitlist send anything besides launch notices?
    surely my address ends up in a marketing funnel if I join the list?
    SaaS company, is there an option for us on the waitlist form?
    what happens after I put my name down for upcoming roles
    one message per release or a weekly digest for people on the list?`),
  "tailored-sheet":
    lines(`the job I need is not in your catalogue, what do I do | do I see the job sheet before you start building
    Who fills in the sheet for a bespoke role, you or me? | my task is really odd, can I just describe it to you?
    is there a way to ask for a role you don't list
    surely I pay before I see what you'll build for my special case?
    none of the listed roles match, can we draft one together? | Custom role brief, do we get to look at it first?
    I need an agent for pigeon racing results, where do I send such a request?
    what if our work fits no role you offer | Do you help write up the role when ours is unusual?
    bespoke job, will I view the sheet before construction begins`),
  "waitlist-sent": lines(`I joined the waitlist, when will I hear from you? | does the waitlist form need javascript
    The waitlist form does nothing with scripts blocked, how else can I sign up?
    How do I know my waitlist entry got through? | what does the page show after I put myself on the waiting list?
    it just said thank you, am I on the list now | Will I hear soon after getting in line for an agent?
    NoScript kills your waiting list form, can I use the intake form instead?
    Put my address down for an upcoming agent, what happens next? | is there a confirmation once I join the queue?
    I turned scripts off for privacy, can I still get on the waiting list?
    got a thanks message after signing up for the waiting list, was that all`),
} as const;
