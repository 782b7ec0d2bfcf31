import { about } from "../about.ts";
import { businessHours, company } from "../company.ts";
import { testimonials, testimonialsNote } from "../testimonials.ts";
import { countWord, inWords, midSentence, type Passage } from "./passage.ts";

/** Trades that no solution names, for visitors who ask whether we work with theirs. */
const tradeNames: readonly string[] =
  `restaurant, hotel, hospitality, catering, bakery, school, university, education, church, construction, builder,
  contractor, architect, gym, fitness, salon, spa, farm, agriculture, pharmacy, museum, government, municipality,
  electrician, dealership, automotive, travel agency, tourism, airline, publisher, gaming, marketing agency, photographer,
  biotech, chemical, mining, aerospace`.split(/,\s+/);

/** The people behind the site, its customers, and how to reach the company. */
export const companyPassages: readonly Passage[] = [
  {
    id: "hours",
    kind: "fact",
    title: "Business hours",
    path: "/contact",
    keywords: ["weekend", "today", "now", "timezone", "holiday", "available", "Monday", "Friday", "morning", "evening"],
    text: `${businessHours.text}. ${businessHours.closedText}.`,
    answer: `We are open ${businessHours.text}. ${businessHours.closedText}; write to ${company.email} at any time.`,
  },
  {
    id: "email",
    kind: "fact",
    title: "Contact and email",
    path: "/contact",
    keywords: ["reach", "mail", "message", "employee", "representative", "someone"],
    text: `Write to ${company.email} or use the contact page. ${businessHours.text}.`,
    answer: `Write to ${company.email} and a person answers, ${businessHours.text}.`,
  },
  {
    id: "phone",
    kind: "fact",
    title: "Phone",
    path: company.intakePath,
    keywords: ["telephone", "mobile", "hotline", "ring", "number"],
    text: `The site gives no phone number. Write to ${company.email}, or leave your number in the intake form.`,
    answer: `There is no phone number on this site. Write to ${company.email}, or leave your number in the intake form and ask for a call.`,
    unstated: true,
  },
  {
    id: "address",
    kind: "fact",
    title: "Office and address",
    path: company.intakePath,
    keywords: ["headquarters", "city", "street", "visit", "based", "location"],
    text: `The site gives no street address. Hours are in ${businessHours.timeZone}.`,
    answer: `This site gives no street address; our hours run on ${businessHours.timeZone}. For anything that needs one, write to ${company.email}.`,
    unstated: true,
  },
  {
    id: "who-we-build-for",
    kind: "fact",
    title: "Who we build for",
    path: "/about",
    keywords: ["size", "sector", "nonprofit", "business", "employees", ...tradeNames],
    text: about.whoWeBuildFor.map((group) => `${group.title}: ${group.text}`).join(" "),
    answer: `We build for ${inWords(about.whoWeBuildFor.map(({ title, who }) => `${title.toLowerCase()} (${midSentence(who)})`))}. Size matters less than whether a task comes back every week.`,
  },
  {
    id: "who-is-behind",
    kind: "fact",
    title: `Who is behind ${company.name}`,
    path: "/about",
    keywords: ["founder", "founders", "owner", "ceo", "history", "mission", "team", "about"],
    text: `${about.mission.text} ${about.foundingStory.paragraphs.join(" ")}`,
    answer: `${about.mission.text} Its founders began by writing down every task they did twice; the ones that needed no judgment became the first agents.`,
  },
  {
    id: "principles",
    kind: "fact",
    title: "Principles",
    path: "/about",
    keywords: ["culture", "believe", "mission"],
    text: about.principles.map((principle) => `${principle.title}: ${principle.text}`).join(" "),
    answer: `${countWord(about.principles.length)} principles: ${inWords(about.principles.map(({ title, rule }) => `${title.toLowerCase()} (${midSentence(rule.slice(0, -1))})`))}.`,
  },
  {
    id: "languages",
    kind: "fact",
    title: "Languages",
    path: "/about",
    keywords: ["french", "german", "chinese", "arabic", "portuguese", "multilingual", "bilingual", "english"],
    text: about.principles.map((principle) => `${principle.title}: ${principle.text}`).join(" "),
    answer:
      "One of our principles is that agents write to people in their language, but this site lists no languages. Name the ones you need, Spanish for example, in the free AI audit.",
  },
  {
    id: "customers",
    kind: "fact",
    title: "Customers and results",
    path: "/",
    keywords: ["reviews", "success", "stories", "clients", "proof", "before and after", "portfolio"],
    text: `${testimonials.map((story) => `${story.name}, ${story.organization}: ${story.quote}`).join(" ")} ${testimonialsNote}`,
    answer: `The home page tells ${testimonials.length} stories: ${inWords(testimonials.map(({ figure, figureLabel, organization }) => `${figure} ${figureLabel} at ${organization}`))}. ${testimonialsNote}`,
    claim: true,
  },
  {
    id: "partners",
    kind: "fact",
    title: "Partnerships",
    path: "/contact",
    keywords: ["agency", "affiliate", "referral", "collaborate", "press", "investor"],
    text: `The contact form has the subject Partnership. Write to ${company.email}.`,
    answer: `For partnerships, choose the subject "Partnership" in the contact form or write to ${company.email}.`,
  },
  {
    id: "accounts",
    kind: "fact",
    title: "Accounts and login",
    path: "/dashboard",
    keywords: ["login", "sign in", "register", "profile", "user"],
    text: "There is no sign-up on this site. Our team opens the accounts of the dashboard.",
    answer:
      "There is no sign-up on this site, and nothing here needs an account. Our team opens those of the dashboard: ask in the intake form.",
  },
];
