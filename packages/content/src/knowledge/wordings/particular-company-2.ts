import { lines } from "./lines.ts";

/** What is particular to each small fact about company and its forms, asked by people who never saw the page. */
export const particularCompanyWordings2 = {
  "intake-how-much":
    lines(`how long should the text in the intake form be? | are two or three sentences enough for the intake form
    May I put a login in the form so you can look at our system?
    should I describe one task or all our problems in the intake form?
    Can I paste real customer records into the intake form as an example?
    what should I mention about the task: the software, the frequency?
    I don't have time to write an essay, how brief may the task description be?
    do i put passwords in the intake form | Is it important to say how often the job comes up and in which programs?
    What exactly do you want me to write about our weekly task?
    Should I leave personal data of clients out when I describe the work?
    I never know what to write in these boxes, what's a good description of the process?`),
  "intake-fields":
    lines(`which fields are mandatory in the intake form? | do i have to give my phone number in the intake form
    Can I choose not sure yet for what I need? | is a company name required to send the intake form?
    How many solutions can I pick from in the intake form's list?
    just name and work email, is that all you require for the intake?
    I can't describe the task yet, may I leave that field blank? | is the task description optional or compulsory
    Freelancer here without a company, can I still submit the intake?
    I don't know which of your eight services fits, what do I select in the form?
    I hate sales calls, can I skip the telephone field on the intake form?
    must it be a work email on the intake form`),
  "intake-offline": lines(`my wifi dropped while filling in the intake form, is my text gone?
    does the intake form keep my text without internet
    I'm on a train with no signal, can I fill in the form and send later?
    lost connection in the middle of the intake, what now?
    Do I have to type it all again if the network fails before I submit?
    is what I typed stored in the tab when I'm offline
    Will the intake form send itself when I'm back online or must I press send?
    Can I close the tab while offline or is the draft kept only there?
    no internet right now, can i still write the intake
    Our warehouse has patchy reception, would a half-filled form survive the dropout?
    In a tunnel when I hit submit on the intake, did you get it?
    Is the draft of my intake preserved when the connection breaks?`),
  "intake-next": lines(`I sent the intake form, what comes next? | how do I get the answer to my intake, phone or email
    Does a human or a bot read the intake form? | I submitted the form on Saturday, when will somebody look at it?
    Is the audit after the intake form free? | do I get the price in writing before you start building?
    what hours are intake forms read, EST or Pacific | Will I be told a start date after filling out the form?
    surely you don't start building right after I send the form?
    Do I get a scoped plan after the intake, or straight an invoice?
    Submitted the questionnaire an hour ago at 8 PM, is anyone reading it now?
    what are the steps between submitting the intake and the first build`),
  "contact-fields":
    lines(`is the phone number required on the contact form? | which subjects can I choose in the contact form
    I want to become a partner, is there a subject for that in the contact form?
    do I have to name my company to write to you through contact? | Can I pick support as the topic of my message?
    which subject do I select if I want to see an agent demoed | What does the contact form ask me for?
    I have just a general question, is there a topic for it in the form?
    can i leave the telephone blank on the contact page
    Is there a pricing option in the dropdown when I write to you?
    Reseller inquiry: which category of the contact form do I use?
    How many boxes must I fill in on the contact page before I can write my message?`),
  "contact-desk":
    lines(`does a bot answer my contact message or a real person? | will I get the name of whoever answers me
    You sell agents, so surely one of them reads my mail to you?
    What should I mention in my message, the weekly task and its hours?
    if the reader can't help, is my message handed to the right colleague?
    who reads what i write through the contact page
    Should I say how many hours our recurring chore takes when I write to you?
    I'm tired of automated replies, does a human with a name respond?
    Will my message get passed on to someone who knows the subject?
    is it an agent or an employee who handles your inbox
    I want to write to somebody in flesh and blood, is there one at your contact desk?
    Whose desk does my note land on first, and may they forward it?`),
  "contact-review": lines(`I pressed the button on the contact page, was my message already sent?
    why does the intake form open in a new tab after I fill in contact
    Nothing is sent yet, so where do I actually send it?
    Are the details I typed carried over into the intake form? | do i have to type everything again in the new tab
    A second window popped up when I submitted my message, is that right?
    Can I still check my message before it really leaves?
    did it go out or do I need to send it from the other form?
    My popup blocker stopped a new tab after the contact form, did you get my message?
    Is the intake form prefilled with what I wrote under contact?
    I closed the tab that opened after my message, so was nothing delivered?
    two forms in a row, which one does the sending?`),
} as const;
