import { lines } from "./wordings/lines.ts";

/** What journalists, investors, sellers and students ask and this site does not tell: how the answer names it, and how they ask. */
export const unstatedOnFirm = {
  investing: [
    "whether one can invest, or any papers for investors",
    lines(`can I invest in you | pitch deck | are you raising at the moment | minimum ticket for angels | cap table
    term sheet | who sits on your board | advisory board | exit strategy | we are a VC and would like to talk numbers | ARR
    growth rate | total addressable market | gross margin | runway | crowdfunding | safe note | convertible loan
    Kann ich bei euch investieren? | ¿Puedo invertir en vosotros? | Puis-je investir chez vous ?`),
  ],
  sellingToIt: [
    "what it buys or from whom",
    lines(`we'd like to offer you our SEO service | I sell backlinks | would you buy leads from us
    can I pitch our software to you | who is responsible for purchasing at your company | we offer developers from Ukraine
    do you need an accountant | guest post on your blog? | link exchange | advertise with us
    we can rank you first on google | sponsored article | do you need office cleaning | we design logos, interested?
    our agency would love to run your ads | buy this domain? | Wir möchten euch unsere Dienste anbieten
    Os ofrecemos nuestros servicios de marketing | Nous vous proposons nos services de développement`),
  ],
  interviewsGiven: [
    "interviews, quotes or speakers",
    lines(`I'm a journalist, can I interview the founder | quote for my article | can someone speak at our event
    podcast guest request | I write about AI for the local paper | may I film in your office | comment on the new AI law
    university guest lecture | expert for a panel | I need an expert opinion by tomorrow
    survey for my thesis, could you answer ten questions | student project about your company | school interview
    research interview twenty minutes | Darf ich den Gründer interviewen? | ¿Puedo entrevistar al fundador?
    Puis-je interviewer le fondateur ?`),
  ],
  brandAssets: [
    "logos, pictures or rules for using its name",
    lines(`where can I download your logo | brand guidelines | may I use your logo in my slides | press photos | vector logo
    which hex code is your green | may I put your name on a shirt | is the name a trademark | screenshots for an article
    how is Thirtyfold pronounced | who designed the logo | may I quote your website | is the content free to reuse
    Logo zum Download? | ¿Dónde está vuestro logo? | Où trouver votre logo ?`),
  ],
  patents: [
    "patents, trademarks or scientific papers",
    lines(`do you have patents | patent pending? | published papers | arxiv | trademark registered?
    is your method protected | trade secret? | do you license patents | scientific advisors | peer reviewed results
    research partners | university spin off? | have you invented anything new | is there a white paper on the count
    Habt ihr Patente? | ¿Tenéis patentes? | Avez-vous des brevets ?`),
  ],
  memberships: [
    "associations or programs that it belongs to",
    lines(`are you a member of an AI association | chamber of commerce | B corp | openai partner program
    google for startups | microsoft partner | aws partner tier | anthropic partner | incubator | y combinator alumni
    are you in a trade body | bitkom member | hubspot solutions partner | certified zapier expert | nvidia inception
    Seid ihr in einem Verband? | ¿Pertenecéis a alguna asociación? | Êtes-vous membre d'une association ?`),
  ],
  expansion: [
    "where or how it will grow",
    lines(`will you open an office in Spain | plans for Europe | are you going to double the team | expanding to asia?
    do you plan acquisitions | strategy for the next three years | when will you be in my country
    where do you see yourselves in 2030 | going public some day? | will you stay independent | new industries planned?
    franchise abroad | Wollt ihr nach Deutschland kommen? | ¿Vais a abrir en España? | Allez-vous ouvrir en France ?`),
  ],
  founderLives: [
    "anything on its founders' lives or views",
    lines(`where did your founder study | are the founders still working there | is the founder on twitter
    how many founders are there | did they have another startup | are the founders technical | what keeps your ceo awake
    how did the founders meet | is it a family business | what are your founders' hobbies | founder's favourite book
    Was haben die Gründer vorher gemacht? | ¿Qué hacían los fundadores antes? | Que faisaient les fondateurs avant ?`),
  ],
  registeredSeat: [
    "where it is registered",
    lines(`in which state are you incorporated | delaware? | registered office | EIN | VAT id | company house number | DUNS
    is it an american company | who owns the domain | legal entity name for the invoice | which entity signs the contract
    subsidiaries | parent company | are you part of a group | imprint with address | where do you pay taxes
    Wo ist euer Firmensitz? | Handelsregisternummer | ¿Cuál es vuestro CIF? | Quel est votre numéro SIRET ?`),
  ],
  gettingThere: [
    "how to get to an office, or where to park",
    lines(`where can I park | which subway stop | is there a reception | directions to your office | can I drop by tomorrow
    office dress code for visitors | which floor | is your building wheelchair accessible | can I send a parcel to you
    coffee at your place? | do you have a showroom | post address for a returned laptop | pick up documents in person
    Wo kann ich bei euch parken? | ¿Dónde puedo aparcar? | Où se garer chez vous ?`),
  ],
  meetups: [
    "fairs, meetups or trainings to attend",
    lines(`are you at CES this year | where can I meet you in person | open day | local meetup | hackathon
    workshop for my team on site | do you run a bootcamp | user conference | breakfast event | will you be at hannover messe
    web summit booth | free webinar about agents | live demo session dates | community evening
    can we invite you to our fair | Seid ihr auf einer Messe? | ¿Vais a alguna feria? | Serez-vous à un salon ?`),
  ],
  namedReferences: [
    "names of real customers to talk to",
    lines(`can I call one of your customers | give me two references from logistics | real company names please
    who did you build the last agent for | reference letter from a client | a customer in my city
    can a client show me the agent | customer visit possible? | which fortune 500 work with you
    any law firms among your clients | show me a live agent at a real shop | case study with a real name
    who was your first customer | is somebody famous using it | government references | Echte Referenzkunden?
    ¿Referencias de clientes reales? | Des références de clients réels ?`),
  ],
  siteBuilding: [
    "how this website was made or what it cost",
    lines(`who built this website | is it react or vue | which CMS | how much did this site cost | did AI write these pages
    who took the photos | what theme is this | how long did you work on this page | is the code of the site open
    can you make a website like this for me | which icons are these | why is it so fast | where is it hosted
    does the site track me | who draws the charts | is there an RSS feed | Wer hat die Website gebaut?
    ¿Quién hizo esta web? | Qui a fait ce site ?`),
  ],
  assistantDetails: [
    "such details of this assistant",
    lines(`are you male or female | which language model answers me | who trained you
    how big is your brain | will you remember me tomorrow | do you learn from this chat | are you conscious | do you sleep
    how many visitors did you answer today | what was the strangest question you got | can I give you a rating
    are you the same agent that I can buy | how much would you cost for my site | what data were you fed
    when was your knowledge updated | do you speak klingon | are you allowed to lie | can you hear me | do you have a body
    are there several of you | how smart are you | why are you so slow | Wer hat dich trainiert?
    ¿Quién te ha entrenado?`),
  ],
  sustainabilityWork: [
    "how green its agents or suppliers are",
    lines(`how much CO2 does one run produce | water use of your data centers | green hosting? | climate goals
    scope 3 emissions | do you offset | is AI bad for the planet | power consumption per month | energy label
    carbon report for our ESG audit | do you plant trees | ecovadis rating | CSRD data from suppliers
    renewable energy share | Wie viel Strom verbraucht ein Agent? | ¿Qué huella de carbono tiene?
    Quelle empreinte carbone ?`),
  ],
} as const;
