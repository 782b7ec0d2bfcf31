import { lines } from "./lines.ts";

/** Of what this site does not tell, as visitors say it. */
export const askedBeyondWordings = {
  "beyond-headcount": lines(`how many of you are there | staff count | are you a two man company
    is this a one person shop | size of your workforce | how many developers do you employ
    do you have more than 50 staff | headcount | how big is the crew`),
  "beyond-customerCount": lines(`how many firms trust you | number of clients | your biggest customer | client logos
    do you have ten customers already | list the companies you work for | can I phone one of your customers
    give me a reference to call | any client in France I could ask | names of reference customers
    how many agents run at customers now | how many clinics do you work with | have you got a hundred customers
    which known brands use you | do you have clients in Spain I can call`),
  "beyond-finances": lines(`are you profitable | your turnover | who invested in you | venture backed? | seed round
    are you financially stable | how much money did you make last year | annual report | credit rating | market cap
    is the company for sale | how big are your sales | who are the shareholders | are you funded by venture capital
    do you make a profit`),
  "beyond-foundedWhen": lines(`since when are you on the market | founded in | how old is thirtyfold
    year of foundation | are you a young company | how many years in business | when did you start the company`),
  "beyond-founders": lines(`who is the ceo | founder's name | name of the boss | who's the owner
    managing director name | cto name | your head of sales, what's he called | is the founder an engineer
    who founded thirtyfold, name please | chairman | name of the managing partners | how many founders are there
    who is the chief executive | founder linkedin`),
  "beyond-models": lines(`which model | gpt or claude | is it chatgpt underneath | do you run llama
    which llm do you use | mistral? | gemini inside? | which version of gpt | context window size
    can we choose the model | do you use open source models | how big is the model`),
  "beyond-moreCertificates": lines(`ISO 42001 | iso 9001 certified? | fedramp | pci dss | tisax | hitrust
    cyber essentials plus | bsi c5 | nis2 | do you have an ISO certificate | are you ISO certified
    eu ai act certificate | csa star | wcag certificate | fips 140 | are you ISO/IEC 42001 | HIPAA certificate number
    do you have a C5 attestation | ENS certified | Cyber Essentials? | are you on the FedRAMP marketplace | SOC 1 report
    SOC 3? | PCI level | do you hold TISAX`),
  "beyond-securityTests": lines(`penetration test | when was the last pentest | bug bounty | ever been hacked
    have you had a breach | data breach history | vulnerability scan | who tested your security | security whitepaper
    incident response plan | how often do you do security audits | backups tested?`),
  "beyond-hosting": lines(`where are your servers | which cloud | aws or google | is data stored in europe
    hosted in germany? | data center location | on premise hosting | can it run on our own servers | self-hosted?
    air gapped | private cloud | do you host in the US | which country is our data in
    is anything stored outside Europe | on-prem version | do you run in our own data center | which region of the cloud
    can we keep the data in Canada | dedicated instance possible | is it multi tenant or single tenant`),
  "beyond-liability": lines(`who pays if the bot causes damage | liability insurance | insured?
    are you liable for a wrong payment | damages | cap on liability | who is responsible in court | indemnity
    errors and omissions insurance | what if it costs us a customer, do you compensate | are you insured for damages
    who pays if it wires money to a thief | cyber insurance sum | what is your liability limit`),
  "beyond-competitors": lines(`better than zapier? | compare with make | you or uipath | is n8n cheaper | vs copilot
    versus intercom fin | why not use chatgpt ourselves | are you cheaper than a big consultancy
    who is your competition | salesforce agentforce or you | compare yourself with hubspot's bots
    other providers like you | difference to a freelancer | why not a virtual assistant from the Philippines
    are you like Zapier Agents | how do you differ from a Power Automate consultant | cheaper than Accenture?
    is it better than hiring a student`),
  "beyond-secondAgent": lines(`price of a second agent | what does agent number two cost | cost of three agents
    and each further agent? | ten agents how much | price per extra channel | what does a change cost later
    additional agent price | fee for another integration | does the second one cost the same
    is the second agent cheaper | do four agents cost 10000 | price of an additional channel
    how much to add one more system | cost of changing the role later`),
  "beyond-futurePrices": lines(`will it get more expensive | price increase | prices next year | black friday
    is there a sale soon | price lock for two years | inflation adjustment | christmas offer`),
  "beyond-discounts": lines(`early bird | referral bonus | coupon | voucher | student discount | discount for friends
    can I get ten percent off | rebate for paying cash | startup program | commission for recommending you
    affiliate commission | loyalty points | first customer discount | off if I write a review
    first-time customer discount | reduced price for charities | is there a promo | bring a friend reward
    do you do pro bono work`),
  "beyond-groupDiscounts": lines(`nonprofit discount | charity price | cheaper for schools | government rate
    discount for veterans | small business discount | university price | special rate for NGOs | church discount
    reduced price for public institutions`),
  "beyond-taxes": lines(`vat number | sales tax | reverse charge | tax id | net or gross | tax deductible? | w-9 form
    gst | is tax on top of the 2500`),
  "beyond-legalForm": lines(`are you an llc | register number | duns number | imprint | terms of service
    legal entity name | are you incorporated | where is the company registered | chamber of commerce number
    ever been sued | agb | which state are you incorporated in`),
  "beyond-releaseDates": lines(`when exactly does voice launch | release date | which month is the voice layer out
    when do new agents come | launch date of voice customization | is voice ready in january | beta access`),
  "beyond-phoneAgents": lines(`can it take phone calls | phone bot | voice agent for the hotline | does it call people
    outbound calling | answer our telephone | ivr replacement | speak on the phone | cold calls by ai
    receptionist that picks up the phone | will it pick up the phone for me | can your agent talk to callers
    voice calls possible? | can it leave voicemails`),
  "beyond-otherWork": lines(`do you make websites | build an app for us | logo design | seo | google ads
    can you repair my printer | hosting for my website | do you sell laptops | video editing | photography
    translate a book | can you build an online shop | make us a mobile game | fix our wifi | data entry by people
    social media management by humans | write my thesis`),
  "beyond-ownApp": lines(`iphone app | android app | is there an app | app store | play store | desktop client
    chrome extension | can I install it | windows version | mac app`),
  "beyond-publicity": lines(`podcast | blog? | youtube | are you on linkedin | instagram account | webinar | conference
    facebook page | book by the founder | newsletter | do you give talks`),
  "beyond-jobPerks": lines(`visa sponsorship | vacation days | health insurance | stock options | parental leave
    relocation | pension | laptop provided | training budget | part-time possible | when can I start
    number of interviews | flexible hours | benefits of working with you | equity`),
  "beyond-salaries": lines(`salary of the ml engineer | what does the developer earn | how much does the sales lead get
    commission rate | pay of the senior engineer | project manager salary | yearly pay for product lead
    rate per day for contractors`),
  "beyond-environment": lines(`co2 | carbon footprint | green energy | how sustainable are you
    power consumption of ai | climate neutral | environmental policy | water use`),
  "beyond-namedProducts": lines(`are you an sap partner | certified for oracle | epic integration
    official shopify partner | does it work with our MRI scanner | autocad plugin | integration with Veeva
    does it support Dynamics AX 2009 | do you have a zendesk app | Workday connector ready? | datev interface
    listed on appexchange | servicenow certified | does it connect to Sage 50 | do you have a connector for Monday
    is Pipedrive supported out of the box | native integration with Shopware | does it work with our Cisco phones
    official Zoom app | does it read from our SPSS files | works with Lightspeed tills? | can it talk to our Siemens PLC
    is there a Make module | certified DATEV partner | do you support Jira cloud natively`),
  "beyond-visits": lines(`can I drop by | visit you | do you have an office in Madrid | branch in Vienna | showroom
    can you come to our office | meet face to face | office in India? | offices in Europe | is there a store
    on-site visit | do you travel | nearest location | can we come by for a coffee | do you visit clients in Texas
    meeting at your place | are there offices in London`),
  "beyond-limitsOfWork": lines(`how many clients do you take at a time | how many users | capacity
    requests per second | response time in ms | max documents | file size limit for the gpt
    is there a waiting list for projects | how busy are you | concurrent users | how many emails per hour can it handle
    maximum attachment size | how many documents fit in a gpt | how many projects do you have in parallel
    when is your next free slot`),
  "beyond-modelAccuracy": lines(`accuracy percent | hallucination rate | error rate | how often is it wrong in percent
    benchmark | success rate | customer satisfaction | nps | google reviews | trustpilot rating | how many stars
    failed projects | how precise is the invoice reading in percent | what's the false positive rate
    how often does it hallucinate | accuracy of the sales agent`),
  "beyond-holidays": lines(`open on christmas eve | thanksgiving | bank holiday | new year | independence day
    labor day | are you there on easter | summer break | 24/7 hotline | emergency at night | open on good friday
    are you there between christmas and new year | is someone there on a public holiday`),
  "beyond-apiDocs": lines(`api docs | sdk | github | open source? | developer documentation | swagger | webhooks docs
    sandbox api key | cli | api reference`),
  "beyond-ethics": lines(`your opinion on regulation | is ai evil | military projects | work with casinos | tobacco
    weapons | politics | will robots rule the world | do you refuse some industries | is ai conscious`),
  "beyond-order": lines(`where's my invoice | order status | I sent the form and nobody answered
    have you received my form | my application status | status of our project | resend my invoice | cancel my order
    my bot doesn't answer, help | I paid twice | when is my call scheduled`),
  "beyond-tailoredAdvice": lines(`how many hours would we save | exact price for my company
    what's our return on investment | can you calculate our savings | how long for our case exactly
    should I replace my assistant | which erp should I buy | is my data good enough, yes or no
    how much would a bot save a clinic with three doctors`),
  "beyond-subprocessors": lines(`subprocessors | which vendors see our data | do you use subcontractors
    offshore team? | list of suppliers | third party processors | is openai a subprocessor | outsourced?`),
  "beyond-responseTimes": lines(`how fast is support | reply within how many hours | response time for tickets
    reaction time | priority support | support sla | hotline at night | how long until I get a reply to my email
    first response time of your support | p1 incident | how many hours until you reply to my mail
    answer time guaranteed? | how fast do you fix a broken agent | four hour response?
    is there a premium support level`),
  "beyond-exactMonthly": lines(`exact monthly fee | support price per month exactly | what will we pay per year
    total cost of ownership | hosting fee | token costs | llm usage costs | price per conversation | maintenance price
    do api calls cost extra | who pays the openai bill | cost for 3 years | what's the monthly cost for a team of twelve
    price of hosting per month | token prices | what will it cost to run per year
    are model costs included in the running costs | maintenance rate per hour`),
  "beyond-team": lines(`who will work with us | introduce the team | who is our account manager | team page
    cv of your engineers | do you have phds | names of your developers | who'd be our contact person by name
    women in the team | who is your lead engineer | how experienced is the person who would build it
    do you have people in Germany | who'd be our project manager by name | will the same person stay with us`),
  "beyond-contractTerms": lines(`contract terms | nda | sla document | can we sign our own contract | jurisdiction
    auto renew | data processing agreement | dpa | msa | do you sign a baa | termination clause of your contract
    how long does the contract run for customers | standard contract download | how long is the contract period
    can we get your general terms | which law governs our agreement | will you sign our NDA | data processing addendum
    is there a cancellation fee | who signs for you`),
  "beyond-paymentDates": lines(`when do I pay | deposit? | upfront payment | half now half later | payment terms
    due date | financing | leasing | net 60 | pay after launch | purchase order accepted | half up front?
    when is the invoice sent | how many days do we have to pay | can we pay when it works`),
  "beyond-technology": lines(`tech stack | which framework | python or node | kubernetes | vector database | langchain
    mcp | rag? | how does the ai work technically | which embeddings | what's your website built with
    fine-tuned or prompted | is it built on langgraph | do you use RAG or fine-tuning | which cloud AI service
    what language is your backend in`),
  "beyond-dataDetails": lines(`aes 256 | key rotation | backup schedule | how long are agent logs kept
    who is your dpo | encryption at rest algorithm | standard contractual clauses | privacy impact assessment
    data transfer to the us | anonymised? | do you pseudonymize | where are the backups | which trackers
    which cipher do you use | how often are backups made | who is your privacy officer
    how long do you keep agent logs on your side | are chats anonymized`),
  "beyond-regions": lines(`do you work in canada | available in india | do you serve asia | only in america?
    customers in switzerland? | do you cover latin america | do you work worldwide | are you active in the uk
    do you work with firms in dubai | do you take clients in Mexico | is it available in the Netherlands
    do you serve Norwegian firms`),
  "beyond-industriesWorked": lines(`have you worked with a hospital | any insurance clients
    done it for a law firm before? | experience with airlines | pharma reference | did you ever work for a city
    have you automated a zoo | experience in mining | worked with a football club | how many law firms have you done
    any experience with dairies | did you build for a stadium`),
  "beyond-exactLanguages": lines(`does it speak japanese | swahili | korean | how good is its dutch
    which of 20 languages | hebrew right to left | turkish? | greek | hindi | list all languages
    how many languages does it know | welsh | understands swiss german? | do agents write Portuguese
    can it answer in Catalan | is Russian possible | how many languages can one agent handle | does it understand Hebrew
    can your bot reply in Vietnamese`),
  "beyond-hardware": lines(`do I need a server | raspberry pi | what hardware | gpu needed | does it run on my phone
    which computer | tablet kiosk | robots with arms | scanner device | runs on windows 7 | system requirements
    sensors`),
  "beyond-trainingOffers": lines(`online course | certificate for learners | bootcamp | tutorials | academy
    prompt course | training videos | internship program for schools | e-learning | teach me ai`),
  "beyond-legalAdvice": lines(`is it legal to use ai for hiring | must I tell customers it's a bot | eu ai act duties
    copyright on ai texts | do I need consent of employees | works council | legal advice | may a bot sign
    tax question | does the AI act apply to me | may a bot answer patients by law | do I have to inform my staff by law`),
  "beyond-careerDetails": lines(`deadline for applications | when does the job start | coding test?
    how many applicants | time zone for the job | do you hire in brazil | internships | number of interview rounds
    who is my boss as product lead | travel required? | working hours of the job | do you answer rejected applicants
    can I apply twice | is there a test task in the application | when will I hear back about my application
    which time zone do your engineers work in | may I work from Bali | how many rounds of interviews
    do you take applicants without a degree | is a visa needed | can I do the job part-time
    is there a probation period`),
  "beyond-press": lines(`news | press release | awards | newspaper article | press contact | media kit | followers
    prize | latest news`),
  "beyond-roadmap": lines(`future plans | roadmap | next features | will there be an app | phone agent planned
    agents next year | plans for europe | what are you working on | what comes after the voice layer
    which role is next in the library | will you offer phone calls some day`),
  "beyond-guaranteeDetails": lines(`do you guarantee results | guaranteed savings in writing | penalty for delay
    guarantee the launch date | what if 30 percent isn't reached, who pays | results guarantee
    compensation if it fails | warranty in months | refund if it doesn't save time | will you pay us if it's late
    what happens if you miss the thirty days | do we get compensation when it's down | is there a results guarantee
    do you pay a penalty | guarantee of zero errors | contractual guarantee for savings
    do you stand behind the 30 percent with money`),
  "beyond-averages": lines(`average savings | average roi | how many hours do clients save on average
    how many agents built | typical project size in dollars | percent of customers that stay
    mean time to answer across customers | emails handled so far | median payback
    what do customers save in dollars on average | how many projects succeed | typical return after a year
    what percentage of your projects fail`),
  "beyond-trialTerms": lines(`can I have it for a month before paying | trial period length
    money only after a test month | can we pilot it for nothing`),
} as const;
