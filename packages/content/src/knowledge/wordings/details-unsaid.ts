import { lines } from "./lines.ts";

/** Details that this site does not give of what it names, by subject. Names are left out when these are compared. */
export const detailsUnsaidWordings = {
  "beyond-releaseDates":
    lines(`since when does that agent exist | when did this agent appear | which year was the agent first sold
    when was the agent last updated | launch date of the feature please | version number of the agent
    when was that demo agent made | is it a new agent or an old one`),
  "beyond-limitsOfWork": lines(`how many chats at once can the agent hold | how many leads a day does the agent manage
    maximum invoices a month for the agent | how many posts a week does the agent write | how many requests per hour does it stand`),
  "beyond-modelAccuracy":
    lines(`how often is the agent mistaken | failure rate of that agent | share of wrong entries by the agent
    how many of the agent's drafts are thrown away | success rate of the agent in percent | how reliable is the agent in numbers`),
  "beyond-exactMonthly":
    lines(`monthly price of the agent | what do I pay per month for that agent | yearly fee of the agent
    subscription for the agent | what does keeping the agent cost | price per lead for the agent | is the agent billed per message`),
  "beyond-models":
    lines(`which language model drives the agent | what is the agent built upon | does the agent run on ChatGPT
    what AI is inside the agent`),
  "beyond-exactLanguages": lines(`does the agent speak Turkish | can the agent reply in Thai | agent in Welsh possible
    which languages does the agent master | does it understand dialect`),
  "beyond-regions": lines(
    `is the agent sold in India | can firms in Norway have the agent | agent available in Canada`,
  ),
  "beyond-taxes": lines(
    `does the agent file tax returns | can the agent do our VAT | sales tax by the agent | does the agent send the books to the tax office`,
  ),
  "beyond-payDetails":
    lines(`commission in that position | shares with that position | how is the position paid, by the hour
    bonus for hitting the target in the position`),
  "beyond-salaries": lines(`pay of the position | how much does one earn in that position | yearly wage for the position
    what does the position bring in per month | salary band of the position`),
  "beyond-degrees":
    lines(`is a master's needed for the position | bachelor required for that position | which diploma for the position
    does the position need a certificate | must I have studied for the position`),
  "beyond-jobPerks": lines(`days off in the position | vacation for the position | health insurance with the position
    does the position come with a visa`),
  "beyond-interviewing":
    lines(`how many interviews for the position | is there a test task for the position | who interviews for the position
    how long does it take to be hired for the position`),
  "beyond-startDates":
    lines(`until when can one apply for the position | deadline for the position | first day of the position
    when does the search for the position end`),
  "beyond-workingHours":
    lines(`hours a week in the position | is the position part time | are there night shifts in the position
    40 hours in that position?`),
  "beyond-remoteCountries":
    lines(`can I do the position from Kenya | is the position open to people in Chile | position only for the US?
    may somebody in Spain take the position`),
  "beyond-careerDetails":
    lines(`how large is the team of that position | who is the boss of the position | to whom does the position report
    why is the position open | who held the position before | does the position lead people`),
  "beyond-equipment": lines(`which computer comes with the position | gear for the position`),
  "beyond-callDetails": lines(`minutes of the call | who is on the call from your side | is the call by video or phone
    can the call be at our place | may I record the call | which language is the call in | how long should I block for the call`),
  "beyond-groupDiscounts":
    lines(`cheaper agent for a charity | do charities pay less for an agent | reduced price for a food bank
    we are a parish, what is our price cut`),
  "beyond-customerAudits": lines(`which firm checked your SOC 2 | show me the SOC 2 report | SOC 2 type I or type II
    date of the SOC 2 report | name of the auditor behind the SOC 2 | can I download the attestation`),
  "beyond-averages": lines(`net promoter score | NPS | how content are customers in numbers
    how much money did that customer save in a year | profit of that customer since then`),
  "beyond-customerCount":
    lines(`how many banks use you | how many clinics work with you | how many firms have that agent
    how many users does the agent have`),
  "beyond-dataDetails":
    lines(`minimum number of rows for a model | how many records must our history have | how many gigabytes of data
    how clean must the data be in percent`),
  "beyond-staffVetting": lines(
    `which certificates do your consultants hold | are your people trained in lean | do your consultants have a PMP`,
  ),
  "beyond-secondAgent":
    lines(`and what does agent number two cost | price for each additional agent | Was kostet ein zweiter Agent?
    ¿Qué precio tiene el segundo agente? | Combien coûte le deuxième agent ?`),
  "beyond-founders": lines(
    `Wie heißen die Gründer? | Gründer der Firma | ¿Quiénes son los fundadores? | Qui sont les fondateurs ?`,
  ),
  "beyond-hardware": lines(
    `which brand of forklift | does it steer machines of that make | which scanner model does the warehouse need`,
  ),
  "beyond-assistantDetails": lines(`who trained this chat | on which texts was this chat trained`),
} as const;
