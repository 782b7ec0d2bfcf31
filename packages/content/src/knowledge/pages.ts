import { about } from "../about.ts";
import { careersPage, jobPage } from "../careers-page.ts";
import { claims } from "../claims.ts";
import { businessHours, company, promise } from "../company.ts";
import { contactSubjects } from "../contact-page.ts";
import { contacts } from "../contacts.ts";
import { operationsMap } from "../operations-map.ts";
import { performanceMetricsNote } from "../performance-metrics.ts";
import { capabilities, enterpriseList } from "../playground.ts";
import { pricing } from "../pricing.ts";
import { audit, processSteps } from "../process.ts";
import { methodology, services } from "../services.ts";
import type { SiteLink } from "../site-path.ts";
import { solutionsPage } from "../solutions-page.ts";
import type { Point } from "../step.ts";
import { testimonialsNote } from "../testimonials.ts";
import { tryAgents } from "../try-agents.ts";
import { countWord, fact, inWords, midSentence, type Passage } from "./passage.ts";

/** One point of a list on its own. */
function point(list: string, { id, title, text }: Point, path: SiteLink, named = title): Passage {
  return fact(`${list}-${id}`, named, path, `${title}: ${midSentence(text)}`);
}

const [, opsAudit, build, support] = processSteps;
const rows = operationsMap.rows.map(({ label, days }) => `${label.toLowerCase()} ${days.length}`);

const serviceFacts = services.map(({ id, title, text, terms }) =>
  fact(
    `services-${id}`,
    title,
    "/services",
    `${title} takes ${terms.takes.replace(/^Simple/, "simple")}. You bring ${midSentence(terms.brings)} and get ${midSentence(terms.gets)}. It stays with you: ${midSentence(terms.stays)}.`,
    { text },
  ),
);

const methodFacts = methodology.map(({ title, text, fromDay, toDay, keeps }) =>
  fact(
    `method-${title.toLowerCase()}`,
    `Method of the services: ${title}`,
    "/services",
    `${title}, day ${fromDay} to ${toDay}: ${midSentence(text)} You keep ${midSentence(keeps ?? "")}.`,
  ),
);

/** List items that visitors ask for on their own; `why-us` covers the company's experience. */
const listed = [
  ...solutionsPage.why.reasons
    .filter(({ id }) => id !== "expertise")
    .map((reason) => point("reason", reason, "/solutions")),
  ...careersPage.values.map((value) => point("value", value, "/careers")),
];

/** Agent abilities that other passages do not cover: approvals and logs. */
const capabilityTitles: Readonly<Record<string, string>> = {
  reads: "What an agent reads",
  works: "Where an agent writes",
  source: "Answers with their source",
  corrections: "Corrections",
};
const capabilityFacts = capabilities.flatMap((capability) => {
  const title = capabilityTitles[capability.id];
  return title === undefined ? [] : [point("capability", capability, "/playground", title)];
});

/** Content of single pages beyond the subjects of the other files. */
export const pageFacts: readonly Passage[] = [
  ...serviceFacts,
  ...methodFacts,
  ...listed,
  fact(
    "audit-result",
    "What the audit gives",
    "/services#packages",
    `${audit.result} You keep the notes either way: ${audit.marks}.`,
  ),
  fact(
    "price-in-writing",
    "The price in writing",
    "/ai-automation#packages",
    `${pricing.scope} It starts at ${pricing.firstAgent}.`,
  ),
  fact("vision", "Our vision", "/about", `Our vision: ${midSentence(about.vision)}`),
  fact(
    "process-days",
    "The days of the four steps",
    "/ai-automation",
    `${inWords(processSteps.map(({ title, fromDay, toDay }) => `${title} on day ${fromDay} to ${toDay}`))}. In the last days ${midSentence(support.text)}`,
  ),
  fact(
    "step-audit",
    opsAudit.title,
    "/ai-automation",
    `${opsAudit.title}, day ${opsAudit.fromDay} to ${opsAudit.toDay}: ${midSentence(opsAudit.text)}`,
  ),
  fact(
    "step-build",
    build.title,
    "/ai-automation",
    `${build.title}, day ${build.fromDay} to ${build.toDay}: ${midSentence(build.text)}`,
  ),
  fact(
    "methodology",
    "The method of the services",
    "/services",
    `${countWord(methodology.length)} steps: ${inWords(methodology.map(({ title, fromDay, toDay, keeps }) => `${title} (day ${fromDay} to ${toDay}; you keep ${midSentence(keeps ?? "")})`))}.`,
    { text: methodology.map(({ title, text }) => `${title}: ${text}`).join(" ") },
  ),
  fact(
    "stop-anytime",
    "Stopping in between",
    "/services",
    `Each step of our method ends with something you can hold, and you can stop after any of them: ${inWords(methodology.map(({ keeps }) => midSentence(keeps ?? "")))}.`,
  ),
  fact(
    "role-sheet",
    "Role sheet",
    "/agents",
    "Each agent starts from a role sheet: where it works, what it may do on its own, what it must ask and who it reports to. You see it before anything is built.",
  ),
  fact(
    "operations-map",
    operationsMap.title,
    "/",
    `${promise.percent} of ${operationsMap.tasks} recurring tasks go to agents after ${operationsMap.days} days. Of ten tasks each: ${inWords(rows)}.`,
    { text: operationsMap.alt },
  ),
  fact(
    "founding-story",
    about.foundingStory.title,
    "/about",
    `For ${promise.days} days the founders wrote down every task they did twice. About thirty of a hundred needed no judgment: those thirty became the first agents, and the name.`,
    {
      text: about.foundingStory.paragraphs.join(" "),
    },
  ),
  fact(
    "what-we-build",
    about.headings.whatWeBuild.title,
    "/about",
    `Five kinds of work: ${inWords(about.whatWeBuild.map(({ title }) => title))}. The flagship products are agents: ${inWords(about.flagshipProducts.map(({ title }) => title))}.`,
    { text: [...about.whatWeBuild, ...about.flagshipProducts].map(({ title, text }) => `${title}: ${text}`).join(" ") },
  ),
  fact(
    "stories-fictional",
    "Whether the stories are real",
    "/",
    `The site names no real customers: ${midSentence(testimonialsNote)} ${performanceMetricsNote}`,
  ),
  fact(
    "contact-form",
    "The contact form",
    "/contact",
    `A person with a name answers, not an agent. Choose a subject (${inWords(
      contactSubjects.map(({ label }) => label.toLowerCase()),
      "or",
    )}) and write; the intake form then opens with your details, and nothing is sent before you send it there.`,
  ),
  fact(
    "scale",
    "Volume",
    "/solutions",
    `It scales: ten runs a day or ten thousand. The home page states: ${midSentence(claims.volume.text)}`,
    { claim: true },
  ),
  fact(
    "why-us",
    solutionsPage.why.title,
    "/solutions",
    `Four reasons: ${inWords(solutionsPage.why.reasons.map(({ title }) => title.toLowerCase()))}. The page states: ${midSentence(claims.expertise.text)}`,
    { text: solutionsPage.why.reasons.map(({ title, text }) => `${title}: ${text}`).join(" "), claim: true },
  ),
  fact(
    "logs",
    "The log of every action",
    "/solutions/workflow-automation",
    "Every action is in a log that you own: what was read, what was decided and what was written, in words and with times. In regulated systems it also says who asked and who approved.",
  ),
  fact(
    "custom-training",
    "The enterprise list",
    "/playground",
    `The enterprise list in the playground states: ${inWords(enterpriseList)}.`,
    { claim: true },
  ),
  fact(
    "try-agents",
    "Demo agents on your own text",
    "/playground/try/sales",
    `${countWord(tryAgents.length)} demo agents work on a text of yours: ${inWords(tryAgents.map(({ name, path }) => `${name} (${path})`))}.`,
    {
      text: tryAgents.map(({ name, lead }) => `${name}: ${lead}`).join(" "),
      items: tryAgents.map(({ slug }) => `demo-${slug}`),
    },
  ),
  fact(
    "try-privacy",
    "The text that you paste into a demo",
    "/playground/try/sales",
    "Your text goes to the demo agent when you press Process. The server does not keep it.",
  ),
  ...capabilityFacts,
  fact(
    "jobs-culture",
    careersPage.valuesTitle,
    "/careers",
    `${inWords(careersPage.values.map(({ title }) => midSentence(title))).replace(/^./, (first) => first.toUpperCase())}: ${midSentence(careersPage.remote)}`,
    { text: careersPage.values.map(({ title, text }) => `${title}: ${text}`).join(" ") },
  ),
  fact(
    "jobs-mindset",
    "Entrepreneur mindset",
    "/careers/apply/senior-ai-engineer",
    `The positions ask for an entrepreneur mindset: ${midSentence(jobPage.entrepreneurText)}`,
  ),
  fact(
    "chat-contacts",
    "Contacts of the chat",
    "/chat",
    `The chat has ${inWords(contacts.map(({ name, role }) => `${name} (${role.toLowerCase()})`))}. People answer ${businessHours.text}.`,
  ),
  fact(
    "intake-form",
    "The intake form",
    company.intakePath,
    `The intake form asks for your name, your email and the task that your team repeats. A person reads it ${businessHours.text}, and answers by email.`,
  ),
];
