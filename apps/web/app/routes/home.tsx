import { company, hero } from "@thirtyfold/content";
import { HomePage } from "../features/home/home-page.tsx";
import { pageMeta } from "../lib/seo.ts";
import { paths } from "../paths.ts";

export function meta() {
  return pageMeta({ title: hero.headline, description: `${hero.lead} ${company.tagline}.`, path: paths.home });
}

export default function Home() {
  return <HomePage />;
}
