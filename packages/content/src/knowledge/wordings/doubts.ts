import { lines } from "./lines.ts";

/** What doubtful and indirect visitors say of the company, its offer and its jobs, by the passage that answers. */
export const doubtWordings = {
  "who-we-build-for": lines(`we are tiny, is it even for us
    is this for companies like mine
    are we too small for you
    I run a bakery, does that work
    family business with six people
    do you work with a company of 3000
    we are a nonprofit, would you take us
    which size of company do you work with
    who is this meant for
    does this suit a one woman business
    what sort of companies do you serve
    would this make sense for a small clinic
    how big do we have to be
    do you help startups
    I doubt this is for someone like me
    only big corporations?
    what kind of customers do you have in mind`),
  "who-is-behind": lines(`who am I dealing with
    who are you guys
    never heard of you
    what is this company about
    what does thirtyfold do
    what's your purpose
    tell me who you are
    in one sentence, what do you do
    what is this site
    why does your company exist
    what are you trying to do`),
  customers: lines(`has anybody actually done this before me
    who else uses it
    do you have happy customers
    what did it do for other people
    show me somebody it worked for
    what do your clients say
    any success so far
    I want to hear from others first
    real life examples
    results of other firms
    am I your guinea pig`),
  "stories-fictional": lines(`are the testimonials made up
    is Ines Kallio a real person
    I could not find Pellwater Research online
    do these customers exist
    are the numbers on the home page real
    looks fake, is it
    did you invent the success stories
    can I trust the stories
    are the case studies genuine
    is Osprey Lane Dental a real clinic`),
  playground: lines(`I would rather see it than read about it
    can i tri it for fre
    show, don't tell
    I want to see it with my own eyes
    can I play around with one
    can I test before I decide
    where can I watch an agent at work
    do I have to talk to sales to see a demo
    seeing is believing
    let me have a look first
    can you show me one in action
    I want to try before buying
    is there something I can click through
    any live example
    do I need an account for the demo
    see how it works without signing up`),
  "legacy-systems": lines(`our software is from the nineties
    we still work on green screens
    our ERP is ancient
    our system is older than me
    nobody dares to touch our old database
    we run everything on an old server in the basement
    there's no API in our program
    can you handle dinosaur software
    our core system is from 1998
    we exchange files at night, can you deal with it
    our IT is stone age
    we have a weird homemade system`),
  integrations: lines(`we don't want to switch our tools
    my team refuses to learn another program
    does it get along with what we have
    we live in excel
    will I have to buy new software
    does it fit into our setup
    we just bought a new CRM, do we need to drop it
    can it work inside the stuff we already pay for
    does it plug into my calendar
    will it work with outlook
    does it need new software
    we use five different programs
    which programs does it work with
    does it talk to hubspot
    our tools must stay`),
  "no-code-integrations": lines(`we have no programmers
    nobody here can code
    I'm not technical at all
    can we change it ourselves without a developer
    I type the same thing into four programs
    our shop and our spreadsheet never match
    can you link my apps together
    zapier keeps breaking for us
    connect shop, calendar and books
    do you use no-code platforms
    I want my own team to understand it`),
  "gpt-customization": lines(`customers keep asking the same ten questions
    people ask me the same thing every day
    nobody reads our manual
    our handbook is 300 pages and nobody finds anything
    my staff keep asking HR the same questions
    we have tons of documents and can't find anything
    something that knows our policies
    bot which answers from our PDFs
    I answer the same questions over and over
    can it read our contracts and answer questions
    does it say when it finds nothing
    internal chatgpt for our papers`),
  "enterprise-integration": lines(`our regulators want to know who pressed the button
    we are a bank, is this even possible
    our compliance department blocks everything
    IT security will want single sign-on
    everything here needs two signatures
    we are audited every year
    can it live inside our rules
    we are regulated
    our identity provider must be used
    large company with strict IT`),
  "sales-support-agent": lines(`we only speak to night owls, our leads come at 2am
    we lose leads because nobody answers
    inquiries sit there until monday
    nobody answers our whatsapp
    I miss requests when I sleep
    leads go cold before we call back
    my phone never stops with inquiries
    customers write at night
    who replies to new inquiries quickly
    I need somebody to answer prospects
    can it book calls for us
    our sales team is too slow to reply`),
  "finance-bookkeeping-bot": lines(`I hate doing receipts
    month end is a nightmare
    our books are always late
    shoebox full of receipts
    closing takes us a week
    my bookkeeper is drowning
    our invoices are a mess
    I spend my sundays on bookkeeping
    does it do quickbooks
    help with the accounts`),
  "promo-content-generator": lines(`I never get around to posting
    our instagram is dead
    nobody writes our newsletter
    I have no time for social media
    we need content but have no writer
    will it post stuff without asking
    who writes our product texts
    marketing is always the last thing we do
    can it make posts from our products
    I don't want it to publish nonsense`),
  "ai-consulting": lines(`I don't know where to begin
    we want to do something with AI but what
    everybody talks about AI and we have no plan
    my boss wants an AI strategy
    no idea which tasks make sense
    I need someone to tell me what to do first
    which of our work is even suitable
    are we ready for AI at all
    what should we leave alone
    help us decide
    where does AI pay off for us`),
  "machine-learning": lines(`we always order too much or too little
    we never know how much we will sell
    we have years of data and do nothing with it
    can you guess next month's sales
    predict which customers leave
    our planning is gut feeling
    can you make something of our old data
    forecast for my shop
    do you build your own models
    I want to look into the future of my sales`),
  "workflow-automation": lines(`we copy things from one system to the next all day
    everything here goes through spreadsheets and mail
    too much manual typing
    paper forms everywhere
    things get stuck between departments
    I retype orders all day
    the same steps again and again
    too many clicks
    nobody knows where an approval is stuck
    handing things from one tool to another`),
  "ai-powered-automation": lines(`what exactly is the 30-day program
    how do you take 30 percent off us
    the program for the whole team
    we want to automate more than one thing
    our team drowns in repetitive work
    is there a fixed program
    audit the week and hand over the repeats`),
  uptime: lines(`what if it is down
    our business can't stop
    how often is your system offline
    do you guarantee it is always available
    what availability do you promise
    can I rely on it being up
    99.9 percent
    outages?`),
  soc2: lines(`which certificates can you show our security team
    our procurement asks for SOC 2
    are you certified in any way
    do you have a security certificate
    vendor security questionnaire
    any audit report on security`),
  scale: lines(`what if we grow fast
    we get ten times as many orders in december
    will it cope when we are busy
    does it slow down with more work
    can it take more volume later
    we do thousands of orders a day
    is it big enough for us
    how much can it handle`),
  "why-us": lines(`why not just use chatgpt ourselves
    what makes you better
    there are hundreds of AI agencies
    why should I trust you
    do you know what you are doing
    have your people ever done real operations
    give me one reason
    what's special about you
    who are your engineers`),
  hours: lines(`when can I catch somebody
    is anybody there now
    I work nights, when are you reachable
    are u open on weekends
    till what time can I call in
    open today?
    when do you guys work
    what are the opening hours
    do you answer on sundays
    from when to when
    can I reach you after 6
    which timezone are your hours in`),
  email: lines(`I want a human not a bot
    can I talk to somebody real
    where can I send a mail
    how can i contact u
    I need to speak to a person
    I'd rather write an email
    your mail address?
    is there anyone I can talk to
    get me a person
    whom do I write to
    let me talk to someone
    contact info
    customer service`),
  languages: lines(`half of our customers speak spanish
    our clients write in french
    my guests are german
    is english the only language
    can it answer in polish
    we serve people in many languages
    does it understand arabic
    which languages can the bot write`),
} as const;
