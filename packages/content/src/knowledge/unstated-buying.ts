import { lines } from "./wordings/lines.ts";

/** What buyers ask of money and offers and this site does not tell: how the answer names it, and how they ask. */
export const unstatedBuying = {
  paymentMeans: [
    "by which means one can pay",
    lines(`can I pay by credit card | do you take visa or mastercard | bank transfer ok? | is paypal possible
    do you accept bitcoin or ethereum | crypto payments | can I pay by check | cash on delivery lol | apple pay
    do you do direct debit | SEPA or SWIFT | is stripe your payment provider | amex accepted? | can we wire the money
    pay by link | do you work with klarna | which payment methods are there | we can only pay against an invoice, fine?
    how would my company settle the bill | Kann ich mit Kreditkarte zahlen? | Geht Zahlung auf Rechnung?
    ¿Aceptáis tarjeta de crédito? | ¿Se puede pagar por transferencia? | Acceptez-vous la carte bancaire ?
    Peut-on payer par virement ?`),
  ],
  currencies: [
    "in which other currencies it bills",
    lines(`can I pay in euros | do you bill in pounds | price in swiss francs please | is there a price in INR
    what is it in canadian dollars | which exchange rate do you use | who carries the currency risk
    are you able to invoice in AUD | how many yen is that | do you have a price list in pesos
    our accounting only takes euro invoices | what's the price in local currency | Was kostet das in Euro?
    Rechnung in Schweizer Franken möglich? | ¿Cuánto es en euros? | Le prix en euros ?`),
  ],
  endingContract: [
    "how a contract is ended or with what notice",
    lines(`what is the notice period | can I terminate after two months | early termination fee | minimum contract duration
    is there a lock in period for the support | does it renew by itself every year | what do I sign to quit
    cancellation by email enough? | if I'm fed up after three months can I go | termination for convenience
    do we pay until the end of the year | shortest commitment you offer | monthly or yearly commitment
    what if I stop paying | exit clause | Wie lange ist die Kündigungsfrist? | Kann ich monatlich kündigen?
    Mindestlaufzeit? | ¿Cómo me doy de baja? | ¿Hay permanencia? | Comment résilier le contrat ?
    Quelle est la durée minimale d'engagement ?`),
  ],
  scopeChanges: [
    "what a change of scope costs",
    lines(`what if we want something else halfway | do change requests cost extra | how are change orders priced
    we change our mind a lot, does that add to the bill | adding a step later, is it charged | budget overrun, who pays
    extra hours, what then | scope creep policy | surcharges for rush jobs | how much for an extra channel
    we'd like one more integration after signing, how much | cost of a change after launch | price adjustment clause
    what does it cost to change the agent's wording later | Was kosten Änderungen mitten im Projekt?
    ¿Cuánto cuesta un cambio después? | Combien coûte une modification ?`),
  ],
  travelCosts: [
    "who pays for travel or other expenses",
    lines(`are travel costs included | do we pay your flights and hotels | expenses on top? | per diem for your engineers
    out of pocket expenses | who pays when you come to our plant | mileage | are there any hidden extras
    is the week beside our people billed with travel | reimbursement of expenses | Fallen Reisekosten an?
    ¿Los gastos de viaje van aparte? | Les frais de déplacement sont-ils compris ?`),
  ],
  extraFees: [
    "whether fees for models, licences or other programs come on top",
    lines(`do I pay openai on top | are token costs included | who pays for the LLM usage
    license fees for third party tools | do we need our own zapier subscription | are API costs part of the price
    whatsapp business fees, who pays | is there a charge per message from the model provider | must I buy a make.com plan
    usage based costs | what other bills will I get | cloud costs extra? | do the tokens come out of my pocket
    infrastructure fees | costs hidden behind the 2500 | do I need to purchase any software
    which subscriptions do I need besides yours | Kommen Lizenzkosten dazu? | Wer zahlt die Token?
    ¿Hay que pagar licencias aparte? | Y a-t-il des frais de licence ?`),
  ],
  offerValidity: [
    "how long an offer is valid",
    lines(`how long is a quote valid | does your offer expire | can I come back to the price in six months
    is the written price good for this year | will the quote change if I wait | price lock | expiry date of a proposal
    we need three months to decide, does the offer stand | for how many days do you hold the start date
    Wie lange ist das Angebot gültig? | ¿Cuánto tiempo vale el presupuesto? | Le devis est valable combien de temps ?`),
  ],
  payByResult: [
    "whether one can pay by result",
    lines(`can we pay you by savings | success fee model | no cure no pay? | pay per resolved ticket | outcome based pricing
    do you take a share of what we save | performance based contract | revenue share deal | only pay if it works
    would you work for equity | risk sharing | skin in the game: do you earn less if it fails | Zahlung nach Erfolg?
    ¿Cobráis según resultados? | Peut-on payer au résultat ?`),
  ],
  latePayment: [
    "what follows a late payment",
    lines(`late fee | interest on overdue invoices | do you switch the agent off when we don't pay | dunning process
    collection agency? | payment reminder charges | grace period for invoices | we missed the due date, now what
    will the agent stop if a payment bounces | Was passiert, wenn ich zu spät zahle? | ¿Qué pasa si pago tarde?
    Que se passe-t-il en cas de retard de paiement ?`),
  ],
  pausing: [
    "whether an agent or its fees can be paused",
    lines(`can I pause the agent in summer | we close in winter, do we pay then | suspend the support for three months
    put the subscription on hold | seasonal business, only need it from May to September | freeze the contract
    do I pay for months without use | hibernate the agent | what does an idle agent cost
    switch it off for the holidays, cheaper? | Kann man den Vertrag pausieren? | ¿Puedo pausar el servicio?
    Peut-on suspendre le contrat ?`),
  ],
  grants: [
    "anything on grants or subsidies",
    lines(`are there government grants for this | can I get funding for the project | is it eligible for subsidies
    digital voucher accepted? | EU funding for SMEs | tax credit for research | innovation grant application help
    is the consulting subsidised | do you help with funding forms | Gibt es Fördermittel dafür? | BAFA Förderung?
    ¿Hay subvenciones, kit digital? | Y a-t-il des aides publiques ?`),
  ],
  signing: [
    "how or by whom a contract is signed",
    lines(`do you use docusign | can I sign electronically | who signs for your side | wet ink signature needed?
    how many signatures do you need | is an email enough to order | what do I have to sign before the audit
    master service agreement or a simple order form | statement of work template | can we use our own contract paper
    will you redline our MSA | is a purchase order number needed | letter of intent | Wie wird der Vertrag unterschrieben?
    ¿Se firma en línea? | La signature électronique est-elle possible ?`),
  ],
  comparingOffers: [
    "how its offer compares with a quote that one already has",
    lines(`another vendor quoted me 1800, can you beat it | why are you more expensive than the freelancer I found
    a guy on fiverr does it for 200 | my nephew would do it for free | can you match this quote
    is 2500 a fair price in the market | we got an offer for 9000, what's better at yours
    what do others charge for the same | are you pricey or cheap | upwork is cheaper, why you
    compared with hiring a person, what's cheaper exactly | benchmark your price for me | Ein anderer Anbieter ist billiger
    Otro proveedor cobra menos | Un concurrent est moins cher`),
  ],
  financialStatements: [
    "anything on its balance sheet or credit rating",
    lines(`send me your latest balance sheet | dun and bradstreet number | credit rating of your company | are you solvent
    audited accounts | bank reference | is your company in debt | annual report | how much cash do you have left
    proof of financial stability for procurement | who audits your books | burn rate | Bonitätsauskunft | cuentas anuales
    bilan de votre société`),
  ],
} as const;
