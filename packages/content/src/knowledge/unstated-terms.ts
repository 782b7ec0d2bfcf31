import { lines } from "./wordings/lines.ts";

/** More that visitors ask about terms, tools and this site, and this site does not tell, in the same form. */
export const unstatedTerms = {
  trialTerms: [
    "any trial period or free version of an agent",
    lines(`free trial of an agent | trial month | is there a free version | freemium?
    test the agent for two weeks free | can we use it a month without paying | pilot for free | demo license
    14 day trial | cancel during trial | is the first month free | can I have one agent for nothing`),
  ],
  dataExport: [
    "in which formats data can be taken out",
    lines(`export format of the log | csv or json export | can I download everything as excel
    how do I migrate the data | data export format | dump of the database as sql | is there a bulk export
    can the log be exported as pdf | api to export logs | log format`),
  ],
  consumerRights: [
    "anything on consumers' rights to withdraw",
    lines(`right of withdrawal | cancel within 14 days | cooling-off period | consumer protection
    can I withdraw from the contract by law | distance selling rules | chargeback | return within two weeks
    revoke the contract | withdrawal form`),
  ],
  accessibility: [
    "anything on accessibility standards",
    lines(`wcag 2.2 | is your site accessible | screen reader support | section 508 | ada compliant
    accessibility statement | en 301 549 | is the chat usable for the blind | vpat | contrast standards`),
  ],
  socialProof: [
    "anything on ratings, partners' logos or awards",
    lines(`which companies' logos | rated on g2 | capterra score | gartner magic quadrant | forrester
    are you in a ranking | best ai company award | verified reviews | recommended by whom | industry analyst reports`),
  ],
  userManagement: [
    "how many users or teams can use an agent",
    lines(`how many seats | can several teams share one agent | user roles in the portal | number of admins
    guest users | multi tenant | can two branches use the same agent | user limit | team accounts
    shared between subsidiaries`),
  ],
  messengers: [
    "whether an agent works in that messenger",
    lines(`does the sales agent work in telegram | microsoft teams channel | does it answer sms
    facebook messenger bot | instagram direct messages | signal | wechat | viber | discord bot | line app
    does it do rcs | imessage`),
  ],
  accountingTools: [
    "whether the bookkeeping agent works in that program",
    lines(`does the bookkeeping bot work with xero | datev | sage | freshbooks | netsuite bookkeeping | lexoffice
    zoho books | wave accounting | quicken | ms dynamics finance | odoo accounting
    does the finance bot support peachtree`),
  ],
  siteDetails: [
    "such details of this website",
    lines(`who designed this website | which font is this | how many visitors does the site have
    who hosts your website | is this site made with wordpress | do you use cookies | google analytics?
    when was this page updated | is there a dark mode | sitemap in german | website in spanish`),
  ],
  assistantItself: [
    "such details of this assistant",
    lines(`how were you trained | which model are you | how many people do you chat with | do you get tired
    do you learn from me | who programmed you | what's your version | are you smarter than gpt
    how much did you cost | can I have you on my website | can you see my screen`),
  ],
  procurement: [
    "anything for procurement, such as questionnaires or references",
    lines(`fill in our vendor questionnaire | sig lite | supplier registration | are you on a framework contract
    rfp response | can you answer our tender | vendor onboarding form | are you in ariba
    references for procurement | security questionnaire | supplier code of conduct | modern slavery statement`),
  ],
  emergency: [
    "any emergency service",
    lines(`the agent went crazy, who do I call now | production is down | urgent outage number | emergency contact
    report an incident now | something broke tonight | on-call phone | who do I wake up at 3 am
    immediate help number | disaster hotline`),
  ],
} as const;
