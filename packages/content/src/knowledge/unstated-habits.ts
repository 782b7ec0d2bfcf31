import { company } from "../company.ts";
import { lines } from "./wordings/lines.ts";

/** What visitors ask about an agent's manners and a company's habits and this site does not tell, in the same form. */
export const unstatedHabits = {
  developerAccess: [
    "whether developers get an interface or a kit of their own",
    lines(`do you have a public API for developers | is there an SDK | where is the API documentation | python client library
    npm package to call your agents | can our programmers start runs by code | sandbox for developers
    how many API calls per minute are allowed | developer portal login | rate limits of your API
    REST or GraphQL for customers | do you send webhooks to our own code | postman collection | swagger file of your product`),
  ],
  agentPersona: [
    "whether an agent has a name, a face or a voice of its own",
    lines(`can we give the agent a name | does the agent have a face | male or female | can it look like our mascot
    may the bot be called Emma | does it have a character of its own | can customers choose who they talk to
    will it use emojis | can it tell jokes | can the agent wear our logo | profile picture for the agent
    does it pass itself off as one of our employees | does it sign with a person's name`),
  ],
  watchingStaff: [
    "whether agents watch or rate employees",
    lines(`does the agent monitor my employees | can I see who works slowly | keystroke logging | does it rate my staff
    can it report who comes late | will my boss see how much I type | screen recording of workers | time tracking of people
    does it score the performance of each person | can it spy on the team | is working behavior evaluated
    can it tell me which colleague is lazy | attendance control`),
  ],
  paperPost: [
    "anything on letters, fax or paper",
    lines(`can it send faxes | does an agent print letters | who opens our paper mail | can it post an envelope
    we receive forty letters a day on paper | physical mail scanning | does it stamp documents | registered letters
    can it fill in paper forms | our customers fax their orders | do you offer a mail room | postage included?`),
  ],
  readingScans: [
    "how well handwriting, scans or photos are read",
    lines(`can it read handwriting | how good is the OCR | our notes are scribbled by hand | blurry photos of receipts
    does it understand doctors' handwriting | accuracy on scanned documents | can it read a crumpled receipt
    will it recognize stamps and signatures | faded thermal paper | old typewriter pages | recognition rate for scans
    sketches on a whiteboard`),
  ],
  complaintHandling: [
    "to whom one complains about the company",
    lines(`how do I file a complaint about you | where do I complain | who handles complaints | ombudsman
    I am unhappy with your salesperson, whom do I tell | escalation path | is there a complaints form
    how do you deal with angry customers of yours | dispute resolution | arbitration board | can I report misconduct
    whistleblower hotline | who is above the project manager if things go wrong | who do I complain to
    to whom can I complain | I'd like to complain about you, where`),
    `This site names no office for complaints. Write to ${company.email}, or choose Support on the contact page: a person answers, Monday to Friday.`,
  ],
  diversity: [
    "anything on diversity, ethics or its views",
    lines(`what is your diversity policy | ethics board | share of women in management
    are you an equal opportunity employer | what do you think about AI taking over | your stance on military work
    do you refuse certain industries | would you work for a gambling site | do you work with tobacco firms
    ethical guidelines for AI | modern slavery statement | do you have a gender pay gap`),
  ],
  switchingVendor: [
    "how one changes over from another vendor's product",
    lines(`we already have a chatbot from someone else, can you take it over | migrate from intercom
    can you rescue a failed automation project | we want to leave our old vendor, do you help
    import our flows from another platform | replace the bot our agency built | can you fix what another company built
    moving from zendesk answers to you | take over half-finished robots | do you maintain other people's scripts
    is there a migration package | our former contractor left us with broken macros`),
  ],
  officeLife: [
    "how its people spend their days together",
    lines(`do you have team events | how often does the team meet in person | is there a dress code | company retreat
    can I bring my dog | do you have a canteen | what do you do on Fridays | after work parties | is there a ping-pong table
    daily standups? | how many meetings a week do people have | buddy program for newcomers | coworking budget
    do you play games together`),
  ],
} as const;
