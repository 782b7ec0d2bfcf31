import { lines } from "./lines.ts";

/** What is particular to each small fact about Enterprise Integration, asked by people who never saw the page. */
export const particularIntegrationWordings = {
  "enterprise-integration.KYC-checks": lines(`our bank's clients never send their identity papers on time, can a bot ask
    chatbot for bank customers that requests missing passports and proof of address
    KYC remediation and document collection through chat | does it flag transactions that look like fraud
    Account holders don't upload the documents compliance needs. Who reminds them?
    can the bank bot spot suspicious patterns
    We're a bank and onboarding stalls because a proof of identity is missing.
    know your customer papers requested automatically | AML red flags raised by an assistant in our bank
    I'm uneasy about a robot accusing an account holder of fraud, does it only flag?
    Would our bank's customers talk to it in a chat window?
    chase outstanding identification documents at a credit institution`),
  "enterprise-integration.dispatch": lines(`a truck is stuck in traffic, does the plan change automatically
    Our dispatcher redoes the whole route plan whenever one lorry is delayed.
    assign loads to vehicles from order and fleet data | can it plan which van takes which order
    dynamic re-routing when a vehicle runs late
    We plan tours by hand on a whiteboard each morning for forty trucks.
    what data does the tour planning use, orders and vehicles?
    Does it replan during the day, or is the morning plan final? | TMS and telematics driven dispatch planning
    One late driver ruins my schedule for all the others.
    surely a computer can't rearrange the lorries when one breaks down?
    fleet scheduling for a haulage company with last minute changes`),
  "enterprise-integration.case-routing":
    lines(`telecom cases land with the wrong team, can they be sent by what they say and past contacts
    does it warn us before a subscriber's contract runs out
    routing by content and customer history at a phone company
    A caller has complained three times and still starts at the first desk each time.
    early warning of cancellation ahead of contract end date
    can it send service cases to the right desk by looking at earlier contacts
    Does case assignment consider what the subscriber wrote before?
    we only learn at contract expiry that the subscriber leaves
    Carrier with millions of lines needs cases passed to the right department.
    history-aware case assignment inside our telco CRM with renewal alerts
    Will it alert us in time, while the mobile contract is still running?
    I doubt that cases can be routed by more than keywords, is past history used?`),
  "enterprise-integration.grid-optimization": lines(`can it balance the battery storage with the grid load
    who flips the switch in the grid, your agent or our operator
    Surely the AI doesn't operate our network switches itself? | switching plan proposals from smart meter data
    We run a distribution network with batteries and balance everything manually.
    does it use readings from our electricity meters | storage dispatch and load balancing for a DSO control room
    Our control room staff must stay in charge of every switching action.
    is the plan for the power network only a suggestion
    agent that proposes grid switching to the person in the control room
    Solar feed-in swings all day and our storage never charges at the right moment.
    What information does the agent need to even out load on a power network?`),
  "enterprise-integration:feature-1":
    lines(`can we switch off an agent from one single place | Does each agent share a login with a person or have its own?
    How much access does an agent get to our systems? | least privilege for agents?
    Please tell me the bot doesn't run with admin rights | is there a kill switch to lock an agent out
    An agent is misbehaving on a Sunday. How do we shut its access?
    Will the bots use one of our employees' passwords? | separate service account per agent?
    We'd need to revoke a bot's rights without visiting ten systems
    can the agent see everything or only what its job needs | Do all agents share one big account?`),
  "enterprise-integration:feature-2": lines(`will our external auditors be satisfied with the records
    Can the audit trail be exported for the year-end review? | Does the trail show who signed off on an action?
    What does one entry in the audit trail contain?
    The auditors are coming in March. What could we show them about the agent's doings?
    audit-proof trail exportable? | I doubt that an auditor would accept a chatbot's history as evidence
    SOX evidence: who requested, who approved, in one entry?
    is every read and write by an agent traceable for compliance | Would KPMG or the like accept your agent records?
    can we hand our auditor a file with requester and approver for each action
    Does the trail capture what an agent looked at, not only what it changed?`),
  "enterprise-integration:feature-3": lines(`can your agents work with our mainframe from the nineties
    Our ERP is ancient and has no API. Can you still connect it? | nightly batch files, do you support those?
    We run on message queues like MQ. Is that a problem? | Would reading from a database view be sufficient for you?
    legacy green screens, possible? | Do you test the interface to each legacy system and put it on paper?
    our warehouse program is older than some of my colleagues, can an agent use it
    Only a terminal screen from before 2000 is available. Can it be integrated?
    Are interface contracts to legacy applications documented?
    We only get flat files overnight, is that good enough for integrating agents?`),
  "enterprise-integration:service-1": lines(`broker or bot signs customs? | Whose name goes under the customs form?
    can an agent plan which lorry takes which order
    A truck is stuck in traffic. Is the tour replanned and the customer warned? | Do you match PODs to their orders?
    Surely the machine doesn't sign the import declaration for us?
    We're a haulage firm with 60 trucks. What could your agents do for our dispatchers?
    signed delivery slips pile up here and nobody links them to the shipment
    Who hears first about a delayed delivery, our clients? | Is route and load planning based on vehicle data?
    freight forwarder here, do you prepare customs documents
    Can late vehicles be rescheduled automatically at our carrier?`),
  "enterprise-integration:service-2":
    lines(`how many people must approve before our bank pays out | Can it chase clients for missing ID papers in KYC?
    We're a credit union. Would a chatbot quote our account conditions properly? | four eyes on outgoing money?
    Would an innocent customer's card be blocked by a machine's verdict on fraud?
    KYC and onboarding files: can incompleteness be spotted?
    suspicious transfers go to an analyst or straight to a block
    Does the bank's chatbot say which page of our terms it used?
    Our compliance desk drowns in half-complete know-your-customer folders | dual control on funds release?
    what could agents do at a savings bank`),
  "enterprise-integration:service-3": lines(`can you tell which subscribers are about to leave and why
    We're a mobile operator losing customers at renewal. Can you warn us ahead?
    Who writes the outage messages for every region when the network is down? | churn scores with a reason attached?
    Could the agent give away absurd retention deals to callers?
    our call centre tickets land with the wrong team all the time at our broadband company
    Are cases sent on according to what they say and what happened before?
    What do you have for an internet provider? | fibre cut in the north: is a text for those affected prepared?
    Can we cap the offers made to phone customers who want to quit?
    Retention offers within our own bounds, is that possible for a carrier?
    does it spot a cancelling phone customer before the contract runs out`),
  "enterprise-integration:service-4":
    lines(`does the agent switch the grid by itself | Are meter readings checked for errors before the bill goes out?
    We run a municipal utility. What can agents take over for us?
    Can battery storage and load be balanced hour by hour? | switching orders held for the control room?
    Surely no AI flips breakers on our network unattended?
    Customers complain about absurd electricity bills from misread meters
    grid optimisation using smart meter data? | Who gets the proposal for a better power flow, the operator?
    our DSO needs hourly balancing between demand and storage | is a faulty kWh value caught prior to invoicing
    Can you use meter data to run our power network better?`),
  "enterprise-integration:reason-1":
    lines(`do agents show up in our Active Directory | Is every agent a user in our own directory, like an employee?
    Can our admins disable an agent in Entra like any other account?
    Where do the agents' accounts live, in your system or in our directory? | agent identities in our LDAP?
    I don't want bots with logins that our IT can't see
    Our IT wants every non-human user listed in the company directory
    Does an agent get only the permissions its particular job calls for?
    can we lock the bot's account ourselves in our directory | Okta managed identities for each agent?
    How would our IAM team offboard one of your agents?
    An agent for invoices shouldn't see HR files. Is its account cut that narrowly?`),
  "enterprise-integration:reason-2":
    lines(`who lays down who may approve, you or us | Can our own signing rules determine the approver?
    We have a delegation of authority matrix. Would your agents follow it?
    Do you bring your own approval scheme, or use ours? | approver named by our policy or by yours?
    I won't let a vendor decide which manager gets to release things
    What happens to a step that exceeds our limits?
    Our signature policy says the plant head releases anything over 5,000. Can that be kept?
    can we set the threshold above which an agent has to wait
    Does the right to say yes stay with the people our bylaws name? | authority limits taken from our company rules?
    Would we have to change our signing powers to suit your agents?`),
  "enterprise-integration:reason-3": lines(`is the audit record kept in our own log or at your place
    Do the agents write their trail to our own log system?
    Our SIEM should receive one entry per agent action. Feasible? | whose log holds the record of who approved what?
    one line per action in our log? | I don't want the evidence sitting on a vendor's server
    Can we export the agent's trail from our own log at any time?
    Splunk on our side: does each agent action land there?
    If we leave you, do we still hold the record of who asked for what?
    Do we need access to your servers to look up who approved something?
    Is each request, read, write and approval packed into a single row?
    our revision team pulls records from our log, would agent actions be in there`),
  "enterprise-integration:reason-4": lines(`must we replace our twenty-five year old software first
    Would an agent be able to operate an old terminal mask?
    Our AS/400 only drops a file every night. Does that do?
    Everybody tells us to migrate our legacy stack before AI. Do you say so too?
    queues, nightly files, db views: all supported? | COBOL back office, any chance?
    Can you hook in through a read-only view on our database?
    nobody dares to touch our old stock system, can you work with it anyway
    Do you write a spec for every link to an outdated system and test it?
    Surely modern AI can't talk to software from the Windows 98 days? | overnight batch transfer as an interface?
    How do you make sure the connection to our antique host doesn't break unnoticed, is it tested?`),
  "systems-map":
    lines(`who approved asking for the missing passport | How many approvals does it take to release the held account?
    what is still waiting on I. Marsh? | is the KYC bot allowed to read the customer file at Harrow Vale
    Show me an example for a credit union with rights per action
    surely the bot can't unblock a frozen account by itself? | What did R. Amsel sign off on?
    Four-eyes release in a know-your-customer case, what does your sample look like?
    why is the held account not released yet in the example
    Which action in the credit union example has no right at all?
    A customer's ID document is missing, may the agent request it or does somebody approve first?`),
  "enterprise-page": lines(`we have an ancient system no one dares to touch, what would you give us?
    what do I get on that one page for our legacy system
    Do you quote a price for connecting to an old mainframe, and on how many pages?
    what do you need to know about our dinosaur ERP to name a price?
    Our AS/400 has run since 1994 and everyone is afraid of it, can you scope access?
    does your proposal for an old system state the limits too
    Should I tell you which programs have to reach the legacy box?
    Is there a short write-up with layers, limits and cost for a legacy integration?
    fifty page study or one sheet for our old software?
    The guy who built our system retired, what would you want to hear from us about it?
    layers, limits and a price, for which kind of system is that
    I dread a huge consultant report on our outdated platform, how short is yours?`),
  "enterprise-industries":
    lines(`which audited industries do you name for integration? | do you cover telecom companies that get audited
    We're an energy utility under regular audits, is that among your four sectors?
    What questions do auditors ask in all four industries?
    who asked, who approved, what was written, whose questions are these?
    is banking one of the regulated sectors you list for integration
    do auditors ask logistics firms something different from banks?
    I work for a phone carrier and our auditors are strict, are you aimed at us?
    Is insurance in your list of audited sectors or just four others?
    Which regulated verticals does the enterprise integration address?
    how many audited lines of business do you list, and which
    Our auditor wants proof of who gave the okay, is it the same across sectors?`),
} as const;
