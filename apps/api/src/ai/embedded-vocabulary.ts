/**
 * The vocabulary of the built-in assistant, as data: what different people call the same thing. It knows words of
 * the trade and of chat, not single questions.
 */

/** Expressions of several words, replaced by one word before a text is split. Applied in order. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [/(\d)[.,](?=\d)/g, "$1"],
  [/\bas ?\/? ?400\b/g, " legacy "],
  [/\b(a )?(deal|show)[ -]?(breaker|stopper)\b/g, " "],
  [/\bin (plain|simple|normal|everyday) (language|words|english)\b/g, " "],
  [/\b(for|with) (somebody|someone|people|an? \w+) like (me|us)\b/g, " size "],
  [/\bwork(ing)? (for you )?from (?!home\b)(\w+)\b/g, " job remote "],
  [/\bmonday\.com\b/g, " mondaycom "],
  [/\b(ballpark|rough|approximate) (figure|number|idea|price|sum)\b|\b(roughly|approximately) how much\b/g, " price "],
  [/\b(transfer|move|send|wire|spend)(s|ing)? (our |my |the )?(money|funds)\b/g, " pay "],
  [/\b(by itself|on its own|by themselves|on their own|without (me|us|asking|anyone|a human))\b/g, " autonomous "],
  [
    /\b(los(e|ing)|afraid (for|of losing)|worried about|fear(s|ing)? for|scared for) (my|our|her|his|their|the) (jobs?|positions?)\b/g,
    " layoffs ",
  ],
  [/\b(phone|telephone|mobile) (nr|no|num|number)\b/g, " phone "],
  [/\bplay (nicely |well )?(together|along)\b|\bget along with\b|\btalks? to our\b|\bhooks? up\b/g, " connect "],
  [/\b(which|what) of (your|the|those|these) (agents?|bots?)\b/g, " agent "],
  [/\b(yrs?|years?) (of )?experience\b/g, " experience "],
  [/\b((job|position|role|lead|engineer|manager)s?) pays?\b/g, " $1 salary "],
  [/\bmakes? (things|stuff|facts) up\b/g, " hallucinate "],
  [/\b(see|know|tell)( it| this| that| them)? (coming|in advance|beforehand|ahead)\b/g, " forecast "],
  [/\b(for |in |at )?(my|our) (own )?(company|business|firm|organi[sz]ation|startup|office)\b/g, " "],
  [/\bis (that|this|it) (a |an )?(problem|issue|possible|okay|ok)\b/g, " "],
  [/\b(old|outdated|ancient) (?=(system|software|erp|crm|database|program|tool)s?\b)/g, " legacy "],
  [/\b(stores|(?:my|our|a|the|retail) store)\b/g, " retail "],
  [/\bknowledge base\b/g, " knowledgebase "],
  [/\b(audit|activity) (log|trail)s?\b/g, " log "],
  [/\b(work (for|at) (you|your)|join (you|your team))\b/g, " job "],
  [/\b(a|your|free|get|need) quote\b|\bquote (?=for|on|please)|^quote\b/g, " price "],
  [
    /\b(what|which) ((other|kinds? of|types? of) )?(agents?|bots?)( exactly)? (do|are|can|have)\b|\blist of (agents|bots)\b/g,
    " agentlist agent ",
  ],
  [/\bwhat can (an? |your |the )?(ai )?(agents?|bots?)( actually| really)? do\b/g, " capability agent "],
  [
    /\btoo (small|big|little|tiny|large)\b|\b(small|big|little|tiny|large) (?=compan|business|team|firm|one)/g,
    " size ",
  ],
  [/\bspend(s|ing)? (our |my |the )?money\b/g, " pay "],
  [/\bhow (long|fast|soon|quick(ly)?|much time|many (days|weeks|months))\b/g, " duration "],
  [/\b(what|which) time\b/g, " open "],
  [/\bhow (much|expensive|big) (is|are|does|do|would|will|for|money)\b|\bhow much\s*$/g, " price "],
  [/\bmoney back\b/g, " refund "],
  [/\b(home office|work(ing)? from home|wfh)\b/g, " remote "],
  [/\b(hiring|(job |any |an )openings?|openings)\b/g, " job "],
  [/\bsign(ing)?[ -]?off\b/g, " approve "],
  [/\breal[ -]?estate\b/g, " realestate "],
  [/\b(office|business|working) hours\b/g, " open hours "],
  [/\bno[ -]?shows?\b/g, " noshow "],
  [/\btakes? (too |very )?long\b/g, " duration "],
  [/\bset[ -]?up\b/g, " setup "],
  [/\bsign(ing)?[ -]?up\b/g, " signup "],
  [/\blog(ging)?[ -]?in\b/g, " login "],
  [/\bfull[ -]?stack\b/g, " fullstack "],
  [/\bfull[ -]?time\b/g, " fulltime "],
  [/\be-?mails?\b/g, " email "],
  [/\be-?commerce\b/g, " ecommerce "],
  [/\bno[ -]?code\b/g, " nocode "],
  [/\bnon[ -]?profits?\b/g, " nonprofit "],
  [/\bon[ -]?prem(ise|ises)?\b/g, " legacy "],
  [/\bsoc ?(2|ii)\b/g, " soc2 "],
  [/\biso ?27001\b/g, " iso27001 "],
  [/\bsocial media\b/g, " socialmedia "],
  [/\bfollow[ -]?ups?\b/g, " followup "],
  [/\b(\d+) ?%/g, " $1 percent "],
  [/programmes?\b/g, "program"],
  [/enquir/g, "inquir"],
];

/** Of the visitor's business or of our agents: what the site does not know in it is a detail of theirs. */
export const ofBusiness =
  /\b(we|were|our|us|agents?|bots?|i (run|own|manage)|my (business|company|shop|clients?|customers?|staff|team|employees?|guests?|patients?))\b/i;

/** Words with one meaning here; the first of each group stands for all of it. */
export const synonyms: readonly (readonly string[])[] = [
  [
    "price",
    "money",
    "cost",
    "costs",
    "pricing",
    "fee",
    "charge",
    "rate",
    "expensive",
    "cheap",
    "cheapest",
    "budget",
    "afford",
    "ballpark",
    "bucks",
    "dollar",
    "pricey",
    "expense",
    "invest",
    "estimate",
    "quotation",
  ],
  ["duration", "timeline", "timeframe", "turnaround", "deadline"],
  ["buy", "purchase", "pay", "payment"],
  ["email", "mail"],
  ["person", "human", "somebody", "someone", "rep", "representative"],
  ["talk", "speak"],
  ["complain", "complaint"],
  ["contact", "reach"],
  ["refund", "reimburse"],
  ["cancel", "quitting", "terminate"],
  ["document", "pdf", "doc"],
  ["customer", "client", "buyer"],
  ["clinic", "dental", "dentist", "doctor", "medical", "hospital", "physician", "patient", "healthcare", "veterinary"],
  ["legal", "lawyer", "attorney", "law", "paralegal"],
  ["bank", "banking", "fintech"],
  ["retail", "supermarket", "retailer"],
  ["ecommerce", "shopify", "webshop", "woocommerce", "etsy", "shop"],
  ["spreadsheet", "sheet", "excel"],
  ["bookkeeping", "accounting", "accountant", "bookkeeper"],
  ["invoice", "bill", "billing"],
  ["approve", "approval", "authorize", "permission"],
  ["mistake", "error", "wrong", "fail", "failure", "nonsense", "rubbish", "garbage", "blunder", "incorrect"],
  ["hallucinate", "invent", "fabricate", "lie"],
  ["security", "secure", "safe", "safety"],
  ["keep", "retain", "retention", "save", "store", "storage"],
  ["delete", "erase", "remove", "wipe"],
  ["resume", "cv"],
  ["salary", "earn", "wage"],
  ["job", "position", "role", "vacancy", "career", "employment"],
  ["demo", "try", "trial"],
  ["example", "sample"],
  ["solo", "freelancer"],
  ["staff", "employee", "worker", "colleague"],
  ["developer", "programmer", "coder", "dev", "devs"],
  ["agent", "bot", "assistant", "robot"],
  ["telecom", "telco", "telecommunications"],
  ["logistics", "freight", "trucking", "shipping", "haulage"],
  ["nonprofit", "charity", "ngo"],
  ["start", "begin", "started"],
  ["founder", "ceo", "founded"],
  ["weekend", "saturday", "sunday"],
  ["connect", "integrate", "integration", "link", "sync", "compatible", "interface"],
  ["legacy", "mainframe", "outdated", "ancient", "antique"],
  ["accuracy", "accurate"],
  ["internship", "intern", "interns"],
  ["lead", "inquiry", "prospect"],
  ["discount", "rebate"],
  ["include", "contain"],
  ["phone", "telephone", "mobile"],
  ["location", "located", "office", "headquarters", "hq"],
  ["compliance", "compliant", "comply"],
  ["forecast", "predict", "prediction", "forecasting", "guess", "anticipate", "foresee"],
  ["instagram", "insta"],
  ["churn", "quit", "unsubscribe"],
  ["offer", "offering"],
  ["solution", "product"],
  ["partner", "partnership"],
  ["customize", "customise"],
  ["optimize", "optimise"],
  ["personalize", "personalise"],
  ["organization", "organisation"],
  ["property", "realestate", "landlord", "tenant"],
];

/** Words that say nothing of the subject: function words, politeness, chat shorthand. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above actually after again all also am an and any anybody anyone anything are around as ask at away back be
  because been before being below between both but by came can cannot cant could couldnt currently did didnt do does
  doesnt doing done dont down during each either else etc even ever every exactly few for from further gonna got had has
  hasnt have havent having he hello her here hers hey hi him his how however i id if ill im in into is isnt it its itself
  ive just kind know let lets like lot lots many may maybe me might mine more most much must my myself need needs no nor
  not now of off ok okay on once one ones only or other our ours out over per perhaps please pls plz possible pretty
  quite r really right said same say see shall she should show shows since so some something sort still such sure take
  takes taking tell than thank thanks that thats the their theirs them then there theres these they theyre thing things
  think this those through thx to too u under until up ur us use used using very via want wanna wants was wasnt way we
  well went were weve what whats when where wheres whether which while who whom whose why will wish with within without
  wont would wouldnt yeah yes yet you youd youll your youre yours yourself youve guys folks sth smth like get gets give
  gives go goes going come comes make makes mean means put able bit exact everything anything nothing stuff enough
  understand another alternative instead similar old new good great best better nice bad see look looking uses used
  people guy today yesterday tomorrow next last already find want hope wonder wondering curious question anytime provide firm help handle serve day days ai small big little tiny large bigger larger smaller biggest largest smallest scary scared afraid honestly basically roughly
  concrete`.split(/\s+/),
);
