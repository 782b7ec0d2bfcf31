import { lines } from "./lines.ts";

/** Of the agents in the library, their role sheets and their tone, as visitors say it. */
export const askedAgentsWordings = {
  agents: lines(`which agents do you have | list of agents | what bots are there | how many agents are in the library
    what's in the agent library | name your agents | ready made agents? | agent catalog | what can I pick from
    which roles exist already | off the shelf bots | do you have something ready to use | your agents please
    what kinds of robots do you sell | which jobs have an agent already | three agents? | prebuilt assistants
    show me the agents | ready-to-go agents list`),
  "sales-support-agent": lines(`do you have a bot for sales | something for leads | agent that answers inquiries
    who books the calls | what does the sales agent do | a bot on whatsapp for customers
    does the sales agent work in slack | where does the sales agent work | which channels has the sales bot
    we lose leads overnight | our realtors reply too late to leads | customers text us on whatsapp at night
    sales assistant agent | can it answer our website chat | somebody to answer first questions of buyers
    how fast does the sales agent reply | what if the sales agent is asked for a big discount
    an agent for inbound requests | can it make appointments for my sales guys | lead response bot
    does the sales support agent answer at night`),
  "sales-support-agent-sheet": lines(`how much discount may the sales agent give | who does the sales agent report to
    hours of the sales agent | what may the sales agent send | what must the sales agent ask
    who is the sales agent's boss | when is the sales agent working | role sheet of the sales agent
    can the sales bot hold a calendar slot | is the sales agent always on | does the sales bot sleep
    limits of the sales support agent | above which discount does it ask
    what is the sales agent not allowed to do alone | 10 percent discount limit | sales agent's manager`),
  "sales-support-agent-does": lines(`what exactly does the sales agent do with a lead
    which questions does the sales agent ask | where does the sales agent get its answers | does it use our price list
    does the sales agent qualify leads | how does the sales agent offer call slots | can it hold a slot in the calendar
    tasks of the sales support agent | three questions to new leads | what does it answer leads from
    how are leads qualified | does it use our product pages`),
  "finance-bookkeeping-bot": lines(`something for bookkeeping | do you have a bot for accounting
    agent for invoices and receipts | does the finance bot work with quickbooks | my receipts pile up
    who matches my receipts | I do the books on Sunday night | month end close bot | does the bookkeeping bot pay bills
    what does the finance bot do | in which tools does the finance agent work | notion and quickbooks
    shoebox full of receipts | bookkeeper quit, can a bot do it | accounting agent | can it prepare the close
    what waits for the finance lead | entries it is unsure about
    do you have anything for a tax advisor's office with receipts | agent for accounts payable`),
  "finance-bookkeeping-bot-sheet": lines(`when does the bookkeeping bot start | what time does the finance bot run
    who does the finance bot report to | what may the finance bot write | what must the bookkeeping bot ask
    hours of the finance agent | how often does the bookkeeping bot run | is the finance bot working daily
    role sheet of the finance bot | above which amount does the finance bot ask
    payments over the limit, what does the bot do | can the finance agent send reminders alone | 5 am
    boss of the bookkeeping bot | does the bookkeeping robot work on weekends | who is in charge of the finance bot`),
  "finance-bookkeeping-bot-does": lines(`does the bookkeeping bot collect receipts from email | who reminds late payers
    does the finance bot chase unpaid bills | where does it keep the open list
    which entries does it write in quickbooks | when does it stop reminding | tone of payment reminders
    customers who don't pay on time | can it dun my clients politely | does it match invoices to payments
    tasks of the bookkeeping bot | overdue invoices reminders | where are the open items listed
    what does the bot do with receipts in my mailbox`),
  "promo-content-generator": lines(`something for social media | who writes our posts | do you have a content bot
    agent for marketing | can it write newsletters | product descriptions for our shop
    does the content agent publish by itself | what does the promo generator do
    in which channels does the content agent work | we never post anything because nobody has time
    bot for our blog and mails | copywriting agent | marketing assistant | write linkedin posts for us
    content generator | instagram texts | who approves the posts | does it post without asking
    our hotel needs posts every week | newsletter bot`),
  "promo-content-generator-sheet": lines(`when are drafts ready | when does the content agent work
    who does the content agent report to | what may the content generator write | what must the promo agent ask
    does the content agent work on saturdays | hours of the promo content generator | drafts by 8
    role sheet of the content agent | who is the editor's agent | does the content bot need approval before publishing
    what time in the morning are the texts there | weekdays only? | who is the content bot's boss`),
  "promo-content-generator-does": lines(`what does the content agent make out of a product note
    does the content agent keep to our words | does it report which drafts were used | one note becomes what
    posts, email and web text from one note | how does the promo agent know our style | will it invent facts in posts
    which drafts were changed, does it tell | tasks of the promo content generator | does it follow our content calendar
    does it say how its drafts did`),
  voice: lines(`can the bot be funny | choose a tone | tone of voice options | which tones are there
    when is the voice layer ready | is the voice layer available | witty tone? | casual or professional
    can it speak in our brand voice | personality of the agent | can I set how formal it is
    is voice customization live | how is the tone set today | make it sound friendly | can it be more casual
    does the agent have a style | change the tone | brand voice | humor?`),
  "voice-example": lines(`example of the tones | how does the casual tone sound | what would the witty tone say
    show me the three tones | when does my order ship example | better rested than most of us
    sample sentence for each tone | professional tone example | how would the bot answer in a casual way`),
  waitlist: lines(`how do I join the waitlist | where is the waitlist | get notified about new agents
    tell me when a new role is ready | sign up for news on agents | what do I enter in the waitlist form | waiting list
    wait list form fields | where can I leave my email for updates | notify me when voice is ready
    subscribe to announcements | be informed about the voice layer | put me on the list
    how can I hear about new robots`),
  "waitlist-messages": lines(`how many mails will you send to the waitlist | do you spam the waitlist
    what do you send me after I join the waitlist | which business types can I choose in the waitlist
    how often do you write to the list | newsletter or single message from the waitlist
    is my mail used for ads when I join the waiting list | type of business options | will I get marketing from you`),
  "waitlist-sent": lines(`what happens after I join the waitlist | confirmation of the waitlist
    does the waitlist need javascript | I joined the waitlist, what now | the waitlist form doesn't work
    will I hear from you after joining | waitlist without javascript`),
  "card-plug-and-play": lines(`can I start with a ready role | plug and play agent | start from a role you built before
    do I have to build from zero | switch it on quickly with a ready role | what do you set in a ready agent
    fastest way to an agent | templates for agents | set tone, limits and manager`),
  "agents-day": lines(`how many hours a day does the agent cover | who answers after 6 pm
    does the agent work when my team sleeps | when does the team answer and when the agent | 15 hours
    outside of business hours | agent takes over in the evening | does the agent answer during the day, too
    night shift | split of hours between team and agent`),
  "agents-sheet-changes": lines(`can the role sheet be changed | can I change the rules of the agent
    how should I read a role sheet | can we change hours and limits before it starts | adjust the job of the agent
    is the sheet fixed | modify what the agent may do | like a job advert`),
  "agents-after-six": lines(`what happens after six | work that piles up after hours | leads write at midnight
    receipts pile up until friday | newsletter never gets written | which work needs no judgment
    why would I want an agent after hours | work that waits because nobody has time`),
  "tailored-sheet": lines(`a job that's not in your catalog | we need an agent for a strange job
    can you write a sheet for our own role | who fills in the role sheet | do I see the sheet before you build
    tailored agent sheet | none of the three agents fits us | our job is not in the list | write a role sheet with us`),
  "custom-agent": lines(`can you build one just for us | custom agent possible? | I need a bot for something unusual
    our process is special | do you make bespoke agents | tailor made? | an agent for our own task
    not in the library, can you still do it | build to order | could you create an agent for veterinary appointments
    something that isn't on your list | individual solution | made to measure agent
    can you do it for our weird workflow | we need an agent that sorts seeds orders | own agent`),
  "agent-or-gpt": lines(`gpt or agent | difference between gpt and agent | what's a custom gpt compared to an agent
    do I need an agent or a gpt | isn't that the same as a chatbot | chatbot vs agent | why an agent and not just a gpt
    when is a gpt enough | which one acts and which one answers | is an agent more than a chatbot
    how's that different from chatgpt with our files | gpt only answers, right? | agent vs assistant
    does a gpt write into our systems | I saw custom gpt, how is that different`),
  languages: lines(`does it speak spanish | which languages | can it write french to customers
    our clients speak polish | multilingual? | does it answer in the customer's language | is it english only
    languages supported | half of our guests are german | can the agent write in arabic | language of the answers
    what if a customer writes in chinese | bilingual agent | does it translate | portuguese customers`),
  integrations: lines(`does it work with our software | which tools can be connected
    do we have to change our software | can it use our crm | works with google sheets? | do you connect to gmail
    does it work with hubspot | compatible with our shop system | do I need new tools | our calendar is outlook, ok?
    can it work with the programs we have | we use slack and trello | api needed? | does our app need an api
    what if our tool has no api but an export | integrate with shopify | webhook enough? | connect to our booking system
    we work in excel, is that fine | plug into our inbox | do you replace our tools | works with salesforce?
    can it get data out of our crm | which apps can take part | works with my accounting software?`),
} as const;
