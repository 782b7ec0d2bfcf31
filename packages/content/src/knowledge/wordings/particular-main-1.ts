import { lines } from "./lines.ts";

/** What is particular to a fact that many ask for, asked by people who never saw the page. */
export const particularMainWordings1 = {
  price: lines(`What would it cost to have our tickets answered? | what do you charge for sorting our inbox
    How much is it if an agent reads our invoices? | price for handling our order emails
    What would it cost us to hand over the reports? | I have 300 PDFs a week, what would reading them cost
    Our support mail piles up, what's the price of having it sorted? | cost of automating our quotes, roughly
    how much for one agent | What would my first agent set me back, all in?
    Is setup charged on top of the starting price or already in it?
    My partner thinks this will cost us fifty grand, is that so?
    I hate surprise bills. Will I have the figure on paper before you start building?
    do i get a written quote before work begins
    I have about three thousand dollars to spend, is that enough to get going?
    Who decides the final figure, and when do I hear it? | what is the minimum spend for a first bot
    Why is it "from" an amount? What makes the final sum go up?
    Ballpark cost for a single deployment including configuration?
    Can the invoice end up higher than what you quoted me in writing?`),
  "price-model":
    lines(`is there a monthly fee | Do you have basic, pro and enterprise plans? | Is this a subscription or do I pay once?
    I saw 750 a month in the demo. Is that what support will really cost me?
    My boss says everything like this is a subscription trap, is that so here?
    What will the ongoing retainer be after the first payment?
    which plan is right for a small shop, the cheap one or the premium one
    Where is your table of pricing tiers? I can't find one. | Do you bill per seat or per user like other software?
    Opex or capex: is there recurring billing on top of the one-off fee?
    I'm tired of software that charges my card every month forever. | when do we agree on what monthly support costs`),
  "price-included":
    lines(`what exactly do I get for my 2500 | Does the fee cover hooking it up to our systems or is that extra?
    How many jobs can the agent do for that money? | Is a trial on our old cases part of the package?
    how long is fine tuning included before I pay more
    Are the action logs part of the deal and do they sit with us?
    I worry the connections will be billed separately. Are they?
    Which channels are covered by the starting package? | List the deliverables covered by the base fee, please.
    My accountant wants to know what is in the bundle line by line.
    Can I have two agents for the starting price or just the one?
    is tweaking until the end of the first month free`),
  "price-samples": lines(`any discount if we buy several | Do I get a volume rebate if I order five agents?
    Your demo chat promised fifteen percent off, will you honour that?
    Is the 7 business days for a small agent a binding promise? | can we haggle over the price
    Are the numbers in your demo conversations real quotes?
    My colleague read 2-3 weeks delivery in a demo, can I hold you to it?
    We run twelve branches, so bulk pricing would matter to us.
    The demo gave me a figure and now you say it isn't an offer?
    Do nonprofits or students get anything knocked off?
    Which of the figures shown in the examples are just made up for show?
    Is there a bulk-purchase rate card I can rely on?`),
  audit: lines(`is the first check really free | What do I walk away with if I decide not to hire you after the review?
    What should I bring to the audit? | What's the catch with the no-cost assessment?
    can I keep the findings even if I go with someone else
    Will you also tell me what an agent should not touch in my week?
    My boss says free assessments are just sales pitches, is that so?
    I don't want to pay just to find out if this makes sense for us.
    Do I have to prepare a whole year of data, or is a week enough?
    What happens during the complimentary review of our work?
    Am I obliged to buy anything once you have marked up my week? | Who owns the audit notes afterwards, you or me?`),
  "audit-booking": lines(`how do I sign up | Where do I book the free audit? | What do I have to fill in to get started?
    I am convinced, what is my next click? | Does the intake form ask for more than my name and email?
    okay let's do this where is the form | I have one task that drives us mad, where can I send it?
    Can I start without talking to a salesperson on the phone first?
    What do I get back after submitting the intake form?
    I've clicked around for ten minutes and still can't see how to begin.
    When will I be told a start date, and what must I submit first?
    Where is the onboarding form for requesting an assessment?`),
  time: lines(`how long from first call to finished | If we talk today, when is the thing running and tuned?
    Is it really only a month from start to finish? | How many days does the whole program run?
    My manager doubts you can finish in thirty days, is that realistic?
    we have a deadline at the end of next month can you make it
    Overall project duration, simple versus complex case? | Our last vendor took a year. How long will you need?
    I need this done before the busy season in six weeks.
    Does the thirty-day clock begin with our first conversation?
    What is your typical lead time for the entire engagement?
    Could the program drag on past a month if our setup is complicated?`),
  "time-integration":
    lines(`why do some integrations take half a year | How long does hooking up an old core system take?
    What slows a connection project down the most?
    Our IT department needs weeks to grant access. How does that affect the schedule?
    easy hookup to one app how many weeks | Is six months really needed to connect our ancient ERP?
    My CIO says approvals will delay the integration, is that so? | How soon could you link up something simple?
    Estimate for integrating a mainframe core banking platform?
    I am afraid our dinosaur of a database will drag the connection out for months.
    Is it the coding or the permissions that eats up the time when connecting systems?
    What counts as a complex integration, and how long is one of those?`),
  process: lines(`what are the steps | What happens between day 8 and day 24?
    Walk me through the phases from start to finish.
    what happens in week one and what in week four | I need a timeline with milestones for my boss, day by day.
    What comes after the ops audit?
    I don't sign up for black boxes. Explain how you work, stage by stage.
    Do you have a phased delivery methodology with day ranges?`),
  "discovery-call": lines(`what do you ask on the first call | How should I prepare for our first conversation?
    Will you grill me on technical details in the initial call? | What is the very first meeting about?
    Do I need to know our ticket volumes before we speak?
    I am not good at phone meetings. What would I need to tell you?
    Will we discuss what must never go wrong at the outset?
    Is the intro call a sales pitch or do you actually listen? | who does the talking in the kickoff chat you or me
    Should my IT person join the opening conversation about systems and volume?
    I would just describe my normal week to you, is that enough for a start? | Agenda for the discovery session?`),
  "after-launch": lines(`do you disappear once it is live | Who looks after the agent once it is running?
    Is there a contact on your side for our agent after handover?
    Our last contractor vanished the day after go-live. Will you?
    who do I call when it needs tweaking months later
    Will you go through the records with us after it has launched? | Does tuning stop once the agent is live?
    Post-deployment maintenance: who is the owner on each side?
    When do safe steps get taken off the approval list?
    My team worries nobody will help us after day thirty, is that so? | What aftercare do you offer?
    Will two named people be responsible, one from us and one from you?`),
  promise: lines(`30 percent of what exactly | How do you prove that thirty percent was automated?
    Is the 30 in 30 slogan just marketing? | How do you choose which third of the tasks gets handed over?
    My boss says that claim about automating a third of a business is nonsense, is it?
    can I verify the hours myself afterwards | Does thirty percent mean revenue, staff or tasks?
    What does "automate 30% of your business" actually mean?
    Do you measure time before as well as after, so the claim can be tested?
    Sounds too good to be true, nearly a third of our work in a month.
    By which criteria are tasks ranked to reach the headline figure?
    Is there a baseline measurement behind your 30% KPI?`),
  "human-approval":
    lines(`can it pay a bill without asking | Will the bot ever give a customer a discount without my say-so?
    Does someone have to sign off before a contract goes out?
    I am scared of it wiring money to the wrong account on its own.
    Does everything stop while one payment waits for approval? | who gives the green light for risky steps
    Can we decide which steps run with no human in the loop?
    My CFO insists on authorising every payment, can that be built in?
    Do you support human-in-the-loop gates on spend and contracts?
    Will I have to click OK on every little thing, or just on the dangerous ones?
    if i am on holiday does the rest of the work carry on while contracts wait
    Can I make my office manager the one who authorises payments?`),
  mistakes: lines(`what if it gets something wrong | Does the AI make things up when it does not know?
    Who catches an error before it reaches my customer?
    One wrong email could lose us our biggest client. How do you prevent that?
    does it tell you when it is not sure
    My colleague says these bots hallucinate constantly, is that so with yours?
    Can I take back its freedom if it starts messing up? | How would I trace what went wrong after a blunder?
    Will I see where it was right and wrong before it goes live?
    What safeguards exist against false outputs and low-confidence answers?
    I got burned by a chatbot that lied to my clients, why would yours differ?
    How do you handle failure modes and error containment?`),
  "jobs-lost": lines(`will this put my staff out of work | Are you going to replace me?
    How many of our tasks would remain with people?
    My team is afraid of being fired because of AI, what should I tell them? | Would a machine decide whom we hire?
    do people get laid off because of this | Who sets our prices afterwards, a human or the bot?
    The union is asking about redundancies, what do I answer?
    My boss wants to sack half the office once the bots arrive, is that the idea?
    Which kinds of work do you never hand to a machine? | Out of a hundred chores, how many stay with humans?
    What is the headcount impact on my department?`),
  "your-part":
    lines(`what do you need from us | How much of my people's time will you take up? | Who on our side has to be involved?
    Do we have to give you access to our software? | I am swamped. Is one colleague enough to work with you?
    do we need to hand over old cases | Our only expert on this task is busy, do you really need her?
    What homework do we have before you can build? | Which prerequisites must the client provide?
    Who on our team usually ends up owning the agent?
    We have no IT staff at all, can we still supply what you require?
    My boss asks what resources we must commit, what do I say?`),
  hours: lines(`are you open on saturday | When does your office close? | Until what time can I reach someone today?
    I am in California, what are your hours in which time zone? | Is anybody there on Sundays?
    what time do you open in the morning | Nobody answered me at 8 pm, is that after closing?
    Do you work weekends? | Can I expect a reply on a weekend or only on weekdays?
    It is 5:30 in New York, are you still at your desks? | What are your opening times?
    Staffed service window, weekdays and time zone?`),
  email: lines(`what is your email | Is there a person I can write to instead of this bot?
    Which address do I send a message to? | I want to talk to a human being, not a machine. | how do I get in touch
    Will a real person read my mail? | I have an attachment to send, where should it go?
    I'd rather type a letter than fill in forms, where do I write? | Where can I send a complaint?
    What is your mailbox for general enquiries? | My boss told me to drop you a line, but where?
    Could you give me contact details, please?`),
  "who-we-build-for":
    lines(`is this for a one person business | I am a freelancer with one inbox, am I too small for you?
    Do you take on companies with 150 employees? | Do you only work with big corporations?
    Our clinic has been ignored by every software maker. Would you serve us?
    we are just three plumbers is that worth it | Which kinds of clients do you serve?
    My boss thinks we are too tiny for AI agents, is that so? | Would a nonprofit fit among your clients?
    Does headcount matter, or how often a task repeats? | Which market segments do you target, SMB or enterprise?
    We are a bank with strict audit duties, do you work with firms our size?`),
  "who-is-behind": lines(`who founded this company | Where does the name Thirtyfold come from? | How did you guys begin?
    What is your company's story? | Who is behind this site, some fly-by-night startup? | why are you called that
    Is it true it all began with a list of about a hundred chores? | What does your firm do in one sentence?
    Did the founders try this on their own work first?
    My boss wants to know who these people are before we sign anything.
    Give me the origin story and the founding idea.`),
  principles: lines(`what do you believe in | What are your company values?
    Would you really switch off an agent that does not help? | What is your mission, beyond making money?
    How do you judge whether an agent is useful? | what does ecosystem focused mean
    Every AI firm talks about values, so what are yours?
    How do you think a company should grow? | Will we be left with the keys and flows, or is that just talk?
    What is your long-term vision statement?
    I pick suppliers by their culture, so tell me about your guiding ideas.`),
  languages: lines(`does it speak spanish | Half our customers write in French, can the agent reply in French?
    Which tongues does the agent handle? | Is it English only?
    My boss says it will only work in English, is that so? | can it answer people in german and polish
    Our clients are mostly Portuguese speakers and I fear it will sound foreign to them.
    Do you have multilingual support and localization? | Where do I tell you which languages we need?
    Will it respect local manners when writing to Japanese customers?
    We serve tourists from everywhere, so what could it chat in?
    Why can't I find a list of supported languages on your site?`),
  customers: lines(`are your testimonials real | Who else uses this already? | Do you have references I could ring up?
    Is Osprey Lane Dental an actual practice? | What results have others seen?
    75 percent less analysis time, where does that come from?
    I googled Quillon Freight and found nothing, did you invent it?
    My boss demands case studies from existing clients, do you have any?
    can I speak with someone who bought from you | Which success stories are on your home page?
    Those quotes look fake. Are these people even real? | Does Ines Kallio exist?`),
  partners: lines(`can we resell your agents | I run an agency and would like to team up with you.
    Whom do I ask about becoming a partner? | Do you have a referral or affiliate program?
    which subject do I pick for a joint venture
    We sell CRM software and see a fit between our companies, who handles that? | Are you open to collaborations?
    How do I propose a strategic alliance or channel partnership?
    My boss wants to cooperate with you as a vendor, not buy, where do we write?
    Would you consider white labelling through our consultancy?
    I wrote about a partnership and heard nothing, did I use the wrong topic?
    Is there a way to pitch you a cooperation idea?`),
  accounts: lines(`where do I log in | I forgot my password, how do I reset it? | How do I create an account?
    There is no sign-in button anywhere, am I blind? | Do I need to register to use this site?
    how do i delete my profile | My boss asked for our customer portal login, is there one?
    Can I change my username here? | Is there a members area with a dashboard?
    I am locked out and getting angry, let me in. | Does your website support single sign-on for visitors?
    Do you store a user profile for me on this site?`),
  solutions: lines(`what do you offer overall | List everything you sell.
    I am lost, which of your products are there to choose from? | Show me the full menu of what you can do.
    what are the eight things on your solutions page | Do you offer anything besides chatbots?
    My boss wants an overview of your entire portfolio, where do I look?
    Which solution categories exist, from no-code to machine learning?
    Is there a catalogue of your solutions with one line each?
    I don't know if I need a model, an assistant or a connection, what is there?
    Please give me a rundown of your whole solution portfolio.`),
  services: lines(`what are your three services | Which services do you provide, and what stages does each go through?
    Do you do assessment and strategy before implementation? | Does every service follow the same four stages?
    What is the difference between your consulting, custom agents and integration services?
    what happens in the optimization stage | Do you read the log with us every week once it runs?
    My boss asks whether you only advise or also build, which is it?
    Do you have a service line for automation and integration?
    I just want somebody to do it for me, which service is that?
    What service offerings do you have, and what is the engagement lifecycle?`),
} as const;
