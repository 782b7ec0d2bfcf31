import { lines } from "./wordings/lines.ts";

/** How people describe work that they do in software again and again, by its kind; nothing on the site need be like it. */
export const recurringWork: readonly (readonly string[])[] = [
  // Mail and messages.
  lines(`answering the same emails all day | I answer the same customer questions about opening hours every day
    our inbox is a mess | I'm drowning in email | sorting the shared mailbox every morning | replying to inquiries
    we get 80 emails a day and half of them are the same | forwarding mails to the right colleague
    copying text from emails into our system | writing the same three replies over and over | email overload
    reading through long mail threads | answering messages on Instagram | our info@ address gets flooded
    replying to reviews | answering WhatsApp messages from customers | confirming receipt of every request by mail
    I spend my mornings in Outlook | acknowledging orders by mail | sending reminders to members
    we write to every parent when a lesson is cancelled | chasing people for a reply | follow-up mails after a visit`),
  // Data entry and documents.
  lines(`data entry | typing data from paper forms | copying numbers from one system to another | copy and paste all day
    filling in forms | retyping PDFs into Excel | updating spreadsheets | keeping our lists up to date
    we scan delivery notes and type them in | paperwork | entering addresses into the database | cleaning up our contact list
    renaming and filing documents | sorting scanned documents into folders | extracting data from contracts
    merging three lists every week | checking two spreadsheets against each other | digitising old records
    admin work | the boring office stuff | tedious clerical work | formatting documents | filling templates
    I type handwritten forms into a table | removing duplicates from the customer list | creating PDFs from a template
    our volunteers' data are entered by hand | moving files between folders | keeping the CRM clean`),
  // Money.
  lines(`expense reports | I spend 6 hours a week on expense reports | collecting receipts from the team | invoicing
    writing invoices at the end of the month | chasing late payers | sending payment reminders | bookkeeping
    matching bank transactions | approving bills | reconciling accounts | preparing the monthly close | payroll lists
    checking supplier invoices | entering bills into our accounting software | preparing papers for the tax adviser
    splitting costs between projects | tracking budgets in Excel | checking timesheets before we bill
    our landlord office checks every month who has paid rent | dunning letters | cash register reports
    is there something that reminds customers who have not paid | credit card statements | petty cash`),
  // Reports and numbers.
  lines(`every Monday I compile a report | weekly sales report | monthly reporting | building the same slides every week
    pulling numbers for the board | updating a dashboard by hand | counting stock in a spreadsheet | inventory counts
    preparing statistics for the municipality | collecting figures from five branches | summarizing feedback forms
    summarizing long documents | writing minutes from my notes | status updates for clients | reporting hours
    analysing survey answers | monitoring competitors' newsletters | checking the website for broken links
    I make the same chart every Friday | tracking deliveries in a table | comparing offers from suppliers
    drawing up the weekly menu costs | evaluating sensor data | daily figures for my boss | KPI reports`),
  // Dates, bookings and people.
  lines(`scheduling appointments | shift planning | making the duty roster every week | booking meeting rooms
    arranging viewings | coordinating calendars | booking courses for members | handling cancellations and rebookings
    sending appointment reminders | planning routes for our technicians | arranging travel | booking flights for the team
    organising events | guest lists | room reservations at our hotel | table reservations | confirming bookings
    vacation requests | tracking sick leave | onboarding new employees | preparing contracts for new staff
    screening applications | answering applicants | sending rejections | filing job applications | training reminders
    finding a date that suits everybody | our front desk reschedules 30 appointments a week | planning substitute teachers`),
  // Sales and marketing.
  lines(`following up on leads | entering leads into the CRM | writing quotes | preparing offers | writing proposals
    writing product descriptions | posting on social media | writing our newsletter | updating prices in the shop
    uploading products to the store | translating product texts | answering questions about products | lead research
    qualifying leads | preparing sales calls | customer surveys | collecting testimonials | writing blog posts
    making listings for flats | updating the catalogue | responding to tenders | sending samples and asking afterwards
    keeping the website up to date | writing job ads | preparing mailings | cold emails | answering marketplace messages`),
  // Orders, support and operations.
  lines(`order processing | we take 300 orders a day by email | typing orders into the ERP | customers ask where their parcel is
    processing returns | handling complaints | support tickets | sorting tickets | answering the help desk
    checking orders for errors | creating delivery notes | tracking shipments | reordering supplies | stock updates
    warranty claims | quality checks of forms | checking applications for missing documents | preparing case files
    registering patients | updating client files | processing membership applications | handling permits
    claims processing | checking IDs of new customers | contract renewals | reminders when contracts end
    maintenance schedules | logging incidents | backing up reports | sending the same files to partners every day
    we are a small wholesaler and the phone orders are typed in twice | my assistant copies bookings into three calendars`),
  // Whole messages about a firm and its chore.
  lines(`my company takes orders by email and phone, what would you do for us first? | the office drowns in calls and emails
    we're four people and spend half the week on admin | too much manual work in our office | we do everything by hand
    I do the same thing every day and it bores me | we have a lot of repetitive tasks | there must be a faster way to do this
    could a bot do this for us? | could you automate that? | what could you take off my plate? | which of my tasks could an agent do?
    I run a clinic and my receptionist spends all day on reminders | our secretary types the same letter 40 times a month
    could something read the applications and put them in a list? | can your tool compare price lists every month?
    is there an agent that answers parents? | do you have something that turns a form into a contract and an invoice?
    could your agents keep our website up to date? | can it write the minutes for us? | who could do our reminders?
    can your thing check whether the carrier billed us right? | we keep forgetting to answer reviews
    I wish somebody would sort our downloads | nobody has time for the newsletter | our books are six weeks behind
    guests ask about parking and breakfast all day and we answer between check-ins | which part of that would go first?
    three people, one shared mailbox and forty requests a day | we lost our bookkeeper and the receipts pile up
    it eats our mornings | half of it slips through | everything ends up in a spreadsheet that nobody updates
    we write down hours on paper and type them in on Fridays | here's my task: I check a shared folder and forward what's new | my task is sorting incoming post
    our teachers spend hours writing the same comments | every night somebody has to close the books
    we lose two days a month to paperwork | is that something an agent can take over? | I would love to get rid of this chore
    unsere Buchhaltung tippt Rechnungen ab | jeden Tag beantworte ich die gleichen E-Mails | wir planen Termine von Hand
    nous copions des factures dans un tableau chaque semaine | je réponds toujours aux mêmes questions
    copiamos pedidos a mano en Excel | cada lunes hago el mismo informe`),
];

/** Work of hands and bodies, which no software takes. */
export const handWork: readonly string[] =
  lines(`cleaning the office | mopping floors | driving the delivery van | I drive a bus
  we repair bicycles | baking bread every morning | cooking lunch for 80 people | cutting hair | walking dogs
  carrying boxes to the basement | loading trucks | painting walls | plumbing | laying tiles | mowing the lawn
  washing cars | ironing shirts | harvesting grapes | milking cows | feeding the animals | caring for the elderly
  lifting patients | giving massages | pulling teeth | operating on patients | making beds in our hotel | waiting tables
  stacking shelves | picking goods in the warehouse | welding frames | sewing dresses | building walls | fixing the roof
  watering the plants | shovelling snow | emptying the bins | changing tyres | delivering pizza | hanging up posters
  guarding the door at night | playing with the children | teaching kids to swim | folding laundry | peeling potatoes
  climbing masts | unloading containers | shining shoes | digging ditches | can it clean our windows | can an agent drive
  Brot backen | wir putzen Büros | nettoyer les sols | conducir el camión | making coffee for the team`);
