import { lines } from "./lines.ts";

/** Of who is behind the site and how to reach people, by the passage that answers. */
export const companyWordings = {
  hours: lines(`opening times
    are you there on saturday
    when does somebody answer
    till when are you open today
    are you open now
    is anyone there in the evening
    which days are you closed
    do you work weekends
    at what hour do you open on monday
    business hours please
    your time zone
    can I reach you at night`),
  email: lines(`what is your mail
    how do I contact you
    I want to talk to a real person
    is there a human
    who can I write to
    contact details
    send you a message
    how to reach the team
    I would rather speak to someone
    customer service contact
    can somebody get back to me`),
  phone: lines(`phone number
    can I call
    telephone?
    I prefer to phone
    number to ring
    hotline
    do you have whatsapp so I can call you
    call me please, which number do I give`),
  address: lines(`where are you
    office address
    can I visit you
    which city are you in
    headquarters?
    where is the company registered
    do you have an office in Europe
    in what state are you based
    can I come by`),
  "who-we-build-for": lines(`who are your customers typically
    is it for small businesses
    do you only work with big firms
    I am a freelancer, is this for me
    we are ten people, is that too few
    do you work with nonprofits
    which industries
    have you worked with companies like ours
    target group
    are enterprises served too
    do you do this for restaurants`),
  "who-is-behind": lines(`who runs this company
    who are you people
    who started it
    tell me about the company
    what is thirtyfold
    what do you do
    what is your mission
    who owns the company
    introduce your business`),
  "founding-story": lines(`how did it all begin
    what does the name mean
    why are you called thirtyfold
    origin of the company
    founding story
    what did the founders write down
    where does the thirty come from`),
  principles: lines(`your values
    what matters to you
    what do you stand for
    guiding principles
    company culture
    what is the vision
    how do you think about work`),
  "what-we-build": lines(`what do you actually make
    what are your products
    what kind of work do you take on
    five kinds of work
    your flagship products
    what is in your offer
    what things does the company create`),
  languages: lines(`does it speak other languages
    can the agent write in german
    which languages are supported
    is it multilingual
    will it answer my spanish customers in spanish
    french support?
    do you work in english only`),
  customers: lines(`who uses this already
    any case studies
    show me results
    references please
    success stories
    what do other companies say
    proof that it works
    do you have reviews`),
  "stories-fictional": lines(`are these stories true
    are the customers on the home page real
    did the companies in the stories really exist
    is the quote invented
    fake reviews?
    are the figures measured`),
  partners: lines(`can we partner up
    reseller program
    I am an agency and want to work with you
    become an affiliate
    we would like to cooperate
    press inquiries
    partnership`),
  accounts: lines(`how do I log in
    where is the customer portal
    I forgot my password
    create an account
    sign in
    is there a dashboard for customers
    how do I change my profile`),
  "contact-form": lines(`what subjects can I choose in the contact form
    what happens when I press send on the contact page
    who reads my message
    does a robot answer the contact form
    is my message sent at once
    how do I write you a message on the contact page
    will a human reply to my message`),
  scale: lines(`can it handle more volume
    what if our orders triple
    does it scale
    can it do thousands of runs
    is there a limit on how many tasks it does
    will it cope with peak season`),
  "why-us": lines(`why should we choose you
    what makes you different
    why you and not somebody else
    what are your advantages
    what is your expertise
    convince me
    are you experienced`),
} as const;
