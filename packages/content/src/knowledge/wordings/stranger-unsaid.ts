import { lines } from "./lines.ts";

/** What this site does not say, asked by strangers in few words and many. */
export const strangerUnsaidWordings = {
  refund:
    lines(`what if I'm not happy, do I see my money again | can we undo the purchase after two weeks | chargeback possible?
    do I get anything back when I stop after step two | how long after paying may I change my mind
    is the money gone if the agent is bad | reimbursement policy for cancelled projects
    I changed my mind yesterday, refund me please | who refunds us if it never goes live
    can we pull out before the build starts and pay nothing`),
  payment:
    lines(`do you accept mastercard | is it possible to pay by direct debit | can I pay through stripe | do you take checks
    wire transfer details please | in which currency do you bill Canadian customers | will you invoice in pounds
    can I pay half now and half later | cash on completion ok | do you accept crypto`),
  phone: lines(`is there a number I can ring tonight | give me your landline | do you pick up the phone on Fridays
    can I reach you by SMS | extension of the sales desk | my boss wants to hear a voice, number?
    telegram contact? | what do I dial from Germany | can I leave a voicemail somewhere | your cell phone pls`),
  address: lines(`where do I send a parcel | which building are you in | what's your postcode | is your office in Texas
    can you give me directions to your place | registered office street | where should the courier go
    which floor do you sit on | are you based in Berlin or in the States
    I need your full postal address for a tax form`),
  "jobs-salary":
    lines(`how much would I make as your project manager | wage for the full stack role | is the compensation above market
    salary band of the AI engineer | do you pay weekly or monthly | what's the pay like
    I need at least 100k, is that realistic with you | day rate for the contract roles
    are there bonuses for the sales lead`),
  "model-training":
    lines(`is our data used to train GPT | do you fine-tune on customer data | will what I type teach your model
    is my company's data mixed with others' for training | can we opt out of model training
    does OpenAI see our invoices | which provider gets our texts`),
  "beyond-headcount":
    lines(`how large is the crew behind this | number of people on payroll | are there more than fifty of you
    is this a one man show | how many developers work for you | did your team grow this year | staff count please
    small team or big company? | how many heads in support | are you just three guys`),
  "beyond-customerCount": lines(`who already works with you, any big names | give me a reference I can ring
    how many agents run in production today | have you got customers in Spain
    name a client from the dental world that is real | which well known brands trust you
    number of companies served so far | user base size | can you put me in touch with somebody who bought it`),
  "beyond-finances": lines(`how much money did you make this year | are you in the black | who backs you financially
    did you close a series A | what's your burn rate | is there venture money in the company | annual sales figure
    what are you worth | may I become an investor | last year's balance sheet`),
  "beyond-foundedWhen": lines(`how long have you been doing this | when was the firm born | which year did you begin
    since what year does the company exist | are you older than five years | is this a new company
    your company's birthday | when did Thirtyfold open its doors`),
  "beyond-founders":
    lines(`who runs the place | what are the founders called | tell me the boss's name | who is in charge at your firm
    is your CEO a woman | who is your head of engineering | where did the founder study
    names of the management team | who signs the contracts on your side
    who had the idea for the company, what's his name`),
  "beyond-models":
    lines(`is there claude inside your agents | which AI brain do you use | do your bots run on a small or a big model
    how many billion parameters | do you use deepseek | model name and version please | is the engine made by Google
    can we bring our own model | which embedding model do you use
    what happens when the model provider changes versions`),
  "beyond-moreCertificates":
    lines(`do you have ISO 27001 | is there a TISAX label | PCI compliance certificate | are you FedRAMP authorized
    show me the C5 report | ISO 9001 please | can you prove HITRUST | are you certified by the TÜV
    do you hold a Cyber Essentials badge | who audited you for SOC 2 and when | type 1 or type 2 report`),
  "beyond-securityTests":
    lines(`how often do outsiders try to hack you on your behalf | is there a pen test report | do you have a bug bounty
    which firm does your penetration tests | do you scan your code for holes | were you ever breached
    date of the last security audit | has anybody stolen data from you | do you do phishing drills with your staff`),
  "beyond-hosting": lines(`where does my data physically sit | is everything stored in Frankfurt | do you use azure
    can it run behind our firewall on our own machine | data residency in Switzerland possible
    server location please | AWS region? | can you install it on premises | does the data leave the EU
    is your cloud in China`),
  "beyond-liability":
    lines(`who pays the damage when the agent orders too much | are you insured against mistakes of your agents
    what's the ceiling of your liability | if it sends a wrong invoice, who is responsible in law
    who carries the loss when it pays a crook | do you cover lost profit | are you liable for data leaks
    who gets sued if the bot insults a customer | amount of your professional insurance`),
  "beyond-competitors": lines(`why you and not zapier | how are you different from n8n | is Microsoft Copilot not enough
    what can you do that ChatGPT Teams can't | you or a virtual assistant, what's better
    how do you stack up against Salesforce Agentforce | are other agencies cheaper | what do you have over IBM
    is it worth it compared with hiring somebody`),
  "beyond-secondAgent":
    lines(`how much is agent number two | do we pay the full price again for another one | price for three at once
    what would one more channel be | cost of adding Slack later | if we want five agents what's the bill
    is the next agent cheaper than the first | how much for changes after the launch | fee for another integration
    what does an extra language cost`),
  "beyond-futurePrices":
    lines(`will it be more expensive in spring | is the price fixed for next year | do you raise prices every year
    are you planning a sale | should I wait for black friday | how long is this price valid
    price guarantee for 2027 | any promotion coming up | will it get cheaper when models get cheaper`),
  "beyond-discounts":
    lines(`is there a coupon | do you give something for a recommendation | any code I can enter | loyalty discount
    what do I get if I bring a friend | first order rebate | five percent if we pay today?
    can you do it cheaper for me | do you haggle | is there a bonus for writing a review
    does my brother get a cheaper price`),
  "beyond-taxes":
    lines(`is VAT on top | are your prices net or gross | do you add sales tax in Texas | can I deduct it from tax
    VAT number for reverse charge | does the price include tax | tax exempt organisation, what then
    W-9 form please | withholding tax for foreign customers | is there GST for Australians`),
  "beyond-legalForm":
    lines(`are you an LLC | in which register are you listed | company number? | who is your legal entity
    which state are you incorporated in | is it Thirtyfold Inc or GmbH | EIN please | are you a public company
    who are the directors on paper | is there a parent company | trade register entry`),
  "beyond-releaseDates":
    lines(`when does the voice layer arrive | launch date of the next agent | when will more agents be added
    is the new version out this year | ETA for voice | when can I use the tones you announce
    which month does the HR agent come | how long until the library grows | release calendar`),
  "beyond-phoneAgents":
    lines(`can it answer our telephone | does the bot talk on the phone | would it take over our hotline
    voice calls with customers, possible | can an agent ring people who owe us
    does it understand callers with an accent | replace our receptionist on the line | call center bot?
    can it do outbound calls | does it listen to voicemail`),
  "beyond-otherWork": lines(`do you build websites | can you run our Google ads | do you repair printers
    would you manage our social accounts by hand | app development too? | do you do bookkeeping as people
    can you set up our network | SEO for my shop | do you make logos | can you translate our manuals
    do you sell CRM licences | could you paint our office`),
  "beyond-ownApp":
    lines(`is there an iPhone app | where do I download your program | android version? | desktop client for Windows
    do you have a browser extension | is it in the app store | can I steer the agent from an app on my watch
    offline app for field staff | mac version`),
  "beyond-publicity":
    lines(`where can I hear you speak | are you at the CES | do you host meetups | which podcast were you on
    do you run webinars | are your talks online | next conference with your booth | is there a community day
    have you got a TEDx talk`),
  "beyond-jobPerks": lines(`how many vacation days do employees get | do you sponsor an H1B | is there parental leave
    health insurance for staff? | do I get a laptop | can I work from Bali | what is the interview like
    do you check references | are there company retreats | four day week? | relocation help
    is there a test task in hiring`),
  "beyond-salaries":
    lines(`what does a senior engineer earn at your firm | how well paid is the sales lead | is the pay in dollars
    yearly gross of the product lead | do you publish pay ranges | how much per month as a contractor
    is there a signing bonus | equity for early employees`),
  "beyond-environment": lines(`how much power do your agents burn | is your company carbon neutral | CO2 per answer
    do you run on green electricity | water use of your data center | sustainability report
    what do you do for the climate | are agents bad for the planet`),
  "beyond-namedProducts":
    lines(`does it plug into Jira | is there a connector for HubSpot | can it read from Airtable | works with Shopify?
    do you support Odoo | integration with Zendesk | can it write to Trello | will it talk to our Navision
    Salesforce connection available? | can you hook it to Pipedrive | does it work with ServiceNow
    DATEV interface? | Monday.com? | is Lexware supported | can it use our old AS/400 program Varial
    does it fetch mail from Lotus Notes | is Personio possible | what about Toast POS`),
  "beyond-visits": lines(`can I drop by | may we come to your office for a coffee | do you visit customers on site
    will somebody come to our warehouse in Ohio | can we meet in person in London | do you travel for workshops
    is there a showroom | on-site kickoff possible? | would you fly to us`),
  "beyond-limitsOfWork":
    lines(`how many clients do you handle at once | is there a smallest order | how many projects can you run in parallel
    do you turn small firms away | minimum contract value | are there too small companies for you
    max number of agents per customer | upper limit of documents | what's the largest rollout you can do`),
  "beyond-modelAccuracy":
    lines(`how often does the agent get it wrong | error rate in percent | hit rate of the receipt matching
    what accuracy do you reach | how reliable is it in numbers | false positives per thousand
    does it make things up, how often | precision of the extraction | benchmark scores of your agents
    out of a hundred mails, how many are wrong`),
  "beyond-holidays":
    lines(`are you open on thanksgiving | do you work between Christmas and New Year | is someone there on Easter Monday
    closed on the fourth of July? | support on bank holidays | opening times on December 24 | do you close in August
    are you there on Labor Day | public holidays in your calendar`),
  "beyond-apiDocs": lines(`do you have an API | where is the developer documentation | swagger file?
    can I call the agent from my own code | rate limits of your API | SDK for Python | API key for developers
    webhooks of your platform documented where | graphql or rest | sandbox for developers`),
  "beyond-ethics":
    lines(`what do you think about AI taking over | are you afraid of superintelligence | should AI be regulated
    is it right to replace people by machines, morally | do you build for weapon makers
    what's your stance on deepfakes | would you refuse a tobacco company | is automation good for society
    do you have an ethics board`),
  "beyond-order":
    lines(`where is my order | I paid and heard nothing | what's the status of my request | did my payment arrive
    I can't find my invoice, send it again | has my form been read yet
    when will my agent be finished, customer number 4471 | is my audit tomorrow confirmed | cancel my appointment
    why was I charged twice | track my project`),
  "beyond-tailoredAdvice": lines(`how many hours would we save in our office
    what is the payback for a firm with 40 people | can you tell me what my project will cost to the dollar
    is our data good enough | would an agent work with our mess of spreadsheets
    how long will it take exactly in our case`),
  "beyond-subprocessors":
    lines(`which companies process our data for you | list of your suppliers | who are your subprocessors
    which third parties see our data | do you share data with partners | cloud vendors you rely on
    is there a DPA with annexes | do you tell us when a subprocessor changes`),
  "beyond-responseTimes":
    lines(`how fast do you answer a ticket | reaction time for urgent problems | will I hear back within an hour
    support SLA in minutes | how long do you need to reply to mails | 24/7 support?
    is there somebody at night if it breaks | resolution time for bugs | first response time of support
    priority support level`),
  "beyond-exactMonthly":
    lines(`what do we pay per month after that | running costs a month | monthly fee exactly | how much is support per year
    cost of tokens each month | maintenance price | hosting fee | yearly licence cost
    what will it cost to keep the agent alive | subscription price`),
  "beyond-groupDiscounts":
    lines(`are nonprofits cheaper | discount for a public school | startup price | do churches get a better price
    special rate for veterans | is there an academic price | seniors discount
    we are a food bank, can you lower the price | reduced fee for social enterprises | price for municipalities`),
  "beyond-team": lines(`who works at Thirtyfold | show me the faces of your team | who's the person that answers mails
    who would be our contact by name | background of your engineers | where did your people work before
    is there a team page | how many women are on your team | who is your data protection officer | who will train us`),
  "beyond-contractTerms": lines(`how long are we bound | minimum term? | notice period | is there auto renewal
    which law applies to the contract | who owns the IP in the contract | can I see a sample contract
    terms and conditions please | do we sign yearly or monthly | penalty if you are late
    which court is responsible | is a framework agreement possible`),
  "beyond-paymentDates":
    lines(`when is the invoice due | do I pay before or after | net 60? | how much is the deposit | payment by milestones?
    is there an upfront fee | when do you charge my card | can we pay at the end of the month
    instalments over a year? | first payment when`),
  "beyond-technology":
    lines(`which programming language are agents written in | do you use langchain | is it built on kubernetes
    what's your tech stack | vector database? | which framework is behind it | do you use RAG or fine tuning
    open source parts inside? | is MCP supported by your agents | how do you orchestrate agents`),
  "beyond-dataDetails": lines(`which encryption algorithm | who at your firm can read our data | are logs anonymized
    do you delete backups too | key management, who holds the keys | is data encrypted at rest with AES
    how do you separate tenants | do you look at our customers' names
    is personal data masked before the model sees it | data retention of the log in the agent`),
  "beyond-regions": lines(`do you work with companies in Brazil | are you active in Japan | can a firm from Nigeria buy
    do you serve Europe | which countries do you cover | only US customers? | we're in New Zealand, does that work
    do you have customers in the Gulf | is it available in Poland | do you deliver to Quebec`),
  "beyond-industriesWorked":
    lines(`have you ever built for a law firm like ours | any experience with wineries | did you work for airlines before
    do you know the funeral business | ever done something for a zoo | have you got a customer in shipping
    did you automate a pharmacy already | references in construction | experience with city governments
    worked with Lufthansa before?`),
  "beyond-exactLanguages":
    lines(`does it write Japanese | can the agent speak Polish with our customers | is Arabic supported
    how good is its Dutch | does the bot answer in Hebrew | Swiss German? | list of supported languages
    can it switch between English and Korean | Catalan? | does it translate Turkish mails
    writes Swedish without mistakes?`),
  "beyond-hardware":
    lines(`do we need a server for it | which computer do we have to buy | does it need a GPU | do you sell tablets
    can it control our machines | does it work with barcode scanners | is there a robot arm | do you install cameras
    minimum hardware | will it run on an old laptop | can it read our thermostat`),
  "beyond-trainingOffers":
    lines(`do you teach courses | can I get a certificate as agent builder | is there an academy | workshops for beginners
    online class about AI by you | do you train our apprentices | prompt engineering training? | is there an exam
    learning material for my team`),
  "beyond-legalAdvice": lines(`is it legal to let a bot answer customers | must I tell my customers that it's AI
    do I need consent under GDPR for this | what does the AI Act demand from me
    can I fire someone because of an agent | tax treatment of automation costs
    write me a data processing agreement | is a contract made by an agent binding
    am I allowed to scan my employees' mail`),
  "beyond-careerDetails": lines(`is there a probation period | who would be my boss | how big is the team I'd join
    working hours for the project manager | can I do the job part time | time zone for the remote role
    does the sales lead travel | what does a normal day of the ML engineer look like | is overtime paid
    which laptop do I get | when does the contract begin | do I need a degree`),
  "beyond-press":
    lines(`have you been in the news | any awards this year | has TechCrunch an article on you | who is your press contact
    latest announcement | did you merge with someone recently | is there news about Thirtyfold
    press release on the new agent | why were you in the paper`),
  "beyond-roadmap":
    lines(`what are you building next | which features come next year | plans for 2027 | will there be an agent for lawyers
    are you going to support voice in Spanish | is a mobile app planned | what's on your roadmap
    will the playground get more demos | do you plan to expand to Asia`),
  "beyond-guaranteeDetails":
    lines(`do you promise savings in writing | what if it saves nothing, do you guarantee a result
    is there a success guarantee | how sure is the thirty percent | do you pay a penalty if the number is missed
    money if we don't reach the goal | guaranteed ROI? | can you guarantee zero mistakes | pay only on success?`),
  "beyond-averages":
    lines(`what do customers save on average | typical payback time of your clients | average cost of a project
    mean time to build | what share of audits leads to an agent | how many hours does a normal firm get back
    usual number of agents per customer | average company size you work with | statistics over all your customers
    success rate in your industry`),
  "beyond-trialTerms":
    lines(`can I try an agent free for two weeks | is there a free plan | trial period? | test it without paying
    do you have a pilot for free | free tier limits | proof of concept at no cost
    can we rent it for a month to test | is there a demo account for our data | money only after a test month`),
  "beyond-dataExport":
    lines(`can I export everything as CSV | in which format do I get the log | is there a JSON download
    how do we get our data when we leave | export to Excel possible? | can I take my chats with me
    machine readable export | XML dump of the agent's log | migration help when we go`),
  "beyond-consumerRights": lines(`can I withdraw within 14 days as a private person | cooling-off period for consumers
    I am a private customer, which rights do I have | withdrawal form please | distance selling rules
    do consumers get a right of return | am I protected as a consumer`),
  "beyond-accessibility": lines(`is your site WCAG conform | does the chat work with a screen reader | VPAT document?
    are your agents usable for blind people | section 508? | accessibility statement
    can I use it with the keyboard alone | high contrast mode | do you test with disabled users`),
  "beyond-socialProof":
    lines(`how many stars do you have | reviews on Trustpilot | are you rated on G2 | did you win prizes
    which partners' logos can you show | google rating | clutch profile? | is there a testimonial on video
    are you a certified Microsoft partner | awards on the wall`),
  "beyond-userManagement": lines(`how many colleagues can use the agent | price per user | single sign-on?
    can each department have its own rights | seats included | do we need a licence for every employee
    can external people log in | admin roles | user limit`),
  "beyond-messengers":
    lines(`does it work in Telegram | is Signal supported | can it chat in Microsoft Teams | Facebook Messenger?
    WeChat for our Chinese buyers | does the sales agent do iMessage | Viber? | is LINE possible
    will it answer Instagram DMs | Discord bot? | SMS channel?`),
  "beyond-accountingTools":
    lines(`does the bookkeeping bot support Xero | can it post into SAP | works with Sage 50? | FreshBooks connection
    does it understand DATEV | NetSuite? | can the finance bot use Lexoffice | is MYOB supported | Wave?
    Zoho Books?`),
  "beyond-siteDetails":
    lines(`which CMS is this site made with | who drew the pictures here | what font do you use | does this page track me
    how many people visit this site | is the site available in German | when did you last update this page
    who wrote these texts | do you use cookies here`),
  "beyond-assistantItself":
    lines(`are you trained on my chats | which model are you | how do you work inside | do you remember me tomorrow
    what is your IQ | can you see my face | who built you | how many languages do you speak
    do you have a sister bot | can I install you on my shop`),
  "beyond-procurement": lines(`fill in this security questionnaire for us | are you in SAP Ariba | do you answer RFPs
    supplier self-disclosure form | can you register in our vendor portal | three references for our tender
    do you meet our supplier code | bid bond? | purchase conditions of our group`),
  "beyond-emergency":
    lines(`our agent is sending nonsense right now, whom do I call | emergency hotline | it deleted orders, help at once
    who can stop it on a Sunday night | urgent, the bot pays wrong bills | is there an on-call engineer
    panic number | production stopped, reach someone now`),
};
