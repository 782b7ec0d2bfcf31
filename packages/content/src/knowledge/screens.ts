import { careersPage } from "../careers-page.ts";
import { businessHours, company } from "../company.ts";
import { contactPage, contactSubjects } from "../contact-page.ts";
import { seenByPeople } from "../contacts.ts";
import { builtInSolutions } from "../fallback-solutions.ts";
import { retention } from "../retention.ts";
import { places } from "./jobs.ts";
import { fact, inWords, midSentence, type Passage } from "./passage.ts";

/** The questions of forms. */
const screens: readonly Passage[] = [
  fact(
    "intake-how-much",
    "What to write in the intake form",
    company.intakePath,
    "Describe one task that your team repeats every week: what is done, in which systems and how often. Two or three sentences are enough. Leave passwords and customer data out.",
  ),
  fact(
    "intake-fields",
    "Fields of the intake form",
    company.intakePath,
    "The intake form needs your name and work email. Company, phone, what you need and the task are optional; what you need can be one of the eight solutions or not sure yet.",
  ),
  fact(
    "intake-offline",
    "The intake form without a connection",
    company.intakePath,
    "When you are offline the intake form keeps what you typed in its tab. Send it when you are connected again.",
  ),
  fact(
    "intake-next",
    "What happens after the intake form",
    company.intakePath,
    `A person reads it ${businessHours.text}; the answer comes by email. Then a free AI audit, and you get a scoped plan, a price and a start date in writing before anything is built.`,
  ),
  fact("visit-sent", "What goes with a form", company.intakePath, retention.visit),
  fact(
    "contact-fields",
    "Fields of the contact form",
    "/contact",
    `The contact form asks for name, email, company, subject and message; the phone number is optional. Subjects: ${inWords(contactSubjects.map(({ label }) => midSentence(label)))}.`,
  ),
  fact("chat-seen", "What people see of a chat", "/chat", `In the chat our people see ${seenByPeople}.`),
  fact("contact-desk", contactPage.desk.title, "/contact", `${contactPage.lead} ${contactPage.desk.drawing}`),
  fact("contact-review", "Before a message is sent", "/contact", contactPage.review.text),
  fact(
    "apply-sent",
    "What becomes of an application",
    "/careers/apply/senior-ai-engineer",
    'Below the button of the application stands what becomes of it: "Demo: nothing is sent" where the form is a demo, so that your resume stays on your device; else how long we keep it.',
  ),
  fact(
    "apply-files",
    "What an application needs",
    "/careers/apply/senior-ai-engineer",
    "The application asks for name, email, phone and a resume (PDF, up to 5 MB; a Word file works too). Cover letter and portfolio are optional.",
  ),
  fact("apply-no-match", careersPage.noMatch.title, "/careers", careersPage.noMatch.text),
  fact(
    "jobs-departments",
    "Departments of the positions",
    "/careers",
    `Engineering seeks a Senior AI Engineer, an AI/ML Engineer and a Full-Stack Developer; product a Product Lead; sales a Sales & Business Lead; operations a Project Manager. All are ${places}.`,
  ),
  fact(
    "jobs-longest",
    "The longest and the shortest contract",
    "/careers",
    "The longest contract is the AI/ML Engineer's, 10 months; the shortest the Project Manager's, 6 months. Only the Senior AI Engineer is full-time with no end date.",
  ),
  fact(
    "jobs-most-experience",
    "The most and the least experience",
    "/careers",
    "The Full-Stack Developer asks for the least experience, 3+ years, the Project Manager for the most, 8+ years.",
  ),
  fact(
    "waitlist-sent",
    "After joining the waitlist",
    "/agents",
    "After you join, the page thanks you and you hear from us soon. The form needs JavaScript; the intake form works without it.",
  ),
];

const builtIn = Object.values(builtInSolutions).flatMap(({ slug, title, subtext, description, features, useCases }) => {
  const path = `/solutions/${slug}` as const;
  return [
    fact(slug, title, path, `${subtext} ${description}`.slice(0, 360)),
    ...features.map((feature, at) =>
      fact(
        `${slug}:feature-${at + 1}`,
        `${title}: ${midSentence(feature.title)}`,
        path,
        `${feature.title}: ${midSentence(feature.description)}`,
      ),
    ),
    ...useCases.map((useCase) =>
      fact(
        `${slug}.${useCase.task.replaceAll(/\W+/g, "-")}`,
        `${useCase.industry}: ${useCase.task}`,
        path,
        `An example for ${midSentence(useCase.industry)}, ${useCase.task}: ${slug === "ai-security" ? title : "the agent"} ${midSentence(useCase.text)}`,
      ),
    ),
  ];
});

/** The questions of forms, and the two solutions besides the eight. */
export const screenFacts: readonly Passage[] = [...screens, ...builtIn];
