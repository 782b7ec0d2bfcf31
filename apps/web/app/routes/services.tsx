import { services, servicesPage } from "@thirtyfold/content";
import { ServicesPage } from "../features/services/services-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs, service } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

/** The canonical path, also for the alias `/ai-services`. */
export function meta() {
  const { title, description } = servicesPage;
  const path = paths.services;
  const offered = services.map(({ title: name, text }) => service({ name, description: text, path }));
  return pageMeta({ title, description, path, data: [...offered, breadcrumbs({ name: title, path })] });
}

export default function Services() {
  return <ServicesPage />;
}
