import { lines } from "./lines.ts";

/** Of what it costs and how to start, by the passage that answers. */
export const moneyWordings = {
  price: lines(`what does it cost
    what does an agent cost
    how much is it
    how much for one agent
    what is the price of one agent
    cost?
    what will I pay for one agent
    how expensive are you
    give me a number, roughly
    whats the damage
    starting price?
    what do you charge to build a bot
    do all customers pay the same
    we have a small budget, where do prices begin
    is 3000 dollars enough
    price list please
    how much money do I need for the first one
    the price for a company like ours
    what is the investment
    cost of automating one task`),
  "price-model": lines(`is there a monthly fee
    do I pay every month
    one time payment or subscription
    basic, pro and enterprise plan?
    what comes on top of the setup fee
    what does support cost per month
    hourly rate or fixed price
    are there maintenance fees
    annual license?
    how are you billed`),
  "price-included": lines(`what do I get for 2500 dollars
    is the setup part of the price
    does the price include testing
    what is in the package
    are connections to our systems included
    is tuning part of the deal
    what am I paying for`),
  "price-samples": lines(`discount for five agents
    is it cheaper in bulk
    volume rebate
    do you have special prices for nonprofits
    are the amounts in the demos real prices
    the demo said 15 percent off
    price break for more than one bot
    is the 750 a month in the demo binding`),
  refund: lines(`money back if we are not happy
    refund policy
    how can I cancel
    cancellation terms
    what happens to my payment if it fails
    is there a money-back guarantee
    can we end the contract early
    how do I terminate`),
  payment: lines(`do you take credit cards
    can I pay by bank transfer
    paypal possible?
    can we pay in installments
    which currencies do you accept
    do you take euros or pounds
    payment terms, 30 days net?
    do you accept crypto
    is VAT included
    sales tax on top?`),
  audit: lines(`what is this free audit about
    is the first consultation free of charge
    do you charge for the assessment
    what is the catch with the free audit
    what do I have to bring along
    will the audit cost me anything
    do I have to buy after the audit
    can I keep the notes
    what do you look at in the audit
    free strategy call`),
  "audit-booking": lines(`how do we begin
    next steps?
    I want to sign up
    where do I order
    book an audit
    how can we become clients
    what happens once I have sent the form
    I would like to hire you
    where is the form
    set up a call with you
    get started
    what do I do first`),
  "audit-result": lines(`what do I get out of the audit
    what comes after the audit
    do I get a price after the audit
    is there a written plan at the end
    when do I know the start date
    what is the outcome of the free audit
    do you send a quote afterwards`),
  "price-in-writing": lines(`is the price fixed before you begin
    can the price change while you build
    do I get the price in writing
    are there hidden costs
    will there be surprises on the bill
    is the quote binding before work starts`),
  "services-consulting": lines(`how long does AI consulting take
    what does the consulting deliver
    what do I need for a consultation
    result of the consulting
    duration of AI consulting
    what do consultants hand over at the end
    is consulting a week or a month`),
  "services-agents": lines(`how long until a custom agent is built
    what do I get with a custom AI agent
    what should I prepare for a custom agent
    what stays with us when you build an agent
    terms of the custom agents service
    custom agent, how many days`),
  "services-automation": lines(`how long does automation and integration take
    what do we need to bring for an automation
    what do you deliver in an integration project
    what remains ours in the automation service
    terms of automation and integration
    connecting systems, what do I get`),
} as const;
