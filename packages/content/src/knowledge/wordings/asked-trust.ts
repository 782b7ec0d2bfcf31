import { lines } from "./lines.ts";

/** Of data, security, the log and who owns what, as visitors say it. */
export const askedTrustWordings = {
  security: lines(`is it safe | how do you protect our data | is data encrypted | what if a hacker gets in | security?
    who has access to our files | how secure are the agents | what rights does the agent get | least access?
    role based access? | end to end encryption? | can the agent see everything | does the agent read all our mails
    how do you secure it | are our trade secrets safe | my IT wants to know about encryption | which security measures
    could an agent be misused | access control | safe for a law firm? | is client data protected | do you encrypt
    what about data leaks`),
  compliance: lines(`gdpr? | hipaa? | ccpa? | are you gdpr compliant | are you hipaa compliant
    we are a clinic in texas, are you compliant | we're in Germany, is this legal with data protection
    which privacy laws do you meet | compliant with what | which regulations | do you follow the california law
    patient data allowed? | eu privacy ok? | can I see the compliance documents | proof of gdpr | health data rules
    legal department asks for compliance | data protection law | what about hipaa | does it meet european rules
    privacy compliance | hippa complient`),
  soc2: lines(`soc 2? | do you have soc2 | is there a soc 2 report | which certificates do you have | are you certified
    certification list | iso 27001? | what certifications | SOC II type 2 | security certificate | audit report soc
    do you have any security certification | which standards do you comply with | name your certificates
    certified by whom | procurement asks for certificates | proof of security certification`),
  uptime: lines(`uptime? | sla? | how often are you down | availability guarantee | percent uptime | is there an sla
    99.9? | what if your servers go down | how reliable is the service in percent | downtime per month
    guaranteed availability | is there an uptime promise | service level | how much downtime | does it run all the time
    what's your uptime number`),
  "data-kept": lines(`how long do you keep my data | when is my form deleted | retention period | delete my data
    can I have my request erased | who reads what I send | what happens to my message | who gets my details
    do you share my email | data retention days | for how long is it stored | how do I get my information removed
    right to be forgotten | do you store what I enter in the form | how long is my name kept
    is my inquiry deleted someday | who sees the form | do you sell data | privacy of the form | a year?
    will my phone number be passed on | I want you to delete everything about my request
    where do I write to have my data erased | how many days until deletion`),
  "model-training": lines(`do you train on our data | is our data used to train ai | will my documents teach your model
    do you use customer data for training | does openai see our data | will our texts end up in a model
    is my company's data used to improve your ai | training with our files? | do you learn from other customers' data
    does the AI company get our data`),
  logs: lines(`is there a log | can I see what the agent did | what is in the log | who can read the log
    do you record every action | audit trail? | how do I check what it did yesterday
    can I prove who approved something | is every step recorded | log file for auditors | show me what it wrote
    is the log ours | traceability | how do we know why it decided so | history of actions
    does the log say who approved | what was read and written, is it recorded | documentation of decisions
    can we look up a decision months later | protocol of actions | transparent?`),
  ownership: lines(`do we own it | who owns the flows | who owns the agent | vendor lock-in?
    can we leave with everything | what remains if we part | does it run without you | do I get the code
    do we depend on you | is it ours in the end | who has the keys | whose account do the flows live in
    can another firm take over | if you close down, what then | do we keep the automations | rights to the results
    can we change it ourselves | are we tied to you | intellectual property
    what do we keep when we stop working with you | locked in? | can our own developer take over | who owns the log`),
  accounts: lines(`do I need an account | where do I log in | login | how do I register | forgot my password
    create a profile | is there a customer portal | do I have to sign up | how do I open an account
    my login doesn't work | sign up page | user account | can I log in somewhere | register as a customer`),
  dashboard: lines(`what is the dashboard page | who opens dashboard accounts | how do I get access to the dashboard
    dashboard login | reset my dashboard password | request an account for the dashboard
    where do I ask for a new password | can I get into the dashboard | is there an admin area`),
  "custom-training": lines(`what's in the enterprise list | do you train the agents for us
    custom training included for enterprises | enterprise features | what do enterprises get | list of enterprise items
    which points does the playground name for enterprises | training for big companies | enterprise ready?`),
  "card-secure-delivery": lines(`spending limits? | can I set a spending limit for the agent | scoped credentials
    can volume grow without hiring | named approver for risky steps
    can we handle three times the volume without hiring | does it have a limit on spending | secure delivery
    what limits does the agent have on money`),
  "ai-security": lines(`do you offer AI security | can you secure our existing agents | what's AI security
    can you test our bots for attacks | who decides what an agent may read | prompt injection, do you handle that
    we already have agents, can you make them safe | security service for agents
    are agents dangerous when they read mail from strangers | how do you keep a mistake small`),
  "ai-security:feature-1": lines(`which rights does an agent get | does the agent use my login | own account per agent
    can it use more rights than on its sheet | least privilege for agents | does the agent share a user with a person
    rights as written in the role sheet | how is access limited for an agent | what can it not touch`),
  "ai-security:feature-2": lines(`do you test with attacks | red team? | do you send fake invoices to test it
    tested against tricks | how do you test security of an agent | what if someone sends a false invoice
    can it be fooled by a polite lie | do you try to trick it | are attacks kept as tests`),
  "ai-security:feature-3": lines(`how do I switch the agent off | emergency stop | kill switch | can I pull the plug
    who can stop it | can what it did be undone | stop button | what happens to half-done work when I stop it
    one place to stop it | shut it down quickly`),
  "ai-security.payment-checks": lines(`someone sends a changed bank account | invoice fraud
    supplier's IBAN changed by email | fake bank details | how do you prevent payment fraud | CEO fraud
    does it call the supplier before paying to a new account | changed account number on an invoice
    scammers send us new bank data`),
  "ai-security.record-access": lines(`who may see patient records | can an agent read the whole patient file
    field level access in healthcare | does it log each look into a record | medical records access
    hospital record limits | only the fields it needs | is every access to a record logged`),
  "ai-security.document-limits": lines(`keep clients apart in a law firm | can one client's papers show up for another
    ethical wall | confidentiality between clients | law firm secrecy | will documents mix between clients
    chinese wall for documents | mandate separation`),
  "ai-security.hidden-instructions": lines(`hidden text in a mail gives orders | prompt injection in tickets
    can a customer trick the agent by writing commands | what if a message tells the bot to do something
    instructions inside an email | manipulated messages | does it obey what mails say`),
  capabilities: lines(`what can an agent do | abilities of agents | what are agents capable of
    what does an agent do all day | can it read and write in our systems | name the capabilities
    which things can it do | skills of the agents | what is possible with agents | features of an agent
    six things it can do`),
  "capability-reads": lines(`can it read pdfs | does it understand spreadsheets | can it read scanned forms
    what kinds of documents can it read | does it read emails and chats | which formats can it take in
    can it open excel | handle attachments? | read handwritten forms? | does it take messy data
    must our data be in a special format | input formats`),
  "capability-works": lines(`can it write into our crm | does it enter things in the calendar
    does it work in our help desk | which systems can it write to | does it type into our ledger
    through which interface does it work | can it update records | does it act or only talk | can it fill in our system
    does it use apis or the screen`),
  "capability-source": lines(`does it name its source | can it show where it got that from | citations?
    which document did that come from | page number with each answer | how can I check the answer | answers with sources
    does it prove what it says | reference for each answer`),
  "capability-corrections": lines(`does it learn | does it get better | what if I correct a draft
    does it remember corrections | will it repeat the same mistake | learning from feedback | do my changes teach it
    how does it improve | is a correction kept`),
  "role-sheet": lines(`what is a role sheet | job description for an agent | who writes down what the agent may do
    where are the limits written | can I see the rules of the agent before it's built | what's on the role sheet
    is there a document about what it can do | who does the agent report to | does each agent have a boss
    written limits | show me the sheet first | a spec of the agent`),
  scale: lines(`does it scale | what if we grow | ten thousand runs a day | can it handle peaks | high volume ok?
    we triple before christmas | is there a limit of runs | black friday volume | growing without hiring
    works for few and many tasks | how many runs per day | seasonal peaks`),
} as const;
