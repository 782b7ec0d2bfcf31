import { lines } from "./lines.ts";

/** What is particular to each small fact about demos and samples, asked by people who never saw the page. */
export const particularDemosWordings = {
  "custom-training":
    lines(`are you SOC 2 compliant | Our security team asks for end-to-end encryption and role-based access.
    uptime SLA three nines or not | is GDPR on your enterprise list
    Can we restrict by role who sees what in an enterprise setup? | does the enterprise list include custom training
    Procurement wants to know your certifications and guaranteed availability.
    RBAC, encryption and SOC 2, do you have all of these
    How many hours of downtime per year does your service agreement tolerate?
    what do big companies get in the enterprise package
    I doubt a small vendor offers SOC 2 together with an availability guarantee.`),
  "capability-works":
    lines(`which systems does an agent write into, CRM or ledger? | does it enter things into our helpdesk directly
    Must my staff learn a new program, or does the agent put entries in the tools we have?
    can an agent put an entry into our accounting ledger | does it write to the calendar through an official API
    I hope it doesn't click around on screens like a robot, does it use proper interfaces?
    native API write access to CRM and ticketing | Is the agent read only, or can it change records in our CRM?
    Will we have to copy its results into our own software by hand?
    screen scraping or real interfaces when it updates our systems
    where do the agent's results end up, in our ledger and calendar?
    surely it can't post to the ledger and the help desk as well?`),
  "capability-source": lines(`does the agent say which document its answer came from
    how do I know the answer isn't made up, does it give the page?
    I want to verify what a bot tells me by opening the page it used.
    grounded answers with citation of document and page number | Are replies backed by a reference to the file?
    My boss won't trust an AI answer unless he sees where it stands. | will it show the page behind each reply
    Hallucinations scare me, can every statement be traced to a paper? | RAG with source attribution
    where did the agent get that from, can I ask it | Does an agent footnote its answers?
    surely it just answers without telling which page it read?`),
  "demo-sales-assistant": lines(`show me the sales assistant handling a web form inquiry at midnight
    In the playground example, how many minutes until the price reply goes out?
    Which question does the sales assistant ask the visitor, something about team size?
    is the reply in the sales demo noted in the CRM
    see a late night web inquiry turn into a call appointment | playground example of lead reply within 4 minutes
    Does the assistant in the demo give an exact price or a range?
    I'd like to see live what happens after someone fills in the web form at night.
    surely the sales demo doesn't answer before midnight in four minutes?
    inbound web lead demo, from trigger to CRM note`),
  "demo-client-onboarding-helper":
    lines(`proposal signed, what does the onboarding demo do next | Does it create the shared folder for a new client?
    show me new customer setup after the signature
    We sign a customer and then spend a day creating folders and billing records.
    does the onboarding helper book the kickoff meeting | client onboarding demo, CRM record plus billing profile
    I'd like an example of what starts by itself once a deal is signed. | closed-won to kickoff handover demo
    Would the billing profile of a new account be set up too, or just the CRM?
    automatic client setup from a signed offer, can I try it`),
  "demo-daily-ops-tracker": lines(`Does the ops tracker compare today with yesterday?
    Does the one-pager also list what the agent has already done itself?
    playground example for the daily operations overview
    will the ops tracker run on weekends or only on working days
    I'd like to see a sample of a morning page made before anyone arrives.
    does the daily tracker look at the calendar as well as tickets | quarter to seven trigger, which demo is that
    exception report demo with owners and actions already taken
    how long is the tracker's report, surely more than one page?`),
  "websocket-demo":
    lines(`can I see raw websocket frames on your site | where do I watch a live socket connection with each message sent
    Is there a page that shows real-time messages going back and forth? | websocket echo test page
    I'm a developer and want to look at the actual messages on the wire.
    do you show both the sent and the received messages of the live connection
    real-time connection demo for techies
    Does your site have something to try bidirectional streaming in the browser?
    see unprocessed payloads of a ws connection
    how do I check that my firewall lets a websocket through, any demo?
    surely you don't show every single message of the socket? | open a persistent connection and watch its traffic`),
  "run-sales-assistant": lines(`someone asks for a price at 23:40, when does the bot write back?
    how many minutes until a late night price request gets its answer in the demo run
    In the sales run, what does it look at before it writes back: price list or calendar?
    Our leads write close to midnight when nobody is in, would yours still reply that same night?
    Does the late evening reply already propose times for a call? | two call slots in the first reply or just one?
    Does the nighttime quote request end up in the CRM or do I have to type it in?
    Walk me through the sales bot's run minute by minute, from web form to reply
    surely it can't check our rates and my diary and answer within four minutes?
    what happened at 23:44 in the sales run
    Speed to lead after hours: what does your example with the web form show?
    Does the after-hours answer give an exact price or only a range?`),
  "run-client-onboarding-helper": lines(`proposal signed at 14:02, what happens in the three minutes after that?
    how fast does the welcome email go out once the client signs
    Which things does the onboarding run set up on its own: CRM, folder, invoicing?
    Does the new client hear the kickoff time in the first email?
    how many files is the new customer told to bring to the kickoff
    We always forget to create the billing record after a signature, does the helper's run cover that?
    what was done at 14:03 in the onboarding run | Time to kickoff email after countersignature in your example run?
    Is the project folder created before or after the welcome message goes out?
    I doubt a client can be set up everywhere minutes after signing, show me the timeline
    does the welcome note say what documents the client should have ready for the first meeting?
    Show me a run where the ink is barely dry and the welcome mail leaves at 14:05`),
  "run-daily-ops-tracker":
    lines(`what time does the ops tracker start in the morning? | does the ops run happen on weekends or working days only
    Which three things does the tracker compare before breakfast: orders, stock and what else?
    I get to the office at seven, is the daily summary done by then?
    when is the one pager ready, before or after 7?
    Does the morning run also tell me what the agent already did by itself?
    does the daily page name who should act on each thing
    Does the 06:45 run look at support tickets too or only stock levels?
    How long does the tracker need from start to finished page, eight minutes or an hour?
    We do a stand-up at 7:15, could the exceptions sheet be there in time according to your run?
    is it really one page or do I get a ten page report every morning
    show the ops tracker's timeline from 06:45 on`),
  "sample-reply": lines(`how much is the setup quoted to the team of 11 in the example answer?
    is the $2,500 to $3,200 in that reply a binding quote
    Why is there a range in the sample answer, what does the amount depend on?
    I saw 3,200 dollars in your example email, can I hold you to it?
    which days are proposed for the call in the sample reply?
    Wednesday 9:30 or Thursday 16:00, where do these times come from?
    Does the booking system change the setup price in that example message?
    how big was the team in the sales bot's specimen reply
    Surely the figures in that sales email are made up and not an offer to me?
    what's the upper end of the setup price the bot quotes in its example
    Eleven of us work here, like in your sample email, what setup amount was named there?
    Show me the wording of an answer with a setup range and two appointment options`),
  "sample-morning-page":
    lines(`Which orders are stuck at the border on the Quillon Freight page? | what is wrong with order 5534
    how much does rerouting 5534 cost? | who has to decide about the reroute, Adaeze or the agent?
    What is missing at dock 3 in the example page? | pallet count not there, which dock was that?
    How many late shipments does the Quillon page list?
    does the agent just reroute the load for $180 or wait for somebody's nod
    Show me a filled-in freight page with lates, missing items and decisions
    where are 5521 and 5534 held up, warehouse or customs border?
    I run dispatch and want to see a real exception sheet, say Quillon's late orders
    surely it doesn't spend 180 dollars on a detour without asking?`),
  "try-sales": lines(`can I paste an inquiry from a prospect and watch your bot draft the answer?
    What details does the sales demo pull out of a lead's email?
    does the try-it version find budget and date in the inquiry
    In the sales demo, who presses send, me or the bot?
    may I edit the drafted reply to a lead before it goes out in the demo? | who is Tomas Verhale in your demo
    I have no lead's email at hand, are there example inquiries to start with?
    What did Ines Kallio from Pellwater Research ask for in the sales try-out?
    Mira Oduya with the shop of four, is that one of the demo inquiries?
    does the sales tryout look up prices itself or do I feed them
    Does the lead qualification demo extract company size, need and budget?
    does it suggest a next step after reading the inquiry, or just write a reply?`),
  "try-onboarding": lines(`can I paste a signed proposal and get a checklist back?
    does the onboarding demo count business days or calendar days
    Which example texts can I load in the onboarding demo?
    My notes for a new client are just two lines, will the demo cope like with Birchmere Accounting?
    What does the demo pull out of a proposal: scope, amounts, people?
    who fills in the gaps when the proposal doesn't name everything
    I only have scribbles from a phone call with a client, can the onboarding tool work from those?
    Does the try-out write both the checklist and the welcome email?
    is pellwater's signed proposal available as a starting text for the checklist
    Can it work out how many working days are left until each milestone in our statement of work?
    surely it doesn't invent missing client details, I get to add them?
    Turn a contract text into a to-do list for a new client, can I test that here?`),
  "try-operations":
    lines(`can I paste our task list and see who is overloaded? | Does the ops demo check due dates against today?
    how many rows has the Quillon Freight example in the try-out
    Our to-dos are handwritten, is there an example with a list by hand?
    What are the evening notes from Osprey Lane Dental for? | who decides what counts as blocked, me or the tracker?
    does the tracker demo count work per person
    Northgate Studio list, is that one of the texts to test the tracker?
    I'd like to drop in rows from a spreadsheet and get the morning page written, possible?
    does it read every single line or just skim the top of the list?
    Workload per head from a pasted open-items list, can I test that?
    in the ops tryout do I get to say which tasks are stuck`),
  "try-keys": lines(`keyboard shortcut to run the demo? | does ctrl enter submit the text in the demos
    On a Mac, which keys process the text in the try-outs?
    I typed over my earlier text in the demo, how do I get it back with the keyboard?
    what does ctrl+up do in the playground
    Is there a history of my earlier inputs in the demos, like arrow up in a terminal?
    I hate the mouse, can I operate the demo from the keyboard? | cmd+enter or just enter to start the demo?
    ctrl and down arrow, what is that for | Lost my previous demo text, is it gone or can a hotkey recall it?
    Do plain Enter presses send the demo text or do I need Ctrl held down?
    Any hotkeys for power users when trying the agents?`),
  dashboard: lines(`how do I sign up for an account on the dashboard? | where is the register button
    Can I create a login myself or does your team do it? | forgot my dashboard password, what do I click?
    how do I get admin rights for the dashboard | The link for a new password leads to a form, is that right?
    Who opens accounts for the dashboard? | is there self-service registration on your site?
    My colleague needs a login as well, can she register on her own?
    I'm locked out of my account, where do I ask for a reset? | why can't I find any sign-up on this site
    Provisioning of user accounts: self-serve or through your staff?`),
  "websocket-ping":
    lines(`how often does the server ping the client? | after how many seconds of silence does the client reconnect
    What is the heartbeat interval in the socket demo? | does the client close a dead connection after 45 seconds?
    25 seconds or 45, which is the ping and which the timeout?
    My proxy kills idle connections after 30 seconds, will your keepalive prevent that?
    Who sends the ping, server or browser? | what does the client do when it hears nothing for a while?
    Is a fresh socket opened automatically when the line goes quiet? | keepalive period of the websocket demo
    I pulled the network cable, how long until the demo notices the link is dead?
    doesn't a silent socket just hang forever?`),
  "websocket-bench": lines(`how many messages does the reliability bench send? | can the bench deliver frames twice
    What happens in the bench if I cut the connection midway?
    How many messages a second go through the test, four? | can it simulate messages arriving out of order?
    by how much does the bench delay frames, 0.4 seconds?
    I want to break the link on purpose and see if anything gets lost, where?
    is there a stress test with duplicates, lag and reordering
    Chaos testing of your socket layer: duplicated and reordered frames?
    surely messages get lost when I pull the plug, can I test it with twenty of them?
    does the test run from one end of a room to the other?
    Which faults can I inject in the reliability test: latency, repeats, overtaking?`),
  "chat-invite": lines(`how do I start in the chat, pick a contact first? | can i invite a friend into the chat
    The chat stays empty with JavaScript off, what can I do instead? | Can I watch my message arrive in the chat?
    does the chat work without scripts enabled? | How do I get my colleague to join me in the chat?
    who can I write to in the chat, is there a list of people
    What do I use in place of the chat when my browser runs no scripts?
    Can I see in the chat that the message really reached the other side?
    My company disables JavaScript, so is the chat useless to me?
    Do I choose whom I talk to in the messenger or am I assigned someone?`),
} as const;
