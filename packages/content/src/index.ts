export { about } from "./about.ts";
export { type LibraryAgent, libraryAgents, voiceTones } from "./agents.ts";
export { agentsPage, waitlist } from "./agents-page.ts";
export { type AutomationOffer, automationPage } from "./automation-page.ts";
export { careersPage, jobPage } from "./careers-page.ts";
export { type Claim, claims } from "./claims.ts";
export { type BusinessDay, businessHours, company, promise } from "./company.ts";
export { aiConsultingDetail, type Opportunity, opportunityTable } from "./consulting.ts";
export { contactPage, contactSubjects, messagePreviewLength } from "./contact-page.ts";
export { contactWelcome } from "./contact-welcome.ts";
export { type Contact, contacts, seenByPeople } from "./contacts.ts";
export { type CustomerStory, customerStories } from "./customer-stories.ts";
export {
  type BuiltInSlug,
  builtInSolutions,
  type FallbackSolution,
  fallbackSolutions,
  type IndustryIcon,
} from "./fallback-solutions.ts";
export { contactFaq, type FaqItem, integrationTimes } from "./faq.ts";
export {
  type ConnectionDiagram,
  demoCall,
  type FeatureCard,
  featureCards,
  featuresIntro,
  finalCall,
  hero,
  type Permission,
  type RoleSheet,
  testimonialsIntro,
} from "./home.ts";
export { type AgentRequest, enterpriseIntegrationDetail, type LayerState, systemsMap } from "./integration.ts";
export type { JobDetail } from "./job-detail.ts";
export { jobDetails } from "./job-details.ts";
export { contractExtension, type Job, type JobId, type JobListing, jobs } from "./jobs.ts";
export { knowledge } from "./knowledge/knowledge.ts";
export { type NamedThings, namedThings } from "./knowledge/named.ts";
export { otherTopic, type Passage, type PassageKind } from "./knowledge/passage.ts";
export {
  attacks,
  followUpsOf,
  foreignAttacks,
  foreignOffTopic,
  foreignPersonalRequests,
  handWork,
  judgmentWork,
  offTopic,
  personalRequests,
  type Remark,
  recurringWork,
  remarks,
  searchesOf,
  wordingsOf,
} from "./knowledge/wordings.ts";
export { demandForecast, type ForecastWeek, machineLearningDetail } from "./machine-learning.ts";
export {
  footer,
  footerColumns,
  type HeaderMenu,
  headerCta,
  headerLinks,
  headerMenus,
  type MenuItem,
} from "./navigation.ts";
export { type LogLine, type MapRow, operationsMap } from "./operations-map.ts";
export { pageLabels } from "./page-labels.ts";
export { type PerformanceMetric, performanceMetrics, performanceMetricsNote } from "./performance-metrics.ts";
export { capabilities, type DemoAgent, demoAgents, enterpriseList } from "./playground.ts";
export { auditForm, deploymentRequest, viewerText } from "./playground-dialogs.ts";
export { playgroundPage } from "./playground-page.ts";
export { type DemoRun, type DemoSlug, demoRuns, type RunOutput } from "./playground-runs.ts";
export { pricing, type SamplePrice } from "./pricing.ts";
export { audit, processSteps } from "./process.ts";
export { retention } from "./retention.ts";
export { methodology, type Service, services } from "./services.ts";
export { type MarkedDay, servicesPage, strategyConsultation } from "./services-page.ts";
export { type LabeledLink, type SiteLink, type SitePath, sitePaths } from "./site-path.ts";
export {
  type Solution,
  type SolutionFeature,
  type SolutionSlug,
  solutionSlugs,
  type UseCase,
} from "./solution.ts";
export {
  backToSolutions,
  type DetailService,
  type DetailSlug,
  detailSlugs,
  type SolutionDetail,
  sampleNote,
} from "./solution-detail.ts";
export { solutionDetails } from "./solution-details.ts";
export { solutions } from "./solutions.ts";
export { solutionPage, solutionsPage } from "./solutions-page.ts";
export { aiConsulting, enterpriseIntegration, machineLearning } from "./solutions-programs.ts";
export type { ProcessStep, Step } from "./step.ts";
export { suggestedQuestions } from "./suggested-questions.ts";
export { type BeforeAfter, type Testimonial, testimonials, testimonialsNote } from "./testimonials.ts";
export { type PlannedStep, type TryAgent, type TryType, tryAgents } from "./try-agents.ts";
export { tryPage } from "./try-page.ts";
export { tryRun } from "./try-run.ts";
export { trySamples } from "./try-samples.ts";
