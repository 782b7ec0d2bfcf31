import { servicesPage } from "@thirtyfold/content";
import { ServicesPage } from "../features/services/services-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = servicesPage;
  return pageMeta({ title, description, path: paths.services });
}

export default function Services() {
  return <ServicesPage />;
}
