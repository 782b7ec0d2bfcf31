import { lines } from "./wordings/lines.ts";

/** What visitors ask of dealing with a company and this site does not tell: how the answer names it, and how they ask. */
export const unstatedDealings = {
  warranty: [
    "for how long defects are repaired for free",
    lines(`is there a warranty on the agent | how long do you fix bugs for free after we paid | warranty period
    guarantee period for defects | if something breaks in month four do we pay for the repair
    are bug fixes free forever | what's the defect liability period
    Suppose it stops working after half a year, who pays for fixing it?
    do repairs cost extra once the project is over | twelve months warranty or less
    We found an error two months after go-live, is the fix on you? | free corrections until when
    do you charge us when your own bug has to be fixed | how many months of free fixes are in the deal
    is there an extended warranty | my last vendor billed every bug fix, do you do that too
    after acceptance, how long are defects covered | post-launch bug fixing, billed or not
    will you repair it at no charge next year | is maintenance of faults free of charge | warranty claim how
    gibt es eine Garantie auf Fehler nach der Abnahme | how long is the guarantee on workmanship
    what if an update on our side breaks it, free fix?`),
  ],
  companyFails: [
    "what happens to its customers if the company is sold or closes",
    lines(`what happens to us if you go bankrupt | what if Thirtyfold shuts down | if you get acquired do our agents go on
    are you going to be around in five years | what's the plan if your company is sold to a big vendor
    insolvency, then what | you are a young company, what if you disappear next year
    who looks after the agent when your firm is gone | is there an escrow in case you fold
    business continuity plan of your company | if the founders quit who takes over our contract
    suppose you run out of money | what if somebody buys you and doubles everything
    do customers get notice before you close | my boss fears you won't exist in two years | vendor insolvency clause
    escrow agreement for the case of bankruptcy | what becomes of our contract after a merger
    is anybody planning to sell this company | how stable is your business over the next decade
    exit plan if the vendor dies | when your startup fails what is left for us | are you for sale`),
  ],
  resale: [
    "whether agents may be resold or carry another brand",
    lines(`can we white label your agents | can I resell your agents to my own clients
    we are an agency and want to sell this under our name | do you have a partner margin for resellers | is there a reseller programme and what does it pay
    may I rent the agent out to other companies | become a distributor | franchise possible?
    is there an affiliate or reseller contract | OEM license
    could we put our logo on the sales agent and offer it to our customers
    what commission do agencies get when they bring your product to clients
    can my consultancy offer your program as its own | whitelabel price | sublicensing allowed?
    are there regional distributors | I'd like to be your sales representative in Chile on commission
    do you license your technology to other builders | how do I become a certified implementation partner
    partner tiers gold silver | wholesale price for ten agents to resell
    am I allowed to sell on the agent you built for me`),
  ],
  internships: [
    "internships, apprenticeships or work for students",
    lines(`do you offer internships | is there a summer internship | can a student work with you | working student position
    apprenticeship in your company | I'm doing my bachelor thesis, could I write it with you
    trainee program for graduates | do you take interns from high school | unpaid internship ok?
    job shadowing for one day | master's thesis topics | PhD cooperation
    any entry level roles for people without experience | my daughter wants to do a two week placement
    do you hire juniors straight from university | graduate scheme | co-op term placement
    mandatory internship six months, possible? | school visit or career day with you
    part-time job beside my studies | bootcamp graduates welcome? | research stay for a doctoral student
    are there volunteer roles`),
  ],
  confidentiality: [
    "whether it signs a confidentiality agreement",
    lines(`will you sign an NDA | do we get a non-disclosure agreement before the audit
    can you sign our confidentiality agreement | NDA first please
    is what we tell you in the discovery call confidential by contract | mutual NDA template
    our lawyer wants a secrecy agreement before we show our invoices | do your people sign confidentiality clauses
    non disclosure before I describe my process | can we keep the project secret
    will you keep our name out of it in writing | penalty for breach of confidentiality
    how long does the duty of secrecy last | we can't share a week of work without an NDA in place
    do you have a standard NDA I can download | are your freelancers bound to secrecy
    trade secrets, how do you protect them contractually | sign this paper before we talk, ok?
    is there a gag clause in the contract | one-way or two-way NDA | NDA under Delaware law`),
  ],
  whoDoesTheWork: [
    "whether the work is done by its own staff or given to others",
    lines(`do you outsource the work | are your developers in India or in the US | do you use freelancers
    is the building done by subcontractors | who will actually write the code for my agent
    near shore or offshore team | do you pass our project on to another agency
    are the engineers employed by you or hired per project | same people for the whole project or do they change
    will there be a dedicated developer for us | where do your engineers sit
    is the support team in the Philippines | do contractors get to see our data | who in person will lead my project
    will I have one project manager or three | are juniors doing the work after the seniors sold it
    do you work with a third party to build this | can we pick the engineer who works for us
    is any part of the delivery subcontracted | how experienced is the person who'd build ours
    staff turnover in your delivery team | will the same engineer be with us in a year`),
  ],
  nextFreePlace: [
    "how soon there is a free place to start",
    lines(`how soon could you begin with us | when is your next free slot | is there a backlog before you can start
    how long is the waiting time for the audit | can you start on Monday | are you booked out this quarter
    earliest possible start date | do you have capacity in January | how many weeks until the audit call takes place
    is there a queue of customers before us | can we skip the line | we need somebody next week, are you free
    what's the lead time between signing and day one | next available appointment for a discovery call
    are you taking on new customers at the moment | how fast do I get an appointment
    any openings for an audit before Christmas | would you have time for us this month | how full is your calendar
    start date if I sign today | current waiting list length for projects
    could you squeeze us in before the holidays`),
  ],
  callDetails: [
    "how long a call takes, who leads it or by which program it is held",
    lines(`how long does the discovery call take | is the call on Zoom or Teams | who will be on the call from your side
    is the audit call recorded | how many minutes should I plan for the first talk | google meet or zoom
    do I need a camera for the consultation | can my colleague join the discovery call
    who leads the audit, a salesperson or an engineer | do I get a recording of our call
    is the first conversation 30 minutes or an hour | video call or phone call | can we do the call in the evening
    how many calls are there before I get the price | will there be slides | which video tool do you use
    can the audit call be held in Spanish | do I get the questions before the call
    could we do the kickoff by webex | how many people may attend the call from my side
    what time slots do you offer for calls | am I talking to a founder in the discovery call
    transcript of the meeting afterwards | how long does one audit session last`),
  ],
  pastOutages: [
    "how often it was down or failed so far",
    lines(`how often were you down last year | how many outages did you have | show me your status page | incident history
    when was your last outage | what was the real uptime in the last quarter | did your agents ever fail all at once
    what was the longest downtime so far | have there been any major incidents | postmortem of the last failure
    how many hours were your systems offline this year | is there a public status page | past availability figures
    what went wrong the last time it broke | how many times a month does an agent crash
    measured availability of the last twelve months | track record of failures | did you meet the SLA every month
    any known issues right now | were you affected by the big cloud outage | average time to recovery
    list of incidents of this year | is something down at the moment
    how often do you have planned maintenance windows`),
  ],
  backups: [
    "how backups are made",
    lines(`how often do you make backups | are backups encrypted | where are the backups kept | disaster recovery plan
    RPO and RTO | how quickly can you restore after data loss | do you keep copies of our data in a second place
    backup retention | is there a daily backup of the log | what if your database is destroyed by fire
    who tests the restore | can we get a backup copy on our own disk | point in time recovery?
    do you have a hot standby | when was the last disaster drill | snapshot every hour?
    redundancy across data centers | failover time | our auditor asks for the recovery objectives
    geo-redundant storage?`),
  ],
  images: [
    "whether agents make images, videos or music",
    lines(`can the promo agent make images | does it create videos for TikTok | can you generate product photos
    will it design a logo | can it compose jingles | does the content agent do reels
    AI avatars that present our product? | can it edit pictures | photo retouching by an agent
    make a podcast with artificial voices | does it draw illustrations for the newsletter
    can it produce 3D renderings | infographics from our numbers? | thumbnails for youtube | does it cut video clips
    midjourney style pictures for our posts? | can an agent do subtitles for videos
    does the agent create presentations with pictures | banner design | can it clone my voice for ads
    animated explainers | will the promo thing shoot product videos`),
  ],
  complaints: [
    "complaints, failed projects or lawsuits",
    lines(`how many projects failed | did a customer ever sue you | any complaints about you | what was your worst project
    are there unhappy customers | have you been in court | which project went wrong and why
    how many customers left you last year | churn rate of your customers | open lawsuits
    show me a project that you had to stop | better business bureau complaints
    has anybody asked for their money back so far | was there ever a scandal with one of your agents
    did an agent of yours ever do real damage | negative reviews about thirtyfold
    tell me about a customer you disappointed | how many agents have you switched off because they did not work
    success rate of your projects | were you ever fined | legal disputes with clients
    who has cancelled with you and why | what do former customers say about you`),
  ],
  applicantNumbers: [
    "how many applied or when a position is filled",
    lines(`how many people applied for the product lead position | is the engineer role still open
    when will you decide about the applications | how many candidates are left
    how long until I hear back after applying | deadline for applications | what are my chances as an applicant
    has the project manager spot been filled | number of applicants per position
    how many rounds does the selection take | when would the job start | is there a shortlist yet
    how fast do you reply to applicants | did you already interview people for the sales role
    until which date can I apply | is it still worth applying | how many people do you want to hire this year
    competition for the ML job | how long has this position been open | when is the start date of the contract role
    how many openings per role, one or several | do you reject most applicants`),
  ],
  worksCouncil: [
    "anything on unions or works councils",
    lines(`our works council has to agree, do you have a template agreement | does the union accept your agents
    Betriebsrat, what do we tell them | do you help with a works agreement | co-determination rights and your agents
    is there a paper for employee representatives | have unions protested against you
    does it monitor employees, asks our staff council | do you have experience with works councils
    shop steward wants a written statement | collective agreement and automation | works council presentation slides
    what rights do employee representatives have in your program | our personnel committee needs documents
    are your own people in a union | how do you deal with strikes | comité d'entreprise documents
    employee consultation under EU law, do you support it | sample works agreement for AI`),
  ],
  clientHours: [
    "how many hours of the customer's own time it takes",
    lines(`how many hours a week will this cost my team | how much of my own time do I need for the project
    time effort on our side in hours | does my office manager lose a day each week to this
    how many meetings per week during the build | hours that the named owner spends per month
    internal effort for us | can we do this beside our daily business
    how long does it take each day to approve drafts | how many hours for testing on our side
    what's the workload for my IT department | number of workshops we have to attend
    I have only two hours a week, is that enough | man-days on the client side
    how long does the weekly log review take | how much time goes into preparing the week of work
    hours of training our staff needs | effort for our IT in days`),
  ],
  readingMatter: [
    "a newsletter, blog or white paper",
    lines(`do you have a blog | is there a newsletter I can subscribe to | white paper on agents | any ebooks
    can I download a brochure | case study as PDF | do you publish research | is there a monthly mailing
    articles by your team | one-pager for my boss | pitch deck please | do you have a book | annual report
    press kit download | RSS feed | technical papers | send me a brochure by post | free guide about automation
    is there a knowledge base to read | comparison guide | checklists for automation to download | tutorial videos?
    your youtube channel`),
  ],
  sponsoring: [
    "donations, sponsoring or merchandise",
    lines(`do you sponsor sports clubs | would you donate to our school | can we get a sponsorship for our hackathon
    do you have t-shirts | merch store | stickers? | charity work of your company
    do you support open source financially | our football team needs a sponsor | donation for the animal shelter
    do you give money to good causes | give one percent for the planet | can I buy a mug with your logo
    prize for our raffle | sponsor our conference | corporate giving program | do your people volunteer
    scholarship fund by Thirtyfold | gift cards | hoodie with your logo`),
  ],
  hourlyRates: [
    "hourly or daily rates",
    lines(`what is your hourly rate | day rate of a consultant | how much per hour for extra work
    what do you charge per developer day | senior engineer rate | price for one hour of advice
    do you bill by time and material | rate card please | cost of a single workshop day | consultant fee per day
    what would an afternoon with one of your experts cost | can we book you by the hour
    hourly price after the project | is travel time billed | daily fee of your ML people
    how much for two days of help with our own agent | emergency hours at double rate?
    fixed price or by the hour for changes | price per ticket for small changes | how do you bill additional hours
    cost of an extra meeting | retainer per month with ten hours`),
  ],
  staffLanguages: [
    "which languages its people speak",
    lines(`does anyone at your company speak German | can we have meetings in French | is your support available in Spanish
    do you have a Portuguese speaking consultant | in which language is the contract written
    my team speaks only Italian, can your people work with us | does your project manager know Polish
    do you speak Chinese | are your documents translated | is the audit report available in German
    native speakers on your team | can a person call me in Arabic | hablan español sus consultores
    sprechen Ihre Leute Deutsch | parlez-vous français dans votre équipe
    is English required to work with you as a customer | role sheets in Dutch?
    can the training for our staff be in Turkish | which languages does your staff speak
    interpreters at the kickoff?`),
  ],
  exclusivity: [
    "whether it also works for competitors of a customer",
    lines(`do you work for our competitors too | can we get exclusivity in our market
    will you sell the same agent to my rival | non-compete for your company
    would you promise not to work with other dental chains in town | exclusive rights for our region
    do you reuse what you learn from us for others | is the agent you build for us unique
    can another firm buy the exact same agent | industry exclusivity price
    how do you avoid conflicts of interest between customers | do you tell other customers how we work
    what stops you from copying our process for a competitor | you also serve the shop next door, don't you?
    can we forbid that you work for X | territorial protection | conflict of interest policy
    would you turn down our biggest rival`),
  ],
} as const;
