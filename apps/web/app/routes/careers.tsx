import { careersPage } from "@thirtyfold/content";
import { CareersPage } from "../features/careers/careers-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const { title, description } = careersPage;
  return pageMeta({
    title,
    description,
    path: paths.careers,
    data: [breadcrumbs({ name: "Careers", path: paths.careers })],
  });
}

export default function Careers() {
  return <CareersPage />;
}
