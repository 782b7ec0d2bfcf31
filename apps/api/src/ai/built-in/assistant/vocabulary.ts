/** Different words for the same thing: terms of the trade and of chat, not of single questions. */

/** The first word of each group represents the whole group. */
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
  ["customer", "client", "buyer", "member", "subscriber", "guest"],
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
  ["demo", "try", "trial", "preview", "sandbox"],
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
  ["discount", "rebate", "reduction", "bundle"],
  ["include", "contain"],
  ["phone", "telephone", "mobile"],
  ["location", "located", "office", "headquarters", "hq"],
  ["compliance", "compliant", "comply"],
  ["forecast", "predict", "prediction", "forecasting", "guess", "anticipate", "foresee"],
  ["instagram", "insta"],
  ["reminder", "remind", "nudge", "notify", "alert"],
  ["noshow", "forget", "forgot", "forgotten"],
  ["reference", "vouch", "testimonial"],
  ["gdpr", "dsgvo"],
  ["guarantee", "warranty"],
  ["apply", "application", "applying"],
  ["workshop", "teach", "coach", "educate", "seminar"],
  ["triage", "prioritize", "categorize", "classify"],
  ["inventory", "stock"],
  ["hosting", "hosted", "host"],
  ["paypal", "amex", "visa", "mastercard", "sepa", "klarna"],
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

/** Function words, politeness, chat shorthand. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above actually after again all also am an and any anybody anyone anything are around as ask at away back be
  because been before being below between both but by came can cannot cant could couldnt currently did didnt do does
  doesnt doing done dont down during each either else etc even ever every exactly few for from further gonna got had
  has hasnt have havent having he hello her here hers hey hi him his how however i id if ill im in into is isnt it its
  itself ive just kind know let lets like lot lots many may maybe me might mine more most much must my myself need
  needs no nor not now of off ok okay on once one ones only or other our ours out over per perhaps please pls plz
  possible pretty quite r really right said same say see shall she should show shows since so some something sort
  still such sure take takes taking tell than thank thanks that thats the their theirs them then there theres these
  they theyre thing things think this those through thx to too u under until up ur us use used using very via want
  wanna wants was wasnt way we well went were weve what whats when where wheres whether which while who whom whose why
  will wish with within without wont would wouldnt yeah yes yet you youd youll your youre yours yourself youve guys
  folks sth smth get gets give gives go goes going come comes make makes mean means put able bit exact everything
  nothing stuff enough understand another alternative instead similar old new good great best better nice bad look
  looking uses people guy today yesterday tomorrow next last already find hope wonder wondering curious question
  anytime provide firm help handle serve day days ai small big little tiny large bigger larger smaller biggest largest
  smallest scary scared afraid honestly basically doable feasible reckon imagine finish roughly concrete`.split(/\s+/),
);

/** English names of languages, except those that are also other words. */
export const languageNames: ReadonlySet<string> = new Set(
  `abkhazian afrikaans albanian amharic arabic aragonese armenian assamese avaric avestan aymara azerbaijani bambara
  bangla bashkir basque belarusian bhojpuri bislama bosnian breton bulgarian burmese catalan chamorro chechen
  chinese chuvash cornish corsican croatian czech danish divehi dutch dzongkha english esperanto estonian faroese
  fijian filipino finnish french galician ganda georgian german greek guarani gujarati hausa hebrew herero hindi
  hungarian icelandic indonesian interlingua interlingue inuktitut inupiaq irish italian japanese javanese
  kalaallisut kannada kanuri kashmiri kazakh khmer kikuyu kinyarwanda kongo korean kuanyama kurdish kyrgyz latin
  latvian limburgish lingala lithuanian luxembourgish macedonian malagasy malay malayalam maltese marathi
  marshallese mongolian nauru navajo ndonga nepali norwegian nyanja occitan ojibwa oromo ossetic pashto persian
  polish portuguese punjabi quechua romanian romansh rundi russian samoan sango sanskrit sardinian serbian shona
  sindhi sinhala slovak slovenian somali spanish sundanese swahili swati swedish tahitian tajik tamil tatar telugu
  tibetan tigrinya tongan tsonga tswana turkish turkmen ukrainian uyghur uzbek venda vietnamese walloon welsh wolof
  xhosa yiddish yoruba zhuang`.split(/\s+/),
);
