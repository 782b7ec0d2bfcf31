import { lines } from "./lines.ts";

/** Of what sounds like a request for data and is a fair question, and of facts that are taken for their neighbors, as visitors say it. */
export const askedAgainWordings = {
  "data-kept": lines(`do you keep my data | who sees my resume | who can read my application
    can I delete my conversation | please remove my chat | how do I delete what I wrote | is this conversation stored
    is my resume deleted some day | do you pass my resume on | how long do you keep applications
    who gets to see what I send you | what do you do with my email address | are you going to share what I typed
    I'd like my data erased | what do you store about people who write to you | can I ask you to forget me
    is what I send read by a human | does anyone else see my message | are my details safe after I send the form
    will other customers see my request | do you keep a copy of my message`),
  "chat-contacts": lines(`who am I writing to in the chat | are the people in the chat real staff
    is somebody from sales in the chat | can I ask support a question in the chat`),
  "try-privacy": lines(`can other visitors see my demo text | do you keep my conversation with the demo
    who can read what I paste into the demo | is my text deleted after the demo`),
  security: lines(`who can access our passwords | can your employees read our data
    do your staff see our customer list | could other customers see our data | is my password safe with the agent`),
  logs: lines(`can I export the list of what it did | can we see which customer data it read
    show me what the agent wrote to our customers, is that possible | who can see our log
    can my boss see what the agent did`),
  "ai-security": lines(`can hackers trick your agents | how do you stop phishing mails from fooling the agent`),
  "human-approval": lines(`can the agent send emails to all our customers by itself | could it delete our records
    will it ever pay a fake invoice | can it promise a discount to a customer`),
  "jobs-apply": lines(`can I send you my resume | where do I upload my CV | may I apply with a friend
    does my application need a phone number`),
  "price-in-writing": lines(`can you confirm the price in writing | will I get a written offer
    do you put promises in writing`),
  email: lines(`what is your email address | can I have an email address to write to
    whom do I email about a complaint | contact details of the company please`),
  customers: lines(`can I read what customers say | are there customer stories | who has used it and what changed`),
  capabilities: lines(`can it write emails for us | can an agent make phone lists
    can an agent search our documents and write a summary | can you act for us in our inbox`),
  "who-is-behind": lines(`are you a real company | tell me something about yourselves | who is behind this website`),
  "sales-support-agent": lines(`can the bot write to our leads by itself | send our leads an answer
    what does the bot tell our customers`),
} as const;
