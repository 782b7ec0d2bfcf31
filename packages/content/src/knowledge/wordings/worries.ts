import { lines } from "./lines.ts";

/** What worried visitors say of risks, money, time and people, by the passage that answers. */
export const worryWordings = {
  "human-approval": lines(`my boss doesn't trust a machine to send money
    I'm scared it will pay the wrong person
    I don't want a robot spending my money
    what stops it from wiring cash to a stranger
    it must never send an offer I haven't seen
    my accountant would never let a bot near our bank account
    I'm a control freak, will I hate this
    nervous about letting software talk to my clients
    I need the last word
    I lie awake thinking about what it might send out
    who is responsible when it wants to give a discount
    my partner says a computer should not sign contracts
    could it go rogue
    I want to see everything before it leaves the house
    how much leash does it get
    it shouldn't do anything big behind our backs
    what if it promises something to a customer we cannot keep
    can my staff veto what the agent does
    is there somebody watching it
    we had a tool once that sent rubbish to everyone
    the risky stuff should stay with us
    can I hold the brake`),
  mistakes: lines(`I've been burned by AI that makes things up
    what if it says something stupid to my best customer
    it will surely get things wrong
    we can't afford errors
    one wrong email and we lose the account
    chatgpt lies to me all the time
    how do I know it isn't inventing numbers
    my team thinks it will be wrong half the time
    I'm afraid of embarrassing mistakes
    who notices when it messes up
    what if it breaks something
    what if it screws up
    does it admit when it does not know
    I don't believe AI is accurate enough
    what if there's a mistake in an invoice
    our customers are picky, errors are not an option
    I've read about hallucinations
    sounds unreliable to me`),
  "jobs-lost": lines(`my people are worried about being let go
    my staff think they will be fired
    I don't want to sack anybody
    will Maria in accounting lose her job
    the union will be against it
    I feel bad about replacing humans
    my assistant is afraid you will replace her
    how do I tell my team without scaring them
    is this going to put people out of work
    employees fear the robots
    does this mean layoffs
    I like my team, I don't want bots instead of them
    what is left for us to do then
    am I making myself redundant
    people here are anxious about AI taking over`),
  promise: lines(`30 percent in a month sounds too good to be true
    is this a scam
    is this legit
    I don't believe in 30 days
    sounds like marketing talk
    what if it does not save us anything
    prove it
    how can you promise that
    are you for real
    I have heard such promises before
    snake oil?
    how would I notice that it helps
    what's the catch with the thirty percent
    where does the thirty percent come from
    convince my skeptical boss
    who says the hours really go down
    my board wants to see a return
    is it worth the money
    does it pay for itself
    will it be worth it`),
  price: lines(`I'm afraid this is out of our league
    is this only for people with deep pockets
    we don't have much money
    money is tight this year
    my boss will ask me what it costs
    sounds expensive
    can a small shop pay for that
    I need a figure for my budget meeting
    what's the entry price
    how much do I have to put on the table
    what would the first robot set me back
    is it thousands or tens of thousands
    I have 2000 dollars, is that enough
    what's the minimum I would spend
    is the price the same for everybody
    does everyone pay the same
    ballpark?
    what does one of these bots run for`),
  "price-in-writing": lines(`I hate hidden fees
    last supplier surprised us with extra costs
    will the bill grow on me
    I don't want nasty surprises
    can you raise the price halfway
    when do I learn the final price
    do we know what it costs before you start
    what if it turns out more expensive
    is it a fixed price
    do I see the price before anything is built
    we have been overcharged before`),
  "price-model": lines(`I'm tired of subscriptions
    does it cost every month forever
    what will it cost in the second year
    yet another monthly bill?
    is there a pro version
    do I get an invoice every month or pay once
    are there different packages
    are there different pricing plans
    monthly or one-off
    running costs after the start
    is support extra
    what do I pay after the first month`),
  audit: lines(`what's the catch if it's free
    nothing is free, so what do you want
    will you push me to buy
    I don't want a sales call
    is the first conversation with you charged
    do I owe you anything afterwards
    I only want to find out whether it fits
    can I just get an opinion first
    is there any obligation
    do you charge for looking at our week
    what do I pay for the first talk
    what if I don't want to go on after the audit
    does a first look cost something
    free consultation?`),
  "your-part": lines(`nobody here has time to babysit a project
    we are swamped, we can't do a big project
    I have no time for this
    is it a lot of work for us
    we have no IT people, who has to help
    how much will you bother my team
    my staff are too busy for meetings
    what will you want from me
    do I have to be technical
    will this disrupt our daily work
    who in my team do you need
    we are only three people, can we even do this
    what homework do I have
    I can spare one hour a week, is it enough
    will I need to explain everything to you`),
  time: lines(`we needed this yesterday
    I can't wait a year
    our last IT project took two years
    how quickly could this be up
    we drown in work now, how soon can you help
    before christmas possible?
    I'm impatient, when do I see something
    how long must I wait
    is it live within a month
    hwo long untill its live
    time frame?
    how long does the whole thing last
    when would it start working for us
    how fast is the turnaround
    is a month realistic
    what's the timeline
    from first call to live, how long
    long project or short one`),
  "time-integration": lines(`our system is a mess, will it take forever
    why would it take half a year
    how many months for the complicated ones
    we have approvals for everything, does that slow you down
    how long to plug into our ERP
    connect to our old database, weeks or months
    simple hookup, how long
    what makes an integration slow
    duration of complex integrations
    how long for something simple`),
  security: lines(`I'm worried about hackers
    our data is sensitive
    can I trust you with our passwords
    what if somebody breaks in
    we can't have customer data leaking
    is our information safe in your hands
    my IT guy asks about security
    who can get into it
    is everything encrypted
    how secure is your stuff
    will our secrets leak
    could a competitor get our data
    do you take security seriously
    what protects our files
    I don't want my data all over the internet`),
  compliance: lines(`Sind Sie DSGVO-konform
    our lawyer asks about privacy law
    are we allowed to use this under GDPR
    we handle patient files, is it legal
    can a doctor's office use it
    I'm worried about breaking data protection law
    is it HIPAA safe
    my data protection officer wants to know
    do you respect european data rules
    will I get into trouble with the privacy regulator
    how do you handle personal data of our customers
    californian privacy law
    does it comply with the law
    data protection at your company
    medical data, is that ok`),
  "data-kept": lines(`what happens to what I type in the form
    will you sell my address
    I don't want spam after filling in the form
    do you delete what I sent
    how long do you hold on to my details
    who can see my request
    can I have my data removed
    I gave you my email, now I want it gone
    is my inquiry kept forever
    how do I get forgotten
    when do you erase my request
    are my details passed on to third parties
    do you keep my email`),
  ownership: lines(`who owns what you build
    what if we decide to walk away after a year
    I don't want to depend on you forever
    are we stuck with you
    what if you go bankrupt
    what if you disappear
    what happens to our stuff if we stop
    can we take it with us
    vendor lock in scares me
    can we leave you without losing everything
    do the automations keep running if you are gone
    will everything break when we split
    is it my property in the end
    who keeps the rights
    do the flows belong to us
    we want to be able to switch
    can we run it ourselves later
    we don't want to be held hostage`),
  logs: lines(`our lawyers will want to know where every decision came from
    how would I find out what it did last night
    I need to be able to check afterwards
    black box?
    can I look over its shoulder
    who did what and when
    is there a paper trail
    can I trace back a decision
    I want proof of what it has done
    our auditor asks questions about everything
    is everything written down somewhere
    how transparent is it
    who owns the log
    can I read later what it wrote to a customer`),
  "after-launch": lines(`do you just disappear after launch
    I'm afraid of being left alone with it
    what if it stops working in three months
    who helps me when it is running
    supprt after launch
    and then? who looks after it
    will you vanish once we paid
    who do I turn to when it acts up
    do you stick around
    what happens when it is finished
    aftercare
    is anyone responsible for it on your side
    do we have to maintain it ourselves
    who tunes it later
    what do you do once it's live`),
  "stop-anytime": lines(`what if we change our mind
    can I back out
    what if I don't like it halfway
    do we have to see it through to the end
    can we quit early
    am I tied in
    can we pause or stop the project
    what if we want to stop after the first phase
    is there a way out
    I don't want a long commitment
    can I get off after the audit`),
} as const;
