import { lines } from "./lines.ts";

/** Figures, owners, papers and places that this site leaves out, as visitors ask for them in passing. */
export const furtherUnsaidWordings = {
  "beyond-averages":
    lines(`how many requests does your staff answer a week | number of calls your sales team takes each month
    how many mails do your people write a day | share of chats that you solve at once | average rating of your support
    how many projects did you finish last year | how many runs do all your agents do together | which percentage renews`),
  "beyond-customerCount": lines(`any clients in Austria, and how many
    who was the latest company to sign with you | number of customers by country | how many firms in Canada use it
    Wie viele Kunden haben Sie in Österreich? | ¿Cuántos clientes tienen en Chile? | Combien d'entreprises suisses vous font confiance ?`),
  "beyond-finances": lines(`do outside investors hold shares in you | does a fund own part of the company
    which family owns the firm | are you owned by a bigger group | who holds the majority | did somebody buy a stake in you
    do you belong to a holding | who are your shareholders | how much capital was raised`),
  "beyond-rightsInOutput": lines(`who gets the code behind the agent | do you hand over the agent's program files
    may we keep the prompts and scripts | is the agent's code open to us | will I receive a copy of the software itself
    can I download what the library agent is made of`),
  "beyond-sourceParts": lines(`open the source of your library agents to me | on which repository is the agent's code
    is the bookkeeping agent open source | may developers read the agent's code | under which licence is the code`),
  "beyond-team": lines(`number of salespeople | who leads the engineers
    Wie viele Leute arbeiten bei euch im Support? | ¿Cuántas personas hay en soporte?`),
  "beyond-otherWork": lines(`do you rent out robots | will you set up our printers | can you run our cafeteria
    do you sell phones too | could you fix the Wi-Fi in our shop`),
  "beyond-complaints":
    lines(`was a regulator ever after you | did you have to pay a fine | has a customer taken you to court
    any warning from an authority so far | did a data watchdog look into you`),
  "beyond-financialStatements":
    lines(`which accountant signs your annual report | may I read the minutes of your owners' meeting
    who checks your books each year | send me last year's closing figures`),
  "beyond-registeredSeat":
    lines(`your number in the company register please | VAT id of your firm | trade register entry number
    what is your tax number`),
  "beyond-equipment":
    lines(`which phone do staff get | do engineers choose their own computer | second screen paid by you?
    is a car part of the sales position`),
  "beyond-founderLives": lines(`where did your boss study | is your chief an engineer by training`),
  "beyond-holidays": lines(
    `is somebody there on New Year's Eve | how long do answers take over Easter | open on Thanksgiving?`,
  ),
  "beyond-paymentMeans": lines(`Kann ich mit Kreditkarte zahlen? | Geht Zahlung auf Rechnung?
    can the bill be split into four parts`),
  "beyond-storyDetails":
    lines(`how many employees has the dental group of the story | which town is the freight forwarder in
    who signed off the money for the retailer's project | since when does that credit union exist`),
} as const;

/** What this site tells, asked about in a visitor's own words. */
export const furtherSaidWordings = {
  "ai-security:feature-2":
    lines(`is the agent tried with secret orders in a mail before launch | do you attack the agent yourselves first
    are faked bills part of your checks | did anybody try to trick it prior to going live | do you test for planted commands
    how do you make sure that a letter with orders inside does not steer it`),
} as const;
