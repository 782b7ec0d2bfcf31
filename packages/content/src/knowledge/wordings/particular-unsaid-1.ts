import { lines } from "./lines.ts";

/** What this site does not say, asked by people who name particulars. */
export const particularUnsaidWordings1 = {
  refund: lines(`Can I get my money back if the agent turns out useless? | what is your refund policy
    Is there a money-back guarantee? | We signed up last week and my boss changed her mind, can we still back out?
    how do i cancel | Do you charge a cancellation fee? | I'm worried about being locked in with no way to get out.
    If we quit halfway through the build, do we still owe the rest? | Is the deposit refundable?
    Would you give us a partial refund if only half of it works?
    Suppose my bakery closes next spring, what happens to our contract? | cooling off period after signing yes or no
    How much notice do I have to give to terminate? | i want my cash back, who decides that`),
  payment: lines(`Do you take PayPal? | can i pay with amex | Can we pay in installments over six months?
    Is payment due up front or after delivery? | do you accept bitcoin or other crypto
    Our accounts department only pays by bank transfer, is that fine?
    Could you invoice us in euros instead of dollars?
    We need a purchase order number on every invoice, can you do that? | net 30 terms possible?
    Will you take a paper check from our church? | Can I split the bill across two credit cards?
    Where do I download my invoice for March? | apple pay or google pay ok
    I'm nervous about giving my card online, is there some other way to pay?`),
  phone: lines(`What is your phone number? | can i call you guys | I hate typing, is there somebody I can ring?
    Do you have a toll-free line? | give me a number to dial | Are you on WhatsApp?
    My father is 78 and doesn't do email, which number can he call? | Can I text you instead of filling in a form?
    Is there a hotline for emergencies? | I need to talk to a human voice, not a bot.
    sales team direct line please | What number should I put down for you in our supplier list?
    do you still have a fax number | Someone from your company called me, which number do you call from?`),
  address: lines(`What is your street address? | where are you located | Which city is Thirtyfold based in?
    I need to mail a signed contract, where do I send it? | Are you in New York or Toronto?
    what state are you guys in | Our supplier form requires a zip code for you, what is it?
    Is your headquarters in the United States? | Where can FedEx deliver a package for you?
    Do you have a branch in London? | mailing address for a legal letter
    Are you a Florida company or just using eastern time? | I can't find you on Google Maps, where is your building?
    Do you have a PO box?`),
  "jobs-salary":
    lines(`What salary can I expect if I apply with you? | how much do you pay | Is the pay on your openings negotiable?
    The job ad shows no pay range, what is it? | Would I earn more than 90k with you? | do you pay your people well
    I make 120k today, would I have to take a pay cut to join?
    Are your salaries the same for remote staff in Ohio and California? | starting wage for a beginner
    Is there a yearly bonus on top of the base salary? | Why don't you list compensation on your openings?
    Do employees get stock or equity? | What's the hourly rate if I join part time?
    i've got rent to cover, is the pay decent`),
  "model-training":
    lines(`Do you train AI models on my company's data? | will my customer emails end up training chatgpt
    I'm worried our recipes get fed into some big model. | Can OpenAI see the documents we give the agent?
    Is our information used to improve agents for other customers? | do you fine tune on our files
    Can we opt out of model training? | Our lawyer insists no patient notes go into training, can you guarantee it?
    Can you train a custom model on ten years of our support tickets?
    Does Anthropic keep a copy of the prompts your agents send?
    If a competitor hires you, could their agent learn from our spreadsheets?
    Is the underlying model open source, and does it learn from our chats?
    what llm do you use and does it learn from us
    Can we pick a model provider that promises not to learn from our contracts?`),
  "beyond-headcount": lines(`How many people work at Thirtyfold? | how big is your team | Is this a one-man show?
    Do you have more than 50 employees? | How many engineers do you have on staff?
    are you a tiny shop or a big firm | I'm afraid you're just two guys in a garage, is that right?
    What is your current headcount? | How many of your staff are women?
    Our procurement needs your employee count, what should I write?
    How many designers and project managers are in the company? | did you grow or lay people off last year
    Are there enough of you to cover for someone who falls ill? | number of full time staff versus contractors`),
  "beyond-customerCount": lines(`who are your clients | Do you work with any Fortune 500 companies?
    Can you name three companies that use your agents? | Is Walmart a customer of yours?
    how many businesses trust you so far | Could I speak with one of your existing clients as a reference?
    I don't want to be your first customer, am I? | Have you worked for any dental clinics, and which ones?
    Which hotels have bought an agent from you? | Do any law firms in Boston use you? | list of client names please
    Have you passed a hundred customers yet? | My neighbor says his trucking firm uses you, is that true?`),
  "beyond-finances":
    lines(`How much revenue did Thirtyfold make last year? | are you profitable | Who are your investors?
    Did you raise a Series A? | Is Sequoia or Y Combinator backing you? | what is your annual turnover
    I'm scared you'll go bankrupt halfway through our project. | How much runway do you have left?
    Can I buy shares in Thirtyfold? | What is the company's valuation? | Do you have any debt or bank loans?
    are you vc funded or bootstrapped | Could we see your latest balance sheet before we sign?
    Are you planning an IPO or a sale to a bigger firm?`),
  "beyond-foundedWhen":
    lines(`When was Thirtyfold founded? | how long have you been around | What year did you start the company?
    Were you already in business before ChatGPT came out? | is this a new company | How old is Thirtyfold?
    Our board only buys from firms at least five years old, do you qualify?
    Have you been operating for more than a decade? | Did you launch during the pandemic?
    I've never heard of you, are you brand new? | since when do you exist
    What's the story of how and when you began? | Was the business established before 2020?
    When is your company's birthday?`),
  "beyond-founders":
    lines(`Who founded Thirtyfold? | who is the ceo | What is the name of your CTO? | Who runs the company day to day?
    who's the boss over there | Is your founder a former Google engineer?
    I'd like to address my letter to the managing director, what's her name? | Who is your head of sales?
    Which person leads your security team? | Does your chief executive have a LinkedIn profile?
    Who are the owners of this business? | Are the founders brothers, like someone told me?
    Who sits on your board of directors? | name of your data protection officer`),
  "beyond-models":
    lines(`Which language model runs your agents? | is it gpt or claude under the hood | Do you use Llama or Mistral?
    How many parameters does your model have? | Are your agents built on Gemini? | what version of chatgpt is this
    Is the model you use the latest one on the market? | What is the knowledge cutoff of your agents?
    Do you build your own model or rent somebody else's? | Our IT guy wants to know whether it's DeepSeek, is it?
    Can you swap in a newer model when one comes along? | I hope you're not running some ancient model, are you?
    What brain is this thing running on?`),
  "beyond-moreCertificates":
    lines(`Are you FedRAMP authorized? | do you have hitrust | Is Thirtyfold ISO 9001 certified?
    Do you hold the ISO 42001 certificate for AI management? | Are you Cyber Essentials Plus certified?
    tisax certified or not | We're a defense subcontractor, do you meet CMMC level 2?
    Have you got a CSA STAR registration? | Are you a certified B Corp?
    Our bank requires ISO 22301, can you show that? | Do your engineers hold CISSP certificates?
    Is your firm StateRAMP listed? | are you an aws certified partner
    German hospitals ask for a C5 attestation, do you have one?`),
  "beyond-securityTests":
    lines(`How often do you run penetration tests? | do you do pentests | Who performs your security audits?
    Do you have a bug bounty program? | When was your last vulnerability scan?
    has anyone tried to hack your agents | Can we see the latest pentest report?
    Do you red team your agents against prompt injection?
    I worry someone could trick the bot, do you test for that? | Does an outside firm check your code for holes?
    Our security officer wants to run her own penetration test, may she?
    Is your code scanned for vulnerabilities every week or every year? | where do i report a security flaw i found`),
  "beyond-hosting": lines(`Where are your servers? | Is our data hosted in the EU? | Do you run on AWS or Azure?
    Will our files be kept on servers inside Canada? | does the data leave the country
    Our German client forbids servers in America, where are yours?
    Can the agent run on our own servers in the basement? | Which data center do you use?
    Can we choose the hosting region, say Frankfurt?
    I'm uneasy about things sitting in China, is anything hosted there? | on premise possible or cloud only
    Do you host on Google Cloud in Iowa? | Is there a backup site in a second region?`),
  "beyond-liability": lines(`Who is liable if the agent makes a mistake? | who pays when the bot screws up
    Do you carry professional liability insurance?
    If your agent sends a wrong quote to a customer, are you responsible? | What is your cap on damages?
    do you have cyber insurance | I'm terrified of getting sued over something the agent says.
    Will you indemnify us against copyright claims?
    Can you send a certificate of insurance for two million dollars?
    Suppose the agent orders 5,000 chairs instead of 50, who covers that?
    Does your errors and omissions policy cover law firms? | Who takes the blame if a patient gets bad advice?
    are you insured, yes or no | Would you compensate us for lost sales caused by a wrong answer?`),
  "beyond-competitors":
    lines(`How are you better than Intercom Fin? | you vs zapier | Why should I choose you over Sierra?
    Are you cheaper than Decagon? | How does Thirtyfold compare with Microsoft Copilot Studio?
    why not just use chatgpt | A freelancer on Upwork offered me the same for less, what's the difference?
    Who are your main competitors? | Is Salesforce Agentforce a better fit for a big retailer?
    We already got a quote from Accenture, can you beat them? | what makes you different from everyone else
    Are you faster than building it ourselves with n8n? | I'm torn between you and Ada, help me decide.
    Do you rank above Lindy in any review?`),
  "beyond-secondAgent": lines(`How much does a second agent cost? | price for three more agents
    Is the second agent cheaper than the first one? | What do you charge for changes after launch?
    do small tweaks cost extra | We want one agent now and one for payroll later, what will the later one cost?
    What would adding Spanish to our existing agent cost? | Is there a bundle price for five agents?
    What's your hourly rate for modifications?
    If we rewrite our return rules, do you bill us for updating the agent?
    I'm afraid every little edit will show up on the bill, will it?
    Does connecting another mailbox later mean another fee? | Cost to copy our agent to a second store in Denver?
    how much for an extra bot for my other shop`),
  "beyond-futurePrices":
    lines(`Will your prices go up next year? | are you raising prices soon | Can I lock in today's price for three years?
    What will this cost in 2030? | Do you adjust your fees for inflation?
    If I wait until January, will it be more expensive? | I'm scared the bill doubles once we depend on you.
    how long is this price valid | Will it get cheaper when AI models get cheaper?
    Do existing customers keep their old rate after an increase?
    Our budget runs through 2028, can you tell us the rates until then?
    When was your last price increase, and when is the next? | Is this just an introductory price?
    any price hike planned this fall`),
  "beyond-discounts": lines(`Do you offer a student discount? | any promo code | Is there a discount for nonprofits?
    We're a seed-stage startup, can we get a break on the cost? | If I refer a friend, do I get something off?
    black friday deal coming up? | Do veterans get a reduced rate?
    I'm a schoolteacher on a small budget, can you do anything for me?
    Is it cheaper if we pay for a whole year at once? | Do you give a bulk discount to franchises with 40 locations?
    can you knock a bit off | Do churches and charities pay less? | Does your affiliate program pay a commission?
    We're a food bank, would you work pro bono?`),
  "beyond-taxes":
    lines(`Is sales tax included? | do i pay vat on top | What is your EIN for our 1099 paperwork? | Can you send us a W-9?
    Do you charge GST to Canadian customers? | We're a tax-exempt church, do you honor that?
    Will the reverse charge apply to a buyer in Ireland? | Can I write off an agent as a business expense?
    tax id number please | Do buyers in Texas pay sales tax on your service?
    My accountant asks whether withholding tax applies to you, does it?
    Does an AI project qualify for the R&D tax credit? | I'm worried a surprise tax gets added at the end.
    does uncle sam take a cut on top of the quoted amount`),
  "beyond-legalForm": lines(`Is Thirtyfold an LLC or a corporation? | are you a registered company
    What is your company registration number? | In which state are you incorporated?
    is thirtyfold inc a legit business | Are you a Delaware C corp? | What is the full legal name for our contract?
    Do you have a DUNS number? | Are you registered in SAM.gov for federal contracts?
    I want to check you aren't a scam, where are you registered? | Are you owned by a parent company?
    Our notary needs your legal entity type, what is it? | Is Thirtyfold a registered trademark?
    sole proprietor or partnership?`),
  "beyond-releaseDates":
    lines(`When is your next version coming out? | whats on your roadmap | When will you launch new features?
    Is there a big update planned for spring? | When do you add support for Arabic? | any new stuff coming soon
    Can I join a beta for upcoming things? | I'd rather wait if something better is around the corner, is it?
    When will video agents be available? | Will you release anything new before Christmas?
    Where can I read your changelog? | How often do you ship updates? | release date for version two
    Is there a waiting list for unreleased features?`),
  "beyond-phoneAgents": lines(`Can your agents answer phone calls? | do you do voice bots
    Can the agent call customers to remind them about appointments? | Could it replace my receptionist on the phone?
    is there an ai that picks up when i'm on a roof | Does it work with our landline?
    My salon misses thirty calls a day, could an agent take them? | Can it speak with a British accent?
    Will callers notice they're talking to a machine? | Can an agent make cold calls for my sales team?
    Does the voice agent transfer callers to a human? | Can it transcribe our voicemail messages?
    twilio phone integration yes or no | Old folks call our pharmacy all the time, can the robot talk to them?`),
  "beyond-otherWork":
    lines(`Can you build me a website? | do you make logos | Will you run our Facebook ads? | Could you repair my laptop?
    Do you do search engine optimization? | We need a mobile game for kids, would you develop it?
    can you fix our wifi at the warehouse | Do you translate legal documents into Portuguese?
    Would you shoot a product video for our bakery? | Can you migrate our old Oracle database?
    Do you offer bookkeeping by real people? | I need someone to write my master's thesis, do you do that?
    Do you rent out developers by the month? | Could you set up security cameras in my store?`),
  "beyond-ownApp":
    lines(`Do you have an iPhone app? | Where can I download the Thirtyfold app? | Can I find you in the App Store?
    Is there a desktop version for Windows? | got a mobile app or not
    I'm always on the road, can I manage my agent from an app? | Do you offer a Chrome extension?
    Does your app work on an iPad? | Can I get push notifications on my watch? | Is there a Mac program to install?
    Does the app cost extra on Google Play? | I found an app called Thirtyfold, is it really yours?
    app keeps crashing on my samsung`),
  "beyond-publicity":
    lines(`Do you have a podcast? | are you at ces this year | Will you be speaking at any conferences?
    Do you host webinars? | Could someone from your firm give a talk at our chamber of commerce?
    any meetups in chicago | Do you have a YouTube channel?
    I'm a journalist from the Tribune, who handles press requests? | Have you ever been featured in Forbes?
    Would you sponsor our hackathon? | Can I invite your founder as a guest on my show?
    Do you have a booth at Web Summit? | Where can I find your press kit? | Have you won any awards?`),
  "beyond-jobPerks": lines(`Do you sponsor H-1B visas? | what perks do employees get | Do you offer a 401k match?
    How much vacation would I get? | is there health insurance for staff
    I'm pregnant, what is your parental leave like? | Do applicants have to take a coding test?
    How long until I hear back after applying? | Would you pay for moving from Brazil?
    Do you give new hires a laptop? | I have a criminal record, do you run background checks?
    dental and vision included? | Will I need to do a take-home assignment?`),
  "beyond-salaries":
    lines(`What does an engineer earn at Thirtyfold? | pay for a junior developer | How much does your designer make?
    What is the salary range for a project manager? | Do interns get paid?
    Does a senior role with you pay over 200k? | what do you pay a data scientist
    What would a sales rep make including commission? | Is the support position above minimum wage?
    How much would a part-time writer get per hour? | My daughter wants to apply as an analyst, what would she earn?
    Does the security engineer position pay more than the others? | How often do your employees get a raise?
    How much money does the CEO take home?`),
  "beyond-environment":
    lines(`How much energy do your agents use? | are you carbon neutral | What is the carbon footprint of one agent?
    Do your servers run on green power? | How much water does each answer waste?
    is ai bad for the planet and what do you do about it
    We must report scope 3 emissions, can you give us your figures? | Do you publish a sustainability report?
    Do you plant trees or buy carbon offsets? | I feel guilty about the electricity all this burns, how bad is it?
    Have you got a net zero target? | Do you recycle your old hardware? | co2 per thousand messages
    Our school only buys from climate-friendly firms, would you count?`),
  "beyond-namedProducts": lines(`Does it work with Shopify? | Is there an integration with HubSpot?
    We run everything in Odoo, can an agent plug into that? | zendesk integration?
    Can it post into our Microsoft Teams channel? | Our clinic uses Epic, would your agent hook into it?
    Can you tie it into our Toast register? | Will it sync with Airtable and Monday?
    Does it talk to SAP, or is that hopeless? | We still use an old FileMaker database, can you link it?
    can the bot update my mailchimp list | Do you support Clio for law offices?`),
} as const;
