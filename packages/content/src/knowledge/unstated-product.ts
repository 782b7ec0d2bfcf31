import { lines } from "./wordings/lines.ts";

/** What curious buyers ask of an agent's abilities and this site does not tell: how the answer names it, and how they ask. */
export const unstatedProduct = {
  agentMemory: [
    "what an agent remembers of earlier talks",
    lines(`does the agent remember a customer from last year | long term memory? | will it know what I said yesterday
    does it forget after each chat | how far back does its memory go | can it recognise returning callers
    does it keep a profile of each customer | can I make it forget one person | memory across channels
    does it recall my preferences | chat history of the agent, how long | Merkt sich der Agent frühere Gespräche?
    ¿Recuerda conversaciones anteriores? | Se souvient-il des échanges passés ?`),
  ],
  manyAgents: [
    "whether several agents work together",
    lines(`can agents talk to each other | multi agent system | swarm of agents | does one agent boss the others
    can the sales agent pass work to the finance bot | agent to agent protocol | A2A | orchestration of agents
    can your agent talk with my supplier's bot | hierarchy of agents | what if two agents disagree | crewai style teams
    Können Agenten miteinander reden? | ¿Los agentes hablan entre sí? | Les agents se parlent-ils ?`),
  ],
  browsingTheWeb: [
    "whether agents search or scrape the web",
    lines(`can it google things | does the agent browse the internet | scrape competitor prices | collect leads from linkedin
    can it read news every day | monitor websites for changes | web research agent | crawl a shop | fill in web portals
    does it log in to websites for me | can it order on amazon | download statements from bank portals
    watch tenders on government sites | find email addresses of prospects | Kann er im Internet suchen?
    ¿Puede buscar en internet? | Peut-il chercher sur le web ?`),
  ],
  coldOutreach: [
    "whether agents write to people who did not ask",
    lines(`cold emails by agent | outbound prospecting | mass mailing to purchased lists | linkedin outreach bot | AI SDR
    can it find and contact new leads | newsletter to bought addresses | cold calling | bulk sms campaign
    automated follow ups to strangers | appointment setter for cold leads | lead generation service
    Kaltakquise mit dem Agenten? | ¿Hace prospección en frío? | Prospection à froid possible ?`),
  ],
  feelings: [
    "whether agents notice moods",
    lines(`can it tell when a customer is angry | sentiment analysis | emotion detection | does it hear frustration
    empathy of the agent | does it calm people down | can it detect sarcasm | mood score for each mail
    how does it react to insults from customers | does it apologise | will it comfort a sad client
    Erkennt er wütende Kunden? | ¿Detecta emociones? | Détecte-t-il les émotions ?`),
  ],
  translating: [
    "whether agents translate documents",
    lines(`can it translate our manuals | translation agent | localise the website | subtitles in 5 languages
    certified translations | can it interpret in a meeting | translate contracts from chinese | live translation of chats
    how good is the translation quality | deepl or own engine | Übersetzt der Agent Dokumente? | ¿Traduce documentos?
    Traduit-il des documents ?`),
  ],
  meetingNotes: [
    "whether agents join or note meetings",
    lines(`can it take minutes in teams | meeting notes bot | transcribe our calls | does the agent join zoom calls
    summary of a recorded meeting | otter alternative | action items from a call | can it listen to a board meeting
    voice memo to text | dictation | record and transcribe interviews | Schreibt er Protokolle? | ¿Toma actas de reuniones?
    Prend-il des notes en réunion ?`),
  ],
  writingSoftware: [
    "whether agents write software",
    lines(`can an agent code | AI programmer | will it fix bugs in our repo | code review by agent | does it write SQL for us
    github copilot alternative | generate unit tests | migrate cobol by AI | build an app by prompt | devops agent
    can it manage our servers | write excel macros | can it make a landing page | Kann der Agent programmieren?
    ¿Programa el agente? | L'agent sait-il coder ?`),
  ],
  trading: [
    "whether agents trade or manage money",
    lines(`trading bot | can it buy stocks for us | crypto arbitrage | portfolio management agent | forex robot
    does it invest idle cash | sports betting bot | predict the stock market | hedge our currency risk | robo advisor
    can it negotiate bank loans | tax optimisation | Trading-Bot für Aktien? | ¿Invierte en bolsa?
    Peut-il investir en bourse ?`),
  ],
  privateLife: [
    "agents for private life",
    lines(`an agent for my household | personal assistant for my family | can it plan my wedding | dating profile bot
    I want a bot for my hobby | agent that reminds me of birthdays | can it do my kid's school stuff | for my private inbox
    diet planner agent | agent for my fantasy football league | smart home agent | alexa skill
    do you sell to private persons | Ein Agent für zu Hause? | ¿Un agente para mi casa? | Un agent pour la maison ?`),
  ],
  medicalUse: [
    "whether agents diagnose or advise patients",
    lines(`can it diagnose patients | symptom checker | read x-rays | prescribe medicine | therapy chatbot
    triage in an emergency room | can the bot answer medical questions of patients | radiology AI | mental health agent
    dosage calculation | lab results interpretation | nurse bot | suggest a treatment plan | Stellt er Diagnosen?
    ¿Diagnostica pacientes? | Peut-il poser un diagnostic ?`),
  ],
  choosingPeople: [
    "whether agents pick or judge people",
    lines(`can it choose the best applicant | rank candidates | reject applications automatically | video interview scoring
    decide who gets a loan | score tenants | can it decide promotions | grade exams | credit scoring
    is there bias in its choices | fairness test | does it discriminate | who gets fired list | pick the winners of a contest
    Wählt er Bewerber aus? | ¿Elige candidatos? | Choisit-il les candidats ?`),
  ],
  settingPrices: [
    "whether agents set prices or haggle",
    lines(`dynamic pricing agent | can it change prices in my shop by itself | negotiate with suppliers | haggle with buyers
    repricing on amazon | bid in auctions | can it bargain about freight rates | yield management for hotels
    automatic discounts for late stock | procurement negotiation bot | bid management for ads | Setzt er Preise selbst?
    ¿Negocia con proveedores? | Négocie-t-il avec les fournisseurs ?`),
  ],
  socialNetworks: [
    "on which networks the content agent posts",
    lines(`does it post on linkedin | tiktok captions | can it run our instagram | threads and bluesky | youtube descriptions
    x account automation | pinterest pins | answers to facebook comments | reply to google reviews | does it pick hashtags
    best time to post | influencer outreach | medium articles | can it blog on wordpress | reddit posting | xing
    Postet er auf LinkedIn? | ¿Publica en Instagram? | Publie-t-il sur Instagram ?`),
  ],
  templates: [
    "templates or a marketplace to download from",
    lines(`do you have templates to download | agent marketplace | ready made prompts | zapier templates
    can I import a blueprint | free role sheet template as pdf | checklist to download | excel for the audit
    sample log file | prompt library | may I get the task list as a spreadsheet | starter kit | do it yourself kit
    n8n workflow json | Vorlagen zum Download? | ¿Plantillas para descargar? | Modèles à télécharger ?`),
  ],
  ownModelKey: [
    "whether one can choose the model or bring one's own key",
    lines(`can we pick the model | use our own openai key | we have an azure openai contract, can you use it
    switch from gpt to mistral later | only open weights please | does it run on our local llama
    can we forbid american models | which model is best for bookkeeping | fallback model when one is down | use bedrock
    gemini enterprise | what if the model is discontinued | model upgrade every year? | Können wir das Modell wählen?
    ¿Podemos elegir el modelo? | Peut-on choisir le modèle ?`),
  ],
  chatWidget: [
    "how an agent looks on one's own website",
    lines(`can I embed the agent on my site | chat widget colours | does it fit our brand design | shopify chat bubble
    wordpress plugin | iframe embed code | can it pop up after ten seconds | custom css | react component | widget size in kb
    does the widget slow my page | avatar in the corner | can it be full screen | QR code to the bot
    Kann ich den Chat auf meiner Website einbauen? | ¿Se puede poner en mi web? | Peut-on l'intégrer à mon site ?`),
  ],
  whenModelsAreDown: [
    "what happens when a model or a supplier is down",
    lines(`what if openai is down | does everything stop when your AI provider fails | dependency on one vendor
    plan b for model outages | our agent depends on whom | what if whatsapp blocks the bot
    API of the CRM changes, who adapts | google changes its interface, does it break | who pays when a third party breaks it
    single point of failure | Was, wenn das Modell ausfällt? | ¿Y si se cae el proveedor?
    Et si le fournisseur tombe en panne ?`),
  ],
  agentOrigins: [
    "who made an agent of its library, or when and for whom",
    lines(`who built the sales support agent | who programmed the bookkeeping bot | who designed the promo content generator
    who trained that agent, and on what | for whom was the agent first made | how long did it take to develop the agent
    which engineer is behind the agent | how many hours went into the agent | who has the idea of the agent from
    was the agent bought from another firm | who came up with the demo agents | whose work is the agent
    Wer hat den Agenten programmiert? | ¿Quién ha creado el agente? | Qui a développé l'agent ?`),
  ],
  storyDetails: [
    "more of the companies in its stories, which are fictional",
    lines(`where is Pellwater Research based | how many people work at Osprey Lane Dental | who owns Quillon Freight
    in which city is the credit union of the story | how many trucks does Quillon Freight have
    how long has Harrow Vale been your customer | which software did the online retailer use before
    how many patients does the dental group have | what did the agent for the freight forwarder cost
    how many agents does that customer run | since when is that customer with you | website of Pellwater Research
    what became of that customer later | how many branches does the credit union have | who leads Osprey Lane Dental
    what does the customer sell | turnover of that customer | is the customer content today
    Wo sitzt Quillon Freight? | ¿Dónde está la clínica de la historia? | Où se trouve le détaillant de l'histoire ?`),
  ],
  attackedAgents: [
    "how many attacks its agents withstood",
    lines(`success rate against prompt injection | red team results | how many of the tricks got through
    security benchmark score | who tried to break your agents | which attacks are known
    results of the tricks test in percent | adversarial benchmark | Wie viele Angriffe haben geklappt?
    ¿Cuántos ataques ha resistido? | Combien d'attaques ont réussi ?`),
  ],
} as const;
