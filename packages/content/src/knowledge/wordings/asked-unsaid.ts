import { lines, named } from "./lines.ts";

/** What the site does not say, asked in whole sentences and by name: a product, a place, a trade, a person's role. */
export const askedUnsaidWordings = {
  refund:
    lines(`Do we get what we paid back when the agent disappoints us? | Is the setup money lost if we give up halfway?
    Under which conditions would you return our payment? | We'd want our fee returned if it never works, is that in your terms?
    Can the amount be credited back after a failed launch? | What happens to the money if the project is called off?`),
  payment: lines(`Would you accept a cheque from a city office? | May I settle the bill with my company card?
    Can a school pay you by direct debit? | Do you accept Apple Pay or Klarna? | Is paying in pounds possible?
    Can the price be spread over four months? | Do you take cryptocurrency of any kind? | Is SEPA transfer fine for you?`),
  phone: lines(`Is there an extension for the accounts department? | What number do I dial to speak with somebody?
    Do you have a toll-free line for customers? | I prefer calling, which number is it? | Can you give me the hotline?
    What's the number of your technical support line? | Is there a fax?`),
  address:
    lines(`In which building are you? | Which street do I send the parcel to? | What city are your headquarters in?
    Where on the map do I find the company? | To what postal address goes our registered letter?`),
  "model-training":
    lines(`Are the files we upload fed into a model that others use? | Does what we type make your AI smarter for other firms?
    Do you learn from our customers' messages for your own products? | Would our contracts end up in somebody's training set?
    Is our material reused to improve what you sell to competitors?`),
  "jobs-salary": lines(`What would I be paid as a developer there? | Which salary band is the project manager in?
    How many dollars a month does the ML contract bring? | Could you tell me the compensation for the lead role?`),
  "beyond-headcount": lines(`How many persons are on your payroll today? | Are there more than fifty of you?
    What's the size of your workforce? | How many consultants do you employ? | Did you grow your staff last year?`),
  "beyond-customerCount": [
    ...lines(`Name a school that uses you. | Name one clinic that works with you. | Can you tell me which hospitals are your clients? | Name one airline that runs your agents.
      How many firms signed up with you so far? | Which well-known brand uses you? | Who are your reference customers in retail?
      Give me the name of a bank that works with you. | How many agents are in production at this moment?`),
    ...named(
      ["Is {} a customer of yours?", "Does {} use your agents?"],
      "Ikea | Unilever | Ryanair | the city of Graz",
    ),
  ],
  "beyond-finances":
    lines(`How much did you turn over last year? | Who put money into the company? | Are you making a profit?
    Which venture funds stand behind you? | Do you have enough cash to survive two years? | Is the firm up for sale?
    Which bank does the company work with? | What was your growth in the last quarter?`),
  "beyond-foundedWhen": lines(`Since which year does the firm exist? | How many years have you been doing this?
    When was the company registered? | Is Thirtyfold older than five years?`),
  "beyond-founders":
    lines(`Who runs the company at the top? | What are the founders called? | Who is your chief technology officer?
    Which person is the managing director? | Who's the head of the firm? | Tell me who chairs the board.
    What did the founder do before?`),
  "beyond-models": [
    ...named(
      ["Do your agents run on {}?", "Is {} what does the thinking?", "Could we have it on {} instead?"],
      "GPT-5 | Claude | Gemini | Llama | Mistral | DeepSeek | Qwen | Grok | Copilot",
    ),
    ...lines(`Whose large language model do you build upon? | What AI is behind the answers, technically?
      How many parameters has the model that you use? | Until when does the knowledge of the model reach?`),
  ],
  "beyond-moreCertificates": named(
    ["Do you have {}?", "Are you certified to {}?", "Can you show a {} certificate?", "Is {} part of your compliance?"],
    `ISO 27001 | ISO 27701 | ISO 9001 | ISO 42001 | ISO 22301 | PCI DSS | FedRAMP | TISAX | HITRUST | Cyber Essentials
     C5 | NIST 800-53 | CMMC | SOC 1 | SOC 3 | ISO 13485 | CSA STAR | DORA | NIS2 | FISMA`,
  ),
  "beyond-securityTests":
    lines(`Has an outside company tried to break into your systems? | When did experts last test your defences?
    Have you ever lost customer data? | Do you pay people who report security holes? | May we see your penetration test report?
    How would you tell us about a breach? | Did hackers ever get in?`),
  "beyond-hosting": [
    ...named(
      ["Are your servers in {}?", "Can our data stay in {}?", "Is everything hosted in {}?"],
      "Frankfurt | Ireland | Canada | Switzerland | Virginia | Australia | the EU | Singapore | Azure | Google Cloud | AWS",
    ),
    ...lines(`In what country does the machine stand that runs this? | May we run the agent inside our own network?
      Who is your cloud provider? | Could it be installed on a server in our basement?`),
  ],
  "beyond-liability": lines(`Who pays for the damage if the bot orders a thousand chairs by accident?
    Up to what amount are you liable? | Does an insurance cover a wrong payment? | Are you responsible if a patient is booked wrongly?
    Would you compensate us for a lost customer? | Whose fault is it in court when an agent breaks the law?
    If your agent sends money to a crook, do you replace it? | What indemnity do you give?`),
  "beyond-competitors": named(
    [
      "Why should we take you and not {}?",
      "What do you do better than {}?",
      "How do you compare with {}?",
      "Is {} cheaper than you?",
    ],
    `Make | UiPath | n8n | Intercom | Zendesk AI | Salesforce Agentforce | Microsoft Copilot | ChatGPT Enterprise
     HubSpot | Lindy | Relevance AI | a freelancer from Upwork | Deloitte | Workato | an agency in India`,
  ),
  "beyond-secondAgent": lines(`What would another two agents add to the bill? | How much is it if we take four of them?
    What does it cost to teach the agent one more task? | Price for connecting an additional mailbox later?
    By how much does the price rise for every further agent? | And the third one, what does that cost?`),
  "beyond-futurePrices": lines(`Are your fees going up in spring? | Will it still cost the same in two years?
    Is a sale planned around Black Friday? | Can you freeze the price for us until summer?`),
  "beyond-discounts": lines(`Do I get something for recommending you to a friend? | Is there money off for students?
    Do you have vouchers or promo codes? | Do early customers get a better deal? | Is there a commission for partners?
    Would you do it for free for a good cause? | Is it cheaper when we pay the whole year in advance?`),
  "beyond-groupDiscounts": lines(`Do charities pay less? | Is there a special price for public schools?
    We're a hospice run by volunteers, is there a reduced rate? | Do museums get a discount? | Is there a tariff for startups?`),
  "beyond-taxes": lines(`Is VAT added to that sum? | Do you charge sales tax in Texas? | Could you send us your tax ID?
    Is your fee before or after tax? | Do you apply the reverse charge for firms in the EU?`),
  "beyond-legalForm": lines(`Are you a corporation or a partnership? | In which register is the company listed?
    Which legal entity signs? | Has anybody sued you? | Do you own patents or trademarks? | Is Thirtyfold a registered trademark?
    Which intellectual property do you hold? | What's your D-U-N-S number?`),
  "beyond-releaseDates": lines(`In which month do the voices come out? | Which agent comes next, and in what month?
    On what date can we use the witty tone? | Is the next release before Easter? | How many months until the voice layer is there?`),
  "beyond-phoneAgents": lines(`Can an agent answer when our patients ring? | Would it call people who didn't pay?
    Could it talk to guests on the telephone? | Does it understand spoken words? | Can your agent be our switchboard?
    We need something that takes calls in the evening, does it? | Does the agent make outbound calls?`),
  "beyond-otherWork": named(
    [
      "Do you also {}?",
      "Could you {} for us?",
      "Would you {} as well?",
      "We'd need somebody to {}, is that something you do?",
    ],
    `build websites | design a logo | manage our Pinterest page | make a mobile app | write our tax return
     repair laptops | translate a brochure | film a video | print flyers | set up our phones | host our mail server
     manage our Facebook page | install network cables | recruit staff | rent out engineers by the day | audit our accounts
     optimize our Google ranking | write a novel | organise a trade fair | train for a marathon with our team | sell us computers`,
  ),
  "beyond-ownApp": lines(`Is there something to download for my iPhone? | Can I get you in the Play Store?
    Do you have a plugin for Chrome? | Does your software come with a desktop program? | Is there a widget for my phone?`),
  "beyond-publicity":
    lines(`Do you run a podcast? | Where can I follow you on social media? | Will you be at the fair in Hanover?
    Do you write a blog? | Is there a webinar next week? | Can your founder speak at our event? | Are you on TikTok?`),
  "beyond-jobPerks": lines(`Do you sponsor visas for people from abroad? | How many days of leave does an employee have?
    Do I get a computer when I start? | Is there a pension scheme? | Would you pay for my move? | Are there shares for employees?
    Is a bonus part of the offer? | Can I bring my dog to work? | Do you pay for conferences?`),
  "beyond-salaries":
    lines(`How much does the product lead make a year? | What's the day rate for the contract engineers?
    What does the sales lead get per deal? | Is the pay of the senior engineer above 150k?`),
  "beyond-environment": lines(`How much power does a single agent use? | Are your data centers run on solar energy?
    What is your carbon footprint? | Do you offset emissions? | Is AI not terrible for the climate, what do you do about it?`),
  "beyond-namedProducts": named(
    [
      "Does it work with our {}?",
      "Is there a connector for {}?",
      "Can the agent read from {}?",
      "Do you support {} out of the box?",
      "Are you a certified {} partner?",
      "Does it hook into {}?",
    ],
    `SAP Business One | Oracle NetSuite | Microsoft Dynamics | Zendesk | Jira | Salesforce | HubSpot | Pipedrive | Shopify
     Magento | Epic | Cerner | DATEV | Procore | Toast | Mindbody | Clio | Trello | Monday | Asana | SharePoint | Teams
     Power BI | Airtable | Workday | Personio | AutoCAD | Opera PMS | Lexware | Odoo | Exact Online | Zoho | ServiceNow`,
  ),
  "beyond-messengers": named(
    ["Do you do {}?", "Can customers write to it on {}?", "Does the agent answer in {}?", "Is {} among the channels?"],
    "Telegram | Signal | Viber | WeChat | Line | Discord | Facebook Messenger | iMessage | Microsoft Teams | Threema | SMS | Skype",
  ),
  "beyond-accountingTools": named(
    [
      "Will the bookkeeping bot work in {}?",
      "Does the finance agent post to {}?",
      "Can the bookkeeper use {} instead of QuickBooks?",
    ],
    "Sage | FreshBooks | DATEV | Lexoffice | NetSuite | Wave | Zoho Books | MYOB | Exact | Bexio | Holded",
  ),
  "beyond-visits": named(
    [
      "Could you come to {}?",
      "Do you have somebody in {}?",
      "Is there a branch in {}?",
      "Can we meet you in {}?",
      "Do your consultants travel to {}?",
    ],
    "Bergen | Berlin | Chicago | Mumbai | Sydney | Toronto | our plant in Leeds | Lisbon | Nairobi | Dallas | Tokyo | Warsaw | Lyon",
  ),
  "beyond-regions": named(
    [
      "Do you work with companies in {}?",
      "Are you active in {}?",
      "Do you serve {}?",
      "We're based in {}, do you deliver there?",
    ],
    `Canada | Brazil | Ghana | Poland | Japan | New Zealand | South Africa | Spain | Mexico | Norway | the Emirates | India
     Ireland | Alaska | Singapore | Egypt`,
  ),
  "beyond-industriesWorked": named(
    [
      "Have you done a project for {}?",
      "Did you ever work for {}?",
      "Do you have experience with {}?",
      "Has {} bought from you before?",
      "Is {} among your clients?",
      "Do {} use this?",
    ],
    `a brewery | a winery | dentists in Spain | a shipyard | a theater | a football club | a chain of gyms | a pharmacy
     a farm | a mining company | a church | an airport | a casino | a TV station | funeral homes | a museum | a bike shop
     the police | a chemical plant | wedding planners | driving schools | a ski resort | bakeries | a notary`,
  ),
  "beyond-exactLanguages": named(
    [
      "Does the agent speak {}?",
      "Can it write {}?",
      "Will it answer customers in {}?",
      "How good is its {}?",
      "Is {} supported?",
    ],
    `Finnish | Polish | Japanese | Arabic | Dutch | Italian | Mandarin | Korean | Turkish | Greek | Hindi | Czech | Swedish
     Portuguese | Hebrew | Thai | Ukrainian | Hungarian | Romanian | Basque | Danish | Vietnamese`,
  ),
  "beyond-limitsOfWork": lines(`What's the largest file that an agent can read?
    How many customers can you handle in parallel? | How soon would you have room for us? | Is there a maximum number of documents?
    How many messages a day may we send? | How many projects did you take on this quarter? | How quick is one answer in seconds?
    When could our project begin at the earliest, is there a queue?`),
  "beyond-modelAccuracy": lines(`How many answers out of a hundred are correct? | How often does the bot get it wrong?
    What is the error rate when reading invoices? | How exact is the sales agent, in figures? | Did you measure how often it hallucinates?
    What score did your agents get in a benchmark?`),
  "beyond-holidays":
    lines(`Do you work on Christmas Eve? | Is somebody there over Thanksgiving? | Are you closed between the years?
    Do you answer on public holidays in Bavaria? | Is the team away in August? | Do you close for Easter?`),
  "beyond-apiDocs":
    lines(`Can my developers call you through an interface? | Where's the documentation of your endpoints?
    Do you publish code on GitHub? | Is there a Python library for your platform? | Can we send you events by webhook, where is that described?
    Is any of your software open source?`),
  "beyond-ethics": lines(`Would you build something for an arms maker? | What do you think about AI taking over?
    Which customers do you turn away for moral reasons? | Do you have an ethics board? | Is it right to let a machine decide on people?`),
  "beyond-order":
    lines(`Where is order 12345 of mine? | Track my delivery number 778 | What about my invoice 2024-88? | Where is my parcel? | Where's the order I placed on Monday? | My bill from March is wrong, please check it.
    Did you get my form from last night? | Has my application been read yet? | When does my project go on?
    I was promised a call yesterday and nobody rang. | What's the status of ticket 4711? | My agent stopped this morning, please look.
    Please cancel my appointment on Thursday. | I haven't had a reply for a week.`),
  "beyond-tailoredAdvice":
    lines(`How many hours exactly would our dental practice win? | What return can a bakery with two shops expect?
    Compute what we'd save with six drivers. | Should I let go of my receptionist once I have a bot?
    Which of my three departments profits most? | How much would it cost for our hospital precisely?`),
  "beyond-subprocessors": lines(`Which other firms get to touch our data? | Do freelancers abroad work on our project?
    Who are the subcontractors you use? | Is any part of the work outsourced? | Do you pass our data to OpenAI?`),
  "beyond-responseTimes":
    lines(`Within how many hours do you react to a problem? | Is there support around the clock, by people?
    How soon does a technician look at a broken agent? | Do you offer a hotline at night? | Who helps us on a Saturday when it stops?
    What reaction time do you promise in the contract? | Do you provide 24/7 assistance? | How long does an answer to a ticket take?`),
  "beyond-exactMonthly": lines(`What exactly do we pay each month for upkeep? | Who pays for the tokens?
    What will three years of running it cost? | How high is the hosting fee? | What does an hour of your consultants cost?
    Which daily rate do your engineers charge? | What are your hourly rates? | How much do you bill per hour? | How expensive is one conversation? | What is the fee for maintenance?
    What would a workshop day with you cost?`),
  "beyond-team":
    lines(`Who exactly would be working on our case? | Which people are on your team and what did they study?
    Will we have one contact person, and who is it? | Do you have women engineers? | Who wrote the texts and stories on this site?
    Are there doctors or lawyers among your staff? | Whom would I be dealing with?`),
  "beyond-contractTerms": lines(`How long in advance do we have to give notice? | Does the contract renew by itself?
    Do you sign a data processing agreement? | Which country's law applies? | Would you sign our confidentiality agreement?
    Where can I download your terms and conditions? | Is there a minimum term of a year? | What's the cancellation period?
    Could our lawyer see the contract beforehand?`),
  "beyond-paymentDates": lines(`Do you want a deposit before you start? | When would the first invoice arrive?
    How many days do we have to settle the bill? | Is the money due before or after the launch? | Do you offer leasing?`),
  "beyond-technology": lines(`In which programming language are your agents written? | Do you use a vector database?
    Is it retrieval or fine-tuning? | What is the site made with? | Do your agents speak MCP? | Which framework do you use underneath?`),
  "beyond-dataDetails": lines(`How often do you make backups and where?
    Which cookies does this site set? | Are names blacked out before a model sees them? | Do you hand data over to the police?
    Which cipher protects the database? | For how long are an agent's logs stored at your end? | Do you transfer data outside Europe?`),
  "beyond-hardware":
    lines(`Do we have to buy a machine for it? | Does it run on an old Windows PC? | Do we need a graphics card?
    Could the agent control our scanner? | Is it possible to have it on a tablet at the counter? | Do you deliver robots?`),
  "beyond-trainingOffers":
    lines(`Do you teach a course on AI? | Can my daughter do an internship with you? | Is there a workshop with a certificate?
    Where do I learn prompting from you? | Do you offer seminars for trainees? | Do you have video lessons?`),
  "beyond-legalAdvice": lines(`Is it lawful to let an agent screen applicants? | Must we tell our works council?
    May a bot legally sign a contract? | Do we need consent from customers under the law? | Does the EU AI Act apply to a bakery?
    Who owns the copyright of a text that an agent wrote, by law? | Is an agent allowed to give medical advice?`),
  "beyond-careerDetails": lines(`How many interviews does one have with you? | When do you decide on my application?
    Is there a coding task before the interview? | When is the last day to apply? | Do I need to live in the US for the job?
    How many others want this position? | Which working hours does the contract have? | Who would my manager be?
    Do you take working students? | Is a degree needed for the engineer? | May I work from Portugal?`),
  "beyond-press":
    lines(`Was there anything about you in the papers? | May I use your logo in my slides? | Who answers journalists?
    Do you have a media kit with photos? | Did you win a prize? | What colours and fonts does your brand have?`),
  "beyond-roadmap": lines(`What do you want to build next year? | Are you going to offer phone agents later?
    Which agents are planned? | Where do you see the company in five years? | Is an office in Asia planned?`),
  "beyond-guaranteeDetails":
    lines(`Will you put in the contract that it saves us twenty hours? | What do we get if the launch is late?
    Do you give a warranty on an agent? | Is the thirty percent guaranteed with money? | What if nothing is saved, who bears the loss?
    Which penalties do you accept?`),
  "beyond-averages": lines(`How many clients left you last year? | What does a customer save on average?
    How many of your projects failed? | What was the biggest contract you signed? | How long do clients stay with you?
    After how many months has it usually paid off? | What's the typical project worth?`),
  "beyond-trialTerms": lines(`Can we use an agent two weeks for nothing before we decide? | Is there a trial month?
    Do you have a free version of the agents? | May we test one in our company without paying?
    Could we pay only if we keep it?`),
  "beyond-dataExport": lines(`As which file type can we get the log? | Can we pull everything out as a spreadsheet?
    How do we take our data with us, in which format? | Is there a bulk download?`),
  "beyond-consumerRights": lines(`Can I withdraw from the contract within two weeks as a private person?
    Is there a cooling-off period? | Does distance selling law give me a way out?`),
  "beyond-accessibility":
    lines(`Can blind people use your chat? | Does the site meet WCAG? | Do you publish an accessibility statement?
    Is it usable with a screen reader only?`),
  "beyond-socialProof":
    lines(`Where can I read reviews of you? | Are you rated on Trustpilot? | How many stars do you have on Google?
    Which awards hang on your wall? | Does any analyst recommend you? | Do you have a case with a famous name?`),
  "beyond-userManagement": lines(`May two branches share a single agent? | How many colleagues can work with it?
    Is there a limit on seats? | Can I give my assistant her own login to the agent?`),
  "beyond-siteDetails":
    lines(`Who designed this website? | When was this page last changed? | What is this site programmed in?
    Which pictures are real on here? | Does the site have a dark theme? | How many visitors does the site get?`),
  "beyond-assistantItself":
    lines(`Which AI are you yourself? | Who made this chat? | How old are you? | Are you connected to the internet?
    How were you trained? | Do you remember what I said last time? | Can you see my screen?`),
  "beyond-procurement":
    lines(`Could you fill in our supplier questionnaire? | Can I speak to one of your customers as a reference?
    Do you take part in public tenders? | Are you in our purchasing portal? | Please send a company profile for our vendor file.`),
  "beyond-emergency": lines(`Somebody is hurt, whom do I call? | There's a fire in our office. | I need an ambulance.`),
} as const;
