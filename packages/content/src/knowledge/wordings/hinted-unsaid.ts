import { lines } from "./lines.ts";

/** How visitors hint at what the site does not say: indirectly, as a remark, in haste or with a worry. */
export const hintedUnsaidWordings: Readonly<Record<string, readonly string[]>> = {
  "beyond-headcount":
    lines(`I only want to work with a firm of more than fifty people | sounds like a one man show to me
    enough hands on deck at your place? | you must be a tiny outfit, right | how crowded is your payroll`),
  "beyond-customerCount": lines(`am I your guinea pig or did others go before me | how long is your list of clients
    who else in my trade has bought this, names please | do big names trust you | are there any paying customers at all`),
  "beyond-finances":
    lines(`is there venture money behind you | do you make any money with this | deep pockets or bootstrapped?
    what did you turn over last year | my bank wants to know your turnover`),
  "beyond-foundedWhen": lines(`you look brand new, since when are you around | how many years on the market
    in what year did it all begin, the company I mean`),
  "beyond-founders":
    lines(`who is the head honcho | give me the name of the person at the top | which people started it, by name
    who signs as managing director | I'd like to google your boss, what is the name`),
  "beyond-models":
    lines(`is there chatgpt under the hood | whose AI do you rent | which engine drives the thing | sonnet, gemini or something homemade?
    is it just a wrapper around a chatbot from california`),
  "beyond-hosting":
    lines(`where on earth does our data sit | german servers only, that's our policy | which cloud is it in | does it live in frankfurt or virginia
    our CISO asks for the location of the machines`),
  "beyond-liability":
    lines(`and when it orders a thousand chairs by mistake, who foots the bill | we need somebody to sue if it breaks
    who carries the can for a wrong booking | are you insured for big blunders | what's the ceiling of your liability`),
  "beyond-competitors": lines(`three other vendors pitched the same thing, why you | I could just use power automate
    what can you do that copilot can't | chatgpt costs me 20 a month, so why pay you`),
  "beyond-secondAgent":
    lines(`say we like the first one, what is number two going to cost | price tag for three agents | does every extra agent cost the same
    and one more for the warehouse, how much then | cost per further job`),
  "beyond-discounts":
    lines(`any chance of a lower price if I pay it all now | friends told me you give vouchers | can you do something about the price
    I bring you two other shops, what's in it for me | do I get a reward when somebody buys because of me`),
  "beyond-groupDiscounts":
    lines(`we live on donations, is there a softer price | a school with no money asks | we've just founded, got a founder's price?
    church community here, reduced rate?`),
  "beyond-exactMonthly":
    lines(`what lands on my bill each month afterwards | how much per month all in | what will this cost me to keep alive
    give me the yearly cost to the dollar | what's the upkeep`),
  "beyond-paymentDates":
    lines(`do you want the money upfront | could I pay you after christmas | half now half later ok? | how many days do I have to pay your bill
    monthly instalments would help us`),
  "beyond-contractTerms":
    lines(`send me the small print | what does the paperwork look like | how long do I tie myself down | where are your general terms
    is there anything nasty in the contract`),
  "beyond-guaranteeDetails":
    lines(`and if the 30 percent don't come, what do I get | will you put money on your promise | what if you need 60 days instead
    do I get my cash back when it flops | how sure are you, contractually`),
  "beyond-averages":
    lines(`what does a typical customer save | how many hours is it on average | your best result so far in numbers?
    how many of your projects went well | usual payback across your clients`),
  "beyond-modelAccuracy":
    lines(`how many mistakes per hundred invoices | out of 1000 mails how many are answered wrong | how good is it in percent
    does it make things up often | precision and recall please`),
  "beyond-responseTimes":
    lines(`when I write to support, how many hours until someone replies | how quick are you when something is on fire
    is there a promised reply time | do I wait days for an answer`),
  "beyond-jobPerks":
    lines(`what do I get besides money when I work for you | is there health cover | do people get stock | how much holiday is there
    will you help me get a visa`),
  "beyond-salaries":
    lines(`what's in my pay packet as an engineer with you | money for the product role? | how well do you pay | ballpark wage for sales
    is it worth it financially to join you`),
  "beyond-applicantNumbers":
    lines(`how many people am I up against | how many candidates are still in the race | is it a popular vacancy | how many CVs are on your pile
    am I too late, has someone got the job`),
  "beyond-visits":
    lines(`I'd like to shake hands first, where can I come by | do you drive out to us | is there a desk in my city where I can see you
    can your people spend a day in our plant`),
  "beyond-regions":
    lines(`we sit in New Zealand, can you take us on | do borders matter for you | is a firm from Poland welcome | only american clients?
    would you do a project in Dubai`),
  "beyond-exactLanguages":
    lines(`our patients write in Farsi | half of my clients only speak Polish | can it handle swiss german | Hindi ok?
    does it do both official languages of Canada`),
  "beyond-namedProducts":
    lines(`we run on Dynamics, is that a problem | can it click around in Lexware | our practice software is Dentrix | got a connector for Monday.com?
    we're married to Bitrix | talks to toast POS? | does it know Procore`),
  "beyond-messengers":
    lines(`my clients only use viber | could it answer on insta | texts to a normal phone? | we live in teams all day, does it show up there
    my customers send voice notes on telegram`),
  "beyond-accountingTools":
    lines(`we don't have quickbooks but sage | our books are in xero | datev is a must for my tax adviser | works with wave?
    my accountant swears by freshbooks`),
  "beyond-phoneAgents":
    lines(`half of our orders come by phone, could it pick up | I want it to ring my customers | a voice on our hotline instead of hold music
    does it talk or only write | can it leave a voicemail`),
  "beyond-ownApp": lines(
    `is there something to install on my phone | can I approve from an app | where's the download | got a widget for my home screen`,
  ),
  "beyond-roadmap": lines(
    `what's cooking for next year | which agent do you build next | after the voice thing, what comes then | anything new in the spring`,
  ),
  "beyond-releaseDates": lines(
    `give me a date for the voice feature | this quarter or next, the tones? | how soon is coming soon | when is it out, roughly which month`,
  ),
  "beyond-press": lines(
    `did any newspaper write about you | ever been on tv | have you got some prizes on the shelf | what do bloggers say about you`,
  ),
  "beyond-publicity": lines(
    `where can I hear your founder speak | any videos of a talk | do you tweet | is there a stand of yours at a fair`,
  ),
  "beyond-environment": lines(
    `does this burn a lot of electricity | our ESG officer needs your footprint | how green are your servers | AI eats so much water, yours too?`,
  ),
  "beyond-procurement":
    lines(`purchasing sends a 90 line questionnaire, who fills it in | are you in our vendor portal | we need three bids and your form
    can you register as a supplier with us`),
  "beyond-subprocessors": lines(
    `whose hands does our data pass through | which other firms see it | list every vendor in the chain | who else is involved behind you`,
  ),
  "beyond-securityTests":
    lines(`has a hacker ever tried to get in on your order | when did someone last attack you for money | ever had a leak?
    who checks your security and how often`),
  "beyond-worksCouncil": lines(
    `our staff representatives will want a say | do you know how to deal with a union | must the workers' council sign off on it`,
  ),
  "beyond-internships": lines(
    `my son is 19 and studies, could he join for the summer | I'm still at university, any room for me | can I do my practical term with you`,
  ),
  "beyond-confidentiality":
    lines(`before I tell you anything you must promise silence in writing | our recipes are secret, can you sign something
    will you keep quiet about us`),
  "beyond-nextFreePlace": lines(
    `we need it yesterday, are you free | how soon is somebody available | is there a line of people before us | could we kick off next week`,
  ),
  "beyond-warranty": lines(
    `if it breaks after a year who repairs it | do fixes cost extra later on | bug shows up in march, is that on the house`,
  ),
  "beyond-emergency": lines(
    `it's sending nonsense to clients right now, whom do I ring | help, the thing has gone mad tonight | sunday night and nothing works`,
  ),
  "beyond-trialTerms": lines(
    `can I have it for two weeks and then decide | try before you buy? | a test month without strings | let me use one for free first`,
  ),
  "beyond-backups": lines(
    `what if your hard disk dies | can you bring back what was deleted last week | are there copies somewhere else`,
  ),
  "beyond-pastOutages": lines(
    `did it ever go down | how many bad days did you have this year | last time everything stood still?`,
  ),
  "beyond-companyFails": lines(
    `startups die like flies, what then | and when you close shop | will you still be here in 2030`,
  ),
  "beyond-whoDoesTheWork": lines(
    `is it really you or some cheap coders abroad | will strangers build it | who sits at the keyboard for us`,
  ),
  "beyond-callDetails": lines(
    `do I have to switch my camera on | how much of my afternoon will the first call eat | zoom ok? | who from your side joins`,
  ),
};
