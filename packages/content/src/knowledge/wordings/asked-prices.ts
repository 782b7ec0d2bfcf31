import { lines } from "./lines.ts";

/** Of money and the first talk, as visitors say it. */
export const askedPricesWordings = {
  price: lines(`price? | pricing pls | how much | what do u charge | hw much is 1 agent | wats the prise | costs?
    I got 5k to spend this year, does that buy me anything | our owner gave me a limit of 3000, does it fit
    we are a clinic with two doctors, what would the smallest thing cost | how many dollars to begin | entry level price
    cheapest thing you sell | lowest price you have | is it more like 500 or like 50000
    I want to know the price before I talk to anybody | is there a number on this site somewhere
    what's the starting fee | what would a law office pay for its first assistant | rates please
    I hate sites that hide their prices, so what is it | is it cheaper than hiring a part-timer
    what does it take financially to get going | how much does it cost to get one built and set up | price tag
    the sum for the first robot incl. installation | setup fee amount | a rough estimate for a small shop please
    does 1000 bucks do it | what would you bill a company of ten`),
  "price-model": lines(`is it a subscription | per month or once | what does it cost in month two
    are there tiers like basic and premium | do you have a starter plan | which package should I pick
    do bigger firms pay another plan | is 2500 everything or does more come later | ongoing costs? | yearly fee?
    upkeep costs | is there a fee per seat | is the 750 a month real | what is the 750 dollars | monthly support price
    once it's live do I keep paying | do I pay per user | does the price depend on the number of users
    gold or silver package? | is that a one-off | is it per month | is that monthly | flat fee or by the hour
    recurring charges | how is it billed, one time or again and again | what comes after the first payment`),
  "price-included": lines(`what do I get for 2500 | whats inside the package | is setup in the price
    is connecting to our crm in the price | do channels cost extra | is testing part of it | how long is tuning included
    does that include the log | list of what's included | how many agents do I get for that
    is training the agent with our rules part of the price | what exactly am I buying | what's covered by the fee
    is support in the first month included | do I get one or several channels | scope of the first package
    does the price contain integration with our tools | what comes with it
    are there limits and approvals in that package | what's in that | inclusions | anything left out of the price
    do I have to pay extra for the connections | what does the basic offer contain`),
  "price-samples": lines(`can you do a bulk discount | cheaper if we take five | is 15 percent off possible
    the demo says up to 15 percent, is it true | volume rebate | we want six agents, any reduction | quantity discount
    is the discount in the demo real | do prices in the demo count | I saw a discount in your playground
    we'd buy ten, what's the deal | less per agent if we order more | multi agent discount
    can I rely on the numbers in the demos | the sample quote mentioned money off | haggle? | is there room in the price
    can the price be negotiated | what about a package deal for three bots | a better price for several at once`),
  "price-in-writing": lines(`do I get a quote on paper | will the price be fixed in writing
    written offer before work starts | when is the final price known | could it end up costing more than you said
    is 2500 the final price | when do you tell us our real price | will there be surprises on the bill
    who sets the final sum | do you quote before building | can I see the sum before I sign
    binding price before start? | how do I get a proposal | do you send an offer by mail with the exact price
    do I know the full cost in advance | price fixed or estimate | does the amount change on the way
    signed quote first | our purchasing needs a written price`),
  audit: lines(`is the audit free | audit cost? | do I pay for the first call | first meeting price
    what's this audit thing | what happens in the audit | what do you look at in the audit | how does an audit go
    free check? | a free look at our processes | can you look at our work without charging | is there anything free
    does the assessment cost | what should I bring to the audit | what do I prepare for the audit
    bring what to the first session | do I keep the notes if we don't buy | are the notes mine if I say no
    free consult | initial consultation free of charge? | trial conversation | what does it cost to get advice
    can you tell me for nothing what could be automated | I only want a second opinion, does that cost`),
  "audit-result": lines(`what do I have in my hands after the audit | outcome of the free audit
    do I get a document after the audit | what comes out of it | what do you give me at the end of the consultation
    result of the first session | will there be a start date after the audit | do I get a plan
    what's in the plan you make | deliverables of the audit | is the plan usable without you
    what do you hand over after the free session | do we get scope and price afterwards
    what will I know after the audit | paper after the audit`),
  "audit-booking": lines(`how do I start | where do I sign up for the audit | how do we begin | next step?
    I'm in, what now | I want an audit | sign me up | where's the button to get started | how do I book
    how can I order an agent | how to buy | where do I ask for an offer | let's do it, where do I go
    I'd like to hire you | get started | how to become a client | can I make an appointment | book a free audit
    reserve a slot | where do I describe my task | what's the first thing I have to do | kick things off how
    I have a task for you, where do I send it | request form where | how do I get a quote from you`),
  "consultation-notes": lines(`what do the sample notes say | example of a consultation | notes of the office manager
    Orla Brandt notes | how many hours could be taken from Orla | what stays with the office manager
    what should Orla not hand over | Tarnfield Supply | what do audit notes look like
    show a sample of the free session's notes | which task does the sample hand over first | supplier emails three hours
    who is Orla Brandt in the notes | 40 hours a week, how many can go in your example
    sample of what I keep after the talk`),
  "second-agent-when": lines(`when should we get another agent | should we start with several
    better one or three agents at once | when do customers add a second one | can we begin with five at the same time
    how soon after the first comes the next | one first or everything at once | big bang or step by step
    we want to automate the whole company at once | when is it time for more agents | is one enough
    do most teams have more than one | roll out more later? | expand after the first month`),
  refund: lines(`do I get my money back if it flops | can I return it | money back guarantee? | 30 day return
    what if I'm unhappy, is the fee returned | refund policy pls | reimburse us if it doesn't work
    will you give back the 2500 | reclaim payment | is there a satisfaction guarantee`),
  payment: lines(`can I pay by card | which payment methods | do you take PayPal | pay in euros? | pay in installments
    invoice or credit card | bank transfer possible? | do you accept crypto | in which currency do you bill
    split the payment in three | net 30 ok? | do you take american express`),
} as const;
