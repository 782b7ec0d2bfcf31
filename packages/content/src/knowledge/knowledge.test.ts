import { describe, expect, it } from "vitest";
import * as content from "../index.ts";
import {
  aiConsultingDetail,
  businessHours,
  customerStories,
  enterpriseIntegrationDetail,
  followUpsOf,
  integrationTimes,
  jobDetails,
  jobs,
  knowledge,
  libraryAgents,
  machineLearningDetail,
  methodology,
  offTopic,
  pricing,
  processSteps,
  retention,
  services,
  solutionSlugs,
  solutions,
  testimonials,
  wordingsOf,
} from "../index.ts";
import followUps from "./follow-ups.json" with { type: "json" };
import searches from "./searches.json" with { type: "json" };
import { taskWords } from "./task-words.ts";
import wordings from "./wordings.json" with { type: "json" };

/** Every string of a value, with its path. */
function stringsOf(value: unknown, at = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${at}.${key}`));
}

const ids = new Set(knowledge.map((passage) => passage.id));

describe("knowledge", () => {
  it("gives each passage, and each subject the site leaves out, a unique id and a way to be found", () => {
    expect(knowledge.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
    expect(knowledge.filter((passage) => wordingsOf(passage).length === 0)).toEqual([]);
  });

  it("has at least six questions for each passage, and 500 that the site does not answer", () => {
    expect(knowledge.filter((passage) => wordingsOf(passage).length < 6).map(({ id }) => id)).toEqual([]);
    const beyond = knowledge.filter(({ unstated }) => unstated).flatMap(wordingsOf);
    expect(beyond.length + offTopic.flat().length).toBeGreaterThanOrEqual(500);
  });

  it("has wordings only for existing passages", () => {
    expect(Object.keys(wordings).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("lists each search once, for an existing passage, and none that is also a wording", () => {
    expect(Object.keys(searches).filter((id) => !ids.has(id))).toEqual([]);
    const known = Object.values(wordings).flat();
    const all = [...known, ...Object.values(searches).flat()].map((text) => text.toLowerCase());
    expect(all.slice(known.length).filter((text, at) => all.indexOf(text) !== known.length + at)).toEqual([]);
  });

  it("has follow-ups for every stated passage, each to an existing passage and listed once", () => {
    const told = knowledge.filter(({ unstated }) => !unstated);
    expect(Object.keys(followUps).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
    const groups = told.map(followUpsOf);
    expect(groups.flatMap(Object.keys).filter((id) => !ids.has(id))).toEqual([]);
    const texts = groups.map((group) =>
      Object.values(group)
        .flat()
        .map((text) => text.toLowerCase()),
    );
    expect(texts.flatMap((some) => some.filter((text, at) => some.indexOf(text) !== at))).toEqual([]);
    expect(texts.filter((some) => some.length < 8)).toEqual([]);
  });

  it("states every fact on every page: prices, days, hours, names, guarantees and places", () => {
    const details = [aiConsultingDetail, machineLearningDetail, enterpriseIntegrationDetail];
    const facts = [
      pricing.firstAgent,
      ...pricing.included,
      ...pricing.samples.map(({ value }) => value),
      businessHours.text,
      businessHours.closedText,
      ...Object.values(integrationTimes),
      `${retention.days} days`,
      ...libraryAgents.flatMap(({ name, channels, does, terms }) => [name, ...channels, ...does, ...terms.flat()]),
      ...processSteps.map(({ fromDay, toDay }) => `day ${fromDay} to ${toDay}`),
      ...methodology.map(({ fromDay, toDay }) => `day ${fromDay} to ${toDay}`),
      ...services.flatMap(({ terms }) => Object.values(terms)),
      ...solutionSlugs.flatMap((slug) => [
        ...solutions[slug].features.map(({ description }) => description),
        ...solutions[slug].useCases.map(({ text }) => text),
      ]),
      ...details.flatMap((detail) => [
        ...detail.services.items.flatMap(({ bullets }) => bullets),
        ...detail.why.points.map(({ text }) => text),
      ]),
      ...jobs.flatMap(({ id, title, location }) => [
        title,
        location,
        jobDetails[id].summary,
        ...jobDetails[id].responsibilities,
        ...jobDetails[id].requirements,
        ...jobDetails[id].preferredQualifications,
      ]),
      ...[...testimonials, ...customerStories].flatMap(({ change }) => [change.before, change.after]),
    ];
    const passages = knowledge
      .map(({ title, text, answer }) => `${title}\n${text}\n${answer}`.toLowerCase())
      .join("\n");
    expect(facts.filter((fact) => !passages.includes(fact.toLowerCase()))).toEqual([]);
  });

  it("states every figure, name, place, weekday and guarantee in any text on the site", () => {
    // Excludes the assistant's own, visitors' input to demos, samples of other companies, labels of drawings and
    // fields.
    const shown =
      /^\.(?:attacks|handWork|judgmentWork|knowledge|offTopic|personalRequests|recurringWork|remarks|suggestedQuestions|agentsPage\.solution\.day\.alt|demandForecast\.error|demoCall\.run|opportunityTable\.subject|tryAgents\.\d\.samples|trySamples|viewerText)\b|\.(?:labels|errors)\.|^\.jobPage\.location$/;
    const fact =
      /\$\d[\d,.]*\d|\d+(?:\.\d+)? ?%|\b\d[\d,.]*[ -](?:business )?(?:days?|hours?|weeks?|months?|minutes?|people|employees|years?)\b|\b\d{1,2} ?[ap]m\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:guarantee\w*|soc 2|hipaa|gdpr|ccpa)\b/gi;
    const facts = stringsOf(content)
      .filter(([at]) => !shown.test(at))
      .flatMap(([at, text]) => (/\.(?:name|company|location)$/.test(at) ? [text] : (text.match(fact) ?? [])));
    const told = knowledge.map(({ title, text, answer }) => `${title}\n${text}\n${answer}`.toLowerCase()).join("\n");
    expect(facts.length).toBeGreaterThan(100);
    expect([...new Set(facts)].filter((one) => !told.includes(one.toLowerCase()))).toEqual([]);
  });

  it("covers every solution, agent and job", () => {
    const subjects = [
      ...solutionSlugs,
      ...libraryAgents.map((agent) => agent.slug),
      ...jobs.map((job) => `job-${job.id}`),
    ];
    expect(subjects.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("knows how people describe the task behind every use case", () => {
    const tasks = solutionSlugs.flatMap((slug) => solutions[slug].useCases.map((useCase) => useCase.task));
    expect(Object.keys(taskWords).toSorted()).toEqual(tasks.toSorted());
  });

  it("answers in at most three sentences and 360 characters, to fit a chat bubble", () => {
    const long = knowledge.filter(
      (passage) => passage.answer.length > 360 || (passage.answer.match(/[.?](?= [A-Z])/g) ?? []).length > 2,
    );
    expect(long.map((passage) => [passage.id, passage.answer])).toEqual([]);
  });

  it("links list items only to existing passages", () => {
    const items = knowledge.flatMap((passage) => passage.items ?? []);
    expect(items.length).toBeGreaterThan(15);
    expect(items.filter((item) => !ids.has(item))).toEqual([]);
  });

  it("flags answers that rest on a claim", () => {
    const claiming = knowledge.filter((passage) => /SOC 2|HIPAA|99\.9%|75%|encryption/i.test(passage.answer));
    expect(claiming.length).toBeGreaterThan(4);
    expect(claiming.filter((passage) => passage.claim !== true)).toEqual([]);
  });
});
