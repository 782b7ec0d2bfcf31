import { about } from "@thirtyfold/content";
import { AboutPage } from "../features/about/about-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export function meta() {
  return pageMeta({ title: "About", description: about.mission.text, path: paths.about });
}

export default function About() {
  return <AboutPage />;
}
