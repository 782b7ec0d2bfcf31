import { lines } from "./lines.ts";

/** Honest questions in the words of attacks and of prying: instructions, passwords, secrets, access, other people's data. */
export const waryWordings = {
  "role-sheet": lines(`what instructions do your agents get | who writes an agent's rules and can I read them
    can we see the exact instructions our bot will follow | where are an agent's rules kept and who can change them
    does every agent get written orders or something similar | I want to know its rules before I let it loose
    is there a document that lists what our agent must never do | qué instrucciones recibe el agente
    nach welchen Vorgaben arbeitet so ein Agent | quelles règles suit un agent et qui les écrit`),
  "agents-sheet-changes":
    lines(`can we override the default rules of an agent | may we rewrite the instructions of the library agents
    can I delete a rule from the role sheet | are the limits fixed or can we change them`),
  "gpt-customization:feature-2":
    lines(`can I forbid the gpt certain topics | how do you keep the assistant from talking about our prices
    what stops it from answering questions it should not | can we give the custom gpt a secret list of banned subjects
    can staff talk the gpt into ignoring its limits | does it stick to our house rules when a user pushes`),
  "gpt-customization": lines(`does the custom gpt only look at the documents we hand it or at all our private files
    can the assistant get at confidential files we did not give it | will a custom gpt leak our internal manuals
    greift der Assistent nur auf freigegebene Dokumente zu | no quiero que lea toda nuestra información confidencial`),
  "gpt-customization:feature-1":
    lines(`does it quote our internal rules with the page | when it recites our policy, does it show where that stands
    how can employees check that the bot did not make a rule up | zitiert er die Quelle unserer internen Vorgaben`),
  "ai-security": lines(`how do you stop someone from hacking our agent | what if an attacker writes to the bot
    can a stranger take over the agent by email | how do I know nobody manipulates it
    do you protect agents against prompt injection | we're scared of people jailbreaking our bot
    what do you do against attackers | is there a service for making agents safe from tricks
    wie schützt ihr Agenten vor Manipulation | cómo evitáis que alguien engañe al agente`),
  "ai-security:feature-1":
    lines(`which permissions does an agent hold and who grants them | does the bot log in with my password
    does the agent get an admin account | will it have root access to our systems | do we share one login with the agent
    can I keep the agent out of our payroll data | does an agent have its own credentials or does it borrow ours
    I don't want it snooping in folders that are none of its business | can an agent be locked out of certain functions
    bekommt der Agent eigene Zugangsdaten | usa mi contraseña o tiene cuenta propia`),
  "ai-security:feature-2":
    lines(`do you try to trick your own agents before launch | do you attack the agent yourselves to test it
    do you run red team tests on the agents | have you tested it with fake invoices
    what if someone lies to the agent to get a refund | is it tested against social engineering
    testet ihr, ob man ihn überlisten kann`),
  "ai-security:feature-3": lines(`is there a kill switch | how do I shut an agent down fast if it goes rogue
    who can pull the plug on the agent | can I stop it in the middle of something and undo that
    how do we disable an agent that misbehaves | emergency stop for the bot? | can one person switch all of it off
    gibt es einen Notausschalter | hay un botón para apagarlo si hace algo malo | peut-on l'arrêter d'un coup si ça dérape`),
  "ai-security.hidden-instructions": lines(`what does your agent do with an email that says forget all rules
    if a client's message orders the bot to pay him, does it obey | can a mail tell the agent to delete things
    somebody hides commands in a pdf, does the agent run them | does it follow orders that customers put in their messages
    what if a ticket contains hidden instructions for the ai | can people command our support bot to give refunds
    befolgt der Agent Anweisungen, die in einer E-Mail stehen | obéit-il aux ordres cachés dans un message`),
  "ai-security.payment-checks": lines(`what if a supplier's bank details change by mail, is that fraud caught
    could a fake invoice with a new account number get paid | can someone reroute our payments through the agent
    how do you prevent ceo fraud with changed account data | a scammer sends new bank details, what then`),
  "ai-security.record-access":
    lines(`does the agent read the whole patient file | can it see medical data that it does not need
    who looked at a patient's record, is that noted | are private health details hidden from the agent
    which fields of a record does an agent see`),
  "ai-security.document-limits": lines(`can one client's secrets end up in the answers for the next one
    we're a law firm, does the bot mix up clients' documents | is confidential stuff of one customer kept away from the others
    will one customer's private papers leak into another's replies`),
  "home-permissions":
    lines(`could an agent export our entire customer list | can the agent run off with our client database
    will it pay any invoice it likes | may an agent dump a table of customers without asking | what is an agent not allowed to do, give me an example
    show me sample permissions of an agent | is exporting customers blocked for the agent`),
  "systems-map":
    lines(`at the bank, can one person alone release money | what may the kyc agent do by itself and what is forbidden
    is releasing an account blocked for the agent in your example | who approved the missing passport in the sample`),
  "enterprise-integration:feature-1":
    lines(`can we revoke an agent's access in one place | does the agent show up in our active directory
    does it use our single sign-on roles | how do I block an agent's account`),
  "enterprise-integration:reason-2": lines(`can an agent skip an approval | who is allowed to override the approver
    can someone bypass the approval step | whose rules decide who may approve`),
  "human-approval": lines(`can the bot wire money without permission | could it give away discounts on its own
    will it sign a contract behind my back | can it transfer funds without a human | does it ask before it does something dangerous
    darf der Agent ohne Freigabe Geld überweisen | puede mandar dinero sin permiso`),
  mistakes: lines(`what if the agent lies to a customer | what if it makes up a rule that does not exist
    how do you prevent that it hallucinates | who notices when the agent does something stupid
    does it admit when it doesn't know | can it do damage before anybody sees it`),
  logs: lines(`can I see everything the agent did while I slept | is there a record of who overrode what
    can the agent do things in secret | will I notice if it touches data it should not | can staff delete entries from the log
    does someone track what the bot reads | kann der Agent heimlich etwas tun`),
  "enterprise-integration:feature-2":
    lines(`can our auditors export what the agent accessed | proof of who read what and who said yes
    does the audit trail show each access`),
  security: lines(`who on our side can access what the agent sees | can I give some people more access than others
    different permissions for interns and managers, possible? | are different roles for employees supported
    is our data encrypted end to end | do you hold the keys to our systems | is our password safe with you
    how do you keep secrets like api keys of ours | are you able to read our confidential data
    werden unsere Daten verschlüsselt | quién puede acceder a nuestros datos`),
  compliance:
    lines(`are we allowed to let it process personal data | is handing employee data to an agent legal under gdpr
    patient names and addresses, does hipaa cover that with you | dürfen personenbezogene Daten verarbeitet werden
    is it legal to use customers' personal data with your agents`),
  ownership: lines(`do you keep a copy of our secrets when we leave | can you lock us out of our own flows
    are the keys and logs ours after we cancel | who has the passwords to the flows you build | is anything you build your private property`),
  "ai-consulting:reason-4": lines(`is the roadmap confidential to you or can we give it to a competitor of yours
    may we take your plan to another vendor | is the advice your property | can we use the list without you`),
  "machine-learning:reason-2": lines(`do you keep our training data | is our history used for other customers' models
    do you have access to our model after you leave | who has the keys to the trained model`),
  "machine-learning:service-2":
    lines(`do you throw away garbage rows without telling us | do you secretly fix bad data before training
    what do you do with trash records | are missing values filled in behind our back`),
  "data-kept": lines(`can I make you delete what I wrote | which of your employees see my email address
    is my private data safe in the form | do you hand my phone number to others | I don't want my data kept for a whole year
    who has access to what I typed in the form | can someone else see my request | erase me please, how
    how do I get my personal info removed | wie lösche ich meine Daten bei euch | qui a accès à mes données personnelles`),
  "intake-how-much": lines(`do you need our passwords to start | should I send you login data in the form
    shall I paste a list of my customers in the task | may I mention confidential stuff in the description
    muss ich Zugangsdaten ins Formular schreiben | pongo datos de mis clientes en la tarea | faut-il donner des mots de passe`),
  "visit-sent": lines(`does your form secretly record how I got here | are you spying on where I came from
    what do you collect about me besides what I type | which data leaves my browser with the form
    do you track visitors | which hidden details are sent when I submit | ¿guardan de dónde vengo
    werden heimlich Daten mitgeschickt | est-ce que vous enregistrez d'où je viens`),
  "chat-seen":
    lines(`can your staff see private info of mine in the chat | what do your employees know about me when I write
    does support see my location or my email | is the chat anonymous or do you see who I am
    was sehen eure Leute von mir im Chat | qué ven de mí cuando escribo en el chat`),
  "intake-fields":
    lines(`is my private phone number mandatory | can I hide my company's name | must I give my personal email
    muss ich meine Telefonnummer angeben | es obligatorio dar mi número | le téléphone est obligatoire ?`),
  "try-privacy":
    lines(`is it ok to paste confidential notes in the demo | does your server keep the secret stuff I try there
    can I use real customer data in the playground | who reads what I paste into the trial
    my call notes are private, are they stored after the test | will my pasted text train your ai
    werden meine vertraulichen Notizen in der Demo gespeichert | se guarda lo confidencial que pego en la prueba`),
  accounts:
    lines(`where do I log in | I forgot my password | do I get a username and password | is there a customer login
    how do I reset my password here | Passwort vergessen, gibt es einen Login | he olvidado mi contraseña`),
  dashboard: lines(`how do I become an admin here | how can I request admin access | who creates accounts and passwords
    the dashboard asks for a password, how do I get one`),
  "chat-contacts":
    lines(`can I talk to a human without giving personal data | is there somebody I can message about an access problem
    I was locked out, which contact do I write to`),
  "founding-story": lines(`what's the secret behind your name | what is the hidden meaning of thirtyfold | why thirty`),
  "who-is-behind": lines(
    `who are the people behind this, if it isn't confidential | is it a secret who runs the company`,
  ),
  principles: lines(`what rules do you yourselves work by | what principles does your company never break`),
  voice: lines(`can the phone agent be tricked by a caller | will callers know it is a machine`),
  "capability-source": lines(`how do I verify that it isn't lying | can it prove where an answer comes from`),
  "capability-corrections": lines(
    `if I override its draft, does it remember | can I ignore its suggestion and will it learn`,
  ),
  languages: lines(`can I command the agent in Spanish | does it understand instructions in german`),
  email:
    lines(`who do I contact if there's a security problem | whom do I report a data leak to | I found a bug on your site, where do I report it
    a quién llamo si es urgente | an wen wende ich mich bei einem Notfall`),
  "jobs-apply": lines(
    `is my application confidential | who gets my resume and private details | do I need a password to apply`,
  ),
  "websocket-bench": lines(
    `can I break the connection myself in your demo | what happens if I kill the connection on purpose`,
  ),
  "sales-support-agent-sheet": lines(`which rules does the sales agent follow | can the sales bot give secret discounts
    qué reglas sigue el agente de ventas | what is the sales agent forbidden to do`),
  "finance-bookkeeping-bot-sheet":
    lines(`does the bookkeeping bot have access to our bank | can the finance bot pay without permission
    which access does the bookkeeping agent need`),
  "promo-content-generator-sheet": lines(
    `can the promo agent post without permission | could it publish fake claims under our name`,
  ),
} as const;
