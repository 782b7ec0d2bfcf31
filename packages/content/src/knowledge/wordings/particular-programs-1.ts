import { lines } from "./lines.ts";

/** What is particular to each small fact about solutions, from agents to security, asked by people who never saw the page. */
export const particularProgramsWordings1 = {
  "agent-delivery:feature-1":
    lines(`what is in the role sheet of an agent | Do you refuse to build if the job isn't described clearly?
    who does the agent report to, is that written down
    is there a document saying what an agent may do and what it must ask
    Our process is fuzzy and nobody has ever written it down. Would you start anyway?
    does every agent get a job description before building starts | can one agent do five jobs at once or just one
    agent scope definition with permissions, escalation and reporting line
    What has to be on paper before you begin building an agent?
    I'm afraid you would start coding before anyone agreed what the agent is for.
    what happens when the agent's role sheet is unclear | limits of the bot in writing before it's made`),
  "agent-delivery:feature-2": lines(`do you try the agent on our old orders before it goes live
    Can we see where it was wrong in the trial before launch?
    how is an agent tested, with made up examples or our real past cases?
    backtesting on historical tickets before go-live
    I want proof it would have handled last year's invoices correctly.
    does the test show when the agent was unsure | Before launch, do we get to see the mistakes?
    dry run on past tickets of ours | surely you don't test it live on our customers?
    We've kept thousands of finished orders. Are they useful for checking the agent?
    UAT results by right, wrong and uncertain outcomes
    what evidence do I get that the agent works before it is switched on`),
  "agent-delivery:feature-3":
    lines(`does the agent act alone from the first day | who decides when a step may run without approval
    can I take back the permission for it to work alone | At the start, does it only write drafts for us to approve?
    I'm scared of letting a bot loose on day one, is there a supervised phase?
    human-in-the-loop rollout with gradual autonomy | how do you know which steps are ready to run unattended
    Suppose we trusted it too early, can we go back to approving each step?
    what tells us that a step no longer needs our sign-off, the log?
    training wheels for the agent at the beginning | Must my staff okay every single step in the first weeks?
    revocable autonomy per step after an approval period`),
  "agent-delivery.order-questions": lines(`shoppers keep asking where their parcel is, can a bot answer
    Half our inbox is people chasing their package. Could something reply from our order system?
    who handles it when a shopper wants their money back, bot or human | Surely it won't give refunds on its own?
    Does the bot look up the real order before telling a buyer where it is? | automate WISMO replies for our store
    We run an online shop and every December we drown in delivery status questions.
    money back requests go to a human, right? | Can you take the where-is-my-stuff emails off my store clerks?
    What happens if a buyer asks about her shipment and then demands reimbursement?
    order status inquiries for retailers, with refund handoff to staff`),
  "agent-delivery.viewing-requests":
    lines(`People want to see a flat at ten at night and nobody answers them until morning.
    bot that books house showings into my calendar
    How fast does a home buyer get an answer when asking to see a property?
    can it suggest visiting times from our realtor's diary
    We lose apartment hunters because we reply to their visit requests too slowly.
    Does it know when the realtor is free before it proposes a house tour?
    I'm a letting agent, could a bot arrange property visits for me?
    Would someone asking to tour a listing really hear back within minutes?
    schedule open house appointments automatically for estate agency
    surely it can't offer a showing when the broker is already out with another buyer?
    Our portal leads all ask the same thing: when can I come and see the house?
    reply to people who want to look at a home we sell`),
  "agent-delivery.orders-by-email":
    lines(`Our trade customers send their orders as messy emails. Can something type them into the stock sheet?
    will it mark the order lines it doesn't understand
    We're a distributor and a clerk copies emailed orders into a spreadsheet all day.
    what if the bot can't tell which article the customer meant in his mail
    emailed purchase orders into inventory sheet for wholesaler
    I worry it would guess the quantity wrong in a mailed order and not tell us.
    Does it fill our inventory spreadsheet straight from the order mails?
    bulk buyers mail us lists, who keys them in
    Could a bot do order entry from the inbox for a wholesale business?
    doubtful order lines, does it highlight each one or the whole order?
    Restaurants email us what they need and I retype every line. Is there a way out?
    line item extraction from order emails with low confidence flags`),
  "ai-powered-automation.daily-checks": lines(`what time is the morning list ready, seven?
    Could a bot go through everything that came in overnight and tell us what to do first?
    my shift lead comes in at six thirty to read the night's orders and messages
    to-do list waiting at 7 am from overnight orders and stock
    I start each day checking orders, then inventory, then mail. Can your automation do that round?
    AI-powered automation that checks the warehouse levels and orders during the night
    does it read the messages that arrive while we sleep | Will the overview be there by seven o'clock when we open?
    operations team wants an early briefing on overnight orders and inventory
    Is there an automation for routine checks every morning in operations?
    surely nobody has to be awake for the list to be done by seven?
    start-of-day rundown of orders and stock levels for the ops manager`),
  "ai-powered-automation.quote-drafts":
    lines(`can it write offers from our price list | surely the bot doesn't hand out discounts by itself?
    who decides on a rebate when the offer is drafted by a machine
    Customers ask for a quotation and wait three days because I type each one.
    price proposals prepared from the customer's request
    CPQ light: quotation drafts, with human approval of price reductions
    A customer wants ten percent off. Does the machine say yes?
    Will our reps still write each quotation themselves? | does the estimate use our current list prices
    I worry about a bot promising special prices to haggling buyers.
    draft estimates for my sales people, but markdowns need my okay
    Our sales folks spend evenings making offers from the tariff sheet.`),
  "ai-powered-automation.triage":
    lines(`sort incoming tickets by urgency and subject | does it put the urgent support cases first
    Tickets pile up in one queue and the angry urgent ones get lost.
    what does a colleague get with a ticket the bot can't answer, a summary?
    Can it reply to the familiar questions and forward everything else?
    helpdesk queue prioritization with summary for the assignee
    our team reads every ticket just to decide who should take it
    I'd like a short recap on each ticket before my people open it.
    will it know a burning problem from a harmless question in the support queue
    How are support requests it has never seen before passed on? | ticket classification by topic and severity
    surely it shouldn't answer tickets it doesn't know, so where do they go?`),
  "ai-powered-automation.receipt-matching": lines(`company card charges and slips, can they be paired every day
    Month end closing takes us a week because of missing card receipts.
    match receipts with credit card statement daily
    does it pair expense slips with card transactions once a month or daily
    My bookkeeper spends the last days of each month hunting for restaurant receipts.
    corporate card reconciliation so the close is only a review
    Would closing the books really be mostly a check afterwards?
    who still has to do anything at month end if card slips are matched
    Staff pay with company cards and hand me crumpled slips weeks later.
    expense receipts to card payments for our finance department
    I doubt our month end could shrink to just looking things over.
    automation for the finance team that links each card payment to its voucher`),
  "ai-powered-automation:feature-1":
    lines(`do we get an overview of all our repeating chores before you start automating
    Can I see how many hours each routine job eats, and who owns it?
    We have no idea what our people do all week. Do you chart that first?
    You won't just start fiddling with one department without seeing the big picture, will you?
    is there a picture with one box per recurring job
    Which details do you record about each routine: time, software, person in charge?
    process inventory before any automation?
    I'd like everything laid out on one sheet before anyone changes anything
    Do you show us the whole of our weekly routine before touching it? | how do you visualise our weekly workload
    Does your task map list the software every routine runs through?
    Mapping exercise first, or straight to building bots?`),
  "ai-powered-automation:feature-2":
    lines(`which tasks do you automate first | Do you begin with something risky or with something we can reverse?
    I'd rather you start with boring high-volume stuff than with tricky judgement calls
    If the first automation makes an error, can we undo it before evening?
    what makes a job a good first candidate for automating?
    We get 400 identical requests a day with clear rules. Good place to begin?
    low-hanging fruit first, or the hard cases? | Surely you wouldn't begin with decisions that can't be taken back?
    How do you pick the starting point among our routine jobs? | is repetitive, rule-based work where you start
    Our chores are rare and each one is different, are those suited as a first step?
    Pilot selection criteria: volume, rule clarity, reversibility?`),
  "ai-powered-automation:feature-3":
    lines(`How do you prove that the automation saved us time? | are the savings measured or just guessed
    Consultants always wave around projected savings. Do you really count afterwards?
    before and after comparison, same people and same tasks?
    My boss wants a real figure when the automation project closes, not a forecast
    Do you compare hours prior to and following the project? | who measures the hours saved, and on which work?
    I suspect the time saved is some made-up estimate
    What do we get at the close: a count of hours or a projection?
    baseline timing against post-launch timing, like for like?
    Can the time gain be compared fairly if different staff do the work later?
    will we know in black and white how many hours went away`),
  "card-secure-delivery":
    lines(`can volume triple without hiring anyone | are credentials restricted in scope for each agent you deliver
    Is there a named person approving every risky step?
    what stops a delivered agent from overspending or going too far
    our orders may grow threefold, would we need more staff?
    least-privilege access with spend caps, do you deliver that?
    surely one agent with our master password could wreck everything?
    How do you make the delivery both safe and able to grow? | does the agent get its own narrow logins
    who is on the hook for dangerous actions, is a specific approver named?
    Peak season means three times the load, do we need temps?
    scalability and security of what you hand over, in brief`),
  "ai-security:feature-1": lines(`does each agent get its own account or do they share one?
    which rights does an agent have, only those on its role sheet | Would the bot log in with my admin user?
    Do you follow least privilege for the agents? | where is it written down what an agent may access?
    I don't want a bot with the keys to everything, how are its permissions limited?
    Service accounts: one per agent with scoped permissions? | what's a role sheet
    Can an agent get more permissions than its sheet says? | surely several bots don't run under one shared login?
    Our IT insists on separate users for every robot, do you do that?
    does it borrow an employee's credentials or have an identity of its own`),
  "ai-security:feature-2":
    lines(`do you test the agent with fake invoices? | what tricks do you try on it before it goes live
    Does anyone attack your agents on purpose to find weaknesses? | polite lies, what kind of test is that?
    When a trick worked once, do you test it again after each change? | Do you do red teaming with prompt injection?
    can a smooth talker fool the bot, have you tried it?
    What happens with the attacks that succeeded in your trials?
    I bet someone could con your bot with a friendly fib, do you check for that?
    Adversarial regression suite: are past exploits rerun on every release?
    after an update, could an old scam work again
    have you slipped the agent secret commands to see if it falls for them?`),
  "ai-security.payment-checks": lines(`a supplier mails us a new bank account, does the agent just pay?
    who calls the vendor back when their IBAN changes
    Are changed bank details held until someone has phoned the supplier?
    We nearly lost money to a fake account change, would your agent have stopped it?
    does the bot or a person do the callback for new account numbers?
    How long is a payment with altered bank details held?
    Vendor master changes: is there callback verification before release?
    surely it doesn't wire money to an account number that came by email?
    business email compromise, what does the finance agent do against it
    Our accounts payable clerk got a letter with new payment details, what would your agent do?
    does it freeze every altered account or only the suspicious ones?
    can a crook reroute our payments by sending new banking info`),
  "ai-security.record-access":
    lines(`does the bot see the whole patient file or only parts? | is every look at a medical record logged
    Can an agent read a diagnosis when it only has to book an appointment?
    We run a clinic, which patient fields would the agent see?
    who can see which patient entries the agent has looked at?
    Minimum necessary rule for PHI: does your agent keep to it?
    I worry that a bot snoops through health charts, how is that prevented?
    only the fields its task needs, is that so for patient data?
    Is there an audit trail for each access to a chart?
    our privacy officer asks if the machine can open complete medical histories
    Field-level access in the EHR, do you offer that with logging?
    Would a billing bot at our hospital be able to read lab results?`),
  "ai-security.document-limits":
    lines(`we're a law firm, are matters kept apart by the bot | Does the agent mix files of two clients when it drafts?
    Ethical walls between clients, does your agent respect them?
    We represent competitors, how do you stop their documents crossing over?
    will a contract of client A turn up in a memo for client B?
    is attorney client confidentiality safe when the bot serves several clients
    Can the agent quote from somebody else's case in my brief?
    I'm a solicitor and cross-contamination between matters would ruin me, is it excluded?
    surely it doesn't use one client's letters to answer another? | are legal files walled off per client
    Our associates ask the tool about different clients all day, does it keep their files separate?`),
  "ai-security.hidden-instructions":
    lines(`can someone order your support bot to give a refund by writing it in the message
    What if an email tells the agent to forward all data?
    Does the helpdesk agent follow commands buried in a customer's message?
    is a message text to read or an order for the support agent?
    Prompt injection through tickets: how does the support agent treat it?
    I read that chatbots can be hijacked by a sentence in white text, yours too?
    would it do whatever a customer writes to it
    Someone pastes instructions into our helpdesk, could the bot be taken over?
    surely a stranger can't command your agent through a complaint?
    Does it tell the difference between what a ticket says and what it should do?
    can customers boss the bot around with sneaky wording in their requests`),
  "ai-automation": lines(`one agent, one job, one month, what is that offer? | what happens if the hours don't go down
    Do you stop the project when the count doesn't move? | Is there a small way to start into the 30-day program?
    I'd like to hand just one daily chore to a bot for a month, do you offer that?
    how long is the automation trial, thirty days? | does the job have to come back every day for the starter offer?
    Which of your services is the smallest first step to get a chore off my desk?
    We don't want a big rollout, only a single routine handled for a month, possible?
    surely you carry on billing even if nothing improves?
    Pilot scope: single process, single agent, kill criterion?
    will you pull the plug yourselves if the month saves us nothing`),
  "ai-automation:feature-1":
    lines(`how do you choose the task to automate with us? | which tasks are suited: high volume and clear rules?
    Who picks the job, you or us or both together? | does a person have to be able to check the result in a minute
    We have a rare task with fuzzy rules, is it a bad candidate? | What are your criteria for a good first process?
    is something that takes an hour to verify unsuitable for the start?
    Selection criteria: volume, rule clarity, verifiability?
    I can't decide between invoices and emails, how would you pick with me?
    what makes a chore a good fit for automation
    Do we sit down together to select the process, or do you dictate it?
    Must it be something that happens very often, with no judgement calls?`),
} as const;
