import { careersPage } from "../careers-page.ts";
import { businessHours, company } from "../company.ts";
import { contactPage, contactSubjects } from "../contact-page.ts";
import { seenByPeople } from "../contacts.ts";
import { builtInSolutions } from "../fallback-solutions.ts";
import { retention } from "../retention.ts";
import type { SiteLink } from "../site-path.ts";
import { places } from "./jobs.ts";
import { inWords, midSentence, type Passage } from "./passage.ts";
import { builtInWordings } from "./wordings/built-in.ts";
import { lines } from "./wordings/lines.ts";

function screen(id: string, title: string, path: SiteLink, answer: string, questions: string): Passage {
  return { id, kind: "fact", title, path, questions: lines(questions), text: answer, answer };
}

/** What forms ask. */
const screens: readonly Passage[] = [
  screen(
    "intake-how-much",
    "What to write in the intake form",
    company.intakePath,
    "Describe one task that your team repeats every week: what is done, in which systems and how often. Two or three sentences are enough. Leave passwords and customer data out.",
    `how much do I have to write in the form
    how detailed should the task be
    should I put passwords into the form
    how many sentences
    what should I not put in the form
    may I include customer data
    what exactly should I describe`,
  ),
  screen(
    "intake-fields",
    "Fields of the intake form",
    company.intakePath,
    "The intake form needs your name and work email. Company, phone, what you need and the task are optional; what you need can be one of the eight solutions or not sure yet.",
    `which fields are required in the intake form
    do I have to give my phone number
    is the company name optional
    can I leave the task empty
    what if I am not sure what I need
    mandatory fields
    do I need a work email`,
  ),
  screen(
    "intake-offline",
    "The intake form without a connection",
    company.intakePath,
    "When you are offline the intake form keeps what you typed in its tab. Send it when you are connected again.",
    `what if my internet drops while filling in the form
    is my text lost when I am offline
    does the form work offline
    connection lost in the form
    will I lose what I typed
    I have bad reception`,
  ),
  screen(
    "intake-next",
    "What happens after the intake form",
    company.intakePath,
    `A person reads it ${businessHours.text}; the answer comes by email. Then a free AI audit, and you get a scoped plan, a price and a start date in writing before anything is built.`,
    `what happens next after I send the request
    how will you answer me
    who reads the intake form and when
    do I get a reply by mail
    what comes after the request
    will somebody call me or write
    when do I hear back`,
  ),
  screen(
    "visit-sent",
    "What goes with a form",
    company.intakePath,
    retention.visit,
    `what do you track about my visit
    does the form record where I came from
    which information is sent along with my request
    do you see which ad or campaign brought me
    do you know which site I was on before
    is the page I saw first passed on
    hidden data in the form`,
  ),
  screen(
    "contact-fields",
    "Fields of the contact form",
    "/contact",
    `The contact form asks for name, email, company, subject and message; the phone number is optional. Subjects: ${inWords(contactSubjects.map(({ label }) => midSentence(label)))}.`,
    `is a phone number required in the contact form
    what does the contact form ask for
    which subjects are there
    how many subjects can I choose from
    can I ask for a demo in the contact form
    is there a subject for partnerships`,
  ),
  screen(
    "chat-seen",
    "What people see of a chat",
    "/chat",
    `In the chat our people see ${seenByPeople}.`,
    `what do your people see about me in the chat
    can support see where I am
    do you know my time zone
    which information about me does the chat pass on
    does the person in the chat know which page I was on
    am I anonymous in the chat
    what do you see when I write to support`,
  ),
  screen(
    "contact-desk",
    contactPage.desk.title,
    "/contact",
    `${contactPage.lead} ${contactPage.desk.drawing}`,
    `who will read my mail
    does a bot or a person answer
    what should I say in my message
    is my message passed on to a colleague
    will a machine answer me
    I don't want to talk to a bot again
    do real people read this`,
  ),
  screen(
    "contact-review",
    "Before a message is sent",
    "/contact",
    contactPage.review.text,
    `is my message sent right away
    what is review message
    why does a new tab open
    do I see my message before it goes out
    nothing was sent, why
    can I check the message first`,
  ),
  screen(
    "apply-sent",
    "What becomes of an application",
    "/careers/apply/senior-ai-engineer",
    'Below the button of the application stands what becomes of it: "Demo: nothing is sent" where the form is a demo, so that your resume stays on your device; else how long we keep it.',
    `does my application really get sent
    where does my resume go after I press submit
    is the application form real or a demo
    when I hit apply are my files transmitted
    what happens to my CV once I submit it
    do you store the resumes of applicants
    who receives my application
    will my cover letter reach a person
    is the apply button just for show
    how long do you keep a resume`,
  ),
  screen(
    "apply-files",
    "What an application needs",
    "/careers/apply/senior-ai-engineer",
    "The application asks for name, email, phone and a resume (PDF, up to 5 MB; a Word file works too). Cover letter and portfolio are optional.",
    `how large may my resume be
    can I upload a word file
    file format for the CV
    is a cover letter required
    do I need a portfolio
    max size of the upload
    what documents do you need from applicants
    5 MB`,
  ),
  screen(
    "apply-no-match",
    careersPage.noMatch.title,
    "/careers",
    careersPage.noMatch.text,
    `no position fits me
    can I apply without an open position
    spontaneous application
    do you read every letter
    what should I write if there is no match
    I don't fit any of the roles
    speculative application`,
  ),
  screen(
    "jobs-departments",
    "Departments of the positions",
    "/careers",
    `Engineering seeks a Senior AI Engineer, an AI/ML Engineer and a Full-Stack Developer; product a Product Lead; sales a Sales & Business Lead; operations a Project Manager. All are ${places}.`,
    `which departments are hiring
    how many engineering jobs are there
    is there a job in operations
    jobs in sales
    any marketing positions
    technical jobs
    anything for non-engineers`,
  ),
  screen(
    "jobs-longest",
    "The longest and the shortest contract",
    "/careers",
    "The longest contract is the AI/ML Engineer's, 10 months; the shortest the Project Manager's, 6 months. Only the Senior AI Engineer is full-time with no end date.",
    `which contract is the longest
    shortest contract
    which role has no end date
    the job that lasts longest
    which positions are temporary
    is anything permanent`,
  ),
  screen(
    "jobs-most-experience",
    "The most and the least experience",
    "/careers",
    "The Full-Stack Developer asks for the least experience, 3+ years, the Project Manager for the most, 8+ years.",
    `which job asks for the least experience
    which position needs the most years
    easiest job to get with little experience
    I have only three years of experience
    highest experience requirement
    do you take beginners`,
  ),
  screen(
    "waitlist-sent",
    "After joining the waitlist",
    "/agents",
    "After you join, the page thanks you and you hear from us soon. The form needs JavaScript; the intake form works without it.",
    `what happens after I join the waitlist
    does the waitlist work without javascript
    did my waitlist entry work
    am I on the waitlist now
    confirmation of the waitlist
    is there an alternative to the waitlist form`,
  ),
];

const builtIn = Object.values(builtInSolutions).flatMap(({ slug, title, subtext, description, features, useCases }) => {
  const path = `/solutions/${slug}` as const;
  const wordings = builtInWordings[slug];
  return [
    screen(slug, title, path, `${subtext} ${description}`.slice(0, 360), wordings.whole.join("\n")),
    ...features.map((feature, at) =>
      screen(
        `${slug}:feature-${at + 1}`,
        `${title}: ${midSentence(feature.title)}`,
        path,
        `${feature.title}: ${midSentence(feature.description)}`,
        wordings.features[at]?.join("\n") ?? "",
      ),
    ),
    ...useCases.map((useCase, at) =>
      screen(
        `${slug}.${useCase.task.replaceAll(/\W+/g, "-")}`,
        `${useCase.industry}: ${useCase.task}`,
        path,
        `An example for ${midSentence(useCase.industry)}, ${useCase.task}: ${slug === "ai-security" ? title : "the agent"} ${midSentence(useCase.text)}`,
        wordings.useCases[at]?.join("\n") ?? "",
      ),
    ),
  ];
});

/** What forms ask, and the two solutions beside the eight. */
export const screenFacts: readonly Passage[] = [...screens, ...builtIn];
