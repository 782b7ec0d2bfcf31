import { lines } from "./lines.ts";

/** Of the company, its pages and how to reach a person, as visitors say it. */
export const askedCompanyWordings = {
  "who-is-behind": lines(`who are you | what is thirtyfold | what does your company do | about you
    tell me about the company | what's this site | what business are you in | who runs this
    explain in a sentence what you do | what is this company good for | what are you selling here | what do you guys do
    I landed here by accident, what is this | describe thirtyfold | who made this | company info | what's your thing`),
  "who-we-build-for": lines(`who is it for | are we too small | do you work with small businesses
    are we too big for you | what size of company | who are your typical clients | is it for enterprises only
    for whom do you build | do you take one-person companies | we're a family bakery, is it for us
    can a startup use this | are freelancers welcome | team of 50, fits? | do you work for clinics | do nonprofits fit
    which kind of companies do you work with | is it for people like me | mid-size? | do you only do big corporations
    we have 7 people | any minimum size`),
  "for-solo-operators": lines(`I'm alone | one man show | freelancer here | I run my business by myself | solo founder
    only me and my laptop | do you help solo entrepreneurs | one person, one inbox | self-employed, is it for me
    I have no employees | independent consultant`),
  "for-mid-sized-teams": lines(`we're 80 people | team of 30 | mid-sized company | 150 employees
    are ten people enough | growing company with copy paste work | between ten and 200 people
    our growth shows as chasing and copying | medium business`),
  "for-enterprises": lines(`we're a big corporation | thousands of employees | enterprise with audit duties
    approval chains must hold | regulated enterprise | do you work for large companies | a bank with 5000 staff
    listed group with strict rules | is it ok for corporate`),
  "for-underserved-industries": lines(`trades nobody makes software for | we're a nonprofit | freight company
    plumbers and roofers | clinics and freight | which industries are underserved | software forgot our trade
    do you work for craftsmen | is our niche trade ok`),
  principles: lines(`what are your principles | company values | what do you believe in | what matters to you
    four principles | mission | your philosophy | what's important to you as a company | values?
    how do you see your work | what drives you`),
  "principle-fast": lines(`what does fast mean at yours | is speed a principle | what if a plan takes a year
    how fast is the first agent working | principle fast | do you look for smaller starts | first agent within weeks`),
  "principle-useful": lines(`what does useful mean | when do you switch an agent off | what if the numbers don't move
    how is an agent measured | principle useful | do you kill agents that don't help | measured in hours and errors`),
  "principle-culturally-aware": lines(`culturally aware | manners of people in other countries
    do agents know our customs | politeness in other cultures | principle culturally aware
    who teaches the agent manners | will it be polite to japanese clients`),
  "principle-ecosystem-focused": lines(`ecosystem-focused | do you leave us the keys | principle about tools we have
    do you build into existing tools | what does ecosystem focused mean | keys, flows and logs`),
  "founding-story": lines(`how did it begin | why is it called thirtyfold | where does the name come from
    founding story | how was the company started | what did the founders do first | why thirty | story of the founders
    meaning of the company name | who had the idea | how did you get the idea`),
  "what-we-build": lines(`what do you build | which kinds of work | five kinds of work | flagship products
    main products | what are your flagship agents | product range | what do you make`),
  customers: lines(`who are your customers | success stories | references | case studies | show me results
    who uses this | do you have testimonials | examples of customers | what do clients say | proof from customers
    did it help anyone | other companies' experience | any law firm that used it | stories | customer voices
    have you done this before for someone`),
  "stories-fictional": lines(`are the stories real | are those real people | do these companies exist
    is that invented | real testimonials? | are the numbers true | are the quotes fake | is Pellwater a real company
    is Osprey Lane Dental real | made up customers? | illustrative means what | are your case studies genuine
    can I call one of the companies in the stories | true stories?`),
  "operations-map": lines(`how many tasks of 100 | which tasks go to agents | map of 100 tasks
    how many lead replies of ten | how many invoicing tasks | how many hiring tasks are handed over
    which tasks stay with people | bookkeeping tasks of ten | scheduling tasks handed over | weekly reports on the map
    supplier emails in the map | the grid of tasks | share of tasks that stays | quotes three`),
  "jobs-lost": lines(`will it replace my staff | do people lose their jobs | are you taking jobs away
    what do my people do afterwards | is my secretary out of work | layoffs? | will I be replaced
    what stays with the team | my employees are scared of AI | fire people? | does it make staff redundant
    which work stays human | how many tasks stay with people | is it about cutting jobs
    my team thinks it's the end of their work | replaces humans?`),
  "why-us": lines(`why you | why should I choose you | what makes you special | what's your advantage
    reasons to pick you | why not someone else | what sets you apart | are you experienced | why thirtyfold
    your strengths | who are your engineers | four reasons | expertise?`),
  metrics: lines(`figures from the stories | 75 percent less time | 99 percent less for what
    how much faster is the first reply | before and after numbers | how much less time for the monthly close
    analysis time saved | performance figures | results in percent | 67 percent`),
  "home-benefits": lines(`benefits of agents | what are the advantages | where do agents live
    are they trained on our documents | what do I gain | why have agents | good things about your agents`),
  "home-permissions": lines(`sample permissions on the home page | invoice 4417 | what is blocked in the sample
    which step needs me in the sample | payment over 500 in the sample | drafting the payment run
    what's the limit in the permissions example | supplier inbox allowed?`),
  "home-log": lines(`sample log on the home page | what happened at 09:41 | what does the log example show | PO 2231
    bookkeeping bot matched which invoice | what happened at 9:38 | which draft waits for approval in the log
    example of log lines`),
  "home-connections": lines(`drawing on the home page | what feeds the agent in the picture
    what is connected in the diagram | web form, inbox, crm into what | where does the agent write in the drawing`),
  "home-run": lines(`run 0182 | what started run 0182 | kickoff booked when | example of a run on the home page
    how long did the sample run take | what did run 0182 create | welcome email in the example run
    three things before Thursday`),
  email: lines(`email address? | how do I contact you | contact | how can I reach you | can I write to a person
    I want to talk to a human | how to get hold of you | mail address of the company | where do I send a question
    contact details | reach out how | your email | can someone answer me by mail | get in touch with a real person
    is there an address I can write to | whom do I write | how can I complain`),
  phone: lines(`can I call you | telephone? | your number | hotline | is there a number to call | call center?
    can I ring somebody | whatsapp number | give me your phone | phone support? | I prefer to talk on the phone
    mobile number of the company`),
  address: lines(`where are you | where is your office | address? | which city are you in | are you based in the US
    where is the headquarter | postal address | location | which country are you from | can I send a letter
    where are you located | street and city`),
  partners: lines(`can we partner | partnership | reseller? | we are an agency and want to cooperate | white label?
    become a partner | referral partner | we'd like to sell your agents | who handles partnerships
    collaboration request | we build software and want to team up | affiliate | work together as firms`),
  "contact-form": lines(`how does the contact form work | is my message sent right away | who answers the contact form
    what subjects can I choose | contact form | demo request subject | where do I ask for support
    does a robot answer my form | how do I ask for a demo | form for pricing questions | a person answers, really?
    do I have to send it twice`),
  "contact-fields": lines(`which fields has the contact form | is phone mandatory in the contact form
    what do I have to fill in to contact you | required fields contact | do I need to give my company name
    subject list | must I give a telephone number | what does the contact page ask me`),
  "contact-desk": lines(`who reads the contact message | what should I write in my message
    is my message passed to a colleague | human or agent at the contact desk | what do you want to know in the message
    contact desk | does the right person get my message`),
  "contact-review": lines(`has my contact message been sent | I pressed the button and a new tab opened
    nothing is sent yet? | why does the intake form open | what is the review step of the contact form
    do I have to send it again in the new tab | is my contact request already with you`),
  "intake-form": lines(`what is the intake form | which details does the intake form want | who reads the intake form
    where is the form | how does the intake form work | request form | the form for a task | what do I fill in
    does a bot read the intake form | form? | what's asked in the intake`),
  "intake-how-much": lines(`how long should my description be | how detailed must the task be
    what do I write in the form | should I put passwords in the form | can I leave customer data out
    is one sentence enough for the form | tips for describing my task | how much text | do you need all details at once`),
  "intake-fields": lines(`which fields are required in the intake form | do I need a work email | is company optional
    can I leave phone empty | must I choose a solution in the form | what are the options for what I need
    not sure yet option | mandatory fields | can I use gmail in the form | do I have to give my phone number`),
  "intake-offline": lines(`I lost connection while filling in the form | is my text lost when I'm offline
    form without internet | train has no wifi, is my form saved | connection dropped | does the form keep what I typed
    send later when online`),
  "intake-next": lines(`what happens after I send the form | when do I get an answer | who answers my form
    how will you answer | after the form, then what | how long until somebody answers | do I get an email
    sent the form, what now | next steps after submitting | will someone call me after the form
    will you get back to me`),
  "chat-demo": lines(`what's the chat page | is the chat with real people | live chat? | is the chat a bot
    can I chat with a human | chat demo | who's on the other side of the chat | real time chat
    is there a live chat with people`),
  "chat-contacts": lines(`who can I chat with | contacts in the chat | which departments are in the chat
    chat about billing | chat with technical support | chat with sales | whom do I ask about an error in the chat
    who answers billing questions | chat opening times | when do people answer in the chat
    integration error, which contact`),
  "chat-invite": lines(`how do I use the chat | can I invite a colleague to the chat | chat needs javascript?
    pick a contact and write | add somebody to the chat | bring a friend into the chat | chat without javascript`),
  "websocket-demo": lines(`what's the websocket demo | real-time connection page | what does the websocket page do
    show messages sent and received | websocket? | demo of the live connection | developer demo for connections`),
  "websocket-ping": lines(`how often is a ping sent | when does the client reconnect | ping interval | 45 seconds
    what happens if the connection is silent | keepalive | timeout of the websocket | 25 seconds`),
  "websocket-bench": lines(`reliability bench | how many messages does the bench send | can I break the connection
    messages per second in the bench | delay frames | what does the bench test | send frames twice | overtake messages`),
} as const;
