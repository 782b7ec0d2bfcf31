import { lines } from "./lines.ts";

/** What this site does not say, asked by people who name particulars. */
export const particularUnsaidWordings2 = {
  "beyond-visits":
    lines(`Can I visit your office? | can i come by tomorrow | I'd rather meet face to face, is there a place to do that?
    Do you have a showroom where I can see an agent working? | Could our class of 25 students tour your office?
    can we grab coffee at your place | I'll be in Manhattan next week, may I drop in?
    Is there parking at your office? | Is your building wheelchair accessible?
    Will somebody come to our factory in Detroit? | Do I have to sign in at a reception desk?
    Is it all remote or is there a real office to walk into?
    Do you do on-site workshops at the customer's premises?
    I only trust people I've shaken hands with, where can we meet?`),
  "beyond-limitsOfWork": lines(`How many projects do you take on at once? | max number of users per agent
    Can 2,000 employees use the same agent? | Are you fully booked right now?
    How many chats can one agent handle at the same time? | is there a message limit per month
    Do you turn small customers away? | We get 50,000 emails a week, is that too much for you?
    What is the minimum company size you work with? | How many seats are included for my staff?
    I'm a solo plumber, am I too small for you? | How many agents can a single company have?
    What happens if traffic jumps tenfold during a sale?`),
  "beyond-modelAccuracy":
    lines(`How accurate are your agents in percent? | how often does it get things wrong | What is your hallucination rate?
    Does it answer right at least 95 percent of the time? | What share of tickets gets solved without a human?
    error rate on invoices | I'm afraid it makes stuff up, how often does that happen?
    Do you have benchmark scores to show? | How precise is it when reading handwritten forms?
    Can you guarantee 99.9 percent correct answers? | Out of a hundred questions, how many does it flub?
    Is it as accurate as a trained paralegal? | What accuracy have you measured in Spanish compared with English?
    f1 score or similar numbers available`),
  "beyond-holidays":
    lines(`Are you open on Christmas Day? | closed on thanksgiving? | Do you work on the Fourth of July?
    Will someone reply on New Year's Eve? | Is there support on Labor Day? | do you take easter monday off
    Our busiest day is Memorial Day, will anyone be there if it breaks? | Which public holidays do you observe?
    Do you follow Canadian holidays like Boxing Day? | Are you reachable between Christmas and New Year?
    Do you shut down for Juneteenth? | our store peaks on black friday, are your people around then
    Is Presidents' Day a normal working day for you? | Does your staff get Diwali or Yom Kippur off?`),
  "beyond-apiDocs":
    lines(`Do you have an API? | where are the api docs | How do I get an API key? | Is there a Python SDK for Thirtyfold?
    What are the rate limits of your API? | rest or graphql
    Our developer wants to call your agent from our own code, is that possible?
    Can I receive webhooks when the agent finishes a task? | Do you have a public GitHub repository?
    Is there an OpenAPI spec I can download? | Do you offer a sandbox for developers?
    Does your API use OAuth or plain tokens? | Do you run an MCP server we can connect to?
    got any code samples in javascript`),
  "beyond-ethics":
    lines(`Do you think AI will make bookkeepers redundant in the long run? | what is your stance on military use of AI
    Would you refuse to build something for a tobacco company?
    How do you feel about copyrighted books being used to train AI?
    My colleagues worry that robots will replace them, what is your position on that?
    is AI bad for the climate in your opinion | Do you support the open letter calling for a pause on AI?
    Would you work for a gambling site or do you have moral objections?
    What do you say to people who find chatbots dehumanizing? | your opinion on facial recognition by police
    Do you believe AI will ever become conscious?
    I feel uneasy about machines writing condolence letters, do you find that acceptable?
    Are you in favor of a universal basic income because of automation?
    Do you have an ethics board or a code of AI principles?`),
  "beyond-order": lines(`has my invoice been paid yet | Where is my order from last Tuesday?
    I transferred the money for invoice 20417 and heard nothing since.
    Can you look up order number TF-8830 for me?
    Our accounts department says they never received your March invoice.
    is my agent finished yet, i ordered it two weeks ago | Did you get the signed purchase order we sent on Friday?
    I think I was billed twice, can you check my account? | What is still open on our customer account?
    Please resend invoice 1192, the attachment was broken.
    My boss wants to know how far along our project is right now. | any update on my request from yesterday
    Why does my last bill show a different company name?
    I got a payment reminder although I already paid, what happened?`),
  "beyond-tailoredAdvice": lines(`Would an agent be worth it for a bakery with five employees?
    How much time would our legal secretary save in our specific case?
    does an agent even pay off for a yoga studio like mine
    Should I hire another office clerk or buy an agent instead?
    My campsite only opens in summer, is this sensible for me?
    Can you assess whether our warehouse processes are ready for automation?`),
  "beyond-subprocessors":
    lines(`Is Amazon Web Services one of your suppliers? | do you pass anything on to openai as a vendor
    Can I get a list of your third-party providers? | Who hosts your servers for you?
    Our privacy officer needs the names of all companies behind your service. | Do you work with Cloudflare?
    Which company sends out your emails, Mailgun or SendGrid?
    do you use freelancers or outside contractors for the work | Will we be notified when you change a subprocessor?
    Is any of your vendors owned by a Chinese corporation?
    I worry about hidden middlemen, which firms are involved behind the scenes? | Is Stripe your payment provider?
    Who supplies your data center, Hetzner or Microsoft?`),
  "beyond-responseTimes": lines(`How quickly does support reply? | what is your average response time for tickets
    If I write in the morning, will I get an answer before noon? | Do you guarantee a reply within four hours?
    Our last vendor left us waiting for a week, how fast are you?
    How long until someone reacts to a critical fault? | is there an SLA for support replies
    Do premium customers get faster answers from support? | How long does a helpdesk question usually take you?
    will somebody get back to me the same day | What is your reaction time for severity one incidents?
    I hate waiting in queues, how long does your support take? | Do you have a guaranteed time to fix bugs?
    Does a ticket get answered in minutes, hours or longer?`),
  "beyond-exactMonthly":
    lines(`What exactly will support cost me per month? | how much per year for maintenance, to the cent
    Is ongoing support 99 or 199 a month? | My treasurer needs an exact figure for monthly operation, what is it?
    whats the exact upkeep bill after the first year
    What is the hourly rate for support after launch?
    I am afraid of hidden running costs, what will the exact amount be?
    Is there a fixed monthly fee for hosting the agent, and how high?
    How much does each answered question cost in operation?
    Can you put one exact number on the yearly maintenance?`),
  "beyond-groupDiscounts": lines(`Do nonprofits get a discount? | any student discount
    We are a small animal shelter living on donations, is it cheaper for us?
    Is there a special rate for primary schools? | Do you offer startup credits like the big cloud firms do?
    Our church has hardly any budget, can you lower the price?
    We are in Y Combinator, does that get us anything off? | Is there an academic rate for university departments?
    do charities pay the full price too | Can a registered 501(c)(3) get reduced pricing?
    I run a volunteer fire brigade, do you have a reduced tariff? | Discount for public libraries and museums?
    Are founders in their first year charged less?
    Do kindergartens or youth clubs get special conditions from you?`),
  "beyond-team": lines(`Who is your CEO? | how many people work at Thirtyfold | Who founded the company?
    Can I see photos of your staff? | What is the name of your head of engineering?
    Does anyone on your team hold a PhD in machine learning?
    I like to know who I am dealing with, who are you people? | are there any women in your management
    Who would be our project manager? | Is your founder on LinkedIn?
    What did your developers do before this company? | Do you have a data scientist or just programmers?
    is this a one man show or a real team`),
  "beyond-contractTerms": lines(`What is the notice period for cancellation? | is there a minimum contract term
    Where can I read your terms and conditions? | How is liability limited in your contract?
    Does the agreement renew automatically after twelve months?
    Can we sign our own master service agreement instead of yours?
    Who owns the intellectual property in the agent once it is built? | Am I locked in for years if I sign?
    Will you sign an NDA before we talk? | Which court has jurisdiction in a dispute with you?
    what happens to the contract if our company gets sold | Do you have a penalty clause for late delivery?
    Our lawyer asks about the indemnity clause, what does it say? | Is there a termination right if we are unhappy?`),
  "beyond-paymentDates":
    lines(`Can I pay by credit card? | do you take paypal | When is the invoice due? | Can we pay in three installments?
    Is it net 30 or net 14? | Do I have to put down a deposit before you start?
    Our company only pays at the end of a quarter, does that work? | Do you accept Bitcoin or other crypto?
    bank transfer or direct debit | What is your IBAN for the transfer?
    Is everything due upfront or after delivery? | Money is tight this month, can I pay later?
    Can I settle the bill in Swiss francs? | Do you give two percent off for early payment?`),
  "beyond-technology": lines(`Which language model do you use? | is it built on gpt or claude
    What programming language are your agents written in? | Do you use LangChain or your own framework?
    Is there a vector database like Pinecone underneath? | Do your agents run on Kubernetes?
    What is under the hood of this thing? | Do you fine-tune Llama or use prompts only?
    are you just a wrapper around chatgpt | Which embedding model do you use for retrieval?
    Does it run on Nvidia chips in your own servers? | Do you support the Model Context Protocol?
    Is your backend written in Python or Rust?`),
  "beyond-dataDetails": lines(`Is our data encrypted at rest with AES-256? | in which data center is everything stored
    Are backups taken every night, and where do they go? | Do you hold an ISO 27001 certificate?
    Do you do penetration tests, and how often? | I am nervous about leaks, who holds the encryption keys?
    Is customer data separated per tenant in the database? | do you use tls 1.3 for everything
    How do you anonymize names before processing? | Which of your employees can read our documents?
    Does our data ever leave the EU on its way through your systems? | Have you ever had a data breach?`),
  "beyond-regions": lines(`Do you work with companies in Canada? | are you available in australia
    Our office is in Dubai, can we still become a customer? | Which countries do you serve?
    Do you have clients in South Africa? | We are a Swiss firm outside the EU, is that a problem?
    Can a company in Japan buy from you? | do you do business in brazil | Is your service available in Texas?
    I live on Malta, would you take on my business? | Do you cover all of Scandinavia?
    We have branches in Poland and Romania, do you operate there? | Is India outside your service area?
    Only Europe or worldwide?`),
  "beyond-industriesWorked": lines(`Have you ever built something for a hospital? | any customers in the wine trade
    Do you have experience with law firms? | Has a funeral home ever used one of your agents?
    We make ball bearings, have you had a manufacturer like us? | Did you ever do a project for an airline?
    Have you worked with insurance brokers before? | any references from car dealerships
    I doubt you know our field, have you served a fish farm? | Have you had banks as clients?
    Is there a construction company among your past customers?
    Did you work for a city council or public authority already? | have you done anything for real estate agents
    Do you know the pharmacy business from earlier projects?`),
  "beyond-exactLanguages": lines(`Can the agent write in Polish? | does it speak turkish
    Our guests write in Italian and Dutch, will it answer them properly? | Which languages do your agents support?
    Is Swiss German understood? | Can it reply in Arabic, right to left?
    Does it handle Mandarin as well as English? | most of my customers only speak portuguese, does it work
    Can an agent write formal French without mistakes? | Is Ukrainian included?
    Could it switch between Spanish and Catalan in one conversation?
    I am worried its Danish sounds like a machine, how good is it? | Does it manage Welsh?
    How many languages does an agent master?`),
  "beyond-hardware": lines(`Do I need a special computer for this? | does it run on a raspberry pi
    Can the agent print on our Zebra label printer? | What graphics card is required?
    Our office still has Windows 7 machines, is that enough? | Do you sell tablets with the agent installed?
    Can it be hooked up to our barcode scanners? | will it work on my old ipad
    Does the agent run on our own server in the basement? | Could it control the thermostats in our building?
    How much memory must my laptop have? | Do you deliver a box or a device?
    I only own an Android phone, can I use an agent on it?
    Does it connect to our cash register terminal or card reader?`),
  "beyond-trainingOffers": lines(`Do you offer courses on AI? | can i get a certificate for learning to build agents
    Is there a workshop for our sales staff on prompting? | Do you run webinars for beginners?
    My daughter wants to learn about agents, do you teach? | Do you have an online academy?
    Is there a bootcamp I could join? | do you train apprentices in ai skills for other firms
    Could someone hold a seminar at our company in Leeds?
    Does your training count as continuing education for accountants?
    I am 60 and clueless about AI, do you give lessons? | Can I take an exam to become a certified agent developer?
    Do you have tutorials or video lessons for learners? | Is there a course that covers the AI literacy duty?`),
  "beyond-legalAdvice": lines(`Is it legal to let a chatbot answer my patients? | can i write off the agent on my taxes
    Does the AI Act classify our hiring tool as high risk? | Do I need to tell my works council about this?
    Must I charge VAT when I sell to Norway? | Can I be sued if the agent gives wrong information?
    My former employee threatens a lawsuit over AI use, what should I do?
    Over how many years do I depreciate an AI agent? | do i need a cookie banner because of a chatbot
    Is a contract negotiated by a bot legally binding? | Do I have to label AI texts by law?
    Am I allowed to record customer calls without asking? | Would I qualify for a research tax credit with this?
    Please check whether my privacy policy complies with the law.`),
  "beyond-careerDetails":
    lines(`What does the developer position pay? | Can I do the job from Portugal? | Do you sponsor work visas?
    Is part time possible for that role, maybe 20 hours?
    I applied three weeks ago, has anyone read my application? | Do employees get stock options?
    is there a company pension or health insurance for staff | Would I need a degree for the engineer position?
    Do you let people bring dogs to the office? | When would a new colleague start in that role?
    I am a mother of two, are the working times flexible? | Does the role come with a laptop and a training budget?`),
  "beyond-press": lines(`Any news about Thirtyfold lately? | have you raised any funding
    I am a journalist from the Guardian, is there a press kit? | Did you get acquired by a bigger company?
    What was your revenue last year? | Have you been mentioned in TechCrunch?
    Who is your press contact for interviews? | i heard you had layoffs, is that true | Are you going public soon?
    Who are your investors? | Can I download your logo for an article? | Were you at the Web Summit in Lisbon?
    Is it true that a customer is suing you? | When was the company's last press release?`),
  "beyond-roadmap": lines(`What are you working on next? | will there be a mobile app soon
    Are you planning a voice agent for phone calls? | When does the next version come out?
    Can I see your product roadmap? | Do you intend to open an office in New York?
    Will you support video calls next year? | is a payroll agent coming
    We need SAP integration, is that on your list for later? | What new features can we expect by Christmas?
    Do you plan to raise your fees in the coming year? | I would wait if something better is coming, is it?
    Are you going to release a self-service version? | Is there a beta program for upcoming features?`),
  "beyond-guaranteeDetails":
    lines(`Do you guarantee that I will save money? | what if the agent does not deliver results
    Can you promise at least 20 percent fewer tickets? | Is there a money-back guarantee if it fails?
    Will you guarantee 99.9 percent uptime? | Do you guarantee that the agent never makes mistakes?
    I was burned by an agency before, what results do you promise? | Are more sales assured in writing?
    do you refund me if it brings in no leads | Will it definitely pay for itself within six months?
    How can I be sure it works, is success guaranteed? | Do you vouch for the accuracy of every answer?
    Is there a warranty on the results of a bookkeeping agent? | Can you assure me that response quality will go up?`),
  "beyond-averages":
    lines(`What is the average time saved by your customers? | how many percent of questions do your agents solve alone
    What error rate do your agents have? | How many agents have you sold so far?
    What return on investment do clients see on average? | Typical accuracy of invoice recognition, in percent?
    My director wants numbers: how much do clients typically cut costs?
    How many messages does one agent process per day on average? | whats your churn rate
    How satisfied are your customers on a scale of ten? | How many projects fail, percentage wise?
    What is the median size of a company that buys from you? | How often do agents hallucinate, statistically?`),
} as const;
