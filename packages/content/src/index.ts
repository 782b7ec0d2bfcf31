export { businessHours, company, promise, type BusinessDay } from "./company.ts";
export {
  demoCall,
  featureCards,
  featuresIntro,
  finalCall,
  hero,
  testimonialsIntro,
  type ConnectionDiagram,
  type FeatureCard,
  type Permission,
  type RoleSheet,
} from "./home.ts";
export { footer, footerColumns, headerCta, headerLinks, headerMenus, type HeaderMenu, type MenuItem } from "./navigation.ts";
export { operationsMap, type LogLine, type MapRow } from "./operations-map.ts";
export { pricing, type SamplePrice } from "./pricing.ts";
export { sitePaths, type LabeledLink, type SiteLink, type SitePath } from "./site-path.ts";
export { testimonials, testimonialsNote, type BeforeAfter, type Testimonial } from "./testimonials.ts";
