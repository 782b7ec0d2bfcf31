import { company } from "./company.ts";
import type { SolutionDetail } from "./solution-detail.ts";

/** The machine learning page (SPEC, "Machine learning detail page"). */
export const machineLearningDetail: SolutionDetail = {
  services: {
    title: "Four services, from raw data to an alarm",
    lead: "Take one or all four. Each ends with something that your own team can run and check.",
    items: [
      {
        title: "Custom model development",
        bullets: [
          "A baseline first: the simple rule that a model has to beat",
          "Forecasts, scores and triage from your own records",
          "Errors in units and dollars, not only in percent",
          "The reason behind each score, in words a planner can check",
        ],
      },
      {
        title: "Data pipeline optimization",
        bullets: [
          "Every source listed with its owner, delay and gaps",
          "Bad rows held back and shown, never quietly filled in",
          "Fresh data at a fixed hour, and a warning when it is late",
          "Any past day can be rebuilt, so a result can be repeated",
        ],
      },
      {
        title: "Model training and deployment",
        bullets: [
          "Training that your team can repeat with one command",
          "A test on months that the model has never seen",
          "A trial beside the old way until the numbers hold",
          "The last good version one switch away",
        ],
      },
      {
        title: "Performance monitoring",
        bullets: [
          "Accuracy measured on live results every week",
          "An alarm line agreed with you before launch",
          "A named person hears first, with the likely cause",
          "Retraining by a written rule, approved by a person",
        ],
      },
    ],
  },
  why: {
    title: `Why choose ${company.name} for models`,
    lead: "A model is a promise about next month. These four rules keep it small enough to hold.",
    points: [
      {
        title: "The simple rule goes first",
        text: "If last year's figure or a moving average does as well, we say so and stop. A model has to earn its upkeep.",
      },
      {
        title: "Your history stays yours",
        text: "Data, code and trained models live in your accounts. If we leave, everything keeps running.",
      },
      {
        title: "Every number has a range",
        text: "A forecast comes with its error and with a low and a high end, so people can plan for both.",
      },
      {
        title: "People keep the decision",
        text: "The model proposes an order or a rank. Above the limit you set, a named person approves it first.",
      },
    ],
  },
  closing: {
    title: "Bring two years of history",
    text: "An export is enough to begin. In the first week you hear whether a model beats the simple rule, and by how much.",
  },
};

/** A week of the forecast: the expected value and its range. */
export type ForecastWeek = Readonly<{ value: number; low: number; high: number }>;

const forecast: readonly ForecastWeek[] = [
  { value: 288, low: 277, high: 299 },
  { value: 296, low: 281, high: 311 },
  { value: 293, low: 275, high: 312 },
  { value: 305, low: 283, high: 328 },
  { value: 314, low: 288, high: 341 },
  { value: 311, low: 282, high: 342 },
  { value: 324, low: 290, high: 360 },
  { value: 333, low: 295, high: 373 },
  { value: 341, low: 299, high: 385 },
];

const store = "Marrow Street store";
const planner = "Noor Haddad";

/** The forecast on the machine learning page: 30 weeks, the last nine of them in the future. Invented. */
export const demandForecast = {
  title: "Demand forecast",
  subject: `Cold brew 12-pack, ${store}`,
  store,
  planner,
  unit: "cases a week",
  measured: [182, 194, 176, 203, 198, 187, 214, 221, 205, 231, 224, 243, 229, 250, 238, 262, 249, 268, 276, 259, 281],
  forecast,
  legend: { measured: "Sold", expected: "Expected", range: "Range" },
  today: "Today",
  axis: { start: "Week 14", today: "Week 34", end: "Week 43" },
  scale: [100, 200, 300, 400],
  alt: "Line chart. Weekly sales rose from 182 to 281 cases over 21 weeks. The forecast for the next nine weeks rises to 341 cases, with a range from 299 to 385.",
  error: {
    title: "Average error, last 12 weeks",
    labels: { before: "Last year's rule", after: "Model" },
    before: "11.9%",
    after: "6.8%",
    ratio: 6.8 / 11.9,
    alarm: `Alarm at 9%. ${planner}, planning, hears first.`,
  },
  log: [
    { time: "05:10", title: "Forecast updated", text: "Week 35: 288 cases, range 277 to 299", state: "done" },
    { time: "05:12", title: "Order drafted", text: "300 cases, waiting for Noor's approval", state: "waiting" },
  ],
} as const;
