import { about } from "@thirtyfold/content";
import { AboutPage } from "../features/about/about-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { breadcrumbs } from "../lib/structured-data.ts";
import { paths } from "../paths.ts";

export function meta() {
  const data = [breadcrumbs({ name: "About", path: paths.about })];
  return pageMeta({ title: "About", description: about.mission.text, path: paths.about, data });
}

export default function About() {
  return <AboutPage />;
}
