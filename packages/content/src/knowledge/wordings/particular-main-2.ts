import { lines } from "./lines.ts";

/** What is particular to a fact that many ask for, asked by people who never saw the page. */
export const particularMainWordings2 = {
  integrations: lines(`does it work with hubspot | Will it plug into our Google calendar?
    Do I have to switch software to use your agents? | Our app has only a CSV export, can it still join in?
    can it read my spreadsheets | Does it connect to Outlook and Salesforce?
    My colleague says we'd need to replace our CRM, is that so? | Can an agent use our internal REST API?
    I refuse to learn yet another tool, can this live in what we have? | Which apps are compatible?
    We get everything via web forms and a shared inbox, is that a problem? | Do you support webhooks?`),
  "legacy-systems": lines(`our software is from the nineties | Can you work with an on-prem AS/400 green screen?
    Our system only drops files at night, is that a dealbreaker?
    Everything here is ancient and has no API at all. Are we hopeless? | do you support message queues
    Our servers are in the basement, not in the cloud. Does that work?
    My IT guy says no AI can talk to our old mainframe, is that so?
    Could you read from a database view instead of an API?
    We still use a terminal program from before the millennium.
    Is it possible to automate a clunky old desktop screen?
    How do you make sure the interface to our outdated software holds?
    Do you write interface contracts for MQ and batch files?`),
  "agent-or-gpt": lines(`agent or chatbot what is the difference | Do I need a custom GPT or an agent?
    Which of the two only answers, and which one actually does something? | Can a custom GPT write into our systems?
    I keep mixing up assistants and agents, can you explain?
    My boss says agents and GPTs are the same thing, is that so?
    I want something that acts, not just talks. Which one do I pick? | isn't an agent just a gpt with a fancier name
    When is a document assistant enough, and when do I need the bigger thing?
    RAG assistant versus autonomous agent: which fits our case? | Does the GPT perform tasks or only look things up?
    Should I buy the one that quotes manuals or the one that does the job?`),
  "agent-delivery": lines(`what is ai agent delivery | Is there a job description for the agent?
    What is a role sheet, and what is written in it?
    Can you build an agent that handles order questions for my online shop?
    I'm an estate agent drowning in viewing requests, which solution suits me?
    Do you hand over a finished working agent or just a plan?
    I need one digital worker for one clearly defined job. | Whom does the agent report to?
    My boss says you'd just hand us a prototype, is that so?
    Do you offer turnkey agent builds with a defined remit and handover?`),
  "gpt-customization":
    lines(`can it answer from our manuals | Will the assistant show me which page an answer came from?
    What does it say if our documents hold no answer? | We have thousands of contracts and nobody can find a clause.
    Does it stop quoting the old policy once we change it? | can you make a chatgpt that knows our documents
    My lawyer wants a clause lookup with sources, can you do that?
    How can I trust an answer without reading the whole handbook?
    Can we forbid it from talking about certain topics?
    Do you do retrieval with citations and regression tests on a question set?
    Does it sound like us or like a robot when it answers from documents?
    I'm sick of bots that invent policy, does yours quote its source?`),
  "workflow-automation": lines(`what starts a run | Can an incoming email kick off the whole chain of steps?
    We copy proof of delivery from one system to the next by hand, can that stop?
    Do you automate invoice approval from arrival to finished record?
    Are there fixed rules, or does AI decide everything along the way?
    i am sick of moving data from one screen to another
    Does each run leave a log with times that a layman can read?
    My boss wants the same steps done the same way every time, which solution?
    Will it finish the task or just send me another reminder?
    Can a date trigger the process, say every first of the month?
    We need end-to-end process orchestration with event triggers and rules.`),
  "no-code-integrations":
    lines(`can we change the flows ourselves | Am I locked in to you once the connections are built?
    My stock numbers differ between shop and warehouse, can you sync them?
    We have no developer, can we still connect our apps? | do you use zapier or make type platforms
    Our charity wants donor receipts sent automatically, which solution is that?
    My boss fears we'd depend on you forever for every small change, is that so?
    I type the same customer into four programs, it's maddening.`),
  "ai-powered-automation": lines(`what is the 30 day program | Which tasks do you begin with, and why those?
    Can you automate quote drafts for our sales people?
    We do the same daily checks in operations each morning, which program fits?
    What is AI-Powered Automation good for?
    Why does the rest of the work stay with people on purpose?`),
  "ai-consulting": lines(`where should we even start with ai | Do you do advice only, without building anything?
    Can we carry out the roadmap on our own, without you? | Will I get another useless slide deck?
    Is our company ready for AI at all? | our data is a mess do you tell us that honestly
    The board wants a risk review before any spending, can you provide one?
    My boss says consultants never say what isn't worth doing, is that so?
    Do you deliver a readiness assessment and a quarterly implementation roadmap?
    I own a firm with a hundred ideas and need somebody to put them in order.
    Which tasks are not worth automating, and do you mark those?`),
  "machine-learning": lines(`do you train custom models | Can you predict which subscribers are about to leave us?
    What happens when the model gets worse over time?
    Can we go back to the previous model if the new one is bad? | how often do you check accuracy
    Do you build the data pipelines too or only the model?
    We need MLOps: drift monitoring, retraining and rollback.
    I have ten years of sales history gathering dust, can something learn from it?
    Does a prediction come with its margin of error?`),
  "enterprise-integration": lines(`do you work with banks | Does the agent sign in through our identity provider?
    Can the audit trail be exported for our auditors?
    We need KYC checks done by an agent, is that possible?
    My auditor says AI leaves no paper trail, is that so with yours?
    Do you work inside telecom and energy core systems?
    We need SSO, RBAC and an exportable audit log for regulated workloads.
    Could it handle dispatch in a logistics core platform under our approval rules?
    Will it show who asked and who approved, line by line?`),
  "agent-delivery.recall-reminders":
    lines(`can it remind patients who are overdue | My dental practice forgets to call people back for their checkups.
    Does it fit appointments to our chair plan?
    Can an agent book cleanings for patients we haven't seen in a year?
    Our receptionist spends hours phoning patients about their six-month visit. | do you have something for dentists
    Will it write to patients and offer them free slots?
    My hygienist's chair sits empty, can you fill it with overdue patients?
    Can you run patient recall for a clinic? | The doctor says no bot can handle our recall list, is that so?
    What happens when a patient replies to the reminder, does it book the slot?
    I run a vet clinic and vaccinations are overdue, can someone nudge the owners?`),
  "gpt-customization.policy-answers":
    lines(`can it answer questions about leave | Employees keep asking HR how many vacation days they have left to take.
    Is there an assistant for travel expense rules?
    Our HR lady answers the same handbook question twenty times a day.
    what happens with special cases it sends to hr | Can staff ask a bot about parental leave?
    My HR director fears it would decide on exceptions by itself, is that so?
    Do you have something for people operations, like employee handbook Q&A?
    Nobody reads our staff handbook, could a bot do it for them?
    Can workers look up whether they may fly business class?
    Which of your solutions would help a human resources department?
    HR self-service for absence and travel policy, do you do that?`),
  "machine-learning.demand-forecast":
    lines(`can you forecast sales per store | How many weeks ahead does it predict demand?
    We always order too much of one item and run out of another. | Do I get a single figure or a range?
    Our shops throw away unsold goods every week, could a prediction help?
    can it tell me how much stock each branch will need | Does the retail forecast go down to single items?
    My buyer says nobody can predict demand two months out, is that so?
    SKU-level demand planning by location, is that something you do?
    I run a chain of stores and guess my orders by gut feeling.
    What could machine learning do for a retailer's purchasing?
    Would it help us avoid empty shelves before the holidays?`),
  agents: lines(`which agents do you have ready | What is in the agent library?
    How many ready-made agents are there to pick from? | Do you have off-the-shelf bots?
    Name all your prebuilt agents and their channels, please.
    is there an agent for sales and one for finance and one for content
    Which of your agents works in WhatsApp, and which one in QuickBooks?
    My boss says everything is built from scratch, is that so? | Show me the bots I can choose from.
    I'd like to browse your agents like in a shop.
    Is there a catalogue of standard agents by function and channel?
    Do you only have three agents, or are there more?`),
  "sales-support-agent":
    lines(`can it reply to leads at night | Leads come in at midnight and by morning they have bought elsewhere.
    Does it book sales calls in our calendar? | Is there a bot that chats with prospects on WhatsApp?
    Up to what discount can it go before the head of sales steps in? | which questions does it ask a new lead
    My sales chief fears it will give away 20 percent, is that so?
    We lose inquiries because nobody answers within the hour.
    Lead qualification and meeting scheduling through Slack, do you have that?
    Who takes over when a prospect asks about the contract terms?`),
  "finance-bookkeeping-bot":
    lines(`does it work with quickbooks | My shoebox of receipts is out of control, can a bot match them?
    Can it chase customers who haven't paid?
    Month-end closing takes us three days, can you shorten it? | can it do my books
    What does the bot do with entries it isn't certain about?
    My accountant says a robot can't match invoices to payments, is that so?
    AP and AR reconciliation with dunning, do you offer that?
    Will it pay large sums without asking our finance lead?
    I get bills by email and forget to enter them in the ledger.`),
  "promo-content-generator":
    lines(`can it write our newsletter | Does it post on Instagram by itself without anyone checking?
    Can it make an email, a post and a web text out of one product note? | I have no time to write for social media.
    My editor is afraid of losing control over what gets published, should she be?
    Do you have a bot for marketing copy? | Can I see which drafts we used and which ones were changed?
    Does it stick to our content calendar?
    We need a content repurposing tool for campaigns and product descriptions.
    Blogging is killing me, is there a robot for promo texts? | Does it work from what we have already published?`),
  voice: lines(`can I make it sound funny | Will I be able to choose between professional, witty and casual?
    When is the voice customization layer coming? | Can the agent be a bit less stiff when it writes?
    is the tone setting available yet | Our brand is cheeky. Can your agents joke around?
    My boss hates chirpy bots, can we make it strictly formal?
    Until the voice feature arrives, how is the tone set? | Which personality presets are planned?
    I read about a customizable voice but can't find the button.
    Brand voice and register control: is it live or only on the roadmap? | Can each of our agents have its own tone?`),
  waitlist:
    lines(`how do I join the waitlist | Where is the waiting list form? | What details does the waitlist ask for?
    Put me on the list, please, I want to be told first. | Why does the waitlist want to know my type of business?
    I'm not ready now, can I queue for a place? | is there a waiting list for the agents
    My boss wants us in the queue early, where do we sign?
    I scrolled the Agent Library and missed the waitlist, where is it on the page?
    Do I need a credit card to get on the waiting list? | Can I pre-register for upcoming agents?
    Early access queue: which fields must I fill in?`),
  playground: lines(`can I watch one of your agents run without creating an account
    I refuse to talk to a salesperson just to see the product, is there a demo?
    which agents can I see in action from trigger to output | free demo no sign-up
    Is there something I can click through before the sales call?
    do you have a sandbox showing the sales assistant and the onboarding helper
    Every vendor hides the demo behind an email wall. You too?
    I want to show my partner tonight how an agent goes from incoming event to finished result.
    how many agents are on show in the playground | is the daily ops tracker shown anywhere on your site
    Do I have to register to look around the playground? | self-serve product tour, ungated, available?`),
  capabilities: lines(`what can an agent actually do all together
    Give me the full feature list of an agent, from reading to learning.
    I need an overview: does it read, write, cite, ask, log and improve?
    My boss says these bots make things up. Does yours name the source?
    I'm worried it sends a payment by itself. Does it wait for approval on money and contracts?
    what are the main abilities that every agent has
    So it answers staff questions, but can we check where in the handbook it found that?
    Human-in-the-loop on payments, grounded answers, audit trail: do you cover all of that?`),
  "chat-demo": lines(`is the chat demo a bot or people talking to each other | What does your chat demo show?
    does the chat demo run in real time | person to person messaging demo
    I thought the chat was an AI, but it looks like humans messaging. Is that so?
    can I try a live messaging window on your site | how many contacts are in the chat demo
    Where do I see the real-time messenger you built?
    So the chat page is only a demonstration of people chatting, right?
    is there an example of human to human live chat
    Our portal needs messaging between staff and clients, do you have a sample of such a thing?
    what is the chat page for`),
  "custom-agent":
    lines(`none of your ready-made agents match what we do | can you build one for a job that isn't in your library
    We run a pet crematorium and our process is odd. Would you make an agent for that? | bespoke agent possible
    my task is not on your list, how do I get it automated
    I doubt you have anything for our weird permit paperwork, or can you make something?
    How do I describe my own task so that you can price an agent for it?
    do I have to choose from the catalogue or can I order something made to measure
    which form starts a tailor-made bot | Is it only off-the-shelf, or do you take custom briefs?
    I looked through the whole library and mine is missing, now what?
    where do I send the description of an agent that does not exist yet`),
  jobs: lines(`what positions are you hiring for | are there any vacancies right now | Do you need a full-stack developer?
    open roles list | I'm a project manager looking for work, is there an opening with you?
    how many jobs are currently advertised
    My friend does sales and business development, do you have a place for her?
    Are you looking for machine learning engineers? | is there a product lead vacancy
    I guess you only hire programmers, or is there something in operations too? | do you recruit at the moment
    Current headcount openings across engineering, product, sales and operations?`),
} as const;
