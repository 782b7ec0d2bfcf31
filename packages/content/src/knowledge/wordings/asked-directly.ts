import { lines } from "./lines.ts";

/** Of visitors who want a yes or a no, or who ask in passing, in few words. */
export const askedDirectlyWordings = {
  "price-model":
    lines(`is that monthly | do I pay that every month or once | is it a one-off or per month | every month, or just the once?
    so that's a subscription then? | do I pay 2500 every month | is the 2,500 a one time thing | is there a fee each month on top
    and after that, do I pay monthly | once or recurring | yearly fee on top?`),
  "price-least":
    lines(`anything cheaper to begin with | so nothing below that | is 2,500 really the minimum | do you have a smaller package
    is there a cheaper version for tiny companies | can I start for less money | a light version for less? | what can I get for 500 dollars
    is there a free plan | something smaller for a charity | any way to pay less | what is the lowest I can spend with you
    can I get something for under a thousand | and if I only have 1,000`),
  "price-one-job":
    lines(`could we do the receipts and the letters with that one price | does the price cover two tasks | is that per task
    can one agent do several jobs | do I pay again for a second task | is it 2,500 per agent | both for the same money?
    what if I want it to do mail and invoices | is everything in that one price | how many tasks do I get for the price
    one agent for all our chores? | would two jobs be 5,000 | is the price for each agent or for all`),
  "human-approval":
    lines(`would it pay bills by itself | does it approve payments on its own | can it give discounts by itself
    does it release money on its own | would I still get to read it before it goes out | do I see it before it is sent
    can I check the text before it goes to our members | will it send things without asking me | does it act without asking
    when does a person have to step in | who has to say yes | can it sign things for us | does it decide alone
    so a human still has to approve? | is anything sent without me seeing it | can I read every mail first`),
  "stories-fictional":
    lines(`are they real clients | are those real customers | so you have no real references | can you name one paying client
    do you have other customers in my trade | do you have a hospital as a customer | is any of these stories true
    did that really happen | are the numbers from a real company | who are your clients | so it's all made up? | I know they're fictional, but who are your real clients`),
  "jobs-experience":
    lines(`are you hiring juniors | do you take beginners | is there something for graduates | I have 3 years of React, is that enough for anything
    two years of experience, any chance | entry level jobs? | do I have enough experience | I just finished university, is there a job for me`),
  "jobs-contract":
    lines(`and is it permanent | is it a permanent position | could it turn into a permanent one | so it's fixed term?
    what happens after the contract ends | will I be kept on afterwards | what comes after the 8 months`),
  "jobs-salary": lines(
    `what does the job pay | and the pay? | how much would I earn | what does that job pay a month | is the pay good`,
  ),
  "data-kept": lines(`can a person ask for deletion | can I have it deleted | who in your company can see it
    how long do you keep what people submit | and if I want it gone? | is it deleted at some point`),
  "legacy-systems":
    lines(`our core system is ancient, a green screen, is that a deal breaker | the old one with the green text
    our system is from the nineties, is that a problem | is our old software too old for this | does it work with a mainframe
    we still use DOS programs, deal breaker? | we have a terminal from the eighties | nothing of ours has an API, can you still do it`),
  "promo-content-generator":
    lines(`who could write our club newsletter | I do the newsletter every month and it takes me two days | can it do our monthly newsletter
    something for our parish magazine | write our members a newsletter | I spend days on the newsletter`),
  languages:
    lines(`many of our patients speak Polish, is that a problem | our customers speak Turkish, can it write to them
    half of our guests don't speak English | do your agents write in the customer's language | would it answer in Italian`),
  "model-training":
    lines(`do you use our data to train models | does it learn from our data | will our mails end up in your model
    is our information used for training | do you train on what we send`),
  "beyond-reply": lines(`I've been waiting since Tuesday for a reply to my form`),
  email: lines(`is there an email address I can write to instead | I don't want a form, is there an email`),
  "machine-learning:reason-1":
    lines(`so you'd tell us honestly to stay on Excel | would you tell us when a simple rule does as well
    and if the model isn't better than our guess | what if last year's numbers are just as good | do you admit it when a model is not worth it`),
  ownership: lines(
    `do you lock us in | what do I keep if we part ways | are we stuck with you | can we walk away with everything`,
  ),
  "ai-security:feature-3":
    lines(`who can stop it if it goes rogue | is there an off switch | how do I stop it | can I pull the plug
    who can turn it off`),
} as const;
