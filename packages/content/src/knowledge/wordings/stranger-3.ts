import { lines } from "./lines.ts";

/** What this site says, asked by strangers in few words. */
export const strangerWordings3 = {
  scale:
    lines(`three times the orders at Christmas, must we take on staff | our volume goes up tenfold in the season, does it cope
    will it handle a sudden rush | if we grow, do we hire again | peak season with the same people`),
  "sales-support-agent":
    lines(`which messengers does the sales bot live in | on which chat apps is the sales agent | can leads text the sales bot
    sales bot on slack or whatsapp?`),
  accounts: lines(
    `I'd like a login, who sets it up | who creates my user | how do I get access to the dashboard | can I register myself`,
  ),
  "chat-contacts":
    lines(`invoice question, which of the contacts is right | whom in the chat do I ask about a bill | who helps with an error code in the chat
    which contact for prices`),
  "intake-fields": lines(
    `which boxes can't I leave empty | what is mandatory when I ask for an agent | must I give a phone number | which fields have a star`,
  ),
  "jobs-culture":
    lines(`how do colleagues decide things when everybody is somewhere else | do you decide in meetings or in writing | how do remote people work together at your place
    are there many meetings`),
  "job-ai-ml-engineer-preferred":
    lines(`which opening suits somebody who forecasted demand for an energy firm | I fine-tuned language models, which job is that a plus for
    I did forecasting before, where would that help`),
  "human-approval": lines(
    `can we switch the approval off once we trust it | how do we stop approving every single thing | when may it go ahead without asking`,
  ),
  "stop-anytime": lines(
    `which stages has a project and may we bail out halfway | can we get out in the middle | pull the plug after the first step`,
  ),
  "two-ways": lines(`advice or a GPT first, what's right for me`),
  "consulting-week": lines(`what do you do in that week with us | who decides what is handed over`),
  "services-start": lines(`what do I write to start | two lines are enough?`),
  "table-first": lines(`payback of receipt matching in the sample | first line of the sample table`),
  "table-later": lines(`why are customs papers below the line | which tasks can wait in the sample`),
  "intake-how-much": lines(`how much should I write | how long must the description be`),
  "intake-offline": lines(`my internet died while I filled in the form | is my text lost when I'm offline`),
  "contact-fields": lines(`what does the contact form want to know | subjects in the contact form`),
  "contact-desk": lines(`who reads the contact form, a bot?`),
  "contact-review": lines(
    `is it sent when I press the button on the contact page | does the contact form send at once`,
  ),
  "apply-no-match": lines(`none of the jobs fits, may I write anyway | speculative application`),
  "jobs-departments": lines(`which departments hire | jobs in operations?`),
  "jobs-longest": lines(`which contract is the longest | shortest contract`),
  "websocket-ping": lines(`how often does the server ping | when does the client give up the connection`),
  "websocket-bench": lines(`what does the bench do | how many messages does the test send`),
  "chat-invite": lines(`can I bring a colleague into the chat | does the chat need JavaScript`),
  "ai-security.payment-checks": lines(`supplier changed his account, what then | fake invoice with a new IBAN`),
  "ai-security.record-access": lines(`who may see a patient record | does it look at fields it does not need`),
  "ai-security.document-limits": lines(`will one client's papers show up for another`),
  "ai-security.hidden-instructions": lines(`what if a mail tells the agent to do something bad`),
  "ai-automation": lines(`one task off my desk in a month | smallest possible start`),
  "ai-automation:feature-2": lines(`does it work beside our people at first | who sends in the first weeks`),
  "ai-automation:feature-3": lines(`what do we get at the end, numbers? | must we go on after the month`),
  "ai-automation.missed-calls": lines(`plumber missing calls | text back when I can't pick up`),
  "ai-automation.document-chasing": lines(`clients never send their receipts | chase missing papers for an accountant`),
  "ai-automation.group-requests": lines(`hotel gets requests for forty guests | offer for a group with rooms and menu`),
  "ai-automation.enrollment-questions": lines(`parents ask about dates and fees | school, questions about places`),
};
